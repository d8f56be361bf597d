"""Why, and why not, in New Eden. Nothing here writes a State."""

from .forecast import harm, meters
from .why import WHY
from .whynot import WHYNOT

__all__ = ["WHY", "WHYNOT", "harm", "meters"]
