"""How likely the next draw of a dive brings hazards: one stone, or two at once in troubled waters (DB-7.9, DB-9.1)."""

from __future__ import annotations

from typing import Final

from ..content.tables import BLACK, BLUE
from .dive import draw_size
from .state import DeepBlueState

HAZARDS: Final = (BLUE, BLACK)


def warnings(s: DeepBlueState) -> list[int]:
    """The hazards that have come once, so that every further one is a danger (DB-7.9)."""
    return [hazard for hazard in HAZARDS if hazard in s.drawn]


def dangerous(s: DeepBlueState) -> int:
    """How many stones in the bag would be a danger if they came next, alone."""
    return sum([s.bag.pool.count(hazard) for hazard in warnings(s)])


def hazard_chance(s: DeepBlueState, hazard: int) -> float:
    """How likely the next draw brings a stone of a hazard, a mere warning or not."""
    return 1 - _none_of(s, s.bag.pool.count(hazard))


def danger_chance(s: DeepBlueState, hazard: int) -> float:
    """How likely the next draw brings a danger of a colour: any after a warning, else two at once (DB-R9)."""
    if hazard in s.drawn:
        return hazard_chance(s, hazard)
    return _both_of(s, s.bag.pool.count(hazard))


def any_danger_chance(s: DeepBlueState) -> float:
    """How likely the next draw brings a danger of either colour."""
    safe = _none_of(s, dangerous(s))
    for hazard in HAZARDS:
        if hazard not in s.drawn:
            safe -= _both_of(s, s.bag.pool.count(hazard))
    return 1 - safe


def percent(chance: float) -> int:
    """A chance in whole per cent; what can happen is never 0, what can fail never 100."""
    if chance <= 0 or chance >= 1:
        return 0 if chance <= 0 else 100
    return min(99, max(1, round(100 * chance)))


def _none_of(s: DeepBlueState, count: int) -> float:
    """How likely the next draw brings none of so many stones in the bag."""
    chance, stones = 1.0, len(s.bag.pool)
    for i in range(draw_size(s)):
        chance *= (stones - i - count) / (stones - i)
    return max(0.0, chance)


def _both_of(s: DeepBlueState, count: int) -> float:
    """How likely two stones drawn at once are both of so many in the bag."""
    stones = len(s.bag.pool)
    return count * (count - 1) / (stones * (stones - 1)) if draw_size(s) == 2 else 0.0
