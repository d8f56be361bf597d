"""How the voyage stands: the chance to win it, estimated from games of the rule of thumb.

`weights.toml` has the fitted weights; no command writes the numbers that stand here.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ....kernel.plain import chances
from ....kernel.weights import weights
from ..rules.bridge import glory
from ..rules.scoring import standing
from ..rules.state import NOT_LOST, SEMI, NemoState
from .crowding import look_around, risk
from .features import VOYAGE, voyage
from .worth import turns_left

SPREAD: Final = 10.0
"""By how many points scores commonly differ in the end."""
GLORY: Final = 3.0
"""By how much glory commonly differs."""
CLIFF: Final = 4
"""So near to being outlawed every miss may be the last."""


_WON: Final = weights(__package__, "won")
WEIGHTS: Final = [_WON[name] for name in VOYAGE]
"""What the numbers of a voyage say about winning it."""


def horizon(s: NemoState) -> int:
    """About a turn: phases and single actions are units of play."""
    return 6


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
