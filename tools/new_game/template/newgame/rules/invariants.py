"""What must hold after every answer: no card is lost, and none is there twice."""

from __future__ import annotations

from collections.abc import Iterable

from .state import NewGameState


def invariants(s: NewGameState) -> Iterable[str]:
    """Complaints about cards that are not where they must be (NG-1.1)."""
    if not s.hands:
        return
    cards = s.deck.pool + s.deck.tail + s.discard
    for pile in s.hands + s.rows:
        cards = cards + pile
    for card, copies in enumerate(s.c.copies):
        if cards.count(card) != copies:
            yield f"there are {cards.count(card)} cards {s.c.ids[card]}, not {copies}"
