"""What speaks for an option."""

from __future__ import annotations

from fathomfive.kernel import Ask, Phrase, by_kind, for_option

from ..judge.worth import chance_to_lose
from ..rules.kinds import CARD, MORE
from ..rules.state import NewGameState
from ..rules.turn import DRAW


def why_card(s: NewGameState, ask: Ask[int], card: int) -> Phrase:
    """Its points."""
    return Phrase("why-card", worth=s.c.worth[card])


def why_more(s: NewGameState, ask: Ask[str], option: str) -> Phrase | None:
    """How likely the card is lost."""
    if option != DRAW:
        return None
    return Phrase("why-draw", chance=round(100 * chance_to_lose(s, ask.seat, s.rows[ask.seat][-1])))


WHY = by_kind(for_option(CARD, why_card), for_option(MORE, why_more))
