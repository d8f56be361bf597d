"""The two databases: each runs a function in a transaction, without holding up the event loop.

SQLite works in threads, one that writes and some that read: a transaction is one trip to a thread, where an
asynchronous driver would make one for every statement. PostgreSQL works over asyncpg.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import create_async_engine

T = TypeVar("T")
READERS = 4
BUSY_MS = 10_000
COMMAND = 60.0
"""Seconds after which a connection on which PostgreSQL does not answer is given up (a backup reads in pieces)."""
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    f"busy_timeout={BUSY_MS}",
    "foreign_keys=ON",
    "wal_autocheckpoint=4000",
)
"""Every commit is flushed to the disk before it is acknowledged; readers do not wait for the writer."""


class Database(Protocol):
    """Somewhere to run statements."""

    on_postgres: bool

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read in one transaction, in which nothing changes."""
        ...

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write in one transaction, which is durable when this returns."""
        ...

    async def close(self) -> None:
        """Let go of all connections."""
        ...


class Sqlite:
    """A file."""

    on_postgres = False

    def __init__(self, url: URL) -> None:
        make_private(Path(str(url.database)))
        self._engine = create_engine(url, pool_size=READERS + 1, max_overflow=0)
        _durable(self._engine)
        self._writer = ThreadPoolExecutor(1, "fathom-write")
        self._readers = ThreadPoolExecutor(READERS, "fathom-read")
        self._writing: Connection | None = None
        """Kept by the thread that writes, once it has written."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read in a thread."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._run, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write in the thread that does nothing else."""
        return await asyncio.get_running_loop().run_in_executor(self._writer, self._written, work)

    def _written(self, work: Callable[[Connection], T]) -> T:
        if self._writing is None:
            self._writing = self._engine.connect()
        with self._writing.begin():
            return work(self._writing)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def close(self) -> None:
        """Close the file."""
        for threads in (self._writer, self._readers):
            await asyncio.to_thread(threads.shutdown)
        if self._writing is not None:
            self._writing.close()
        self._engine.dispose()


def make_private(path: Path) -> None:
    """A file that only its owner may read: games and tokens' digests are nobody else's business."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if path.is_dir():
        return
    path.touch(mode=0o600, exist_ok=True)
    mode = path.stat().st_mode
    if mode & 0o077 and path.stat().st_uid == os.geteuid():
        path.chmod(mode & 0o700)


def _durable(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def _set_up(connection: Any, record: object) -> None:
        """Set a new connection up; transactions begin when we say so, reading ones too."""
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")


class Postgres:
    """A server, perhaps shared with other nodes."""

    on_postgres = True

    def __init__(self, url: URL, patience: float) -> None:
        self._engine = create_async_engine(
            url,
            pool_size=READERS + 2,
            max_overflow=4,
            pool_timeout=patience,
            pool_pre_ping=True,
            pool_recycle=1800,
            connect_args={"timeout": patience, "command_timeout": COMMAND},
        )

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Read what was there at one moment."""
        async with self._engine.connect() as connection:
            steady = await connection.execution_options(isolation_level="REPEATABLE READ")
            return await steady.run_sync(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Write."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Hang up."""
        await self._engine.dispose()
