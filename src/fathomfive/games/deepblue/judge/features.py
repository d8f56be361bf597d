"""How a seat stands in numbers: what a model learns to judge by."""

from __future__ import annotations

from typing import Final

from ..rules.scoring import stone_points
from ..rules.state import CENTRE, NO_WRECK, DeepBlueState
from .dives import UNKNOWN_WRECK, Dives, shields
from .worth import USUAL, hand_worth, remaining

FARTHER: Final = 0.8
"""What a wreck is worth one move farther away."""
SOME: Final = 3.0
"""What any wreck is worth beyond its points."""
NAMES: Final = (
    "lead",
    "lead early",
    "lead among few points",
    "game left",
    "hand",
    "hand early",
    "resting",
    "resting early",
    "cards in hand",
    "protections in hand",
    "money in hand",
    "propellers in hand",
    "tokens",
    "best dive",
    "other dive",
    "best dive for others",
    "turns to wait",
    "diving",
    "stones at stake",
    "points of cards in this dive",
    "crew",
    "crew early",
    "protectors",
    "protectors early",
    "city found",
    "lead late",
    "wreck nearby",
    "dive to join",
    "points in hand",
    "points at rest",
)
"""What the numbers of `features` are, in their order."""


def feature_names(s: DeepBlueState) -> tuple[str, ...]:
    """What each of the features is: all seats are rivals."""
    return NAMES


def features(s: DeepBlueState, seat: int) -> list[float]:
    """A seat's standing, in numbers around 0 to 1."""
    if not s.hands:
        return [0.0] * len(NAMES)
    c = s.c
    money = propellers = 0
    for card in s.hands[seat]:
        money += c.crew_money[card]
        propellers += c.crew_propeller[card]
    dives = Dives(s)
    sight = dives.in_sight(seat)
    crew = s.hands[seat] + s.resting[seat]
    guards = 0
    for card in crew:
        if c.crew_protects[card]:
            guards += 1
    under_way = 1.0 if s.site >= 0 and s.diving[seat] else 0.0
    at_stake = stone_points(s, seat) if under_way else 0
    ahead = remaining(s)
    hand = hand_worth(dives, seat, s.hands[seat])
    resting = hand_worth(dives, seat, s.resting[seat])
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
        sight[0] / 20,
        sight[1] / 20,
        sight[2] / 20,
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
        nearby(s, seat) / 10,
        joined(dives, seat) / 20,
        dives.crew_worth(s.hands[seat], float(USUAL), 0) / 10,
        dives.crew_worth(s.resting[seat], float(USUAL), 0) / 10,
    ]


def nearby(s: DeepBlueState, seat: int) -> float:
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


def joined(dives: Dives, seat: int) -> float:
    """What a seat would get from the best dive of another that it could join."""
    s = dives.s
    best = 0.0
    for other in range(s.seats):
        if other == seat:
            continue
        for node in s.boats[other]:
            if s.wrecks[node] >= 0:
                here, there = s.boats[seat]
                if min(s.c.moves[node][here], s.c.moves[node][there]) <= 1:
                    best = max(best, dives.worth(seat, node, dives.held_spot(seat, node), False))
    return best
