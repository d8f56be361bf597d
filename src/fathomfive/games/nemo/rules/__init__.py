"""The rules of Nemo's War: the table, and everything that changes it or follows from it."""

from ....kernel.sight import redeal
from . import fieldwise as fieldwise
from .bridge import allied
from .invariants import invariants
from .kinds import KINDS
from .play import play
from .scoring import known_scores, ranks, scores
from .setup import new
from .view import view

__all__ = ["KINDS", "allied", "invariants", "known_scores", "new", "play", "ranks", "redeal", "scores", "view"]
