"""The store: keeps tables, and says how they stand."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Connection, Row, func, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ...kernel import SetupError
from ..errors import NoTable, Unavailable
from ..sitting import Header
from . import writing
from .commits import Commits, Write
from .database import Database
from .rows import Append, Creation, Listed, Snapshot, Stored, Summary
from .schema import FORMAT, about, entries, metadata, seats, snapshots, tables

T = TypeVar("T")
Entries = list[tuple[int, int, str]]
"""Number, time, entry."""
OPENING = 0x0FA7_0005
"""The lock under which PostgreSQL nodes make the tables, one after another."""


class Store:
    """A database with our tables in it."""

    def __init__(self, database: Database, node: str) -> None:
        self.database = database
        self.node = node
        self.on_postgres = database.on_postgres
        self._commits: Commits | None = None

    # --- opening and closing ---

    async def open(self) -> None:
        """Make the tables if they are missing, and begin to take writes."""
        await self.database.write(self._prepare)
        self._commits = Commits(self._write)

    def _prepare(self, connection: Connection) -> None:
        if self.on_postgres:
            connection.execute(select(func.pg_advisory_xact_lock(OPENING)))
        metadata.create_all(connection)
        found = connection.scalar(select(about.c.value).where(about.c.name == "format"))
        if found is None:
            connection.execute(about.insert().values(name="format", value=str(FORMAT)))
        elif found != str(FORMAT):
            raise SetupError(f"the store has format {found}; this release reads format {FORMAT}")

    async def close(self) -> None:
        """Write what waits, and let go of the database."""
        if self._commits is not None:
            await self._commits.close()
        await self.database.close()

    async def ready(self) -> None:
        """See that the database answers."""
        await self._read(lambda connection: connection.execute(select(1)).close())

    async def _read(self, work: Callable[[Connection], T]) -> T:
        try:
            return await self.database.read(work)
        except (SQLAlchemyError, OSError) as error:
            raise Unavailable(f"the store does not answer: {type(error).__name__}") from error

    # --- writing ---

    async def add(self, write: Write) -> bool:
        """Write durably, together with whatever else waits; False when another process was first."""
        assert self._commits is not None
        return await self._commits.add(write)

    async def _write(self, writes: list[Write]) -> list[bool]:
        """One transaction; a second, more careful one if another node has taken a number."""
        try:
            first = await self.database.write(lambda connection: self._all(connection, writes, contested=False))
        except IntegrityError:
            first = await self.database.write(lambda connection: self._all(connection, writes, contested=True))
        return [not isinstance(write, Append) or (write.table, write.number) in first for write in writes]

    def _all(self, connection: Connection, writes: list[Write], *, contested: bool) -> set[writing.Key]:
        """In the order of the tables, so that nodes never wait for each other in a circle."""
        created = [write for write in writes if isinstance(write, Creation)]
        appended = sorted([write for write in writes if isinstance(write, Append)], key=lambda write: write.table)
        frozen = sorted([write for write in writes if isinstance(write, Snapshot)], key=lambda write: write.table)
        first: set[writing.Key] = set()
        if created:
            writing.create(connection, created)
        if appended:
            first = writing.append(connection, appended, contested=contested)
        if frozen:
            writing.freeze(connection, frozen)
        if self.on_postgres and first:
            writing.tell(connection, self.node, first)
        return first

    async def say(self, payload: str) -> None:
        """Tell the other nodes something that is not stored."""
        aloud = select(func.pg_notify(writing.ALOUD, payload))
        await self.database.write(lambda connection: connection.execute(aloud).close())

    # --- reading ---

    async def load(self, table: str) -> Stored:
        """Bring back a table: its header, the newest snapshot and the entries since."""
        return await self._read(lambda connection: _load(connection, table))

    async def entries(self, table: str, start: int, most: int = 100_000) -> Entries:
        """The entries of a table from a number on."""
        return await self._read(lambda connection: _entries(connection, table, start, most))

    async def opened_by(self, tokens: Sequence[bytes], most: int = 200) -> list[Listed]:
        """The tables with a seat that one of these tokens opens, the one that changed last first."""
        return await self._read(lambda connection: _opened_by(connection, tokens, most)) if tokens else []

    async def count_open(self) -> int:
        """How many tables are not over."""
        statement = select(func.count()).select_from(tables).where(tables.c.over.is_(False))
        return await self._read(lambda connection: connection.scalar(statement)) or 0

    # --- whose bots think where ---

    async def due(self, now: int, until: int, most: int) -> list[str]:
        """Take up tables whose bots are asked while the node that let them think is silent."""
        idle = (
            select(tables.c.id)
            .where(tables.c.bots_asked.is_(True), tables.c.thinking_until < now)
            .order_by(tables.c.thinking_until)
            .limit(most)
        )
        if not await self._read(lambda connection: connection.execute(idle.limit(1)).first()):
            return []
        if self.on_postgres:
            idle = idle.with_for_update(skip_locked=True)
        taken = (
            update(tables)
            .where(tables.c.id.in_(idle.scalar_subquery()))
            .values(thinker=self.node, thinking_until=until)
            .returning(tables.c.id)
        )
        return await self.database.write(lambda connection: [row.id for row in connection.execute(taken)])

    async def still_thinking(self, now_thinking: Sequence[str], until: int) -> None:
        """Say that this node goes on with its thoughts."""
        mine = (tables.c.id.in_(now_thinking), tables.c.thinker == self.node, tables.c.bots_asked.is_(True))
        longer = update(tables).where(*mine).values(thinking_until=until)
        await self.database.write(lambda connection: connection.execute(longer).close())

    async def forget_thinkers(self) -> None:
        """Nobody thinks any more: this process alone serves the store, and has just begun."""
        silent = update(tables).where(tables.c.bots_asked.is_(True)).values(thinking_until=0)
        await self.database.write(lambda connection: connection.execute(silent).close())


def _load(connection: Connection, table: str) -> Stored:
    found = connection.execute(select(tables.c.header).where(tables.c.id == table)).one_or_none()
    if found is None:
        raise NoTable(f"there is no table {table!r}")
    frozen = connection.execute(select(snapshots.c.number, snapshots.c.data).where(snapshots.c.table_id == table)).one()
    opened = connection.execute(select(seats.c.token).where(seats.c.table_id == table).order_by(seats.c.seat))
    tokens = [None if row.token is None else bytes(row.token) for row in opened]
    later = _entries(connection, table, frozen.number, 100_000)
    return Stored(_header(found.header), tokens, bytes(frozen.data), later)


def _entries(connection: Connection, table: str, start: int, most: int) -> Entries:
    rows = connection.execute(
        select(entries.c.number, entries.c.at, entries.c.entry)
        .where(entries.c.table_id == table, entries.c.number >= start)
        .order_by(entries.c.number)
        .limit(most)
    )
    return [(row.number, row.at, row.entry) for row in rows]


def _opened_by(connection: Connection, tokens: Sequence[bytes], most: int) -> list[Listed]:
    rows = connection.execute(
        select(tables, seats.c.seat)
        .join(seats, seats.c.table_id == tables.c.id)
        .where(seats.c.token.in_(tokens))
        .order_by(tables.c.updated.desc(), tables.c.id, seats.c.seat)
        .limit(most * 4)
    )
    listed: dict[str, Listed] = {}
    for row in rows:
        if row.id in listed:
            listed[row.id].seats.append(row.seat)
        elif len(listed) < most:
            listed[row.id] = Listed(_header(row.header), _summary(row), row.updated, [row.seat])
    return list(listed.values())


def _summary(row: Row[Any]) -> Summary:
    return Summary(row.version, json.loads(row.asked), json.loads(row.names), row.over, row.bots_asked)


def _header(data: str) -> Header:
    return msgspec.json.decode(data, type=Header)
