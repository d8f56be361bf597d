"""How the seats stand: what a search believes where it stops, and what a model learns to judge by."""

from __future__ import annotations

from typing import Final

from .scoring import stone_points
from .state import CENTRE, NO_WRECK, DeepBlueState
from .thumb import UNKNOWN_WRECK, card_worth, crew_worth, dive_worth, envy, held_spot, remaining, shields

FARTHER: Final = 0.8
"""What a wreck is worth one move farther away."""
SOME: Final = 3.0
"""What any wreck is worth beyond its points."""
SPREAD: Final = 16.0
"""By how many points the estimates are commonly wrong."""
HAND: Final = 0.75
"""What a unit of worth of a card in hand brings over a whole game, in points; the weights are fitted to games."""
RESTING: Final = 0.3
"""The same for a resting card."""
BEST_DIVE: Final = 0.45
"""How much of the best dive where the boats lie is in sight."""
OTHER_DIVE: Final = 0.3
"""How much of the other one."""
NUMBERS: Final = 30
"""How many numbers describe a seat."""


def estimates(s: DeepBlueState) -> list[float]:
    """Every seat's final points as they look now, compared with the others': chest, crew, and the dives in sight."""
    ahead = remaining(s)
    found: list[float] = []
    for seat in range(s.seats):
        crew = HAND * _worth(s, seat, s.hands[seat]) + RESTING * _worth(s, seat, s.resting[seat])
        dives = _dives(s, seat)
        found.append(s.chests[seat] + ahead * crew + BEST_DIVE * dives[0] + OTHER_DIVE * dives[1])
    return found


def features(s: DeepBlueState, seat: int) -> list[float]:
    """A seat's standing, in numbers around 0 to 1."""
    if not s.hands:
        return [0.0] * NUMBERS
    c = s.c
    money = propellers = 0
    for card in s.hands[seat]:
        money += c.crew_money[card]
        propellers += c.crew_propeller[card]
    dives = _dives(s, seat)
    crew = s.hands[seat] + s.resting[seat]
    guards = 0
    for card in crew:
        if c.crew_protects[card]:
            guards += 1
    under_way = 1.0 if s.site >= 0 and s.diving[seat] else 0.0
    at_stake = stone_points(s, seat) if under_way else 0
    ahead = remaining(s)
    hand = _worth(s, seat, s.hands[seat])
    resting = _worth(s, seat, s.resting[seat])
    others = (sum(s.chests) - s.chests[seat]) / (s.seats - 1)
    lead = (s.chests[seat] - others) / 40
    return [
        lead,
        lead * ahead,
        lead / (1 + others / 40),
        ahead,
        hand / 20,
        hand / 20 * ahead,
        resting / 20,
        resting / 20 * ahead,
        len(s.hands[seat]) / 5,
        shields(s, seat, CENTRE) / 3,
        money / 5,
        propellers / 5,
        s.tokens[seat] / 2,
        dives[0] / 20,
        dives[1] / 20,
        dives[2] / 20,
        ((seat - s.turn) % s.seats) / s.seats,
        under_way,
        at_stake / 10,
        s.earned[seat] / 10 if s.earned else 0.0,
        len(crew) / 10,
        len(crew) / 10 * ahead,
        guards / 3,
        guards / 3 * ahead,
        len(s.city) / 4,
        len(s.city) / 4 * lead,
        _nearby(s, seat) / 10,
        _joined(s, seat) / 20,
        crew_worth(s, s.hands[seat], 7.0, 0) / 10,
        crew_worth(s, s.resting[seat], 7.0, 0) / 10,
    ]


def _worth(s: DeepBlueState, seat: int, cards: list[int]) -> float:
    total = 0.0
    for card in cards:
        total += card_worth(s, seat, card)
    return total


def _nearby(s: DeepBlueState, seat: int) -> float:
    """What the best wreck that the boats could sail to is worth beyond its stones: less the farther away it lies."""
    best = 0.0
    here, there = s.boats[seat]
    for node in range(len(s.wrecks)):
        wreck = s.wrecks[node]
        if wreck == NO_WRECK:
            continue
        bonus = s.c.wreck_points[wreck] if wreck >= 0 else UNKNOWN_WRECK
        away = min(s.c.moves[node][here], s.c.moves[node][there])
        best = max(best, (bonus + SOME) * FARTHER**away)
    return best


def _joined(s: DeepBlueState, seat: int) -> float:
    """What a seat would get from the best dive of another that it could join."""
    best = 0.0
    for other in range(s.seats):
        if other == seat:
            continue
        for node in s.boats[other]:
            if s.wrecks[node] >= 0:
                here, there = s.boats[seat]
                if min(s.c.moves[node][here], s.c.moves[node][there]) <= 1:
                    best = max(best, dive_worth(s, seat, node, held_spot(s, seat, node), False))
    return best


def _dives(s: DeepBlueState, seat: int) -> list[float]:
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
