"""Deep Blue's table as text."""

from .board import board

__all__ = ["board"]
