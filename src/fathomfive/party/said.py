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
    """What was last said of a table, encoded, by viewer and language: most moves change nothing about it."""

    def __init__(self) -> None:
        self._last: dict[tuple[int | None, str], tuple[Mapping[str, Sequence[Phrase]], msgspec.Raw]] = {}

    def encoded(self, table: Table, seat: int | None, language: str) -> msgspec.Raw:
        """The same as `said`, to stand in a document."""
        phrases = _phrases(table, seat)
        last = self._last.get((seat, language))
        if last is not None and last[0] == phrases:
            return last[1]
        encoded = msgspec.Raw(_encoder.encode(_in_words(table, phrases, language)))
        self._last[seat, language] = (phrases, encoded)
        return encoded
