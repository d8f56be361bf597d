"""The pen that writes Nemo's text board: names, marks, and lines that fit."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from typing import Final

from ...kernel import Phrase, Value, Words
from ...kernel.words import seat_name
from .components import ROLES
from .pieces import piece
from .state import NemoState

CONTACT: Final = "[cyan]?[/]"
FREE: Final = "[dim]·[/]"
STONE: Final = "[bold yellow]◆[/]"
UPRISING: Final = "[bold green]⚑[/]"
CRUSHED: Final = "[dim]⚑[/]"
WRECK: Final = "[bold yellow]⚓[/]"
HERE: Final = "[bold]►[/]"
LETTERS: Final = "abcdef"
"""Transit oceans have no number: a letter stands for it."""
_TAG: Final = re.compile(r"(?<!\\)\[[^\]]*\]")
_BLANK: Final = re.compile(r" (?![^\[\]]*\])")


class Pen:
    """The table, who looks at it, the words to say it in, and how wide a line may be."""

    def __init__(
        self, s: NemoState, viewer: int, words: Words, language: str, names: Sequence[str], width: int = 80
    ) -> None:
        self.s = s
        self.viewer = viewer
        self.width = max(40, width)
        self._words = words
        self._language = language
        self._names = names

    def say(self, id: str, **args: int | str | Phrase) -> str:
        """A message, safe to stand beside markup."""
        return self.render(Phrase(id, **args))

    def render(self, phrase: Phrase) -> str:
        """A phrase, safe to stand beside markup."""
        return self._words.text(phrase, self._language).replace("[", "\\[")

    def piece(self, kind: str, value: Value) -> str:
        """The name of a piece."""
        return self.render(piece(self.s, kind, value))

    def explained(self, kind: str, value: Value) -> str:
        """What a piece does."""
        return self.say(f"{piece(self.s, kind, value).id}.text")

    def seat(self, seat: int) -> str:
        """The name of a seat, in its colour."""
        return f"[seat{seat + 1}]{self.render(seat_name(self._names, seat))}[/]"

    def officer(self, seat: int) -> str:
        """The officer card of a seat."""
        s = self.s
        return self.say(f"officer-{ROLES[s.c.officer_role[s.officers[seat]]]}")

    def sign(self, ocean: int) -> str:
        """The number of a major ocean, the letter of a transit ocean."""
        die = self.s.c.die[ocean]
        return str(die) if die else LETTERS[ocean - 6]

    def ship(self, side: int) -> str:
        """A ship with its values: attack and defence of a warship, defence of a civilian."""
        s = self.s
        attack, defence = s.c.side_attack[side], s.c.side_defence[side]
        ball = "•" if side >> 1 in s.cannonballs else ""
        if not attack:
            return f"{self.piece('ship', side)} {defence}{ball}"
        violet = side & 1 and s.c.ship_group[side >> 1] > 0
        return f"[{'magenta' if violet else 'red'}]{self.piece('ship', side)} {attack}/{defence}{ball}[/]"


def plain(text: str) -> str:
    """A text without its markup.

    >>> plain("[bold]a[/] \\\\[b]")
    'a [b]'
    """
    return _TAG.sub("", text).replace("\\[", "[")


def pad(text: str, width: int) -> str:
    """A text with markup, filled up with blanks."""
    return text + " " * (width - len(plain(text)))


def widest(texts: Sequence[str]) -> int:
    """The length of the longest text."""
    return max([len(plain(text)) for text in texts], default=0)


def flow(start: str, items: Sequence[str], width: int, gap: str = "  ") -> list[str]:
    """Items one after another, on as many lines as they need; further lines are set in below the first item."""
    room = len(plain(start))
    lines: list[str] = []
    line, used, before = start, room, ""
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


def wrapped(text: str, width: int, indent: int) -> list[str]:
    """A sentence without markup on lines that are set in."""
    lines = textwrap.wrap(text, max(20, width - indent), break_on_hyphens=False)
    return [f"{' ' * indent}[dim]{line}[/]" for line in lines]
