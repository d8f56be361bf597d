"""Why, and why not, in Deep Blue's own terms."""

from .why import WHY
from .whynot import WHYNOT

__all__ = ["WHY", "WHYNOT"]
