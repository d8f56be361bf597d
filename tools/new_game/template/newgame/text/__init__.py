"""The table drawn as text, for the terminal."""

from __future__ import annotations

from .board import board

__all__ = ["board"]
