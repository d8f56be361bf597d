"""Every seat's chance to win, as the table looks now: where a search stops and judges."""

from __future__ import annotations

from typing import Final

from fathomfive.kernel import chances

from ..rules.state import NewGameState

SPREAD: Final = 5.0
"""By how many points the seats commonly differ in the end."""


def outlook(s: NewGameState) -> list[float]:
    """By the points that lie in the rows and are still in the hands."""
    return chances([float(estimate(s, seat)) for seat in range(s.seats)], SPREAD)


def estimate(s: NewGameState, seat: int) -> int:
    """The points that a seat has, and those it holds."""
    cards = s.rows[seat] + s.hands[seat] if s.hands else []
    return sum([s.c.worth[card] for card in cards])
