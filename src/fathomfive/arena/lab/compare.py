"""Two contents, or two sets of options, on the same deals: what differs, by how much, and for sure.

Games of the same number are a pair: the same seed, the same bots in the same seats. A difference is the mean over the
pairs. So many things are compared that some would differ by chance; Holm's procedure keeps the chance of even one false
alarm at 5 %.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import erfc, sqrt
from pathlib import Path

import msgspec
import numpy as np

from ..stats import Z95, Interval
from .games import HALF, Floats, Games
from .options import Ints, Options
from .shapes import Rate
from .trial import Trial

LEVEL = 0.05
"""How probable one false alarm may be."""
ENOUGH = 20
"""A choice offered less often in both halves is not compared."""
MOST = 24
"""So many choices that differ are told at most."""


class Difference(msgspec.Struct, frozen=True):
    """One number of a game in both halves, and how the second differs."""

    measure: str
    a: float
    b: float
    mean: float
    """The mean of the paired differences, b − a."""
    interval: Interval
    pairs: int
    p: float
    """How often chance alone would show as much."""
    sure: bool = False
    """Whether it holds among everything that was compared."""


class Shift(msgspec.Struct, frozen=True):
    """One choice in both halves: how often it was taken, and what those who took it won."""

    kind: str
    label: str
    picked_a: Rate
    picked_b: Rate
    won_a: Rate
    won_b: Rate
    taken: Difference
    """How often it is taken in a game."""
    winning: Difference
    """What whoever takes it wins."""

    @property
    def sure(self) -> bool:
        """Whether either differs for sure."""
        return self.taken.sure or self.winning.sure


class Comparison(msgspec.Struct, frozen=True):
    """A against B."""

    a: Trial
    b: Trial
    games: int
    same: bool
    """Whether both halves were played alike, answer for answer, as far as the sets tell."""
    measures: list[Difference]
    shifts: list[Shift]
    """The choices that differ for sure, the surest first."""
    compared: int
    """How many choices were compared."""

    @property
    def differs(self) -> bool:
        """The verdict in a word."""
        return any(one.sure for one in self.measures) or bool(self.shifts)


def compare(a: Trial, b: Trial, games: int, folders: tuple[Path, Path]) -> Comparison:
    """Hold the sets of two trials against each other."""
    seats = a.match.seats
    ours, theirs = (Games(folder, games, seats) for folder in folders)
    measures = [
        paired(name, one, two) for name, one, two in zip(_names(ours), _numbers(ours), _numbers(theirs), strict=True)
    ]
    shifts = compared(
        Options(folders[0], games, seats, ours.allied), Options(folders[1], games, seats, theirs.allied), games
    )
    sure = holm([one.p for one in measures])
    measures = [msgspec.structs.replace(one, sure=held) for one, held in zip(measures, sure, strict=True)]
    known = holm([p for one in shifts for p in (one.taken.p, one.winning.p)])
    shifts = [
        msgspec.structs.replace(
            one,
            taken=msgspec.structs.replace(one.taken, sure=known[2 * place]),
            winning=msgspec.structs.replace(one.winning, sure=known[2 * place + 1]),
        )
        for place, one in enumerate(shifts)
    ]
    return Comparison(
        a=a,
        b=b,
        games=games,
        same=not any(one.taken.mean for one in shifts)
        and bool((ours.scores == theirs.scores).all())
        and bool((ours.questions == theirs.questions).all()),
        measures=measures,
        shifts=sorted([one for one in shifts if one.sure], key=lambda one: min(one.taken.p, one.winning.p))[:MOST],
        compared=len(shifts),
    )


def _names(games: Games) -> list[str]:
    own = ["won"] if games.allied else ["begun", "margin"]
    return [*own, "score", "best", "questions", "rounds", "changes", "half"]


def _numbers(games: Games) -> list[Floats]:
    own = [games.won] if games.allied else [games.begun, games.margin]
    whole = [number.astype(np.float64) for number in (games.questions, games.rounds, games.changes)]
    return [*own, games.scores.mean(axis=1), games.best, *whole, games.foreseen(HALF)]


def paired(name: str, a: Floats, b: Floats) -> Difference:
    """The mean difference of pairs; where one of them does not tell, the pair does not count.

    >>> found = paired("score", np.array([1.0, 2.0, 3.0]), np.array([2.0, 4.0, 3.0]))
    >>> found.mean, found.pairs
    (1.0, 3)
    """
    told = ~(np.isnan(a) | np.isnan(b))
    off = (b - a)[told]
    count = len(off)
    if not count:
        return Difference(name, 0.0, 0.0, 0.0, Interval(0.0, 0.0), 0, 1.0)
    mean = float(off.mean())
    error = float(off.std(ddof=1)) / sqrt(count) if count > 1 else 0.0
    return _difference(name, float(a[told].mean()), float(b[told].mean()), mean, error, count)


def _difference(name: str, a: float, b: float, mean: float, error: float, count: int) -> Difference:
    p = (erfc(abs(mean) / error / sqrt(2)) if error else 0.0) if mean and count > 1 else 1.0
    return Difference(name, a, b, mean, Interval(mean - Z95 * error, mean + Z95 * error), count, p)


def holm(chances: Sequence[float], level: float = LEVEL) -> list[bool]:
    """Which of many findings hold together: the surest must pass the strictest bar.

    >>> holm([0.001, 0.2, 0.02])
    [True, False, True]
    """
    held = [False] * len(chances)
    for place, number in enumerate(sorted(range(len(chances)), key=lambda number: chances[number])):
        if chances[number] > level / (len(chances) - place):
            break
        held[number] = True
    return held


def compared(a: Options, b: Options, games: int) -> list[Shift]:
    """Every choice that either half offered often enough."""
    names = sorted({*zip(a.kinds, a.texts, strict=True), *zip(b.kinds, b.texts, strict=True)})
    place = {name: number for number, name in enumerate(names)}
    halves = [_Half(half, place, len(names)) for half in (a, b)]
    total, squares = _pairs(halves, len(names))
    found = []
    for number, (kind, label) in enumerate(names):
        if max(half.offered[number] for half in halves) < ENOUGH:
            continue
        picked = [Rate.counted(float(half.picked[number]), int(half.offered[number])) for half in halves]
        won = [Rate.counted(float(half.won[number]), int(half.took[number])) for half in halves]
        mean = float(total[number]) / games
        spread = max(0.0, float(squares[number]) / games - mean**2)
        taken = _difference(
            "taken", picked[0].hits / games, picked[1].hits / games, mean, sqrt(spread / max(1, games - 1)), games
        )
        found.append(Shift(kind, label, picked[0], picked[1], won[0], won[1], taken, _winning(*won)))
    return found


class _Half:
    """The sums of one half by the choices of both."""

    def __init__(self, options: Options, place: dict[tuple[str, str], int], size: int) -> None:
        own = np.array([place[name] for name in zip(options.kinds, options.texts, strict=True)], np.int64)
        self.key: Ints = own[options.key]
        self.number = options.number
        self.picks = options.picked
        self.offered = np.bincount(self.key, options.offered, size)
        self.picked = np.bincount(self.key, options.picked, size)
        taken = options.picked > 0
        pairs, first = np.unique(options.who[taken] * size + self.key[taken], return_index=True)
        self.took = np.bincount(pairs % size, minlength=size)
        self.won = np.bincount(pairs % size, options.won[taken][first], size)


def _pairs(halves: Sequence[_Half], size: int) -> tuple[Floats, Floats]:
    """The sums, over games, of how much oftener each choice was taken in the second half, and of its square."""
    at = np.concatenate([half.number * size + half.key for half in halves])
    signed = np.concatenate([sign * half.picks for sign, half in zip((-1.0, 1.0), halves, strict=True)])
    pairs, inverse = np.unique(at, return_inverse=True)
    off = np.bincount(inverse, signed, len(pairs)).astype(np.float64)
    total, squares = (np.bincount(pairs % size, one, size).astype(np.float64) for one in (off, off**2))
    return total, squares


def _winning(a: Rate, b: Rate) -> Difference:
    """Two rates of different seats: no pairs, so each has its own error."""
    if min(a.of, b.of) < ENOUGH:
        return Difference("winning", a.value, b.value, 0.0, Interval(0.0, 0.0), 0, 1.0)
    pooled = (a.hits + b.hits) / (a.of + b.of)
    error = sqrt(max(0.0, pooled * (1 - pooled)) * (1 / a.of + 1 / b.of))
    return _difference("winning", a.value, b.value, b.value - a.value, error, min(a.of, b.of))
