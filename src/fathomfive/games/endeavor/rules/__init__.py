"""The rules of Endeavor: the State, and everything that changes it or follows from it by the rulebook alone."""

from __future__ import annotations

from ....kernel.sight import redeal
from . import fieldwise as fieldwise
from .invariants import invariants
from .kinds import KINDS
from .play import play
from .scoring import allied, known_scores, ranks, scores
from .setup import new
from .view import view

__all__ = [
    "KINDS",
    "allied",
    "invariants",
    "known_scores",
    "new",
    "play",
    "ranks",
    "redeal",
    "scores",
    "view",
]
