"""Why, and why not, in Deep Blue's own terms."""

from .forecast import harm, meters
from .why import WHY
from .whynot import WHYNOT

__all__ = ["WHY", "WHYNOT", "harm", "meters"]
