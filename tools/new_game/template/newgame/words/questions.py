"""Questions and their options: what is asked, what each option says, and the thing that it points at."""

from __future__ import annotations

from collections.abc import Mapping

from fathomfive.kernel import Ask, Phrase, by_kind, for_option, for_question
from fathomfive.kernel.plain import label, nowhere, prompt

from ..rules.kinds import CARD, MORE
from ..rules.state import NewGameState
from .phrases import card_name

ASK_RULES: Mapping[str, str] = {CARD.name: "NG-3.1", MORE.name: "NG-3.2"}


def card_label(s: NewGameState, ask: Ask[int], card: int) -> Phrase:
    """A card by its name and worth."""
    return Phrase("card-label", card=card_name(s, card), worth=s.c.worth[card])


def card_target(s: NewGameState, ask: Ask[int], card: int) -> str:
    """The card in the hand."""
    return f"hand/{card}"


PROMPT = by_kind(for_question(CARD, prompt), for_question(MORE, prompt))
LABEL = by_kind(for_option(CARD, card_label), for_option(MORE, label))
TARGET = by_kind(for_option(CARD, card_target), for_option(MORE, nowhere))
