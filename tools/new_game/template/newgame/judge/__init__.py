"""How good things are: the rule of thumb, and the chance to win. It never writes a State."""

from __future__ import annotations

from fathomfive.kernel.plain import horizon

from .advise import ADVISE
from .features import feature_names, features
from .outlook import SPREAD, outlook

__all__ = ["ADVISE", "SPREAD", "feature_names", "features", "horizon", "outlook"]
