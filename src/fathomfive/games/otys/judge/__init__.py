"""How good things are in Otys: the rule of thumb, and the chance to win. Nothing here writes a State."""

from ....kernel.plain import horizon
from .advise import ADVISE, worths
from .features import feature_names, features
from .outlook import SPREAD, outlook

__all__ = ["ADVISE", "SPREAD", "feature_names", "features", "horizon", "outlook", "worths"]
