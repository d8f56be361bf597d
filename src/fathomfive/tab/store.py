"""What a tab keeps of its tables, and what keeps it: one row for each table, and its entries by number."""

from __future__ import annotations

from typing import Protocol

import msgspec

from ..party import entries as e
from ..party.party import Party
from ..party.people import Header


class Row(msgspec.Struct, frozen=True):
    """A table: what it was set up with, its last snapshot, and how it stands, for lists."""

    header: Header
    digests: list[bytes | None]
    """By seat: the digest of its token."""
    snapshot: bytes
    kept: int
    """How many entries the snapshot has in it."""
    version: int
    asked: list[int]
    names: list[str]
    over: bool
    updated: int
    history: bytes | None = None
    """The game as it was played, once it is over."""


class Written(msgspec.Struct, frozen=True):
    """An entry, and when it was written."""

    at: int
    entry: e.Entry


class Store(Protocol):
    """Something that keeps rows and entries. What it has said it wrote is there after a crash."""

    async def row(self, table: str) -> bytes | None:
        """The row of a table."""
        ...

    async def rows(self) -> list[bytes]:
        """All rows."""
        ...

    async def entries(self, table: str, start: int) -> list[bytes]:
        """The entries of a table from a number on."""
        ...

    async def write(self, table: str, row: bytes, start: int, entries: list[bytes]) -> bool:
        """Write a row and entries, all or nothing; False, and nothing, when there is an entry of such a number."""
        ...

    async def note(self, kind: str, key: str) -> bytes | None:
        """Something else that is kept: a review, a dive."""
        ...

    async def notes(self, kind: str) -> list[bytes]:
        """All notes of a kind."""
        ...

    async def keep_note(self, kind: str, key: str, data: bytes) -> None:
        """Keep a note, in place of the one before."""
        ...


class Memory:
    """A store that lasts as long as the tab: for browsers that keep nothing, and for tests."""

    def __init__(self) -> None:
        self._rows: dict[str, bytes] = {}
        self._entries: dict[str, list[bytes]] = {}
        self._notes: dict[tuple[str, str], bytes] = {}

    async def row(self, table: str) -> bytes | None:
        return self._rows.get(table)

    async def rows(self) -> list[bytes]:
        return list(self._rows.values())

    async def entries(self, table: str, start: int) -> list[bytes]:
        return self._entries.get(table, [])[start:]

    async def write(self, table: str, row: bytes, start: int, entries: list[bytes]) -> bool:
        there = self._entries.setdefault(table, [])
        if entries and len(there) > start:
            return False
        there += entries
        self._rows[table] = row
        return True

    async def note(self, kind: str, key: str) -> bytes | None:
        return self._notes.get((kind, key))

    async def notes(self, kind: str) -> list[bytes]:
        return [data for (one, _), data in self._notes.items() if one == kind]

    async def keep_note(self, kind: str, key: str, data: bytes) -> None:
        self._notes[kind, key] = data


def stands(row: Row, party: Party, at: int) -> Row:
    """A row with how its table stands now."""
    return msgspec.structs.replace(
        row,
        version=party.state.number,
        asked=party.asked,
        names=[sitter.name for sitter in party.state.sitters],
        over=party.table.over,
        updated=at,
    )


def read_row(data: bytes) -> Row:
    """A row as it was written."""
    return msgspec.msgpack.decode(data, type=Row)


def read_entry(data: bytes) -> Written:
    """An entry as it was written."""
    return msgspec.msgpack.decode(data, type=Written)


pack = msgspec.msgpack.encode
