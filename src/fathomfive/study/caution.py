"""Caution: which options of a question would surely be mistakes, found while somebody still thinks about it.

All options race on tables as they may be for all the seat knows; the best then meets those that look bad on fresh luck,
in rounds, until every grade is settled or the time is up. What is not sure by then is not warned of.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec

from ..kernel import Table
from .evaluator import Evaluator, Sample, base
from .grades import GRADES, grade, settled
from .race import FIRST, Action, Trials, Way, race

if TYPE_CHECKING:
    from ..kernel import Value
else:
    Value = Any  # the kernel's type leads into itself, where decoders cannot follow

HEATS = (16, 8, 4, 2)
"""Trials of those that stay longest in the race: as many of them as there is time for."""
RACING = 0.5
"""The share of the time that the race may take."""
FRESH, MOST = 8, 256
"""Courses on fresh luck: at first, and at most."""
LEAST = GRADES[-1][1]
"""From so much less than the best on an option looks bad."""
_clock: Callable[[], float] = getattr(time, "thread_time", time.perf_counter)


class Doubt(msgspec.Struct, frozen=True):
    """An option that would surely be a mistake."""

    option: Value
    worth: float
    """The chance to win with it."""
    loss: float
    error: float
    grade: str
    """`slip`, `mistake` or `blunder`."""


class Caution(msgspec.Struct, frozen=True):
    """What to be warned of at a question."""

    best: Value
    worth: float
    """The chance to win with the best option that was found."""
    doubts: list[Doubt]
    """The worst first."""


def caution(table: Table, seat: int, seed: int, seconds: float) -> Caution:
    """Look at a seat's question for so many seconds of processor time at most."""
    end = _clock() + seconds
    evaluator = Evaluator(table)
    options = table.seat(seat).ask().options
    action = Action(seat, table.version, [table], [options[0]])
    ways = [Way(0, option) for option in options]
    heats = Trials(action, evaluator, base(seed, table.version, "race"))
    heat = _heat(heats, ways, seconds)
    if heat is None:
        return Caution(options[0], ways[0].sample.mean(seat), [])
    race(heats, ways, (), seat, heat)
    ways.sort(key=lambda way: (len(way.sample), way.sample.mean(seat)), reverse=True)
    best = ways[0]
    suspects = [way for way in ways[1:] if best.sample.mean(seat) - way.sample.mean(seat) >= LEAST]
    doubts = _compared(best, suspects, Trials(action, evaluator, base(seed, table.version, "fresh")), end)
    doubts.sort(key=lambda doubt: doubt.loss, reverse=True)
    return Caution(best.option, best.sample.mean(seat), doubts)


def _heat(trials: Trials, ways: list[Way], seconds: float) -> int | None:
    """How far a race can go in the time there is, by what the first trial takes; None: there are too many options."""
    began = _clock()
    trials.fill(ways[0], 1)
    most = RACING * seconds / max(1e-6, _clock() - began)
    for heat in HEATS:
        rounds = 1 if heat <= FIRST else 1 + (heat // FIRST).bit_length() - 1
        if len(ways) * min(heat, FIRST) * rounds <= most:
            return heat
    return None


def _compared(best: Way, suspects: list[Way], fresh: Trials, end: float) -> list[Doubt]:
    """Those that are surely worse than the best, as far as the time allows to say."""
    seat, evaluator = fresh.seat, fresh.evaluator
    first = Sample()
    samples = {way: Sample() for way in suspects}
    found: dict[Way, Doubt] = {}
    count, open_ = FRESH, suspects
    while open_ and count <= MOST and _clock() < end:
        unsettled: list[Way] = []
        for way in open_:
            if _clock() >= end:
                break
            lead, error = evaluator.lead(fresh.fill(best, count, first), fresh.fill(way, count, samples[way]), seat)
            found[way] = Doubt(way.option, samples[way].mean(seat), lead, error, grade(lead, error))
            if not settled(lead, error, evaluator.own_error(first, samples[way])):
                unsettled.append(way)
        count, open_ = 2 * count, unsettled
    return [doubt for doubt in found.values() if doubt.grade]
