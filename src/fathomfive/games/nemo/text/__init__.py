"""Nemo's War drawn as text."""

from .board import board

__all__ = ["board"]
