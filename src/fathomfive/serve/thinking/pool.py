"""Thinkers: processes that are kept, killed when they take too long, and replaced when they die."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from typing import Any

import msgspec

from ...party.thoughts import Thought, outcome
from ..settings import Settings
from .thinkers import Lost, Thinkers
from .worker import LENGTH, READY

log = logging.getLogger(__name__)
PATIENT = 10
"""How many times as long as others the work on a history or a review may take: nobody at a table waits for it."""
STARTING = 120.0
"""Seconds that a process gets to start: on a busy machine much longer than a thought, whose time begins after it."""


def open_thinkers(settings: Settings) -> Thinkers:
    """Processes of this machine, or a Ray cluster when one is configured."""
    if settings.ray:
        from .ray import RayThinkers

        return RayThinkers(settings)
    return Processes(settings)


class Processes(Thinkers):
    """Processes of this machine, started when they are needed: one for each long thought, and one for short ones."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.thinkers or max(1, (os.cpu_count() or 2) - 1), settings.engine)
        self._seconds = settings.thought
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()
        self._slow: set[asyncio.subprocess.Process] = set()
        """Those that were started before the compiled build was there."""
        self._replacing: asyncio.Task[None] | None = None

    async def _work(self, thought: Thought) -> Any:
        process = await self._rested()
        try:
            patience = self._seconds * (PATIENT if thought.work in ("history", "errand") else 1)
            answer = await asyncio.wait_for(_ask(process, thought), patience)
        except Exception as error:
            await self._end(process)
            self._replace()
            raise Lost(type(error).__name__) from None
        except BaseException:
            await self._end(process)
            raise
        if process in self._slow and self.engine.behind is not None:
            await self._end(process)
            self._replace()
        else:
            self._idle.append(process)
        return outcome(answer)

    async def _rested(self) -> asyncio.subprocess.Process:
        """A process that does nothing. One that has died meanwhile is replaced, but nobody waits for that."""
        dead = False
        while self._idle:
            process = self._idle.pop()
            if process.returncode is None:
                return process
            dead = True
            await self._end(process)
        if dead:
            self._replace()
            raise Lost("died while it was idle")
        return await self._start()

    def _replace(self) -> None:
        """Start a process in place of one that was lost, beside everything else."""
        if self._replacing is None or self._replacing.done():
            self._replacing = asyncio.get_running_loop().create_task(self._start_idle())

    async def _start_idle(self) -> None:
        try:
            self._idle.append(await self._start())
        except Lost as lost:
            log.warning("no thinker could be started", extra={"error": str(lost)})

    async def warm(self) -> None:
        """Start a process for long thoughts and one for short ones before they are needed."""
        self._idle += [await self._start(), await self._start()]

    async def _start(self) -> asyncio.subprocess.Process:
        environment = self.engine.environment()
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            f"{__package__}.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
            limit=1 << 24,
            env=environment,
        )
        self._all.add(process)
        if environment is None:
            self._slow.add(process)
        assert process.stdout is not None
        try:
            await asyncio.wait_for(process.stdout.readexactly(len(READY)), STARTING)
        except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
            await self._end(process)
            raise Lost(type(error).__name__) from None
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        self._slow.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()

    async def close(self) -> None:
        """End the processes."""
        if self._replacing is not None:
            self._replacing.cancel()
            await asyncio.gather(self._replacing, return_exceptions=True)
        await asyncio.gather(*(self._end(process) for process in list(self._all)))


async def _ask(process: asyncio.subprocess.Process, thought: Thought) -> dict[str, Any]:
    assert process.stdin is not None and process.stdout is not None
    frame = msgspec.msgpack.encode(thought)
    process.stdin.write(LENGTH.pack(len(frame)) + frame)
    await process.stdin.drain()
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    answer: dict[str, Any] = msgspec.msgpack.decode(await process.stdout.readexactly(length))
    return answer
