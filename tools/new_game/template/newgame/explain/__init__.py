"""Why, and why not, in the game's own terms, by what the asked seat may know. It never writes a State."""

from __future__ import annotations

from .why import WHY
from .whynot import WHYNOT

__all__ = ["WHY", "WHYNOT"]
