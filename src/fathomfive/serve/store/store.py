"""The store: keeps tables, and says how they stand."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeVar

import msgspec
from sqlalchemy import BigInteger, Connection, Row, cast, delete, func, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from ...kernel import SetupError
from ...party.errors import NoTable, Unavailable
from ...party.people import Header
from . import archiving, writing
from .commits import Commits, Write
from .database import Database
from .patience import within
from .rows import Append, Creation, Listed, Reviewed, Sign, Snapshot, Stored, Summary, Written
from .schema import (
    FORMAT,
    about,
    archives,
    dues,
    entries,
    histories,
    metadata,
    open_tables,
    reviews,
    seats,
    snapshots,
    tables,
    untouched,
)

T = TypeVar("T")
Entries = list[tuple[int, int, str]]
"""Number, time, entry."""
OWNED = (entries, snapshots, histories, reviews, untouched, archives, dues, open_tables, seats)
"""What belongs to a table and goes with it."""
OPENED_IN = 60.0
"""Seconds that a store gets to be opened."""
OPENING = 0x0FA7_0005
"""The lock under which PostgreSQL nodes make the tables, one after another."""


class Store:
    """A database with our tables in it."""

    def __init__(self, database: Database, node: str, patience: float = 10.0) -> None:
        self.database = database
        self.patience = patience
        """Seconds after which a store that does not answer is given up."""
        self.node = node
        self.on_postgres = database.on_postgres
        self._commits: Commits | None = None

    # --- opening and closing ---

    async def open(self) -> None:
        """Make the tables if they are missing, and begin to take writes."""
        await within(OPENED_IN, self.database.write(self._prepare))
        self._commits = Commits(self._write, self.patience)

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

    async def sign(self, seconds: float) -> None:
        """See that an answer could be stored now: write a sign of life the way answers are written."""
        await within(seconds, self.add(Sign(time.time_ns() // 1_000_000)))

    async def time(self) -> int:
        """What the database's clock says, in milliseconds since 1970; an SQLite file has this machine's."""
        if not self.on_postgres:
            return time.time_ns() // 1_000_000
        clock = select(cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger))
        return await self._read(lambda connection: connection.scalar(clock)) or 0

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read something that has a module of its own."""
        return await self._read(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write something that has a module of its own, durably."""
        return await self._written(work)

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await self._tried(self.database.read(work))

    async def _written(self, work: Callable[[Connection], T]) -> T:
        """Write something that does not wait for the others."""
        return await self._tried(self.database.write(work))

    async def _tried(self, work: Coroutine[Any, Any, T]) -> T:
        try:
            return await within(self.patience, work)
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
        if done := [write for write in writes if isinstance(write, Written)]:
            writing.write_down(connection, done)
        if looked := [write for write in writes if isinstance(write, Reviewed)]:
            writing.review(connection, looked)
        if any(isinstance(write, Sign) for write in writes):
            writing.sign(connection, max(write.at for write in writes if isinstance(write, Sign)))
        if self.on_postgres and first:
            writing.tell(connection, self.node, first)
        return first

    async def say(self, payload: str) -> None:
        """Tell the other nodes something that is not stored."""
        aloud = select(func.pg_notify(writing.ALOUD, payload))
        await self._written(lambda connection: connection.execute(aloud).close())

    async def forget(self, which: Sequence[str]) -> None:
        """Delete tables with all that belongs to them."""
        await self._written(lambda connection: _forget(connection, which))

    # --- reading ---

    async def load(self, table: str) -> Stored:
        """Bring back a table: its header, the newest snapshot and the entries since."""
        try:
            return await self._read(lambda connection: _load(connection, table))
        except archiving.Asleep:
            await self._written(lambda connection: archiving.wake(connection, table))
            return await self._read(lambda connection: _load(connection, table))

    async def entries(self, table: str, start: int, most: int = 100_000) -> Entries:
        """The entries of a table from a number on."""
        return await self._read(lambda connection: _entries(connection, table, start, most))

    async def history(self, table: str) -> bytes | None:
        """How a finished table was played, if that was written down."""
        kept = select(histories.c.data).where(histories.c.table_id == table)
        found = await self._read(lambda connection: connection.scalar(kept))
        return bytes(found) if found else None

    async def review(self, table: str) -> bytes | None:
        """The review of a table, as far as it has come."""
        kept = select(reviews.c.data).where(reviews.c.table_id == table)
        found = await self._read(lambda connection: connection.scalar(kept))
        return bytes(found) if found else None

    async def unwritten(self, most: int) -> list[str]:
        """Finished tables whose history is not written down, newest first."""
        known = select(histories.c.table_id)
        found = select(tables.c.id).where(tables.c.over.is_(True), tables.c.id.not_in(known))
        found = found.order_by(tables.c.updated.desc()).limit(most)
        return await self._read(lambda connection: [row.id for row in connection.execute(found)])

    async def opened_by(self, tokens: Sequence[bytes], most: int = 200) -> list[Listed]:
        """The tables with a seat that one of these tokens opens, the one that changed last first."""
        return await self._read(lambda connection: _opened_by(connection, tokens, most)) if tokens else []

    async def count_open(self) -> int:
        """How many tables are not over."""
        statement = select(func.count()).select_from(tables).where(tables.c.over.is_(False))
        return await self._read(lambda connection: connection.scalar(statement)) or 0

    # --- tidying up ---

    async def expire(self, before: int, spared: Sequence[str], most: int) -> list[str]:
        """Delete tables made before a moment at which nobody has done anything; gives which."""
        old = select(untouched.c.table_id).where(untouched.c.created < before, untouched.c.table_id.not_in(spared))
        old = old.order_by(untouched.c.created).limit(most)
        found = await self._read(lambda connection: [row.table_id for row in connection.execute(old)])
        return await self._written(lambda connection: _expire(connection, found)) if found else []

    async def archive(self, before: int, most: int) -> int:
        """Press tables together that have not changed since a moment; gives how many."""
        idle = select(tables.c.id).join(snapshots, snapshots.c.table_id == tables.c.id)
        idle = idle.where(tables.c.updated < before, tables.c.bots_asked.is_(False)).order_by(tables.c.updated)
        found = await self._read(lambda connection: [row.id for row in connection.execute(idle.limit(most))])
        for table in found:
            loose = await self._read(lambda connection, table=table: archiving.loose(connection, table))  # type: ignore[misc]
            if not loose.whole:
                await self._written(lambda connection, table=table: archiving.wake(connection, table))  # type: ignore[misc]
                continue
            pressed = await asyncio.to_thread(archiving.pressed, loose)
            await self._written(lambda connection, one=loose, data=pressed: archiving.lay_down(connection, one, data))  # type: ignore[misc]
        return len(found)

    # --- time, and who may still come ---

    async def fallen_due(self, now: int, most: int) -> list[str]:
        """Tables at which something is to be done about time."""
        late = select(dues.c.table_id).where(dues.c.due <= now).order_by(dues.c.due).limit(most)
        return await self._read(lambda connection: [row.table_id for row in connection.execute(late)])

    async def put_due(self, table: str, due: int) -> None:
        """When something is to be done about time at a table; 0: never."""
        await self._written(lambda connection: writing.put_due(connection, table, due))

    async def opened(self, since: int, most: int) -> list[tuple[int, bytes]]:
        """Tables at which anyone may still sit down: since when, and how they are listed; the newest first."""
        found = select(open_tables.c.opened, open_tables.c.data).where(open_tables.c.opened >= since)
        found = found.order_by(open_tables.c.opened.desc()).limit(most)
        return await self._read(
            lambda connection: [(row.opened, row.data.encode()) for row in connection.execute(found)]
        )

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
        return await self._written(lambda connection: [row.id for row in connection.execute(taken)])

    async def still_thinking(self, now_thinking: Sequence[str], until: int) -> None:
        """Say that this node goes on with its thoughts."""
        mine = (tables.c.id.in_(now_thinking), tables.c.thinker == self.node, tables.c.bots_asked.is_(True))
        longer = update(tables).where(*mine).values(thinking_until=until)
        await self._written(lambda connection: connection.execute(longer).close())

    async def forget_thinkers(self) -> None:
        """Nobody thinks any more: this process alone serves the store, and has just begun."""
        silent = update(tables).where(tables.c.bots_asked.is_(True)).values(thinking_until=0)
        await self._written(lambda connection: connection.execute(silent).close())


def _forget(connection: Connection, which: Sequence[str]) -> None:
    for table in OWNED:
        connection.execute(delete(table).where(table.c.table_id.in_(which)))
    connection.execute(delete(tables).where(tables.c.id.in_(which)))


def _expire(connection: Connection, found: Sequence[str]) -> list[str]:
    """Delete those of the tables that are still untouched: what was answered at one since it was found is kept."""
    still = delete(untouched).where(untouched.c.table_id.in_(found)).returning(untouched.c.table_id)
    expired = [row.table_id for row in connection.execute(still)]
    _forget(connection, expired)
    return expired


def _load(connection: Connection, table: str) -> Stored:
    found = connection.execute(select(tables.c.header, tables.c.over).where(tables.c.id == table)).one_or_none()
    if found is None:
        raise NoTable(f"there is no table {table!r}")
    kept = select(snapshots.c.number, snapshots.c.data).where(snapshots.c.table_id == table)
    frozen = connection.execute(kept).one_or_none()
    if frozen is None:
        raise archiving.Asleep(table)
    opened = connection.execute(select(seats.c.token).where(seats.c.table_id == table).order_by(seats.c.seat))
    tokens = [None if row.token is None else bytes(row.token) for row in opened]
    later = _entries(connection, table, frozen.number, 100_000)
    return Stored(_header(found.header), tokens, bytes(frozen.data), later, found.over)


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
