"""What the others can know about a hand.

Every card a player owns is known to all; only the rest action hides something: which three of the resting cards came
back to hand. A trace keeps what everybody saw since a hand was last known to all: the hand and the resting cards at
that moment, then each rest (-1), each card played (its number) and each card hired (-2 - its number). From it follows
exactly how likely each hand is.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations

from ...kernel import Stream
from .state import DeepBlueState

Hand = tuple[int, ...]


@lru_cache(maxsize=4096)
def likely_hands(trace: Hand) -> tuple[tuple[Hand, int], ...]:
    """Every hand that fits a trace, with its weight; the newest event is the last entry."""
    held = trace[0]
    start = 2 + held + trace[1 + held]
    if len(trace) == start:
        return ((trace[1 : 1 + held], 1),)
    before = likely_hands(trace[:-1])
    event = trace[-1]
    weights: dict[Hand, int] = {}
    if event == -1:
        owned = all_cards(trace[:-1])
        for hand, weight in before:
            for drawn in combinations(without(owned, hand), 3):
                after = tuple(sorted(hand + drawn))
                weights[after] = weights.get(after, 0) + weight
    elif event < 0:
        for hand, weight in before:
            weights[tuple(sorted((*hand, -2 - event)))] = weight
    else:
        for hand, weight in before:
            if event in hand:
                weights[without(hand, (event,))] = weight
    return tuple(sorted(weights.items()))


def all_cards(trace: Hand) -> Hand:
    """All cards in hand and at rest after a trace: those at its beginning and those hired since."""
    held = trace[0]
    rested = trace[1 + held]
    start = 2 + held + rested
    hired = [-2 - event for event in trace[start:] if event < -1]
    return tuple(sorted((*trace[1 : 1 + held], *trace[2 + held : start], *hired)))


def without(cards: Hand, taken: Hand) -> Hand:
    """Some cards less others, each taken once."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def redeal_hand(s: DeepBlueState, seat: int, stream: Stream) -> None:
    """Give a seat one of the hands that fit what everybody saw, by how likely it is."""
    trace = tuple(s.traces[seat])
    if not trace:
        return
    hand = pick_hand(likely_hands(trace), stream)
    s.resting[seat][:] = without(without(all_cards(trace), hand), tuple(s.played[seat]))
    s.hands[seat][:] = hand


def pick_hand(hands: tuple[tuple[Hand, int], ...], stream: Stream) -> Hand:
    """One of several hands, by weight."""
    ticket = stream.below(sum([weight for _, weight in hands]))
    for hand, weight in hands:
        ticket -= weight
        if ticket < 0:
            return hand
    raise AssertionError("the weights do not add up")
