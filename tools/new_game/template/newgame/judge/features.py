"""How a seat stands, in numbers around 0 to 1: what a model learns to judge by."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..rules.scoring import scores
from ..rules.state import NewGameState
from .outlook import SPREAD, estimate

NAMES: Final = ("points", "points in hand", "cards in hand")


def features(s: NewGameState, seat: int) -> list[float]:
    """The numbers, in the order of their names."""
    points = scores(s)[seat]
    cards = len(s.hands[seat]) if s.hands else 0
    return [points / SPREAD / 4, (estimate(s, seat) - points) / SPREAD / 4, cards / 4]


def feature_names(s: NewGameState) -> Sequence[str]:
    """What each of them is."""
    return NAMES
