"""A policy: which options of a question a search would come to like, told before it begins.

Every option is described by marks: what it is by name (`action/hire`), and what the rule of thumb makes of it (whether
it advises it, how far it is behind the best). Each mark has a vector of weights, so options that were never seen
together, and any number of them, are compared by what they are made of. How the asked seat stands, by the features that
the value model knows too, says through one hidden layer when a mark counts for much and when for little.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import exp, tanh
from typing import Final

from ..kernel import AnyAsk, Stream, Table, Value
from ..kernel.actions import flat

NEAR: Final = 1.0
FAR: Final = 8.0
"""Differences of worth beyond these tell nothing more: the one is for what is close, the other for what is not."""
THUMB: Final = ("advised", "behind", "far behind")
"""What the rule of thumb says of an option; each kind of question has these marks of its own, as `pay!advised`."""
_NO_CHOICE: Final = Stream(0)
REMEMBERED: Final = 20_000
"""Options whose weights are kept added up; whoever meets more begins anew."""


def marks(kind: str, option: Value) -> list[str]:
    """What an option is, by name: as a whole, and each of its parts.

    >>> marks("action", ("hire", 2))
    ['action/hire', 'action/hire.1=2']
    >>> marks("pay", 7)
    ['pay/7']
    """
    atoms = flat(option)
    if not atoms:
        return [f"{kind}/"]
    first = atoms[0]
    named = f"{kind}/{first}" if isinstance(first, str) else kind
    found = [f"{kind}/{first}"]
    for place in range(1, len(atoms)):
        found.append(f"{named}.{place}={atoms[place]}")
    return found


def thumb(table: Table, ask: AnyAsk) -> list[list[float]]:
    """What the rule of thumb says of every option of a question: the values of the marks in `THUMB`."""
    game, state = table.game, table.state
    worths = game.worths(state, ask)
    said: list[list[float]] = []
    if not worths:
        advice = game.advise(state, ask, _NO_CHOICE.copy())
        for option in ask.options:
            said.append([1.0 if option == advice else 0.0, 0.0, 0.0])
        return said
    best = max(worths)
    for worth in worths:
        behind = best - worth
        said.append([1.0 if behind <= 0.0 else 0.0, min(behind, NEAR), min(behind, FAR) / FAR])
    return said


class Policy:
    """The weights of the hidden layer, and of every mark: a constant first, then one for each hidden unit."""

    def __init__(
        self, inner: Sequence[Sequence[float]], inner_bias: Sequence[float], weights: Mapping[str, Sequence[float]]
    ) -> None:
        self._units: list[tuple[list[float], float]] = []
        for unit, bias in zip(inner, inner_bias):  # noqa: B905  (mypyc knows no strict zip)
            self._units.append((list(unit), bias))
        self._weights: dict[str, list[float]] = {mark: list(row) for mark, row in weights.items()}
        self._width = len(self._units) + 1
        self._options: dict[tuple[str, Value], list[float]] = {}
        self._thumbs: dict[str, list[list[float]]] = {}

    def prior(self, table: Table, ask: AnyAsk) -> list[float]:
        """The chance of every option of a question to be what a search would choose."""
        hidden = self._hidden(table.game.judge.features(table.state, ask.seat))
        rows = self._thumb_rows(ask.kind)
        said = thumb(table, ask)
        logits: list[float] = []
        most = -1e30
        for number, option in enumerate(ask.options):
            row = self._option_row(ask.kind, option)
            values = said[number]
            logit = 0.0
            for unit in range(self._width):
                weight = row[unit]
                for place in range(3):
                    weight += values[place] * rows[place][unit]
                logit += weight * hidden[unit]
            logits.append(logit)
            most = max(most, logit)
        total = 0.0
        for number in range(len(logits)):
            chance = exp(logits[number] - most)
            logits[number] = chance
            total += chance
        return [chance / total for chance in logits]

    def _hidden(self, features: list[float]) -> list[float]:
        present: list[int] = []
        for number in range(len(features)):
            if features[number] != 0.0:
                present.append(number)
        hidden = [1.0]
        for weights, bias in self._units:
            unit = bias
            for number in present:
                unit += weights[number] * features[number]
            hidden.append(tanh(unit))
        return hidden

    def _option_row(self, kind: str, option: Value) -> list[float]:
        """The marks of an option, added up; those that were never learned weigh nothing."""
        key = (kind, option)
        row = self._options.get(key)
        if row is None:
            row = [0.0] * self._width
            for mark in marks(kind, option):
                self._add(row, mark)
            if len(self._options) >= REMEMBERED:
                self._options.clear()
            self._options[key] = row
        return row

    def _thumb_rows(self, kind: str) -> list[list[float]]:
        rows = self._thumbs.get(kind)
        if rows is None:
            rows = []
            for name in THUMB:
                row = [0.0] * self._width
                self._add(row, f"{kind}!{name}")
                rows.append(row)
            self._thumbs[kind] = rows
        return rows

    def _add(self, row: list[float], mark: str) -> None:
        weights = self._weights.get(mark)
        if weights is not None:
            for unit in range(self._width):
                row[unit] += weights[unit]
