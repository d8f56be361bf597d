"""How a budget is spent: how many courses of the game each event may take, and which pieces the work falls into.

All of it follows from the record and the budget alone, so that the same seed and budget give the same review, however
many cores work on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2

from ..kernel import NATURE, SetupError
from ..kernel.built import compiled
from .actions import Event
from .calibration import Calibration
from .decisions import Effort
from .race import FIRST

CORES = 2
"""The machine that a second of budget is reckoned for."""
COMPILED = 4.0
"""By how much it is faster compiled, at least."""
SPENT = 0.7
"""How much of the budget is planned for; the rest is for machines that are slower."""
DOUBTFUL = 0.15
"""The share of decisions that need a closer look."""
PIECES = 64
MOST = 64
"""The greatest effort there is."""


def check_seed(seed: int) -> None:
    """Refuse what is no seed."""
    if isinstance(seed, bool) or not isinstance(seed, int) or seed < 0:
        raise SetupError(f"a seed is a whole number from 0 on, not {seed!r}")


def effort(size: int) -> Effort:
    """An effort by its size, from 1 on.

    >>> effort(4)
    Effort(look=16, heat=16, fresh=16, most=128)
    """
    if not 1 <= size <= MOST:
        raise SetupError(f"an effort is a number from 1 to {MOST}, not {size}")
    return Effort(look=4 * size, heat=min(32, 4 * size), fresh=4 * size, most=32 * size)


def courses(event: Event, effort: Effort) -> float:
    """About how many courses of the game an event takes."""
    if event.seat == NATURE:
        return 1.5 * effort.look
    walked = 0.6 * effort.look * (event.last + 1 - event.first)
    if not event.ways:
        return walked
    heats = (event.ways + 1) * FIRST * (1.0 + log2(effort.heat / FIRST))
    return walked + heats + 3.0 * effort.fresh + DOUBTFUL * 4.0 * effort.most


def affordable(events: Sequence[Event], seconds: float, figures: Calibration) -> int:
    """The greatest effort that a budget pays for; at least 1."""
    if not seconds > 0:
        raise SetupError(f"a review takes some seconds, not {seconds}")
    speed = CORES * (COMPILED if compiled else 1.0)
    paid = SPENT * seconds * 1000.0 * speed / figures.cost
    size = 1
    while size < MOST and sum([courses(event, effort(size + 1)) for event in events]) <= paid:
        size += 1
    return size


def pieces(events: Sequence[Event], chosen: Effort) -> list[list[Event]]:
    """The events in rows of about the same work, in the order of play."""
    share = sum([courses(event, chosen) for event in events]) / PIECES
    rows: list[list[Event]] = []
    spent = share
    for event in events:
        if spent >= share:
            rows.append([])
            spent = 0.0
        rows[-1].append(event)
        spent += courses(event, chosen)
    return rows
