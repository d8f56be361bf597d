"""Luck against skill: what the study says of some of the games.

A review splits every seat's result into its own decisions, the others', luck and a residual, which sum exactly. The
share of a part is its covariance with the result over the result's variance: the shares sum to one, and the errors of
the parts, which have nothing to do with the result, make them unsure but not wrong.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from math import sqrt

from ... import study
from ..crew import Crew
from ..match import play_game
from .shapes import Fortune, Share
from .trial import Trial

PARTS = ("own", "others", "luck", "residual")
SIZE = 1
"""The effort of a review, the least there is."""
Line = tuple[float, ...]
"""A seat's own decisions, the others', luck and residual; their sum is its result."""


def fortune(trial: Trial, games: int, crew: Crew) -> Fortune:
    """Review the first games of a trial, one of each deal, and say what their results are made of."""
    ways = trial.match.ways
    pieces = [(trial, ways * deal) for deal in range(games)]
    lines = [line for seats in crew.work(lines_of, pieces) for line in seats]
    return Fortune(games, trial.match.seats, SIZE, shares(lines))


def lines_of(trial: Trial, number: int) -> list[Line]:
    """Play one game and review it: a line for each seat."""
    match = trial.match_of(number)
    record = play_game(match, number, record=True).record
    told = study.review(json.dumps(record), size=SIZE, seed=number, pack=match.pack)
    seats = told.summary[:1] if told.allied else told.summary
    return [tuple([float(getattr(seat, part)) for part in PARTS]) for seat in seats]


def shares(lines: Sequence[Line]) -> list[Share]:
    """Each part's share of what decided the results, with an error from leaving out one line after the other.

    >>> [round(part.share, 2) for part in shares([(0.1, 0.0, 0.3, 0.0), (-0.1, 0.0, -0.3, 0.0), (0.0, 0.0, 0.1, 0.0)])]
    [0.24, 0.0, 0.76, 0.0]
    """
    whole = _shares(lines)
    count = len(lines)
    without = [_shares([*lines[:left], *lines[left + 1 :]]) for left in range(count)] if count > 2 else []
    errors = [
        sqrt((count - 1) / count * sum((one[part] - whole[part]) ** 2 for one in without)) for part in range(len(PARTS))
    ]
    return [Share(name, whole[part], errors[part]) for part, name in enumerate(PARTS)]


def _shares(lines: Sequence[Line]) -> list[float]:
    results = [sum(line) for line in lines]
    whole = sum(result**2 for result in results)
    return [
        sum(line[part] * result for line, result in zip(lines, results, strict=True)) / whole if whole else 0.0
        for part in range(len(PARTS))
    ]
