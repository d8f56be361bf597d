"""The State, and everything that changes it or follows from it by the rulebook alone."""

from __future__ import annotations

from fathomfive.kernel.plain import allied, known_scores
from fathomfive.kernel.sight import redeal, view

from .invariants import invariants
from .kinds import KINDS
from .play import play
from .scoring import ranks, scores
from .setup import new

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
