"""Waiting for the store, but not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from ...party.errors import Unavailable

T = TypeVar("T")


async def within(seconds: float, work: Coroutine[Any, Any, T] | asyncio.Future[T]) -> T:
    """What comes of some work, if it comes in time. Work that hangs in a frozen database cannot even be cancelled in
    time: it is left to itself, and may still happen."""
    task = asyncio.ensure_future(work)
    done, _ = await asyncio.wait({task}, timeout=seconds)
    if not done:
        task.add_done_callback(_noted)
        raise Unavailable(f"the store has not answered for {seconds:g} seconds: try again")
    return task.result()


def _noted(task: asyncio.Future[Any]) -> None:
    """Nobody waits any more: an error is nobody's any more, too."""
    if not task.cancelled():
        task.exception()
