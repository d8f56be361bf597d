"""How good things are in Nemo's War: the rule of thumb, and the chance to win."""

from .advise import ADVISE, worths
from .features import feature_names, features
from .outlook import SPREAD, horizon, outlook

__all__ = ["ADVISE", "SPREAD", "feature_names", "features", "horizon", "outlook", "worths"]
