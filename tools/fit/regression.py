"""Least squares and logistic regression, both with a slight pull to 0 (ridge) and errors that know of games.

The moments of one game are no independent witnesses: they share its end. So standard errors are reckoned from whole
games (a sandwich, clustered by game), not from rows; with fewer games than numbers they are too small.
"""

from __future__ import annotations

from typing import Final

import msgspec
import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]
Labels = NDArray[np.int64]
RIDGE: Final = 1e-3
"""How strongly a weight is drawn to 0, as a share of what its number tells."""
FREE: Final = 1e-6
"""The same for a number that never varies, which stands for what comes by itself."""
STEPS: Final = 100
ENOUGH: Final = 1e-8


class Unsettled(ArithmeticError):
    """The weights still move after all steps."""


class Estimate(msgspec.Struct, frozen=True):
    """Weights in the order of the columns, and their standard errors."""

    weights: Array
    errors: Array


def least_squares(numbers: Array, came: Array, games: Labels) -> Estimate:
    """The weights whose sums are nearest to what came."""
    information = numbers.T @ numbers + np.diag(penalties(numbers))
    weights: Array = np.asarray(np.linalg.solve(information, numbers.T @ came), dtype=np.float64)
    return Estimate(weights, errors(information, numbers * (came - numbers @ weights)[:, None], games))


def logistic(numbers: Array, won: Array, ceiling: Array, games: Labels) -> Estimate:
    """The weights of log-odds that make what came most likely, by Fisher scoring.

    A row's chance is its ceiling times the logistic of its sum: with ceilings of 1 this is logistic regression.
    """
    penalty = penalties(numbers)
    weights = np.zeros(numbers.shape[1])
    for _ in range(STEPS):
        score, information = _slopes(numbers, won, ceiling, weights)
        step = np.linalg.solve(information + np.diag(penalty), score.sum(0) - penalty * weights)
        best = _likelihood(numbers, won, ceiling, penalty, weights)
        while _likelihood(numbers, won, ceiling, penalty, weights + step) < best and np.abs(step).max() > ENOUGH:
            step = step / 2
        weights = weights + step
        if np.abs(step).max() <= ENOUGH * max(1.0, np.abs(weights).max()):
            break
    else:
        raise Unsettled(f"the logistic regression has not settled after {STEPS} steps: play more games")
    score, information = _slopes(numbers, won, ceiling, weights)
    return Estimate(weights, errors(information + np.diag(penalty), score, games))


def chances(numbers: Array, ceiling: Array, weights: Array) -> Array:
    """How likely each row wins."""
    return np.asarray(ceiling * np.exp(-np.logaddexp(0.0, -(numbers @ weights))))


def r_squared(came: Array, guess: Array) -> float:
    """How much of what differs is foretold: 1 all, 0 nothing; below 0 it is worse than the mean."""
    apart = float(((came - came.mean()) ** 2).sum())
    return 1.0 - float(((came - guess) ** 2).sum()) / apart if apart else 0.0


def log_loss(won: Array, chance: Array) -> float:
    """The mean of -log of the chance that was given to what happened."""
    sure = np.clip(chance, 1e-9, 1 - 1e-9)
    return -float((won * np.log(sure) + (1 - won) * np.log(1 - sure)).mean())


def compared(values: Array, moments: Labels) -> Array:
    """Values, each less the mean of its moment."""
    _, which = np.unique(moments, return_inverse=True)
    return np.asarray(values - (_summed(values, which).T / np.bincount(which)).T[which])


def errors(information: Array, score: Array, games: Labels) -> Array:
    """The standard errors, from what each game as a whole would change."""
    _, which = np.unique(games, return_inverse=True)
    whole = _summed(score, which)
    spread = np.linalg.solve(information, whole.T)
    many = len(whole)
    return np.asarray(np.sqrt((spread * spread).sum(1) * many / max(1, many - 1)))


def penalties(numbers: Array) -> Array:
    """How strongly each weight is drawn to 0."""
    varies = numbers.var(0)
    pull = np.where(varies > 1e-12, RIDGE * varies, FREE * (numbers**2).mean(0))
    return np.asarray(len(numbers) * np.maximum(pull, 1e-12))


def _slopes(numbers: Array, won: Array, ceiling: Array, weights: Array) -> tuple[Array, Array]:
    """By row, how the likelihood changes with each weight; and Fisher's information."""
    sums = numbers @ weights
    rest = np.exp(-np.logaddexp(0.0, sums))
    chance = chances(numbers, ceiling, weights)
    share = rest / np.maximum(1.0 - ceiling + ceiling * rest, 1e-300)
    score = numbers * ((won - chance) * share)[:, None]
    return score, (numbers * (chance * rest * share)[:, None]).T @ numbers


def _likelihood(numbers: Array, won: Array, ceiling: Array, penalty: Array, weights: Array) -> float:
    sums = numbers @ weights
    for_it = np.log(ceiling) - np.logaddexp(0.0, -sums)
    against = np.log(np.maximum(1.0 - ceiling + ceiling * np.exp(-np.logaddexp(0.0, sums)), 1e-300))
    return float((won * for_it + (1 - won) * against).sum() - (penalty * weights * weights).sum() / 2)


def _summed(values: Array, which: Labels) -> Array:
    found = np.zeros((int(which.max()) + 1, *values.shape[1:]))
    np.add.at(found, which, values)
    return found
