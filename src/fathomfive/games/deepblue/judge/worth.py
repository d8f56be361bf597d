"""What crew is worth in expected points, and how much of the game is left."""

from __future__ import annotations

from typing import Final

from ..content.tables import BLACK, BLUE
from ..rules.state import FACE_DOWN, DeepBlueState
from .dives import Dives

USUAL: Final = 7
"""The stones of a usual dive, by which a crew card is judged."""


def remaining(s: DeepBlueState) -> float:
    """How much of the game is left, from 1 down: the fourth part of the city ends it."""
    found = len(s.city)
    for node in s.c.deep_sites:
        if s.wrecks[node] != FACE_DOWN:
            found += 1
    return max(0.0, 1 - found / 11)


def card_worth(dives: Dives, seat: int, card: int) -> float:
    """What a crew card in hand is worth."""
    s = dives.s
    c = s.c
    if c.crew_protects[card]:
        owned = 0
        for other in s.hands[seat] + s.resting[seat]:
            if c.crew_protects[other]:
                owned += 1
        both = c.crew_protects[card] == (1 << BLUE | 1 << BLACK)
        return (6.6 if both else 5.8) - 1.2 * owned
    uses = 1.5 * dives.crew_worth([card], float(USUAL), 0)
    return 0.5 + uses + 1.5 * c.crew_money[card] + 1.6 * c.crew_propeller[card]


def hand_worth(dives: Dives, seat: int, cards: list[int]) -> float:
    """What some of a seat's cards are worth in all."""
    total = 0.0
    for card in cards:
        total += card_worth(dives, seat, card)
    return total
