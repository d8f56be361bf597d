"""What must hold after every answer: no stone, card, wreck or token is lost or made."""

from __future__ import annotations

from collections.abc import Iterator

from ..content.tables import COLOURS
from .redeal import all_cards, likely_hands
from .state import CENTRE, FACE_DOWN, DeepBlueState


def invariants(s: DeepBlueState) -> Iterator[str]:
    """Whatever is not where it must be."""
    if s.turn < 0:
        return
    yield from _stones(s)
    yield from _cards(s)
    yield from _wrecks(s)
    yield from _boats(s)
    yield from _hands(s)


def _stones(s: DeepBlueState) -> Iterator[str]:
    c = s.c
    for colour, name in enumerate(COLOURS):
        total = s.supply[colour] + s.bag.pool.count(colour) + s.drawn.count(colour) + s.riches.count(colour)
        if total != c.stones_supply[colour] + c.stones_bag[colour]:
            yield f"there are {total} {name} stones"


def _cards(s: DeepBlueState) -> Iterator[str]:
    cards = sorted([*s.deck.pool, *s.gone, *[card for card in s.market if card >= 0], *_owned(s)])
    if cards != sorted(s.c.deck + s.c.starters * s.seats):
        yield f"the crew cards are {cards}"


def _owned(s: DeepBlueState) -> list[int]:
    return [card for zone in (s.hands, s.resting, s.played) for cards in zone for card in cards]


def _wrecks(s: DeepBlueState) -> Iterator[str]:
    seen = [wreck for wreck in s.wrecks if wreck >= 0] + s.city + s.deep.pool
    if len(seen) != len(set(seen)):
        yield f"a wreck is in two places: {seen}"
    if s.wrecks.count(FACE_DOWN) != len(s.deep):
        yield f"{s.wrecks.count(FACE_DOWN)} wrecks lie face down, but {len(s.deep)} are unknown"


def _boats(s: DeepBlueState) -> Iterator[str]:
    taken: set[tuple[int, int]] = set()
    for boats, spots in zip(s.boats, s.spots, strict=True):
        for node, spot in zip(boats, spots, strict=True):
            if spot == CENTRE:
                continue
            if s.wrecks[node] < 0 or spot >= len(s.c.wreck_spots[s.wrecks[node]]):
                yield f"a boat at {s.c.node_ids[node]} holds spot {spot}, which is not there"
            if (node, spot) in taken:
                yield f"two boats hold spot {spot} at {s.c.node_ids[node]}"
            taken.add((node, spot))


def _hands(s: DeepBlueState) -> Iterator[str]:
    for seat in range(s.seats):
        trace = tuple(s.traces[seat])
        if not trace:
            continue
        owned = sorted(s.hands[seat] + s.resting[seat] + s.played[seat])
        if list(all_cards(trace)) != owned:
            yield f"seat {seat} is known to own {all_cards(trace)}, but owns {owned}"
        elif len(trace) < 60 and tuple(s.hands[seat]) not in dict(likely_hands(trace)):
            yield f"seat {seat} holds {s.hands[seat]}, which nobody would think possible"
