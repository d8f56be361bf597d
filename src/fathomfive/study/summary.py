"""The summary: result = own decisions + others' decisions + luck + residual, exactly, for every seat.

Own and others' decisions are counted against what the rule of thumb would have done, luck against its expectation, each
to the unit of play that it was valued at. The residual is what is left: what hidden things made of decisions, what the
model changed its mind about from turn to turn, and the errors of all figures.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

from .evaluator import variance
from .grades import GRADES, ONLY
from .level import level
from .shapes import Luck, Moment, Summary

GRID = 1 << 20
"""Figures are rounded to this part of one, so that their sum is exact."""


def rounded(value: float) -> float:
    """The nearest number of the grid: sums of such numbers are exact.

    >>> rounded(1 / 3) + rounded(1 / 3) + rounded(1 / 3) == 3 * rounded(1 / 3)
    True
    """
    return round(value * GRID) / GRID


def summary(
    seat: int,
    start: float,
    outcome: float,
    decisions: Sequence[Moment],
    luck: Sequence[Luck],
    levels: Mapping[str, tuple[float, float]],
) -> Summary:
    """One seat's game."""
    mine = [moment for moment in decisions if moment.seat == seat]
    theirs = [moment for moment in decisions if moment.seat != seat]
    own = rounded(sum([moment.gains[seat] for moment in mine]))
    others = rounded(sum([moment.gains[seat] for moment in theirs]))
    fortune = rounded(sum([event.gains[seat] for event in luck]))
    result = rounded(outcome - start)
    losses = [moment.loss for moment in mine]
    mean = sum(losses) / len(losses) if losses else 0.0
    spread = sqrt(variance(losses) / len(losses)) if losses else 0.0
    gained = [moment.gains[seat] for moment in mine]
    gain = sum(gained) / len(gained) if gained else 0.0
    gain_error = sqrt(variance(gained) / max(1, len(gained)))
    dearest = max(mine, key=lambda moment: moment.loss, default=None)
    return Summary(
        seat=seat,
        outcome=outcome,
        result=result,
        own=own,
        others=others,
        luck=fortune,
        residual=result - own - others - fortune,
        own_error=_together([moment.gain_errors[seat] for moment in mine]),
        others_error=_together([moment.gain_errors[seat] for moment in theirs]),
        luck_error=_together([event.errors[seat] for event in luck]),
        decisions=len(mine),
        counts={name: sum([moment.grade == name for moment in mine]) for name in (*[g for g, _ in GRADES], ONLY)},
        loss=mean,
        loss_error=spread,
        worst=dearest.step if dearest is not None and dearest.loss > 0 else None,
        level=level(gain, gain_error, len(mine), levels),
    )


def _together(errors: Sequence[float]) -> float:
    """The standard error of a sum."""
    return sqrt(sum([error * error for error in errors]))
