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
        self._whole: dict[str, tuple[int, Mapping[str, Sequence[Phrase]], msgspec.Raw]] = {}

    def encoded(self, table: Table, seat: int | None, language: str, version: int) -> msgspec.Raw:
        """The same as `said`, to stand in a document; where all are told the same, it is looked at once a version."""
        known = self._whole.get(language)
        if known is not None and known[0] == version and table.game.said_to_all:
            return known[2]
        phrases = _phrases(table, seat)
        if known is not None and known[1] == phrases and [*known[1]] == [*phrases]:
            encoded = known[2]
        else:
            encoded = msgspec.Raw(_encoder.encode(self._by_target(table, phrases, language)))
        self._whole[language] = version, phrases, encoded
        return encoded

    def _by_target(
        self, table: Table, phrases: Mapping[str, Sequence[Phrase]], language: str
    ) -> dict[str, msgspec.Raw]:
        last = self._last.setdefault(language, {})
        found: dict[str, msgspec.Raw] = {}
        for target, about in phrases.items():
            known = last.get(target)
            if known is None or known[0] != about:
                lines = [words.text(table.game, one, language) for one in about]
                known = last[target] = (about, msgspec.Raw(_encoder.encode(lines)))
            found[target] = known[1]
        return found
