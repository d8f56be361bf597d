"""How good things are in Endeavor: the rule of thumb, and the chance to win."""

from __future__ import annotations

from .advise import ADVISE, worths
from .features import feature_names, features
from .outlook import SPREAD, horizon, outlook

__all__ = ["ADVISE", "SPREAD", "feature_names", "features", "horizon", "outlook", "worths"]
