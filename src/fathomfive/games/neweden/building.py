"""The rule of thumb for free actions: those that raise the appraisal by themselves."""

from __future__ import annotations

from ...kernel import Ask, Value
from .appraisal import appraise, extended, planted
from .free import is_free
from .state import NewEdenState
from .tables import GROUPS

WORTH_BUILDING = 0.47
"""What a free action must bring to be taken."""
NOT_YET = -1e9


def free(s: NewEdenState, ask: Ask) -> Value:
    """A free action that raises the appraisal by itself, or nothing."""
    best: Value = ""
    most = WORTH_BUILDING
    now = NOT_YET
    for option in ask.options:
        if is_free(option):
            if now == NOT_YET:
                now = appraise(s, s.stations[ask.seat])
            gain = freed(s, ask.seat, option) - now
            if gain > most:
                best = option
                most = gain
    return best


def free_gain(s: NewEdenState, seat: int, option: Value) -> float:
    """How much a free action raises the appraisal."""
    return freed(s, seat, option) - appraise(s, s.stations[seat])


def freed(s: NewEdenState, seat: int, option: Value) -> float:
    """The appraisal of a station after a free action."""
    station = s.stations[seat]
    if isinstance(option, tuple):
        return appraise(s, extended(s, station, GROUPS.index(str(option[1]))))
    twin, lost = planted(s, station)
    return appraise(s, twin) - lost
