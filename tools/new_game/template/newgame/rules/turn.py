"""A turn (NG-3)."""

from __future__ import annotations

from typing import Final

from fathomfive.kernel import Rules, ask, draw

from .kinds import CARD, MORE
from .state import NewGameState
from .verbs import lay, lose, take

DRAW: Final = "draw"
REST: Final = "rest"


def turn(s: NewGameState) -> Rules:
    """Play a card, draw another one if you dare, and pass the turn on (NG-3.1, NG-3.2, NG-4.1)."""
    seat = s.turn
    played = yield from ask(seat, CARD, sorted(set(s.hands[seat])))
    lay(s, seat, played)
    if len(s.deck):
        answer = yield from ask(seat, MORE, (DRAW, REST), (played,))
        if answer == DRAW:
            yield from draw_another(s, seat, played)
    s.turn = (seat + 1) % s.seats
    s.over = not s.hands[s.turn]


def draw_another(s: NewGameState, seat: int, played: int) -> Rules:
    """Draw a card; one like the card just played is lost (NG-3.2, NG-3.3)."""
    card = yield from draw(s.deck, "card")
    if card == played:
        lose(s, seat, card)
    else:
        take(s, seat, card)
