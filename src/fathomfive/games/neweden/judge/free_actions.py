"""The rule of thumb for free actions: those that raise the appraisal by themselves."""

from __future__ import annotations

from typing import Final

from ....kernel import AnyAsk
from ..content.tables import GROUPS
from ..rules.free import is_free
from ..rules.kinds import PLANT, Free
from ..rules.state import NewEdenState
from .worth import Harvests, appraise, extended, planted

WORTH_BUILDING: Final = 0.47
"""What a free action must bring to be taken."""
NOT_YET: Final = -1e9


def free(s: NewEdenState, ask: AnyAsk, known: Harvests | None = None) -> Free | None:
    """A free action that raises the appraisal by itself, or none."""
    best: Free | None = None
    most = WORTH_BUILDING
    now = NOT_YET
    station = s.stations[ask.seat]
    found = known or Harvests(s, station)
    for option in ask.options:
        if is_free(option):
            if now == NOT_YET:
                now = appraise(s, station, found)
            gain = freed(s, ask.seat, option, found) - now
            if gain > most:
                best = option
                most = gain
    return best


def free_gain(s: NewEdenState, seat: int, option: Free) -> float:
    """How much a free action raises the appraisal."""
    station = s.stations[seat]
    found = Harvests(s, station)
    return freed(s, seat, option, found) - appraise(s, station, found)


def freed(s: NewEdenState, seat: int, option: Free, known: Harvests) -> float:
    """The appraisal of a station, whose harvests are known, after a free action."""
    station = s.stations[seat]
    if option == PLANT:
        twin, lost = planted(s, station)
        return appraise(s, twin, known) - lost
    return appraise(s, extended(s, station, GROUPS.index(option[1])))
