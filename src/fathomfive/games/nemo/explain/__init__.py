"""Why, and why not, in Nemo's War."""

from .why import WHY
from .whynot import WHYNOT

__all__ = ["WHY", "WHYNOT"]
