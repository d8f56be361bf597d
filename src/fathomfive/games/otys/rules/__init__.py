"""The rules of Otys: the State, and everything that changes it."""

from ....kernel.plain import allied
from ....kernel.sight import redeal, view
from . import fieldwise as fieldwise
from .invariants import invariants
from .kinds import KINDS
from .play import play
from .scoring import known_scores, ranks, scores
from .setup import new

__all__ = ["KINDS", "allied", "invariants", "known_scores", "new", "play", "ranks", "redeal", "scores", "view"]
