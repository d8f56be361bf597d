"""Thinkers: processes that are kept, killed when they take too long, and replaced when they die."""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from typing import Any

import msgspec

from ...kernel import RulesError
from ..settings import Settings
from .thinkers import Lost, Thinkers
from .thoughts import Thought
from .worker import LENGTH


def open_thinkers(settings: Settings) -> Thinkers:
    """Processes of this machine, or a Ray cluster when one is configured."""
    if settings.ray:
        from .ray import RayThinkers

        return RayThinkers(settings)
    return Processes(settings)


class Processes(Thinkers):
    """Processes of this machine, started when they are needed: one for each long thought, and one for short ones."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.thinkers or max(1, (os.cpu_count() or 2) - 1))
        self._seconds = settings.thought
        self._idle: list[asyncio.subprocess.Process] = []
        self._all: set[asyncio.subprocess.Process] = set()

    async def _work(self, thought: Thought) -> Any:
        process = self._idle.pop() if self._idle else await self._start()
        try:
            answer = await asyncio.wait_for(_ask(process, thought), self._seconds)
        except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
            await self._end(process)
            raise Lost(type(error).__name__) from None
        except BaseException:
            await self._end(process)
            raise
        self._idle.append(process)
        if "error" in answer:
            raise RulesError(f"thinking failed: {answer['error']}")
        return answer["ok"]

    async def warm(self) -> None:
        """Start a process for long thoughts and one for short ones before they are needed."""
        self._idle += [await self._start(), await self._start()]

    async def _start(self) -> asyncio.subprocess.Process:
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            f"{__package__}.worker",
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            start_new_session=True,
            limit=1 << 24,
        )
        self._all.add(process)
        return process

    async def _end(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()

    async def close(self) -> None:
        """End the processes."""
        await asyncio.gather(*(self._end(process) for process in list(self._all)))


async def _ask(process: asyncio.subprocess.Process, thought: Thought) -> dict[str, Any]:
    assert process.stdin is not None and process.stdout is not None
    frame = msgspec.msgpack.encode(thought)
    process.stdin.write(LENGTH.pack(len(frame)) + frame)
    await process.stdin.drain()
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    answer: dict[str, Any] = msgspec.msgpack.decode(await process.stdout.readexactly(length))
    return answer
