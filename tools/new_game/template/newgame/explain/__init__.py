"""Why, and why not, in the game's own terms, by what the asked seat may know. It never writes a State."""

from __future__ import annotations

from fathomfive.kernel.plain import harmless as harm
from fathomfive.kernel.plain import no_meters as meters

from .why import WHY
from .whynot import WHYNOT

__all__ = ["WHY", "WHYNOT", "harm", "meters"]
