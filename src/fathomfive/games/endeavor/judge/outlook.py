"""Every seat's chance to win as the table looks now: what a search believes where it stops.

`weights.toml` has the fitted weights; no command writes the numbers that stand here.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from ....kernel.plain import chances
from ....kernel.weights import weights
from ..rules.state import EndeavorState
from .features import ALLY_NAMES, RIVAL_NAMES, Race, of_group, of_rival
from .situation import time_left

SPREAD: Final = 10.0
"""By how many points rivals commonly differ in the end."""
SURE: Final = 1.0
OPEN: Final = 7.0
"""By how much final scores differ from the estimates: at the end of the game, and by the time that is left."""
_RIVALS: Final = weights(__package__, "rivals")
RIVALS: Final = [_RIVALS[name] for name in RIVAL_NAMES]
"""What the numbers of a rival say about its final score: fitted to games of the rule of thumb."""
_ALLIES: Final = weights(__package__, "allies")
ALLIES: Final = [_ALLIES[name] for name in ALLY_NAMES]
"""What the numbers of a group say about winning: fitted to games of the rule of thumb."""


def outlook(s: EndeavorState) -> list[float]:
    """Every seat's chance to win; together the same for all."""
    if s.together:
        return [chance_of_group(s)] * s.seats
    race = Race(s)
    estimates = [estimate(s, seat, race) for seat in range(s.seats)]
    return chances(estimates, SURE + OPEN * sqrt(time_left(s)))


def horizon(s: EndeavorState) -> int:
    """A search looks to the end of the own turn among rivals, and of two when all are allies."""
    return 2 if s.together else 1


def estimate(s: EndeavorState, seat: int, race: Race) -> float:
    """A rival's final score as it looks now, up to what is the same for all."""
    return weighed(RIVALS, of_rival(s, seat, race))


def chance_of_group(s: EndeavorState) -> float:
    """How likely the group reaches as many joint goals as it needs."""
    return 1.0 / (1.0 + exp(-weighed(ALLIES, of_group(s))))


def weighed(scale: list[float], numbers: list[float]) -> float:
    """The sum of numbers, each by its weight."""
    total = 0.0
    for at in range(len(numbers)):
        total += scale[at] * numbers[at]
    return total
