"""The pen that writes a game's text board: words that are safe beside markup, and lines that fit."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from .game import Game
from .state import State
from .values import Value
from .words import Phrase, seat_name

if TYPE_CHECKING:
    from .table import Table

S = TypeVar("S", bound=State)

_TAG: Final = re.compile(r"(?<!\\)\[[^\]]*\]")
_BLANK: Final = re.compile(r" (?![^\[\]]*\])")


class Pen(Generic[S]):
    """The table, who looks at it, the words to say it in, and how wide a line may be."""

    def __init__(
        self, game: Game[S, Any], s: S, viewer: int, language: str, names: Sequence[str], width: int = 80
    ) -> None:
        self.s = s
        self.viewer = viewer
        self.width = max(40, width)
        self._game = game
        self._words = game.catalogue
        self._language = language
        self._names = names

    def say(self, id: str, **args: int | str | Phrase) -> str:
        """A message, safe to stand beside markup."""
        return self.render(Phrase(id, **args))

    def render(self, phrase: Phrase) -> str:
        """A phrase, safe to stand beside markup."""
        return safe(self._words.text(phrase, self._language))

    def piece(self, kind: str, value: Value) -> str:
        """The name of a piece."""
        return self.render(self._game.words.piece(self.s, kind, value))

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._words.has(id, self._language)

    def seat(self, seat: int, longest: int = 0) -> str:
        """The name of a seat, not longer than so many letters."""
        name = self._words.text(seat_name(self._names, seat), self._language)
        return safe(name if not longest or len(name) <= longest else name[: longest - 1].rstrip() + "…")


def safe(text: str) -> str:
    """A text that says the same where markup is read."""
    return text.replace("[", "\\[")


def plain(text: str) -> str:
    """A text without its markup.

    >>> plain("[bold]a[/] \\\\[b]")
    'a [b]'
    """
    return _TAG.sub("", text).replace("\\[", "[")


def mark(seat: int) -> str:
    """A seat's number in its colour, as it marks the seat's pieces."""
    return f"[bold seat{seat + 1}]{seat + 1}[/]"


def pad(text: str, width: int) -> str:
    """A text with markup, filled up with blanks."""
    return text + " " * (width - len(plain(text)))


def widest(texts: Sequence[str]) -> int:
    """The length of the longest text."""
    return max([len(plain(text)) for text in texts], default=0)


def aligned(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Rows whose cells are as wide as the widest of their column; the last cell is left as it is.

    >>> aligned([["a", "b"], ["[bold]long[/]", "c"]])
    [['a   ', 'b'], ['[bold]long[/]', 'c']]
    """
    widths = [widest(cells) for cells in list(zip(*rows, strict=True))[:-1]]
    return [[*[pad(cell, width) for cell, width in zip(row, widths, strict=False)], row[-1]] for row in rows]


def columns(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """Rows as lines of aligned cells."""
    return [gap.join(row).rstrip() for row in aligned(rows)]


def flow(start: str, items: Sequence[str], width: int, gap: str = "  ", indent: int = -1) -> list[str]:
    """Items one after another, on as many lines as they need; further lines are set in below the first item."""
    room = len(plain(start)) if indent < 0 else indent
    lines: list[str] = []
    line, used, before = start, len(plain(start)), ""
    for item in items:
        parts = [item] if len(plain(item)) <= width - room else _BLANK.split(item)
        for number, part in enumerate(parts):
            space = before and (" " if number else gap)
            size = len(plain(part))
            if used + len(space) + size > width and used > room:
                lines.append(line.rstrip())
                line, used, space = " " * room, room, ""
            line, used, before = line + space + part, used + len(space) + size, gap
    return [*lines, line.rstrip()]


def wrapped(text: str, width: int, indent: int, style: str = "dim") -> list[str]:
    """A sentence without markup on lines that are set in."""
    lines = textwrap.wrap(text, max(20, width - indent), break_on_hyphens=False)
    return [f"{' ' * indent}[{style}]{line}[/]" for line in lines]


def drawn(table: Table, viewer: int = -1, language: str = "en") -> str:
    """The table as a viewer sees it, as plain text: for programs that read, and terminals without colours.

    >>> from fathomfive import Table
    >>> print(drawn(Table("otys", seats=2, seed=1), 0).splitlines()[1][:9])
    surfaced:
    """
    blocks = table.game.draw(table.state, viewer, language, table.names)
    return "\n".join([plain(f"{title}\n{lines}") for title, lines in blocks])
