"""How a group stands, together or alone: the chance to reach as many joint goals as it needs."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from . import joint
from .means import MEANS, means, time_left
from .state import Expedition

JOINT_GOALS: Final = 7
UNSEEN: Final = 0.5
"""How likely a bonus goal is reached that has not been turned up yet."""
SHARP: Final = 1.3
"""How much the count of a joint goal tells about reaching it."""
GROWTH: dict[str, float] = {
    "influence": 0.9, "goal-1": 1.0, "goal-2": 1.0, "goal-3": 0.7,
    "juniors": 1.7, "links": 1.3, "zones": 0.8, "tracks": 1.9, "emptied": 1.3, "presence": 0.9,
}  # fmt: skip
"""Of what each kind of joint goal needs, how much comes in over a whole game."""
NUMBERS: Final = 5 + 3 * 10 + MEANS
"""How many numbers describe a group."""
WEIGHTS: list[float] = [
    -0.33, 2.64, -1.57, 0.33, 0.63, -0.36, -0.41, 0.73, -0.82, -0.22, 1.18, 0.2, 0.01, -0.53, 0.71, -0.18,
    -0.72, -0.13, -0.25, -0.15, 0.1, -0.17, 0.2, -0.5, -0.13, 0.76, -0.06, -0.29, 0.39, -0.31, 0.28, -0.07,
    -0.06, -0.45, 0.72, 1.82, 0.3, 1.32, 1.11, 0.08, 0.3, 0.67, 0.3, 0.04, 0.16, 0, 0.11, -0.02, 0, -0.9, 0.41,
    -0.35, -0.21, -0.53, 0.24, -0.06, 0.73, 0, -0.62, 0.1, 0.35, 0.08, 0.08, -1.6, -0.21, 0.89, 1.25, 0.92,
    1.21, 0.99, 0.96, 0.24, 0.95, 0, 0, -0.27, -0.04, -0.04, -0.03, -1.15, -0.23, 0.89, 0.98, -0.19, 0.22,
    -0.1, 0, 0.17, 0.74, -0.35, -0.06, 0.1, -0.57,
]  # fmt: skip
"""What the numbers of `features` say about winning: fitted to games of the rule of thumb."""


def outlook(s: Expedition) -> list[float]:
    """The chance to win, the same for all."""
    total = 0.0
    for weight, number in zip(WEIGHTS, features(s), strict=True):
        total += weight * number
    return [1.0 / (1.0 + exp(-total))] * s.seats


def features(s: Expedition) -> list[float]:
    """The joint goals and the means of the group in numbers around 0 to 1, and the means by the time that is left."""
    if s.round == 0:
        return [0.0] * (NUMBERS + MEANS)
    group = [0.0] * MEANS
    for seat in range(s.seats):
        for number, one in enumerate(means(s, seat)):
            group[number] += one / s.seats
    time = time_left(s)
    return [*goals(s), *group, *[number * time for number in group]]


def goals(s: Expedition) -> list[float]:
    """The joint goals as one, and each: how much of it there is, whether it is reached, and how likely it will be."""
    time = time_left(s)
    rows = joint.standings(s)
    kinds = ["influence", "goal-1", "goal-2", "goal-3", *[s.box.bonus_counts[bonus] for bonus in s.bonuses]]
    each: dict[str, list[float]] = {kind: [0.0, 0.0, 0.0] for kind in GROWTH}
    likely: list[float] = []
    reached = 0
    for kind, (_, have, need) in zip(kinds, rows, strict=True):
        likely.append(chance(have, need, GROWTH[kind] * time))
        reached += have >= need
        each[kind] = [max(-1.0, min(1.5, have / need)), 1.0 if have >= need else 0.0, likely[-1]]
    unseen = JOINT_GOALS - len(rows)
    hope = at_least(likely + [UNSEEN] * unseen, s.need)
    numbers = [hope, log((hope + 0.01) / (1.01 - hope)) / 4, (s.need - reached) / 4, unseen / 3, sum(likely) / 4]
    for numbers_of_one in each.values():
        numbers += numbers_of_one
    return numbers


def chance(have: int, need: int, growth: float) -> float:
    """How likely a joint goal is reached when so many times its need will still come in."""
    ahead = (have + growth * need + 0.5 - need) / (0.3 + sqrt(need * growth))
    return 1.0 / (1.0 + exp(-SHARP * max(-6.0, min(6.0, ahead))))


def at_least(likely: list[float], count: int) -> float:
    """How likely at least so many of several things happen.

    >>> at_least([0.5, 0.5], 1)
    0.75
    """
    exactly = [1.0] + [0.0] * len(likely)
    for number, one in enumerate(likely):
        for many in range(number + 1, 0, -1):
            exactly[many] = exactly[many] * (1 - one) + exactly[many - 1] * one
        exactly[0] *= 1 - one
    return sum(exactly[max(0, count) :])
