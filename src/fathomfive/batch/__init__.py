"""Many tables of one game, stepped together: arrays in, arrays out, in one process or several (extra `learn`)."""

from .batch import Batch

__all__ = ["Batch"]
