"""What a party consists of: what the table was set up with, who sits where, what was said and wished."""

from __future__ import annotations

import msgspec

from . import entries as e
from .plainly import AnyJson as Json


class Header(msgspec.Struct, frozen=True):
    """What a table was set up with."""

    table: str
    game: str
    seats: int
    options: dict[str, Json]
    seed: int
    rules_version: int
    content: str
    created: int


class Sitter(msgspec.Struct):
    """Who sits on a seat."""

    kind: str
    """`human` or `bot`."""
    name: str = ""
    bot: str | None = None
    """The bot that plays now: a bot's own, or one that stands in for a person."""
    client: int = -1
    """The seat whose token also opens this one (hot-seat); its own number otherwise."""
    claimed: bool = False
    resigned: bool = False


class Said(msgspec.Struct, frozen=True):
    """Something said or done beside the game."""

    number: int
    at: int
    entry: e.UndoAsk | e.UndoReply | e.Undo | e.Claim | e.Substitute | e.Resign | e.Chat | e.Rematch | e.Release


class Step(msgspec.Struct, frozen=True, array_like=True):
    """An answer of a seat on the line that led here, and how many answers (nature's too) had come before it."""

    seat: int
    before: int


class UndoWish(msgspec.Struct):
    """A seat's wish to go back further than is free, and who has agreed."""

    seat: int
    to: int
    agreed: list[int] = []
