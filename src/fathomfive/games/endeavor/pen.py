"""The pen that writes Endeavor's text board: names, marks, columns and lines that fit."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from typing import Final

from ...kernel import Phrase, Value, Words
from ...kernel.words import seat_name
from .effects import TOPICS, VERBS, Effect
from .phrases import effect, piece
from .state import Expedition

TOPIC_STYLES: Final = ("bright_blue", "yellow", "orange3", "green")
KIND_SIGNS: Final = ("◉", ")", "♥", "≡")
"""Dive, sonar, conservation, publication."""
SUBMARINE: Final = "▲"
GOLD: Final = "★"
FREE: Final = "·"
LONGEST: Final = 18
"""Letters of a name in a table."""
SAFE: Final = "\\["
_TAG: Final = re.compile(r"(?<!\\)\[[^\]]*\]")
_BLANK: Final = re.compile(r" (?![^\[\]]*\])")


class Pen:
    """The table, who looks at it, the words to say it in, and how wide a line may be."""

    def __init__(
        self, s: Expedition, viewer: int, words: Words, language: str, names: Sequence[str], width: int = 80
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

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return self._words.has(id, self._language)

    def piece(self, kind: str, value: Value) -> str:
        """The name of a piece."""
        return self.render(piece(self.s, kind, value))

    def gain(self, verbs: Effect) -> str:
        """What an effect gives."""
        return self.render(effect(self.s, verbs))

    def verb(self, verb: int) -> str:
        """The name of an action."""
        return self.say(f"effect-{VERBS[verb]}", number=0)

    def topic(self, topic: int) -> str:
        """The letter of a topic, in its colour."""
        return f"[bold {TOPIC_STYLES[topic]}]{self.say(f'text-topic-{TOPICS[topic]}')}[/]"

    def topics(self, topics: Sequence[int]) -> str:
        """The letters of several topics."""
        return "".join([self.topic(topic) for topic in topics])

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.render(seat_name(self._names, seat))

    def named(self, seat: int) -> str:
        """The number and the name of a seat in its colour."""
        name = self._words.text(seat_name(self._names, seat), self._language)
        name = name if len(name) <= LONGEST else name[: LONGEST - 1].rstrip() + "…"
        return f"[seat{seat + 1}]{seat + 1} {name.replace('[', SAFE)}[/]"


def mark(seat: int) -> str:
    """A seat's number in its colour, as it marks submarines and discs."""
    return f"[bold seat{seat + 1}]{seat + 1}[/]"


def plain(text: str) -> str:
    """A text without its markup.

    >>> plain("[bold]a[/] \\\\[b]")
    'a [b]'
    """
    return _TAG.sub("", text).replace("\\[", "[")


def pad(text: str, width: int) -> str:
    """A text with markup, filled up with blanks."""
    return text + " " * (width - len(plain(text)))


def columns(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """Rows as lines: cells as wide as the widest of their column, the last one left as it is."""
    if not rows:
        return []
    last = len(rows[0]) - 1
    widths = [max([len(plain(row[i])) for row in rows]) for i in range(last)]
    return [gap.join([*[pad(row[i], widths[i]) for i in range(last)], row[last]]).rstrip() for row in rows]


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
