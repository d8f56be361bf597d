"""The set of options as arrays, and what becomes of each choice: how often it is taken, and what those who take it win.

Choices of the same form lie in one chart, told apart by what they name. Where a form names so many things at once that
every combination is rare (a course from somewhere to somewhere), there is a chart for each thing it names instead.
"""

from __future__ import annotations

import importlib
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

import msgspec
import numpy as np
from numpy.typing import NDArray

from .naming import Label
from .shapes import Chart, Choice, Rate
from .store import read

Ints = NDArray[np.int64]
WIDE = 60
"""More choices than this are not shown beside each other, if they can be told apart by one argument each."""


class Options:
    """Every choice that a seat had in a game; `key` tells which."""

    def __init__(self, folder: Path, games: int, seats: int, allied: bool) -> None:
        table = read(folder, "options", games)
        compute = importlib.import_module("pyarrow.compute")
        both = compute.binary_join_element_wise(table["kind"], table["label"], "\t").combine_chunks()
        coded = both.dictionary_encode()
        names: list[str] = coded.dictionary.to_pylist()
        order = sorted(range(len(names)), key=lambda place: names[place])
        rank = np.argsort(np.array(order, dtype=np.int64)) if names else np.zeros(0, np.int64)
        self.kinds = [names[place].partition("\t")[0] for place in order]
        self.texts = [names[place].partition("\t")[2] for place in order]
        self.labels = [Label(text) for text in self.texts]
        self.key: Ints = rank[coded.indices.to_numpy()]
        self.number: Ints = table["number"].to_numpy().astype(np.int64)
        seat = table["seat"].to_numpy().astype(np.int64)
        self.who: Ints = self.number if allied else self.number * seats + seat
        """Who won or lost by it: a seat in a game, or all of them as one."""
        self.offered: Ints = table["offered"].to_numpy().astype(np.int64)
        self.picked: Ints = table["picked"].to_numpy().astype(np.int64)
        self.won = table["won"].to_numpy()

    def charts(self) -> list[Chart]:
        """All charts: what is offered most comes first, but whole choices before those by one argument."""
        forms: dict[tuple[str, str], list[int]] = defaultdict(list)
        for place, (kind, label) in enumerate(zip(self.kinds, self.labels, strict=True)):
            forms[kind, label.form].append(place)
        plain: dict[str, list[int]] = defaultdict(list)
        found: list[Chart] = []
        for (kind, form), places in forms.items():
            if len(places) == 1:
                plain[kind] += places
            else:
                found += self._form(kind, form, places)
        found += [self._chart(kind, "", "", places) for kind, places in plain.items()]
        return sorted(found, key=lambda one: (one.argument != "", -one.offered, one.kind, one.form, one.argument))

    def _form(self, kind: str, form: str, places: list[int]) -> list[Chart]:
        """A form's chart, or, where that would be too wide, one for each of its arguments."""
        differing = self._open(places)
        if len(places) <= WIDE or len(differing) < 2:
            return [self._chart(kind, form, "", places)]
        return [self._chart(kind, form, argument, places) for argument in differing]

    def _open(self, places: Sequence[int]) -> list[str]:
        values: dict[str, set[bytes]] = defaultdict(set)
        for place in places:
            for name, value in self.labels[place].args.items():
                values[name].add(msgspec.json.encode(value))
        return [name for name, seen in values.items() if len(seen) > 1]

    def _chart(self, kind: str, form: str, argument: str, places: list[int]) -> Chart:
        texts = [
            msgspec.json.encode(self.labels[place].args.get(argument)).decode() if argument else self.texts[place]
            for place in places
        ]
        rows = {text: row for row, text in enumerate(dict.fromkeys(texts))}
        row_of = np.full(len(self.texts), -1, np.int64)
        row_of[places] = [rows[text] for text in texts]
        choices = self._choices(list(rows), row_of)
        ordered = sorted(choices, key=lambda choice: (-choice.picked.of, choice.label))
        offered = sum(choice.picked.of for choice in choices)
        differing = self._open(places) if form else []
        return Chart(kind, form, argument, self.texts[places[0]], differing, ordered, offered)

    def _choices(self, texts: list[str], row_of: Ints) -> list[Choice]:
        """The figures of choices; `row_of` says for every key which of them it belongs to, or -1."""
        row = row_of[self.key]
        here = row >= 0
        row, who = row[here], self.who[here]
        size = len(texts)
        offered = np.bincount(row, self.offered[here], size)
        picked = np.bincount(row, self.picked[here], size)
        pairs, first, inverse = np.unique(who * size + row, return_index=True, return_inverse=True)
        taken = np.bincount(inverse, self.picked[here], len(pairs)) > 0
        at, won = pairs % size, self.won[here][first]
        took, took_won = np.bincount(at[taken], minlength=size), np.bincount(at[taken], won[taken], size)
        left, left_won = np.bincount(at[~taken], minlength=size), np.bincount(at[~taken], won[~taken], size)
        return [
            Choice(
                label=text,
                picked=Rate.counted(float(picked[place]), int(offered[place])),
                won=Rate.counted(float(took_won[place]), int(took[place])),
                passed=Rate.counted(float(left_won[place]), int(left[place])),
            )
            for place, text in enumerate(texts)
        ]
