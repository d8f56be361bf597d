"""How the voyage stands: the chance to win it, estimated from games of the rule of thumb."""

from __future__ import annotations

from math import exp, sqrt

from ...kernel.game import chances
from .bridge import glory
from .components import MOTIVES
from .crowding import look_around, risk
from .scoring import standing
from .sea import warships
from .state import NOT_LOST, SEMI, NemoState
from .worth import turns_left

RATE = 5.0
"""About how many points a turn brings."""
GLORY = 3.0
"""By how much glory commonly differs."""
CLIFF = 4
"""So near to being outlawed every miss may be the last."""
WEIGHTS: list[float] = [
    0.68, 0.45, 0.77, 0.59, 1.71, -1.61, -1.36, -1.45, -1.42, 0.25, -1.91, 1.1, -0.86, -0.42, -1.11, -0.28,
    0.13, 0.37, -0.17, -0.19,
]  # fmt: skip
"""What the numbers of `voyage` say about winning: fitted to some hundred voyages of the rule of thumb."""


def outlook(s: NemoState) -> list[float]:
    """Every seat's chance to win; in the semi-co-operative game glory decides who of them it is (NW-18.6)."""
    won = chance(s)
    if s.mode == SEMI and s.officers:
        return [won * share for share in chances([float(glory(s, seat)) for seat in range(s.seats)], GLORY)]
    return [won] * s.seats


def chance(s: NemoState) -> float:
    """How likely the voyage is won."""
    if s.lost != NOT_LOST:
        return 0.0
    if s.over:
        return 1.0 if standing(s) >= s.c.level_least[1] else 0.0
    sum_ = 0.0
    for weight, number in zip(WEIGHTS, voyage(s), strict=True):
        sum_ += weight * number
    return (1.0 - peril(s)) / (1.0 + exp(-sum_))


def peril(s: NemoState) -> float:
    """How likely the voyage is lost very soon: no room is left at sea, or the world is about to outlaw Nemo."""
    if not s.resources:
        return 0.0
    crowd = look_around(s)
    danger = 0.5 * sum([risk(int(room) + crowd.free) for room in crowd.room])
    short = s.c.outlawed[s.motive] - s.notoriety
    if short < CLIFF:
        danger += (CLIFF - short) / (CLIFF + 1.0)
    return min(0.9, danger) * min(1.0, turns_left(s) / 3.0)


def features(s: NemoState, seat: int) -> list[float]:
    """How the voyage stands, and a seat's glory in it, in numbers around 0 to 1."""
    own = glory(s, seat) / 10 if s.mode == SEMI and s.officers else 0.0
    return [*voyage(s), own]


def voyage(s: NemoState) -> list[float]:
    """How the voyage stands, in numbers around 0 to 1."""
    motive = [1.0 if s.motive == which else 0.0 for which in range(len(MOTIVES))]
    if not s.resources:
        return [*motive, *[0.0] * 16]
    c = s.c
    turns = turns_left(s)
    least = c.level_least[1]
    ahead = (standing(s) + RATE * turns - least) / (10 * sqrt(turns + 1.0))
    crowd = look_around(s)
    tight = min(crowd.room)
    low = [1.0 / max(1, space) for space in s.resources]
    fierce = sum([warships(s, ocean) for ocean in range(len(s.ships))])
    infamy = s.notoriety / c.outlawed[s.motive]
    return [
        *motive,
        max(-3.0, min(3.0, ahead)),
        turns / 25,
        low[0],
        low[1],
        low[2],
        infamy,
        infamy * infamy * infamy,
        crowd.free / 29,
        1.0 / (1.0 + tight),
        turns / 25 / (1.0 + crowd.free),
        turns / 25 * fierce / 10,
        fierce / 10,
        sum(s.characters) / 6,
        s.ap / 5,
        len(s.salvage) / 4,
        1.0 / (1.0 + crowd.free),
    ]
