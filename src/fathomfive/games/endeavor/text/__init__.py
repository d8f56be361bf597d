"""The table of Endeavor drawn as text."""

from __future__ import annotations

from .board import board

__all__ = ["board"]
