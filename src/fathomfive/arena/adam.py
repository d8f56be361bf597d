"""Adam, by which models learn (Kingma and Ba: Adam, a Method for Stochastic Optimization)."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from ..bots.model import Array

RATE = 3e-3


class Adam:
    """Changes weights in place, step by step."""

    def __init__(self, weights: Sequence[Array]) -> None:
        self._weights = weights
        self._first = [np.zeros_like(weight) for weight in weights]
        self._second = [np.zeros_like(weight) for weight in weights]
        self._steps = 0

    def learn(self, *slopes: Array) -> None:
        """One step against the slopes of the loss, one for each of the weights."""
        self._steps += 1
        scale = np.sqrt(1 - 0.999**self._steps) / (1 - 0.9**self._steps)
        for weight, first, second, slope in zip(self._weights, self._first, self._second, slopes, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            weight -= RATE * scale * first / (np.sqrt(second) + 1e-8)
