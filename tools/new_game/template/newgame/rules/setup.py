"""Set-up (NG-2)."""

from __future__ import annotations

from collections.abc import Mapping

from fathomfive.kernel import Pile, Rules, Value, draw, pick, tell

from ..content.tables import HAND, Content
from .state import NewGameState
from .verbs import take


def new(content: Content, seats: int, options: Mapping[str, Value]) -> NewGameState:
    """The State before set-up."""
    s = NewGameState()
    s.c = content
    return s


def set_up(s: NewGameState) -> Rules:
    """Shuffle, deal three cards each, and let chance say who begins (NG-2.1, NG-2.2)."""
    s.deck = Pile([card for card, copies in enumerate(s.c.copies) for _ in range(copies)])
    s.hands = [[] for _ in range(s.seats)]
    s.rows = [[] for _ in range(s.seats)]
    for seat in range(s.seats):
        for _ in range(HAND):
            card = yield from draw(s.deck, "card")
            take(s, seat, card)
    s.turn = yield from pick(range(s.seats), "first")
    tell(s, "begins", s.turn)
