"""How good things are in Deep Blue: the rule of thumb, and the chance to win."""

from ....kernel.plain import horizon
from .advise import ADVISE, worths
from .features import feature_names, features
from .outlook import SPREAD, outlook

__all__ = ["ADVISE", "SPREAD", "feature_names", "features", "horizon", "outlook", "worths"]
