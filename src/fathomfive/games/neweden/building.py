"""The rule of thumb for free actions: those that raise the appraisal by themselves."""

from __future__ import annotations

from ...kernel import Ask, Value
from .appraisal import appraise, extended, planted
from .free import EXTEND, PLANT
from .state import NewEdenState
from .tables import GROUPS

WORTH_BUILDING = 0.47
"""What a free action must bring to be taken."""


def free(s: NewEdenState, ask: Ask) -> Value:
    """A free action that raises the appraisal by itself, or nothing."""
    station = s.stations[ask.seat]
    now = appraise(s, station)
    best: Value = ""
    gain = WORTH_BUILDING
    for option in ask.options:
        if option == PLANT:
            twin, lost = planted(s, station)
            value = appraise(s, twin) - lost - now
        elif isinstance(option, tuple) and len(option) == 2 and option[0] == EXTEND:
            value = appraise(s, extended(s, station, GROUPS.index(str(option[1])))) - now
        else:
            continue
        if value > gain:
            best = option
            gain = value
    return best
