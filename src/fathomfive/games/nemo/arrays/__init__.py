"""Nemo's War in numbers: what questions can ever offer, and what the State can ever hold."""

from .domains import domains
from .shapes import shapes

__all__ = ["domains", "shapes"]
