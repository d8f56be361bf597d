"""The rules of New Eden: the State, and everything that changes it or follows from it."""

from ....kernel.plain import allied
from . import fieldwise as fieldwise
from .invariants import invariants
from .kinds import KINDS
from .play import play
from .redeal import redeal
from .scoring import known_scores, ranks, scores
from .setup import new
from .view import view

__all__ = ["KINDS", "allied", "invariants", "known_scores", "new", "play", "ranks", "redeal", "scores", "view"]
