"""How good things are in New Eden: the rule of thumb, and the chance to win. Nothing here writes a State."""

from .advise import ADVISE
from .features import feature_names, features
from .outlook import SPREAD, horizon, outlook

__all__ = ["ADVISE", "SPREAD", "feature_names", "features", "horizon", "outlook"]
