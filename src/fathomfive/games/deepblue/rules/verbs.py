"""The verbs that move cards and tokens, and what they leave in the traces that everybody sees."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ....kernel import tell
from .state import DeepBlueState

CAME_BACK: Final = -1
"""In a trace: one of the resting cards came back to hand."""


def hiring(card: int) -> int:
    """In a trace: a card was hired."""
    return -2 - card


def hired(event: int) -> int:
    """The card that was hired."""
    return -2 - event


def play_card(s: DeepBlueState, seat: int, card: int) -> None:
    """Put a card from the hand beside the mat, face up (DB-3.3)."""
    s.hands[seat].remove(card)
    s.played[seat].append(card)
    if s.traces[seat]:
        s.traces[seat].append(card)


def lay_to_rest(s: DeepBlueState, seat: int) -> None:
    """Put the cards beside the mat face down into the resting area (DB-3.4)."""
    for card in s.played[seat]:
        insort(s.resting[seat], card)
    s.played[seat].clear()


def spend_token(s: DeepBlueState, seat: int) -> None:
    """Discard a starting bonus token for 1 money or 1 propeller (DB-5.10)."""
    s.tokens[seat] -= 1
    tell(s, "spends_token", seat)
