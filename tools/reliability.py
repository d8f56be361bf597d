"""How reliable chances are that were told of positions: what came of them, by how much they are off, how they bend.

Positions of one game share their end, so that every error here is one by games.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from math import exp, log, sqrt
from random import Random
from typing import NamedTuple

from fathomfive.study.evaluator import nobody

BINS = 5
DRAWS = 100
SELDOM = 95
"""So many runs, and the one of them, by size, that luck alone seldom surpasses."""
THIRDS = 3
SURELY = 0.005
"""No chance is taken to be further from sure than that: an answer that cannot be has no logarithm."""
POWER_PRIOR, LEAN_PRIOR = 1.0, 0.25
"""How much is known before a fit: a power of about 1 ± 1, and a lean of about 0 ± 2. So a fit has an end where nobody
ever won; where there are games to tell, it weighs nothing."""
ROUNDS = 30


class Called(NamedTuple):
    """A position: the chances that were told, and what came of it. Those of one game come in the order of play."""

    means: list[float]
    won: list[float]
    game: int
    third: int
    """In which third of its game: the first is 0."""


class Said(NamedTuple):
    """A chance that was told of one seat, and what came of it."""

    chance: float
    won: float
    game: int


class Bend(NamedTuple):
    """What would make chances right: the power they are raised to, what is added to the odds; with errors."""

    power: float
    lean: float
    power_error: float
    lean_error: float

    def __str__(self) -> str:
        return f"{self.power:.2f} ± {self.power_error:.2f}, {self.lean:+.2f} ± {self.lean_error:.2f}"


def said_of(called: Sequence[Called], allied: bool) -> list[Said]:
    """The chances one by one; allied all have the same."""
    seats = range(1 if allied else len(called[0].means)) if called else range(0)
    return [Said(one.means[seat], one.won[seat], one.game) for one in called for seat in seats]


def cells(said: Sequence[Said]) -> list[list[Said]]:
    """The chances by fifths."""
    found: list[list[Said]] = [[] for _ in range(BINS)]
    for one in said:
        found[min(BINS - 1, int(one.chance * BINS))].append(one)
    return found


def mean_of(said: Sequence[Said]) -> float:
    """What was told on average."""
    return sum([one.chance for one in said]) / len(said)


def clustered(said: Sequence[Said]) -> tuple[float, float]:
    """The share that was won, with its standard error by games.

    >>> share, error = clustered([Said(0.5, 1.0, 1), Said(0.5, 1.0, 1), Said(0.5, 0.0, 2), Said(0.5, 0.0, 2)])
    >>> share, round(error, 2)  # two games, not four positions
    (0.5, 0.35)
    """
    share = sum([one.won for one in said]) / len(said)
    by_game: dict[int, float] = {}
    for one in said:
        by_game[one.game] = by_game.get(one.game, 0.0) + one.won - share
    return share, sqrt(sum([total**2 for total in by_game.values()])) / len(said)


def off(said: Sequence[Said]) -> tuple[float, float]:
    """How far the cells are off, beyond what so few games leave to luck; and how far they are off by luck alone.

    Both are roots of mean squares. The square of a cell is counted as it is, though luck may make it smaller than
    luck does on average: to count it as 0 then would find something off wherever there are few games.
    """
    square = luck = 0.0
    for inside in cells(said):
        if inside:
            share, error = clustered(inside)
            weight = len(inside) / len(said)
            square += weight * ((share - mean_of(inside)) ** 2 - error**2)
            luck += weight * error**2
    return sqrt(max(0.0, square)), sqrt(luck)


def limit(called: Sequence[Called], allied: bool) -> float:
    """How far such chances would be off in one of twenty runs if all of them were right.

    Who wins a game is drawn by the chances that were told of it last; so what is drawn suits all its positions, as far
    as chances that are right do not drift.
    """
    luck = Random(len(called))
    games: dict[int, list[Called]] = {}
    for one in called:
        games.setdefault(one.game, []).append(one)
    found: list[float] = []
    for _ in range(DRAWS):
        drawn: list[Called] = []
        for positions in games.values():
            won = _drawn(positions[-1].means, luck, allied)
            drawn += [one._replace(won=won) for one in positions]
        found.append(off(said_of(drawn, allied))[0])
    return sorted(found)[SELDOM]


def _drawn(means: list[float], luck: Random, allied: bool) -> list[float]:
    """Who may have won, where so much was told."""
    hit = luck.random()
    if allied:
        return [float(hit < means[0])] * len(means)
    ends = list(accumulate(means))
    return [float(end - mean <= hit < end) for end, mean in zip(ends, means, strict=True)]


def bend(called: Sequence[Called], allied: bool) -> Bend:
    """The power and the lean that would have foretold best who won; the lean where nobody may win."""
    games: dict[int, list[tuple[list[tuple[float, float]], list[float]]]] = {}
    leaning = False
    for one in called:
        rows, shares = _alternatives(one, allied)
        leaning = leaning or rows[-1][1] == 0.0
        games.setdefault(one.game, []).append((rows, shares))
    power, lean = 1.0, 0.0
    inverse = (0.0, 0.0, 0.0)
    scores: list[tuple[float, float]] = []
    for _ in range(ROUNDS):
        scores, (a, b, c) = _scores(games, power, lean)
        up = sum([score[0] for score in scores]) - POWER_PRIOR * (power - 1.0)
        over = sum([score[1] for score in scores]) - LEAN_PRIOR * lean
        a, c = a + POWER_PRIOR, c + LEAN_PRIOR
        if not leaning:
            b, c, over = 0.0, 1.0, 0.0
        whole = a * c - b * b
        inverse = c / whole, -b / whole, a / whole
        power += max(-0.5, min(0.5, inverse[0] * up + inverse[1] * over))
        lean += max(-1.0, min(1.0, inverse[1] * up + inverse[2] * over))
    power_error = sqrt(sum([(inverse[0] * up + inverse[1] * over) ** 2 for up, over in scores]))
    lean_error = sqrt(sum([(inverse[1] * up + inverse[2] * over) ** 2 for up, over in scores]))
    return Bend(power, lean, power_error, lean_error if leaning else 0.0)


def _alternatives(one: Called, allied: bool) -> tuple[list[tuple[float, float]], list[float]]:
    """Who may win, as the logarithm of the chance told and whether it is anybody; and who has won. Nobody is last."""
    means, won = (one.means[:1], one.won[:1]) if allied else (one.means, one.won)
    chances = [(_log(chance), 1.0) for chance in means]
    rest = 1.0 - sum(means) if allied else nobody(means)
    lost = nobody(won)
    if allied or rest or lost:
        return [*chances, (_log(rest), 0.0)], [*won, lost]
    return chances, won


def _log(chance: float) -> float:
    return log(min(1.0 - SURELY, max(SURELY, chance)))


def _scores(
    games: dict[int, list[tuple[list[tuple[float, float]], list[float]]]], power: float, lean: float
) -> tuple[list[tuple[float, float]], tuple[float, float, float]]:
    """Where each game would move the two figures, and how firmly all of them hold them."""
    scores: list[tuple[float, float]] = []
    a = b = c = 0.0
    for positions in games.values():
        up = over = 0.0
        for rows, shares in positions:
            weights = [exp(power * told + lean * anybody) for told, anybody in rows]
            total = sum(weights)
            odds = [weight / total for weight in weights]
            told_mean = sum([share * told for share, (told, _) in zip(odds, rows, strict=True)])
            any_mean = sum([share * anybody for share, (_, anybody) in zip(odds, rows, strict=True)])
            for share, came, (told, anybody) in zip(odds, shares, rows, strict=True):
                up += came * (told - told_mean)
                over += came * (anybody - any_mean)
                a += share * (told - told_mean) ** 2
                b += share * (told - told_mean) * (anybody - any_mean)
                c += share * (anybody - any_mean) ** 2
        scores.append((up, over))
    return scores, (a, b, c)


def row(name: str, games: int, called: Sequence[Called], allied: bool) -> str:
    """A line of the table of reliability: what was told on average in each cell, what came of it, how far it is off."""
    inside = cells(said_of(called, allied))
    told = [f"{100 * mean_of(cell):.0f} %: {_percent(clustered(cell))}" if cell else "" for cell in inside]
    thirds = [[one for one in called if one.third == third] for third in range(THIRDS)]
    offs = [_off(phase, allied) for phase in (called, *thirds)]
    return f"| {' | '.join([name, str(games), *told, *offs])} |"


def bends(called: Sequence[Called], allied: bool) -> str:
    """How chances would have to be bent, in whole games and in each third of them."""
    thirds = [[one for one in called if one.third == third] for third in range(THIRDS)]
    phases = zip(("whole game", "first third", "second", "last"), (called, *thirds), strict=True)
    return "; ".join([f"{name} {bend(phase, allied)}" for name, phase in phases if phase])


def _percent(found: tuple[float, float]) -> str:
    return f"{100 * found[0]:.0f} ± {100 * found[1]:.0f}"


def _off(called: Sequence[Called], allied: bool) -> str:
    """How far it is off, with what luck alone would seldom surpass; in bold if it does."""
    if not called:
        return ""
    beyond, most = off(said_of(called, allied))[0], limit(called, allied)
    told = f"{100 * beyond:.1f} ({100 * most:.1f})"
    return f"**{told}**" if beyond > most else told
