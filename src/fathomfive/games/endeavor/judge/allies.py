"""How a group stands, together or alone: its joint goals, and how likely they are reached."""

from __future__ import annotations

from math import exp, log, sqrt
from typing import Final

from ..rules import joint
from ..rules.state import EndeavorState
from .situation import time_left

UNSEEN: Final = 0.5
"""How likely a bonus goal is reached that has not been turned up yet."""
SHARP: Final = 1.3
"""How much the count of a joint goal tells about reaching it."""
GROWTH: Final[dict[str, float]] = {
    "influence": 0.9, "goal-1": 1.0, "goal-2": 1.0, "goal-3": 0.7,
    "juniors": 1.7, "links": 1.3, "zones": 0.8, "tracks": 1.9, "emptied": 1.3, "presence": 0.9,
}  # fmt: skip
"""Of what each kind of joint goal needs, how much comes in over a whole game."""
GOALS: Final = (
    "hope", "odds", "missing", "unseen", "likely",
    *[f"{kind}{what}" for kind in GROWTH for what in ("", " reached", " likely")],
)  # fmt: skip
"""The names of `goals`."""


def goals(s: EndeavorState) -> list[float]:
    """The joint goals as one, and each: how much of it there is, whether it is reached, and how likely it will be."""
    time = time_left(s)
    rows = joint.standings(s)
    kinds = ["influence", "goal-1", "goal-2", "goal-3", *[s.c.bonus_counts[bonus] for bonus in s.bonuses]]
    each: dict[str, list[float]] = {kind: [0.0, 0.0, 0.0] for kind in GROWTH}
    likely: list[float] = []
    reached = 0
    for kind, (_, have, need) in zip(kinds, rows, strict=True):
        likely.append(chance(have, need, GROWTH[kind] * time))
        reached += have >= need
        each[kind] = [max(-1.0, min(1.5, have / need)), 1.0 if have >= need else 0.0, likely[-1]]
    unseen = joint.JOINT_GOALS - len(rows)
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
