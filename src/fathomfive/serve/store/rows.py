"""What goes into the store and what comes out."""

from __future__ import annotations

import msgspec

from ...party.people import Header


class Summary(msgspec.Struct, frozen=True):
    """How a table stands, in its row."""

    version: int
    asked: list[int]
    names: list[str]
    over: bool
    bots_asked: bool
    thinker: str = ""
    """The node that lets the bots think, if they are asked."""
    thinking_until: int = 0


class Aside(msgspec.Struct, frozen=True):
    """What an entry changes in the rows beside its own; None: nothing."""

    header: Header | None = None
    """The table was laid anew."""
    tokens: list[bytes | None] | None = None
    """Somebody came, or seats were changed."""
    due: int | None = None
    """When something is to be done about time; 0: never."""
    listing: bytes | None = None
    """How it stands in the list of open tables; empty: not at all."""


class Append(msgspec.Struct, frozen=True):
    """One more entry."""

    table: str
    number: int
    at: int
    entry: bytes
    summary: Summary
    touches: bool = False
    """Whether a person may be the first to do something here."""
    aside: Aside | None = None


class Creation(msgspec.Struct, frozen=True):
    """A new table with its first entry."""

    header: Header
    tokens: list[bytes | None]
    first: Append
    snapshot: bytes


class Snapshot(msgspec.Struct, frozen=True):
    """How a table stood after so many entries."""

    table: str
    number: int
    data: bytes
    """Pressed when it is written, by whoever writes: people wait for nothing else meanwhile."""


class Written(msgspec.Struct, frozen=True):
    """The history of a finished table."""

    table: str
    data: bytes


class Reviewed(msgspec.Struct, frozen=True):
    """The review of a finished table, as far as it has come."""

    table: str
    done: int
    data: bytes


class Sign(msgspec.Struct, frozen=True):
    """A sign of life: shows that something can be stored now."""

    at: int


class Stored(msgspec.Struct, frozen=True):
    """All that is needed to bring a table back."""

    header: Header
    tokens: list[bytes | None]
    snapshot: bytes
    entries: list[tuple[int, int, str]]
    """Those after the snapshot: number, time, entry."""
    over: bool = False


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    header: Header
    summary: Summary
    updated: int
    seats: list[int]
    """Those the asking tokens open."""
