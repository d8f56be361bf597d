"""Ratings: how strong each bot is beside the others, from who beat whom, with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log

import msgspec

from ..kernel.errors import needs_extra
from .stats import Z95

ELO = 400 / log(10)
"""Rating points for a factor of e in the odds to win."""
PRIOR = 0.5
"""Wins and losses against an average bot that every bot begins with: an unbeaten one has a finite rating."""
STEPS = 100


class Rated(msgspec.Struct, frozen=True):
    """A bot's rating in Elo points, 0 being the average of all, give or take `margin` (95 %)."""

    bot: str
    rating: float
    margin: float
    games: int


def rate(bots: Sequence[str], wins: Mapping[tuple[str, str], float]) -> list[Rated]:
    """Bradley and Terry's model, fitted by Newton's method: `wins[a, b]` is how often a beat b.

    >>> [(one.bot, round(one.rating)) for one in rate(["a", "b"], {("a", "b"): 30, ("b", "a"): 10})]
    [('a', 94), ('b', -94)]
    """
    try:
        import numpy as np  # only who rates waits for numpy
    except ModuleNotFoundError:
        raise needs_extra("a rating", "arena") from None
    count = len(bots)
    won = np.array([[wins.get((a, b), 0.0) if a != b else 0.0 for b in bots] for a in bots])
    played = won + won.T
    strengths = np.zeros(count)
    information = np.eye(count)
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(strengths[None, :] - strengths[:, None]))
        at_par = 1 / (1 + np.exp(-strengths))
        slope = (won - played * chance).sum(1) + PRIOR - 2 * PRIOR * at_par
        weight = played * chance * (1 - chance)
        information = np.diag(weight.sum(1) + 2 * PRIOR * at_par * (1 - at_par)) - weight
        step = np.linalg.solve(information, slope)
        strengths = strengths + step
        if np.abs(step).max() < 1e-9:
            break
    strengths -= strengths.mean()
    centred = np.eye(count) - 1 / count
    errors = np.sqrt(np.diag(centred @ np.linalg.inv(information) @ centred.T))
    rated = [
        Rated(bot, float(ELO * strengths[i]), float(Z95 * ELO * errors[i]), int(played[i].sum()))
        for i, bot in enumerate(bots)
    ]
    return sorted(rated, key=lambda one: -one.rating)
