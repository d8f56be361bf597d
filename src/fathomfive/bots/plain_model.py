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
from pathlib import Path
from struct import unpack_from
from typing import Protocol

from ..kernel import SetupError, Table
from ..kernel.plain import chances
from .modes import mode_of
from .policy import Policy

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
    numbers = array("f")
    numbers.frombytes(_content(data, b"'<f4'"))
    return numbers.tolist()


def _content(data: bytes, kind: bytes) -> bytes:
    """What a numpy file holds, without its description."""
    (length,) = unpack_from("<H", data, HEAD)
    start = HEAD + 2 + length
    assert kind in data[:start] and b"'fortran_order': False" in data[:start]
    return data[start:]


def policy(data: bytes) -> Policy | None:
    """The policy in a model's file, if there is one."""
    with zipfile.ZipFile(BytesIO(data)) as layers:
        if "policy_weights.npy" not in layers.namelist():
            return None
        inner, bias, weights = [_numbers(layers.read(f"policy_{name}.npy")) for name in ("inner", "bias", "weights")]
        marks = _content(layers.read("policy_marks.npy"), b"'|u1'").decode().split("\n")
    units = len(bias)
    rows = [weights[first : first + units + 1] for first in range(0, len(weights), units + 1)]
    return Policy([inner[unit::units] for unit in range(units)], bias, dict(zip(marks, rows, strict=True)))


def file_name(game: str, allied: bool) -> str:
    """The file of a game's model: rivals and allies are judged by models of their own."""
    return f"{mode_of(game, allied)}.npz"


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


@lru_cache(maxsize=16)
def shipped_policy(game: str, allied: bool) -> Policy | None:
    """The policy of a game that comes with the package, if one does."""
    data = weights(game, allied)
    return None if data is None else policy(data)


@lru_cache(maxsize=16)
def from_file(path: str) -> tuple[Judge, Policy | None]:
    """Whoever judges by the weights in a file, and the policy in it."""
    try:
        data = Path(path).read_bytes()
        if find_spec("numpy") is not None:
            from .model import Model

            return Model.load(data), policy(data)
        return PlainModel.load(data), policy(data)
    except (OSError, KeyError, ValueError, zipfile.BadZipFile) as error:
        raise SetupError(f"{path!r} is no file of a model: {error}") from None
