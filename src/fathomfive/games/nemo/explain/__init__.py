"""Why, and why not, in Nemo's War."""

from .forecast import harm, meters
from .why import WHY
from .whynot import WHYNOT

__all__ = ["WHY", "WHYNOT", "harm", "meters"]
