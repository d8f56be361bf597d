"""How rivals stand: what a search believes where it stops, and what a model learns to judge by."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ...kernel.game import chances
from . import scoring
from .counting import goal_count
from .means import MEANS, means, time_left
from .state import Expedition

NUMBERS: Final = 9 + MEANS
"""How many numbers describe a rival."""
SURE: Final = 1.0
OPEN: Final = 7.0
"""By how much final scores differ from the estimates: at the end of the game, and by the time that is left."""
WEIGHTS: list[float] = [
    -8.6, 15.2, 15.9, 12.4, -0.5, 11.6, 0.4, -1.2, 0.7, 59.2, 10.7, 6.5, 7.1, 8.6, 7.1, 8.1, 9.2, 2.9, 1.4, 1.3,
    5, 2.7, 0.9, 7.6, 1.8, 0.1, 2.9, -0.9, 2.5, 0.2, 5, 0.4, -1.7, -1.5, -1.2, -2.4, -0.1, 0, -6.4, 2.9, -8.2,
    -5.7, -2, -5.9, -2.3, 1.3, 0, 12.2, 15.4, 35.6, 36.8, 25.6, 0.7, 4.1, 0.1, 7.9, 16.6, 15.5, 3, 2, 0.2,
    18.7, -8.3, -3, -14, 9.3, -1.5, 0.4, 3.7, -3.5, -1.7, -0.9, -9, 0.9, -5, 0,
]  # fmt: skip
"""What the numbers of `features` say about the final score: fitted to games of the rule of thumb."""


def outlook(s: Expedition) -> list[float]:
    """Every rival's chance to win: their final scores as they look now, the surer the less time is left."""
    estimates = [estimate(s, seat) for seat in range(s.seats)]
    return chances(estimates, SURE + OPEN * sqrt(time_left(s)))


def estimate(s: Expedition, seat: int) -> float:
    """A rival's final score as it looks now, up to what is the same for all."""
    total = 0.0
    for weight, number in zip(WEIGHTS, features(s, seat), strict=True):
        total += weight * number
    return total


def features(s: Expedition, seat: int) -> list[float]:
    """A rival's points, leads and means in numbers around 0 to 1, and the same by the time that is left."""
    if s.round == 0:
        return [0.0] * (2 * NUMBERS)
    numbers = [*points(s, seat), *means(s, seat)]
    time = time_left(s)
    return [*numbers, *[number * time for number in numbers]]


def points(s: Expedition, seat: int) -> list[float]:
    """The points a rival would score now, majorities it leads or may win, and its place in the order of turns."""
    attributes = scoring.attribute_points(s, seat)
    influence = scoring.influence_points(s, seat)
    papers = scoring.report_points(s, seat) + scoring.crew_points(s, seat)
    goals = scoring.goal_points(s)[seat]
    leftovers = scoring.leftover_points(s, seat)
    return [
        attributes / 20,
        influence / 20,
        papers / 20,
        goals / 20,
        leftovers / 4,
        (attributes + influence + papers + goals + leftovers) / 60,
        leads(s, seat) / 10,
        ((seat - s.turn) % s.seats) / s.seats,
        ((seat - s.wave) % s.seats) / s.seats,
    ]


def leads(s: Expedition, seat: int) -> float:
    """Majorities that are led, or within reach: their points, weighed by the lead."""
    total = 0.0
    for number, goal in enumerate(s.sheet.goals):
        chosen = s.ways[goal.goal - 1]
        if goal.first == 0 or (goal.option and chosen not in (-1, number)):
            continue
        counts = [goal_count(s, goal, 1 << other) for other in range(s.seats)]
        lead = counts[seat] - max([count for other, count in enumerate(counts) if other != seat])
        sure = 0.5 if goal.option and chosen < 0 else 1.0
        total += sure * goal.first * lead / (2.0 + abs(lead))
    return total
