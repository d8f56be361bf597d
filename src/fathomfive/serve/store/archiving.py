"""Tables that nobody has used for long, in one compact piece each; they wake when somebody looks."""

from __future__ import annotations

import lzma
import zlib
from typing import Any

import msgspec
from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects import postgresql, sqlite

from .schema import archives, entries, snapshots, tables

_INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


class Asleep(Exception):
    """A table whose entries lie in the archive."""


class Loose(msgspec.Struct, frozen=True):
    """The entries of a table, and its snapshot."""

    table: str
    entries: list[tuple[int, int, str]]
    number: int
    snapshot: bytes

    @property
    def whole(self) -> bool:
        """Whether all its entries are here. Some lie in the archive, or all, if it was in somebody's memory when it was
        laid down, and has gone on there or was kept once more: it has to wake first."""
        return bool(self.entries) and self.entries[0][0] == 0


def loose(connection: Connection, table: str) -> Loose:
    """What there is to press together."""
    rows = connection.execute(select(entries).where(entries.c.table_id == table).order_by(entries.c.number))
    kept = [(row.number, row.at, row.entry) for row in rows]
    frozen = connection.execute(select(snapshots).where(snapshots.c.table_id == table)).one()
    return Loose(table, kept, frozen.number, zlib.decompress(frozen.data))


def pressed(one: Loose) -> bytes:
    """All in one piece, as small as it gets."""
    return lzma.compress(msgspec.msgpack.encode(one), preset=6)


def lay_down(connection: Connection, one: Loose, data: bytes) -> None:
    """Put the piece in place of the rows, unless something has happened at the table meanwhile."""
    version = select(tables.c.version).where(tables.c.id == one.table).with_for_update()
    if connection.scalar(version) != len(one.entries):
        return
    connection.execute(_INSERT[connection.dialect.name](archives).values(table_id=one.table, data=data))
    for rows in (entries, snapshots):
        connection.execute(delete(rows).where(rows.c.table_id == one.table))


def wake(connection: Connection, table: str) -> None:
    """Put the rows back; another node may be just as fast."""
    found = connection.scalar(select(archives.c.data).where(archives.c.table_id == table).with_for_update())
    if found is None:
        return
    one = msgspec.msgpack.decode(lzma.decompress(bytes(found)), type=Loose)
    insert = _INSERT[connection.dialect.name]
    rows = [{"table_id": table, "number": number, "at": at, "entry": entry} for number, at, entry in one.entries]
    connection.execute(insert(entries).on_conflict_do_nothing(), rows)
    frozen = {"table_id": table, "number": one.number, "data": zlib.compress(one.snapshot, 1)}
    connection.execute(insert(snapshots).on_conflict_do_nothing(), [frozen])
    connection.execute(delete(archives).where(archives.c.table_id == table))
