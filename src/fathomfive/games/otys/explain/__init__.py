"""Why, and why not, in Otys. Nothing here writes a State."""

from ....kernel.plain import harmless as harm
from .forecast import meters
from .why import WHY
from .whynot import WHYNOT

__all__ = ["WHY", "WHYNOT", "harm", "meters"]
