"""What the others can know about a hand, and hands to imagine that fit it.

Every card a player owns is known to all; only the rest action hides something: which three of the resting cards came
back to hand. A trace keeps what everybody saw since a hand was last known to all: the hand and the resting cards at
that moment, then each card that came back from its rest (-1: nobody saw which), each card played (its number) and each
card hired (-2 - its number). From it follows exactly how likely each hand is.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from ....kernel import Stream
from .state import DeepBlueState
from .verbs import CAME_BACK, hired

Hand = tuple[int, ...]
Hands = tuple[tuple[Hand, int], ...]

_known: dict[Hand, Hands] = {}
"""What has been computed, by trace. Games go on from what was known a card ago."""
ROOM: Final = 4096


def likely_hands(trace: Hand) -> Hands:
    """Every hand that fits a trace, with its weight."""
    if trace in _known:
        return _known[trace]
    held = trace[0]
    start = 2 + held + trace[1 + held]
    seen = len(trace)
    while seen > start and trace[:seen] not in _known:
        seen -= 1
    hands = _known.get(trace[:seen], ((trace[1 : 1 + held], 1),))
    for upto in range(seen, len(trace)):
        hands = after(hands, trace[upto], all_cards(trace[:upto]))
    if len(_known) >= ROOM:
        _known.clear()
    _known[trace] = hands
    return hands


def after(hands: Hands, event: int, owned: Hand) -> Hands:
    """The hands that are likely after one more event, of a player who owned these cards before."""
    weights: dict[Hand, int] = {}
    for hand, weight in hands:
        if event == CAME_BACK:
            for card in without(owned, hand):
                fuller = tuple(sorted((*hand, card)))
                weights[fuller] = weights.get(fuller, 0) + weight
        elif event < 0:
            weights[tuple(sorted((*hand, hired(event))))] = weight
        elif event in hand:
            weights[without(hand, (event,))] = weight
    common = gcd(*weights.values())
    return tuple([(hand, weight // common) for hand, weight in sorted(weights.items())])


def all_cards(trace: Hand) -> Hand:
    """All cards in hand and at rest after a trace: those at its beginning and those hired since."""
    held = trace[0]
    rested = trace[1 + held]
    start = 2 + held + rested
    new = [hired(event) for event in trace[start:] if event < CAME_BACK]
    return tuple(sorted((*trace[1 : 1 + held], *trace[2 + held : start], *new)))


def without(cards: Hand, taken: Hand) -> Hand:
    """Some cards less others, each taken once."""
    left = list(cards)
    for card in taken:
        left.remove(card)
    return tuple(left)


def redeal(s: DeepBlueState, viewer: int, stream: Stream) -> None:
    """Give every other seat a hand that it might hold for all the viewer knows; a spectator owns none."""
    for seat in range(s.seats):
        if seat != viewer:
            redeal_hand(s, seat, stream)


def redeal_hand(s: DeepBlueState, seat: int, stream: Stream) -> None:
    """Give a seat one of the hands that fit what everybody saw, by how likely it is."""
    trace = tuple(s.traces[seat])
    if not trace:
        return
    hand = pick_hand(likely_hands(trace), stream)
    s.resting[seat][:] = without(without(all_cards(trace), hand), tuple(s.played[seat]))
    s.hands[seat][:] = hand


def pick_hand(hands: Hands, stream: Stream) -> Hand:
    """One of several hands, by weight."""
    total = sum([weight for _, weight in hands])
    ticket = int(stream.bits()) * total >> 32
    for hand, weight in hands:
        ticket -= weight
        if ticket < 0:
            return hand
    raise AssertionError("the weights do not add up")
