"""The rule of thumb: a sensible answer to any question, judged by what the asked seat may know."""

from __future__ import annotations

from typing import Final

from fathomfive.kernel import Ask, Stream, by_kind, for_advice

from ..rules.kinds import CARD, MORE
from ..rules.state import NewGameState
from ..rules.turn import DRAW, REST
from .worth import chance_to_lose

DARING: Final = 0.5
"""Up to this chance to lose a card, draw."""


def best_card(s: NewGameState, ask: Ask[int], stream: Stream) -> int:
    """The card that is worth most."""
    best = ask.options[0]
    for card in ask.options:
        if s.c.worth[card] > s.c.worth[best]:
            best = card
    return best


def draw_or_rest(s: NewGameState, ask: Ask[str], stream: Stream) -> str:
    """Draw while it is not too likely that the card is lost."""
    return DRAW if chance_to_lose(s, ask.seat, s.rows[ask.seat][-1]) <= DARING else REST


ADVISE = by_kind(for_advice(CARD, best_card), for_advice(MORE, draw_or_rest))
