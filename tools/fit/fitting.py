"""From games to weights: every fit learns from most of them, and is checked with the others."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

import msgspec
import numpy as np

from .play import Played
from .regression import Array, Labels, chances, compared, least_squares, log_loss, logistic, r_squared
from .study import LEAD, WON, Fit

CHECKED: Final = 0.2
"""The share of games that are kept apart to check with."""
DIGITS: Final = 4
"""Weights are written with so many digits, and checked as they are written."""


class TooFewGames(Exception):
    """The games do not tell what a fit has to know."""


class Fitted(msgspec.Struct, frozen=True):
    """What a fit found: the weights of before and now by name, errors, and how well both foretell other games."""

    fit: Fit
    old: dict[str, float]
    new: dict[str, float]
    errors: dict[str, float]
    learned: int
    checked: int
    """How many games."""
    before: float
    after: float
    """R²; for allies the log-loss. On games that were kept apart."""


class Data(msgspec.Struct, frozen=True):
    """The rows of one fit."""

    numbers: Array
    came: Array
    known: Array
    games: Labels

    def of(self, games: Sequence[int]) -> Data:
        """The rows of some games."""
        chosen = np.isin(self.games, games)
        return Data(self.numbers[chosen], self.came[chosen], self.known[chosen], self.games[chosen])


def refit(fit: Fit, old: Mapping[str, float], played: Sequence[Played], seed: int) -> Fitted:
    """Fit once more, and compare with the weights of before."""
    every = data(fit, played)
    games = sorted(set(every.games.tolist()))
    if len(games) < 2:
        raise TooFewGames(f"{fit.name!r} needs 2 games at least, one to learn from and one to check with")
    kept = np.random.default_rng(seed).permutation(games)[: max(1, round(CHECKED * len(games)))].tolist()
    learn, check = every.of([game for game in games if game not in kept]), every.of(kept)
    if fit.aim == WON:
        if learn.came.min() == learn.came.max():
            ends = "won" if learn.came.all() else "lost"
            raise TooFewGames(f"{fit.name!r} learns from games won and games lost, and all were {ends}")
        found = logistic(learn.numbers, learn.came, learn.known, learn.games)
    else:
        found = least_squares(learn.numbers, learn.came, learn.games)
    before = np.array([old[name] for name in fit.names])
    now = np.array([float(f"{weight:.{DIGITS}g}") + 0.0 for weight in found.weights])
    return Fitted(
        fit,
        dict(zip(fit.names, before.tolist(), strict=True)),
        dict(zip(fit.names, now.tolist(), strict=True)),
        dict(zip(fit.names, found.errors.tolist(), strict=True)),
        len(games) - len(kept),
        len(kept),
        quality(fit, check, before),
        quality(fit, check, now),
    )


def data(fit: Fit, played: Sequence[Played]) -> Data:
    """What a fit saw in all games, and what came; where seats are compared, all is less the mean of its moment."""
    numbers: list[list[float]] = []
    came: list[float] = []
    known: list[float] = []
    games: list[int] = []
    moments: list[int] = []
    moment = 0
    for game in played:
        for rows in game.moments:
            moment += 1
            for row in rows:
                if row.fit == fit.name:
                    numbers.append(row.numbers)
                    known.append(row.known)
                    came.append(float(game.won[row.seat]) if fit.aim == WON else game.points[row.seat] - row.known)
                    games.append(game.number)
                    moments.append(moment)
    found = Data(
        np.array(numbers).reshape(-1, len(fit.names)), np.array(came), np.array(known), np.array(games, dtype=np.int64)
    )
    if fit.aim != LEAD or not games:
        return found
    where = np.array(moments, dtype=np.int64)
    return Data(compared(found.numbers, where), compared(found.came, where), found.known, found.games)


def quality(fit: Fit, check: Data, weights: Array) -> float:
    """How well weights foretell: R², or for allies the log-loss of the outlook."""
    if fit.aim == WON:
        return log_loss(check.came, chances(check.numbers, check.known, weights))
    return r_squared(check.came, check.numbers @ weights)
