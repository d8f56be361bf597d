"""Bots: each sees its seat only."""

from __future__ import annotations

from .guests import named
from .making import Bot, check_guest, make, names, seeded, style_names

__all__ = ["Bot", "check_guest", "make", "named", "names", "seeded", "style_names"]
