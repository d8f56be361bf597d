"""What the scores are made of, for the end screen."""

from __future__ import annotations

from collections.abc import Sequence

from fathomfive.kernel import Fact, Phrase

from ..rules.state import NewGameState
from .phrases import card_name


def parts(s: NewGameState, facts: Sequence[Fact]) -> list[tuple[Phrase, str, list[int]]]:
    """The points by kind of card (NG-4.2)."""
    return [
        (card_name(s, card), "NG-4.2", [row.count(card) * worth for row in s.rows])
        for card, worth in enumerate(s.c.worth)
    ]
