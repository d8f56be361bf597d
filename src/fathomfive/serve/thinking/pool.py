"""Thinkers: processes that are kept, killed when they take too long, and replaced when they die."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from typing import Any, Protocol

import msgspec

from ...kernel import RulesError
from ..settings import Settings
from .thoughts import RULE_OF_THUMB, Thought
from .worker import LENGTH

log = logging.getLogger(__name__)
TRIES = 2


class Thinkers(Protocol):
    """Something that thinks."""

    async def think(self, thought: Thought) -> Any:
        """What comes of a thought."""
        ...

    async def warm(self) -> None:
        """Be ready for the first thought."""
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


def open_thinkers(settings: Settings) -> Thinkers:
    """Processes of this machine, or a Ray cluster when one is configured."""
    if settings.ray:
        from .ray import RayThinkers

        return RayThinkers(settings)
    return Processes(settings)


class Processes:
    """A limited number of processes; thoughts wait until one is free."""

    def __init__(self, settings: Settings) -> None:
        self._seconds = settings.thought
        count = settings.thinkers or max(1, (os.cpu_count() or 2) - 1)
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        for _ in range(count):
            self._free.put_nowait(None)
        self._all: set[asyncio.subprocess.Process] = set()
        self._closed = False

    async def think(self, thought: Thought) -> Any:
        """Think; a bot that takes too long, or brings its process down, is replaced by the rule of thumb."""
        for attempt in range(TRIES):
            if attempt and thought.work == "choose":
                thought = msgspec.structs.replace(thought, bot=RULE_OF_THUMB)
            process = await self._free.get()
            try:
                process = process or await self._start()
                answer = await asyncio.wait_for(_ask(process, thought), self._seconds)
            except (TimeoutError, asyncio.IncompleteReadError, OSError) as error:
                log.warning("a thinker was lost", extra={"error": type(error).__name__, "bot": thought.bot})
                await self._end(process)
                process = None
                continue
            except BaseException:
                await self._end(process)
                process = None
                raise
            finally:
                self._free.put_nowait(process)
            if "error" in answer:
                raise RulesError(f"thinking failed: {answer['error']}")
            return answer["ok"]
        raise RulesError(f"no thinker came back with an answer for {thought.bot!r}")

    async def warm(self) -> None:
        """Start the first process before it is needed."""
        process = await self._free.get()
        try:
            process = process or await self._start()
        finally:
            self._free.put_nowait(process)

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

    async def _end(self, process: asyncio.subprocess.Process | None) -> None:
        if process is None:
            return
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        if process.stdin is not None:
            process.stdin.close()

    async def close(self) -> None:
        """End the processes."""
        self._closed = True
        await asyncio.gather(*(self._end(process) for process in list(self._all)))


async def _ask(process: asyncio.subprocess.Process, thought: Thought) -> dict[str, Any]:
    assert process.stdin is not None and process.stdout is not None
    frame = msgspec.msgpack.encode(thought)
    process.stdin.write(LENGTH.pack(len(frame)) + frame)
    await process.stdin.drain()
    (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
    answer: dict[str, Any] = msgspec.msgpack.decode(await process.stdout.readexactly(length))
    return answer
