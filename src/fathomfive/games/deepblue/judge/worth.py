"""What things are worth in expected points: a dive with this hand, a card, a scout spot."""

from __future__ import annotations

from math import exp
from typing import Final

from ..content.tables import (
    ANY,
    BEST_OF_THE_BEST,
    BLACK,
    BLACK_SPOT,
    BLUE,
    BLUE_SPOT,
    DANGEROUS_REEFS,
    GUARD_SPOT,
    LUCRATIVE_WRECKS,
    TREASURES_APLENTY,
    TROUBLED_WATERS,
)
from ..rules.dive import EXPERT_POINTS
from ..rules.sail import free_spots
from ..rules.scoring import TREASURES
from ..rules.state import CENTRE, FACE_DOWN, DeepBlueState

BREATH: Final = 5.0
"""How many stones a dive brings up when nobody is protected."""
SHIELD: Final = 2.5
"""How many more it brings for each protection."""
SURVIVED: Final = 0.5
"""How often a danger is survived, so that crew can be played on it."""
USUAL: Final = 7
"""The stones of a usual dive, by which a crew card is judged."""
UNKNOWN_WRECK: Final = 7.0
"""What a wreck is worth beyond its stones before anybody has seen it."""
ENVY: Final = 0.45
"""What a point of another seat costs me."""


# --- a dive ---


def stone_worth(s: DeepBlueState, spot: int) -> float:
    """The mean worth of a stone from the bag to a diver on a scout spot of this kind, or on none."""
    bag = s.bag.pool
    if not bag:
        return 0.0
    total = 0
    for colour, kind in TREASURES:
        worth = s.c.stone_scouted[colour] if kind == spot else s.c.stone_points[colour]
        total += worth * bag.count(colour)
    return total / len(bag)


def length(s: DeepBlueState, shields: int) -> float:
    """How many stones a dive may bring up."""
    hazards = s.bag.pool.count(BLUE) + s.bag.pool.count(BLACK)
    share = len(s.bag.pool) / (2.4 * hazards) if hazards else 3.0
    return (BREATH + SHIELD * min(shields, 3)) * share


def shields(s: DeepBlueState, seat: int, spot: int) -> int:
    """How many protections a seat has: cards, and the scout spot."""
    count = 1 if spot in (BLUE_SPOT, BLACK_SPOT, GUARD_SPOT) else 0
    for card in s.hands[seat]:
        if s.c.crew_protects[card]:
            count += 1
    return count


def chance(s: DeepBlueState, colour: int, count: int, stones: float) -> float:
    """How likely a dive of about so many stones brings up so many of a colour."""
    if colour == ANY:
        return 1 / (1 + exp((count - stones) / 1.5))
    mean = stones * s.bag.pool.count(colour) / max(1, len(s.bag.pool))
    fewer, term = 0.0, exp(-mean)
    for n in range(count):
        fewer += term
        term *= mean / (n + 1)
    return 1 - fewer


def crew_worth(s: DeepBlueState, cards: list[int], stones: float, extra: int) -> float:
    """What the cards may bring in a dive of so many stones."""
    c = s.c
    total = 0.0
    for card in cards:
        colour = c.crew_colour[card]
        if colour < 0:
            continue
        likely = chance(s, colour, c.crew_count[card], stones)
        if colour in (BLUE, BLACK) and c.crew_count[card] > 1:
            likely *= SURVIVED
        total += likely * (c.crew_points[card] + extra)
    return total


def dive_worth(s: DeepBlueState, seat: int, node: int, spot: int, leads: bool) -> float:
    """What a dive at a node may bring a seat with its hand."""
    wreck = s.wrecks[node]
    city = wreck >= 0 and s.c.wreck_city[wreck]
    stones = length(s, shields(s, seat, spot))
    extra = EXPERT_POINTS if city and s.scenario == BEST_OF_THE_BEST else 0
    worth = 0.85 * stones * stone_worth(s, spot) + crew_worth(s, s.hands[seat], stones, extra)
    bonus = s.c.wreck_points[wreck] if wreck >= 0 else UNKNOWN_WRECK
    if city and s.scenario == TROUBLED_WATERS:
        worth *= 0.9
    if city and s.scenario == LUCRATIVE_WRECKS and leads:
        worth += stones / 2
    if leads or (city and s.scenario == TREASURES_APLENTY):
        worth += bonus
    return worth


def envy(s: DeepBlueState, seat: int, node: int) -> float:
    """What the others would get from a dive there, as a loss."""
    wreck = s.wrecks[node]
    reefs = wreck >= 0 and s.c.wreck_city[wreck] and s.scenario == DANGEROUS_REEFS
    total = 0.0
    for other in range(s.seats):
        if other == seat:
            continue
        best = -1.0
        for boat in (0, 1):
            where = s.boats[other][boat]
            spot = CENTRE
            if where == node and s.spots[other][boat] != CENTRE:
                spot = s.c.wreck_spots[wreck][s.spots[other][boat]]
            if where == node or (s.c.moves[node][where] == 1 and not reefs):
                best = max(best, dive_worth(s, other, node, spot, False))
        if best > 0:
            total += best
    return ENVY * total / (s.seats - 1)


def dives_in_sight(s: DeepBlueState, seat: int) -> list[float]:
    """What dives where the boats lie are worth: the better one, the other one, and what the better gives the others."""
    first = second = given = 0.0
    here, there = s.boats[seat]
    for node in (here,) if here == there else (here, there):
        if s.wrecks[node] < 0:
            continue
        worth = dive_worth(s, seat, node, held_spot(s, seat, node), True)
        if worth > first:
            first, second, given = worth, first, envy(s, seat, node)
        else:
            second = worth
    return [first, second, given]


# --- scout spots ---


def best_spot(s: DeepBlueState, node: int) -> int:
    """The best free kind of scout spot at a node."""
    if s.wrecks[node] < 0:
        return CENTRE
    best, worth = CENTRE, 0.0
    for spot in free_spots(s, node):
        kind = s.c.wreck_spots[s.wrecks[node]][spot]
        if spot_worth(s, kind) > worth:
            best, worth = kind, spot_worth(s, kind)
    return best


def spot_worth(s: DeepBlueState, kind: int) -> float:
    """What a kind of scout spot adds to a dive."""
    if kind in (BLUE_SPOT, BLACK_SPOT, GUARD_SPOT):
        return SHIELD * stone_worth(s, CENTRE) * (1.3 if kind == GUARD_SPOT else 0.9)
    return BREATH * (stone_worth(s, kind) - stone_worth(s, CENTRE))


def held_spot(s: DeepBlueState, seat: int, node: int) -> int:
    """The best kind of spot a seat holds at a node."""
    best, worth = CENTRE, 0.0
    for boat in (0, 1):
        spot = s.spots[seat][boat]
        if s.boats[seat][boat] == node and spot != CENTRE:
            kind = s.c.wreck_spots[s.wrecks[node]][spot]
            if spot_worth(s, kind) >= worth:
                best, worth = kind, spot_worth(s, kind)
    return best


# --- crew, and what is left of the game ---


def remaining(s: DeepBlueState) -> float:
    """How much of the game is left, from 1 down: the fourth part of the city ends it."""
    found = len(s.city)
    for node in s.c.deep_sites:
        if s.wrecks[node] != FACE_DOWN:
            found += 1
    return max(0.0, 1 - found / 11)


def card_worth(s: DeepBlueState, seat: int, card: int) -> float:
    """What a crew card in hand is worth."""
    c = s.c
    if c.crew_protects[card]:
        owned = 0
        for other in s.hands[seat] + s.resting[seat]:
            if c.crew_protects[other]:
                owned += 1
        both = c.crew_protects[card] == (1 << BLUE | 1 << BLACK)
        return (6.6 if both else 5.8) - 1.2 * owned
    uses = 1.5 * crew_worth(s, [card], float(USUAL), 0)
    return 0.5 + uses + 1.5 * c.crew_money[card] + 1.6 * c.crew_propeller[card]


def hand_worth(s: DeepBlueState, seat: int, cards: list[int]) -> float:
    """What some of a seat's cards are worth in all."""
    total = 0.0
    for card in cards:
        total += card_worth(s, seat, card)
    return total
