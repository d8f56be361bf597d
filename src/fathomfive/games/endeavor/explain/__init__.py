"""Why, and why not, in Endeavor. Nothing here writes a State."""

from .why import WHY
from .whynot import WHYNOT

__all__ = ["WHY", "WHYNOT"]
