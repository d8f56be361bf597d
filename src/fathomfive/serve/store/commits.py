"""Group commit: everything that waits is written in one transaction, so that many answers share one flush to disk."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from sqlalchemy.exc import InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from ...party.errors import Unavailable
from .patience import within
from .rows import Append, Creation, Reviewed, Sign, Snapshot, Written

Write: TypeAlias = Append | Creation | Snapshot | Sign | Written | Reviewed
Writer: TypeAlias = Callable[[list[Write]], Awaitable[list[bool]]]
"""Writes all in one transaction and says of each whether it came first."""

log = logging.getLogger(__name__)
MOST = 500
"""Writes in one transaction."""
SILENT = (OperationalError, InterfaceError, NoConnection, OSError, Unavailable)
"""The store itself does not work now; with anything else, one of the writes may be to blame."""


class Commits:
    """The queue before the writer. Whoever adds a write waits until it is durable."""

    def __init__(self, writer: Writer, patience: float) -> None:
        self._writer = writer
        self._patience = patience
        self._waiting: list[tuple[Write, asyncio.Future[bool]]] = []
        self._something = asyncio.Event()
        self._task = asyncio.create_task(self._run())

    async def add(self, write: Write) -> bool:
        """Write durably; False when another process has written this entry first. What is not durable in time may or
        may not become so."""
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
            batch = [(write, future) for write, future in batch if not future.done()]
            if batch and not await self._written(batch, alone=len(batch) == 1):
                for one in batch:
                    await self._written([one], alone=True)

    async def _written(self, batch: list[tuple[Write, asyncio.Future[bool]]], *, alone: bool) -> bool:
        """Write a batch and tell those who wait for it; False when each should be tried alone. No error stops us. When
        the store is silent, those behind have waited as long: nobody waits longer than one batch may take.
        """
        try:
            firsts = await within(self._patience, self._together([write for write, _ in batch]))
        except Exception as error:
            log.error("the store did not take %d writes", len(batch), extra={"error": type(error).__name__})
            silent = isinstance(error, SILENT)
            if not alone and not silent:
                return False
            if silent:
                batch, self._waiting = batch + self._waiting, []
            for _, future in batch:
                if not future.done():
                    future.set_exception(Unavailable("the store does not answer: try again"))
            return True
        for (_, future), first in zip(batch, firsts, strict=True):
            if not future.done():
                future.set_result(first)
        return True

    async def _together(self, writes: list[Write]) -> list[bool]:
        return await self._writer(writes)
