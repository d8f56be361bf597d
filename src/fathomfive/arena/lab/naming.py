"""What an option is called across games: its label without the numbers that change from moment to moment.

*Hire the Chronicler for $1* and *for $3* are the same choice. A label is a phrase: its form (`action-hire`) and its
arguments (`crew`, `price`). Numbers of the label itself are left open, what it names is kept, and seats are nobody in
particular. As a text it is JSON: `["action-hire",{"crew":["crew-chronicler",{}],"price":null}]`.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from ...kernel import AnyGame, Phrase

OPEN = "…"
"""What stands for a number, or a name, that is left open."""
NOBODY = ("seat", "named")
"""Phrases that name a seat."""
Leaf: TypeAlias = int | str | None
Known: TypeAlias = tuple[str, tuple[tuple[str, "Leaf | Known"], ...]]
"""A phrase as a plain value: its id and its arguments; None is an argument left open."""


def known(phrase: Phrase, inner: bool = False) -> Known:
    """A label as a value that is the same whenever the choice is the same.

    >>> known(Phrase("action-hire", crew=Phrase("crew-patron"), price=2))
    ('action-hire', (('crew', ('crew-patron', ())), ('price', None)))
    """
    args: list[tuple[str, Leaf | Known]] = []
    for name, value in phrase.args.items():
        if isinstance(value, Phrase):
            args.append((name, None if value.id in NOBODY else known(value, True)))
        elif isinstance(value, int) and not inner:
            args.append((name, None))
        else:
            args.append((name, value))
    return phrase.id, tuple(args)


def written(label: Known) -> str:
    """As a text, for tables of data."""
    return msgspec.json.encode(_listed(label)).decode()


def _listed(label: Known) -> list[object]:
    return [label[0], {name: _listed(value) if isinstance(value, tuple) else value for name, value in label[1]}]


class Label:
    """A written label, read again: its form, its arguments, and what it says."""

    __slots__ = ("form", "args")

    def __init__(self, text: str) -> None:
        form, args = msgspec.json.decode(text, type=tuple[str, dict[str, object]])
        self.form = form
        self.args = args

    def say(self, game: AnyGame, language: str, hidden: frozenset[str] = frozenset()) -> str:
        """The label in words; the `hidden` arguments are left open, too."""
        args = {name: None if name in hidden else value for name, value in self.args.items()}
        return said(game, language, [self.form, args])


def said(game: AnyGame, language: str, value: object) -> str:
    """A written phrase, or a plain argument, in words."""
    if not isinstance(value, list):
        return OPEN if value is None else str(value)
    for blank in (OPEN, 2):
        try:
            return game.catalogue.text(_phrase(value, blank), language)
        except (LookupError, TypeError, ValueError):  # a message that reckons with the number
            continue
    return str(value[0])


def _phrase(value: list[object], blank: int | str) -> Phrase:
    form, args = msgspec.convert(value, tuple[str, dict[str, object]])
    filled: dict[str, int | str | Phrase] = {}
    for name, given in args.items():
        if isinstance(given, list):
            filled[name] = _phrase(given, blank)
        else:
            filled[name] = given if isinstance(given, int | str) else blank
    return Phrase(form, **filled)
