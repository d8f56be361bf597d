"""Bots: each sees its seat only."""

from __future__ import annotations

from .making import Bot, make, names

__all__ = ["Bot", "make", "names"]
