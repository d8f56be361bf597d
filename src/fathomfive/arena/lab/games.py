"""The set of games as arrays, and what they show of seats, length, leads and set-ups."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

from ...kernel import Value
from .shapes import Rate, SetUp, Spread, Tenth
from .store import read
from .watch import EVEN, TENTHS

Floats = NDArray[np.float64]
Ints = NDArray[np.int64]
BARS = 24
"""A histogram has no more bars than this."""
HALF = TENTHS // 2
STEPS = (1, 2, 5)


class Games:
    """The first games of a set, a number or a row of numbers for each."""

    def __init__(self, folder: Path, games: int, seats: int) -> None:
        table = read(folder, "games", games)
        self.count = games
        self.seats = seats
        self.allied = bool(table["allied"][0].as_py())
        self.set_up: list[str] = table["set_up"].to_pylist()
        self.first = _ints(table, "first")
        self.questions = _ints(table, "questions")
        self.rounds = _ints(table, "rounds")
        self.changes = _ints(table, "changes")
        self.scores = _rows(table, "scores", (games, seats))
        self.shares = _rows(table, "shares", (games, seats))
        self.leads = _rows(table, "leads", (games, TENTHS - 1)).astype(np.int64)
        self.chances = _rows(table, "chances", (games, TENTHS - 1, seats))

    # --- one number a game, for comparisons; nan where a game does not tell ---

    @property
    def won(self) -> Floats:
        """Allied: whether the game was won."""
        found: Floats = self.shares[:, 0]
        return found

    @property
    def begun(self) -> Floats:
        """What whoever began won."""
        return self._won_by(self.first)

    @property
    def best(self) -> Floats:
        """The highest score."""
        found: Floats = self.scores.max(axis=1)
        return found

    @property
    def margin(self) -> Floats:
        """By how much the best is ahead of the second."""
        if self.seats == 1:
            return np.zeros(self.count)
        ordered = np.sort(self.scores, axis=1)
        found: Floats = ordered[:, -1] - ordered[:, -2]
        return found

    def foreseen(self, tenth: int) -> Floats:
        """What the sole leader by points won; allied: whether the judge was right. nan: nobody led alone."""
        at = tenth - 1
        if self.allied:
            hoped = self.chances[:, at, 0] > EVEN
            right: Floats = (hoped == (self.won > EVEN)).astype(np.float64)
            return right
        return self._won_by(self.leads[:, at])

    def _won_by(self, seat: Ints) -> Floats:
        """What a seat of each game won; nan where there is none."""
        found: Floats = np.where(seat >= 0, self.shares[np.arange(self.count), np.maximum(seat, 0)], np.nan)
        return found

    # --- what all of them show ---

    def by_seat(self) -> list[Rate]:
        """What each seat won."""
        return [Rate.counted(float(self.shares[:, seat].sum()), self.count) for seat in range(self.seats)]

    def by_place(self) -> list[Rate]:
        """What each place in the order of play won, from whoever began."""
        told = np.flatnonzero(self.first >= 0)
        if self.allied or not len(told):
            return []
        at = (self.first[told, None] + np.arange(self.seats)) % self.seats
        won = self.shares[told[:, None], at].sum(axis=0)
        return [Rate.counted(float(wins), len(told)) for wins in won]

    def tenth(self, tenth: int) -> Tenth:
        """How well the standing then told the result."""
        foreseen = self.foreseen(tenth)
        told = foreseen[~np.isnan(foreseen)]
        usual = ((self.shares - self.shares.mean(axis=0)) ** 2).sum(axis=1)
        missed = ((self.shares - self.chances[:, tenth - 1]) ** 2).sum(axis=1)
        whole = float(usual.mean())
        left = float(missed.mean()) / whole if whole else 1.0
        off = (missed - left * usual) / whole if whole else np.zeros(self.count)
        error = float(off.std()) / sqrt(self.count)
        return Tenth(tenth, Rate.counted(float(told.sum()), len(told)), 1.0 - left if whole else 0.0, error)

    def by_set_up(self) -> list[SetUp]:
        """The games of each combination of options that went round, in the order they were first played."""
        found = []
        for text in dict.fromkeys(self.set_up):
            here = np.array([one == text for one in self.set_up])
            won = (self.won if self.allied else self.begun)[here]
            won = won[~np.isnan(won)]
            options: dict[str, Value] = msgspec.json.decode(text, type=dict[str, int | str])
            found.append(
                SetUp(
                    options=options,
                    games=int(here.sum()),
                    won=Rate.counted(float(won.sum()), len(won)),
                    score=float(self.scores[here].mean()),
                    questions=float(self.questions[here].mean()),
                    rounds=float(self.rounds[here].mean()),
                    changes=float(self.changes[here].mean()),
                )
            )
        return found


def spread(values: Ints) -> Spread:
    """How numbers are spread.

    >>> found = spread(np.array([3, 3, 4, 9]))
    >>> found.median, found.start, found.step, found.bars
    (3.5, 3, 1, [2, 1, 0, 0, 0, 0, 1])
    """
    least, most = int(values.min()), int(values.max())
    step = next(size for size in _steps() if (most - least) // size < BARS)
    start = least // step * step
    bars = np.bincount((values - start) // step).tolist()
    low, median, high = (float(np.quantile(values, share)) for share in (0.05, 0.5, 0.95))
    return Spread(float(values.mean()), least, low, median, high, most, start, step, bars)


def _steps() -> Sequence[int]:
    return [digit * 10**power for power in range(9) for digit in STEPS]


def _ints(table: Any, name: str) -> Ints:
    found: Ints = table[name].to_numpy().astype(np.int64)
    return found


def _rows(table: Any, name: str, shape: tuple[int, ...]) -> Floats:
    found: Floats = table[name].combine_chunks().flatten().to_numpy().astype(np.float64).reshape(shape)
    return found
