"""A value model without numpy: the same weights and the same chances, for where numpy is not, such as a browser tab."""

from __future__ import annotations

import zipfile
from array import array
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from importlib.util import find_spec
from io import BytesIO
from math import exp, tanh
from struct import unpack_from
from typing import Protocol

from ..kernel import Table
from ..kernel.plain import chances

HEAD = 8
"""Bytes of a numpy array's file before the length of its description."""


class Judge(Protocol):
    """What a search asks instead of the game's own outlook."""

    def outlook(self, table: Table) -> list[float]:
        """Every seat's chance to win."""
        ...


class PlainModel:
    """One hidden layer, unit by unit."""

    def __init__(
        self, inner: Sequence[Sequence[float]], inner_bias: Sequence[float], outer: Sequence[float], outer_bias: float
    ) -> None:
        self._units = [(list(weights), bias, out) for weights, bias, out in zip(inner, inner_bias, outer, strict=True)]
        self._bias = outer_bias

    def strength(self, features: Sequence[float]) -> float:
        """How strong a seat with these features is. Most features are 0 at most moments: those weigh nothing."""
        present = [(number, value) for number, value in enumerate(features) if value]
        total = self._bias
        for weights, bias, out in self._units:
            unit = bias
            for number, value in present:
                unit += weights[number] * value
            total += tanh(unit) * out
        return total

    def outlook(self, table: Table) -> list[float]:
        """Every seat's chance to win."""
        game, state = table.game, table.state
        if game.rules.allied(state):
            return [1 / (1 + exp(-self.strength(game.judge.features(state, 0))))] * table.seats
        return chances([self.strength(game.judge.features(state, seat)) for seat in range(table.seats)], 1.0)

    @staticmethod
    def load(data: bytes) -> PlainModel:
        """The model that `Model.dump` wrote."""
        with zipfile.ZipFile(BytesIO(data)) as layers:
            inner = _numbers(layers.read("inner.npy"))
            inner_bias = _numbers(layers.read("inner_bias.npy"))
            outer = _numbers(layers.read("outer.npy"))
            [outer_bias] = _numbers(layers.read("outer_bias.npy"))
        units = len(inner_bias)
        return PlainModel([inner[unit::units] for unit in range(units)], inner_bias, outer, outer_bias)


def _numbers(data: bytes) -> list[float]:
    """The numbers of a numpy file of 32-bit floats, row by row."""
    (length,) = unpack_from("<H", data, HEAD)
    start = HEAD + 2 + length
    assert b"'<f4'" in data[:start] and b"'fortran_order': False" in data[:start]
    numbers = array("f")
    numbers.frombytes(data[start:])
    return numbers.tolist()


def file_name(game: str, allied: bool) -> str:
    """The file of a game's model: rivals and allies are judged by models of their own."""
    return f"{game}-{'allies' if allied else 'rivals'}.npz"


def weights(game: str, allied: bool) -> bytes | None:
    """The weights of a game that come with the package, if any do."""
    path = files("fathomfive.bots") / "models" / file_name(game, allied)
    return path.read_bytes() if path.is_file() else None


@lru_cache(maxsize=16)
def judge(game: str, allied: bool) -> Judge | None:
    """Whoever judges a game by the weights that come with the package: on numpy where that is installed."""
    if find_spec("numpy") is not None:
        from .model import shipped  # only who asks a model waits for numpy

        return shipped(game, allied)
    data = weights(game, allied)
    return None if data is None else PlainModel.load(data)
