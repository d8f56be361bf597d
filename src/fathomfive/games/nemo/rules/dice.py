"""The arithmetic of two dice: how many of the 36 rolls reach a goal, sink a ship, or are hit (NW-7, NW-12)."""

from __future__ import annotations

from typing import Final

from ..content.vocabulary import ARMOUR, PROW
from .combat import STALK, TORPEDO, sinks_on, strength
from .sea import is_warship
from .state import NemoState
from .trial import hindrance_at

LEAST: Final = -8
MOST: Final = 22
"""The goals that are worked out: below and above them nothing changes."""


def count_hits(goal: int) -> int:
    """Count the rolls that reach a goal."""
    return sum([1 for one in range(1, 7) for two in range(1, 7) if one + two > 2 and one + two >= goal])


def count_misses(goal: int) -> list[int]:
    """Count the rolls that miss a goal, by their lower die."""
    found = [0] * 7
    for one in range(1, 7):
        for two in range(1, 7):
            if one + two == 2:
                found[0] += 1
            elif one + two < goal:
                found[min(one, two)] += 1
    return found


HITS: Final[list[int]] = [count_hits(goal) for goal in range(LEAST, MOST)]
MISSES: Final[list[list[int]]] = [count_misses(goal) for goal in range(LEAST, MOST)]


def hits(goal: int) -> int:
    """How many of the 36 rolls reach a goal, modifiers already taken off it; a double 1 never does (NW-7.3)."""
    return HITS[max(0, min(MOST - LEAST - 1, goal - LEAST))]


def misses(goal: int) -> list[int]:
    """How many of the 36 rolls miss a goal, by their lower die; a double 1 stands at 0."""
    return MISSES[max(0, min(MOST - LEAST - 1, goal - LEAST))]


def to_sink(s: NemoState, side: int, kind: str, ocean: int) -> int:
    """How many of the 36 rolls destroy a ship when nothing is exerted (NW-12.5, NW-11.8)."""
    if kind == TORPEDO:
        goal = sinks_on(s, side)
        return hits(goal) if s.torpedo_dice == 2 else 6 * (7 - goal)
    plus = (1 if kind == STALK else 0) + (1 if PROW in s.installed else 0) + hindrance_at(s, ocean, side)
    return hits(strength(s, side, s.c.side_defence[side]) - plus)


def to_be_hit(s: NemoState, side: int, ocean: int) -> int:
    """How many of the 36 rolls let a ship's fire hit; none for civilians (NW-12.2)."""
    if not is_warship(s, side):
        return 0
    plus = (1 if ARMOUR in s.installed else 0) + hindrance_at(s, ocean, side)
    return 36 - hits(strength(s, side, s.c.side_attack[side]) - plus)
