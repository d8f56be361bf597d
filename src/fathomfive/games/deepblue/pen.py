"""The pen that writes Deep Blue's text board: names, marks and columns."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Phrase, Words
from ...kernel.words import seat_name
from .phrases import piece
from .state import DeepBlueState

STONE_STYLES = ("white", "yellow", "red", "green", "magenta", "bright_blue", "reverse")


class Pen:
    """The table, who looks at it, and the words to say it in."""

    def __init__(self, s: DeepBlueState, viewer: int, words: Words, language: str, names: Sequence[str]) -> None:
        self.s = s
        self.viewer = viewer
        self._words = words
        self._language = language
        self._names = names

    def say(self, id: str) -> str:
        """A message without arguments."""
        return self.render(Phrase(id))

    def render(self, phrase: Phrase) -> str:
        """A phrase, safe to stand beside markup."""
        return self._words.text(phrase, self._language).replace("[", "\\[")

    def piece(self, kind: str, value: int) -> str:
        """The name of a piece."""
        return self.render(piece(self.s, kind, value))

    def stone(self, colour: int) -> str:
        """The name of a stone, in its colour."""
        return f"[{STONE_STYLES[colour]}]{self.piece('stone', colour)}[/]"

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.render(seat_name(self._names, seat))


def mark(seat: int) -> str:
    """A seat's number in its colour, as it marks boats."""
    return f"[seat{seat + 1}]{seat + 1}[/]"


def padded(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Rows whose cells, all without markup, are as wide as the widest of their column; the last is left as it is."""
    if not rows:
        return []
    last = len(rows[0]) - 1
    widths = [max([len(row[i]) for row in rows]) for i in range(last)]
    return [[*[row[i].ljust(widths[i]) for i in range(last)], row[last]] for row in rows]
