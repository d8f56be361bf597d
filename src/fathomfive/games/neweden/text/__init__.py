"""New Eden drawn as text."""

from .board import board

__all__ = ["board"]
