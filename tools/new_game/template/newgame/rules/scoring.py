"""Points (NG-4)."""

from __future__ import annotations

from fathomfive.kernel import ranked

from .state import NewGameState


def scores(s: NewGameState) -> list[int]:
    """What the cards in each row are worth (NG-4.2)."""
    return [sum([s.c.worth[card] for card in row]) for row in s.rows] or [0] * s.seats


def ranks(s: NewGameState) -> list[int]:
    """The most points win; a tie is shared (NG-4.3)."""
    return ranked(scores(s))
