"""Bots: each sees its seat only."""

from __future__ import annotations

from .making import Bot, check_guest, make, names, seeded

__all__ = ["Bot", "check_guest", "make", "names", "seeded"]
