"""A value model: how strong a seat stands, learned from finished games; small enough to ship and to run on numpy.

A network with one hidden layer gives every seat a strength from the game's features of that seat. Chances to win are
the strengths against each other (softmax) or, for seats that win or lose as one, against what it takes (logistic).
"""

from __future__ import annotations

from functools import lru_cache
from importlib.resources import files
from io import BytesIO
from math import exp

import numpy as np
from numpy.typing import NDArray

from ..kernel import Table
from ..kernel.game import chances

Array = NDArray[np.float64]
LAYERS = ("inner", "inner_bias", "outer", "outer_bias")


class Model:
    """The weights, and what they say."""

    __slots__ = LAYERS

    def __init__(self, inner: Array, inner_bias: Array, outer: Array, outer_bias: Array) -> None:
        self.inner = inner
        self.inner_bias = inner_bias
        self.outer = outer
        self.outer_bias = outer_bias

    def strengths(self, features: Array) -> Array:
        """How strong each row of features is."""
        strengths: Array = np.tanh(features @ self.inner + self.inner_bias) @ self.outer + self.outer_bias
        return strengths

    def outlook(self, table: Table) -> list[float]:
        """Every seat's chance to win."""
        game, state = table.game, table.state
        if game.allied(state):
            [strength] = self.strengths(np.array([game.features(state, 0)])).tolist()
            return [1 / (1 + exp(-strength))] * table.seats
        features = np.array([game.features(state, seat) for seat in range(table.seats)])
        return chances(self.strengths(features).tolist(), 1.0)

    def dump(self) -> bytes:
        """The weights as a numpy file."""
        out = BytesIO()
        np.savez_compressed(out, **{name: getattr(self, name).astype(np.float32) for name in LAYERS})
        return out.getvalue()

    @staticmethod
    def load(data: bytes) -> Model:
        """The model that `dump` wrote."""
        with np.load(BytesIO(data), allow_pickle=False) as layers:
            return Model(*[layers[name].astype(np.float64) for name in LAYERS])


def file_name(game: str, allied: bool) -> str:
    """The file of a game's model: rivals and allies are judged by models of their own."""
    return f"{game}-{'allies' if allied else 'rivals'}.npz"


@lru_cache(maxsize=16)
def shipped(game: str, allied: bool) -> Model | None:
    """The model of a game that comes with the package, if one does."""
    path = files("fathomfive.bots") / "models" / file_name(game, allied)
    return Model.load(path.read_bytes()) if path.is_file() else None
