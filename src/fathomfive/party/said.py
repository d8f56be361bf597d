"""What is said of things on the table, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from ..kernel import Phrase, Table
from ..kernel.sight import NOBODY
from . import words

_encoder = msgspec.json.Encoder()


def said(table: Table, seat: int | None, language: str) -> dict[str, list[str]]:
    """By target, what a seat (None: a spectator) is told of a thing: its name, then lines."""
    return _in_words(table, _phrases(table, seat), language)


def _phrases(table: Table, seat: int | None) -> Mapping[str, Sequence[Phrase]]:
    return table.game.words.said(table.state, NOBODY if seat is None else seat)


def _in_words(table: Table, phrases: Mapping[str, Sequence[Phrase]], language: str) -> dict[str, list[str]]:
    return {target: [words.text(table.game, one, language) for one in about] for target, about in phrases.items()}


class Sayings:
    """What was last said of a table, encoded, by language and target: most moves change little of it, and most of it
    is said to everybody.
    """

    def __init__(self) -> None:
        self._last: dict[str, dict[str, tuple[Sequence[Phrase], msgspec.Raw]]] = {}

    def encoded(self, table: Table, seat: int | None, language: str) -> dict[str, msgspec.Raw]:
        """The same as `said`, to stand in a document."""
        last = self._last.setdefault(language, {})
        found: dict[str, msgspec.Raw] = {}
        for target, phrases in _phrases(table, seat).items():
            known = last.get(target)
            if known is None or known[0] != phrases:
                lines = [words.text(table.game, one, language) for one in phrases]
                known = last[target] = (phrases, msgspec.Raw(_encoder.encode(lines)))
            found[target] = known[1]
        return found
