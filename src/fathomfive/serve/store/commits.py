"""Group commit: everything that waits is written in one transaction, so that many answers share one flush to disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from sqlalchemy.exc import SQLAlchemyError

from ..errors import Unavailable
from .rows import Append, Creation, Snapshot

Write: TypeAlias = Append | Creation | Snapshot
Writer: TypeAlias = Callable[[list[Write]], Awaitable[list[bool]]]
"""Writes all in one transaction and says of each whether it came first."""

log = logging.getLogger(__name__)
MOST = 500
"""Writes in one transaction."""


class Commits:
    """The queue before the writer. Whoever adds a write waits until it is durable."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._waiting: list[tuple[Write, asyncio.Future[bool]]] = []
        self._something = asyncio.Event()
        self._task = asyncio.create_task(self._run())
        self.batches = 0
        self.writes = 0

    async def add(self, write: Write) -> bool:
        """Write durably; False when another process has written this entry first."""
        if self._task.done():
            raise Unavailable("the store is closed")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((write, future))
        self._something.set()
        return await future

    async def close(self) -> None:
        """Write what waits, and stop."""
        while self._waiting and not self._task.done():
            await asyncio.gather(*(future for _, future in self._waiting), return_exceptions=True)
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await self._something.wait()
            batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
            if not self._waiting:
                self._something.clear()
            if not batch:
                continue
            try:
                firsts = await self._writer([write for write, _ in batch])
            except (SQLAlchemyError, OSError) as error:
                log.error("the store did not take %d writes", len(batch), extra={"error": type(error).__name__})
                for _, future in batch:
                    if not future.done():
                        future.set_exception(Unavailable("the store does not answer: try again"))
                continue
            self.batches += 1
            self.writes += len(batch)
            for (_, future), first in zip(batch, firsts, strict=True):
                if not future.done():
                    future.set_result(first)
