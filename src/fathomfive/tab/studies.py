"""Reviews and daily dives in a tab: kept by the browser, done by the worker that thinks, a piece at a time."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ..party.dives import DiveRow, Divers
from ..party.errands import Errand
from ..party.reviewer import Reviewer, sent
from ..party.thoughts import Thought

if TYPE_CHECKING:
    from .desk import Desk
    from .sitting import Sitting

A = TypeVar("A")
R = TypeVar("R")
REVIEW = 20.0
"""Seconds that a review is planned for, as at a server; Python in a browser takes three or four times as long."""


class Reviews(Reviewer):
    """The reviews of one tab."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(REVIEW)
        self._desk = desk

    async def read(self, table: str) -> bytes | None:
        """The review of a table, from the browser."""
        return await self._desk.store.note("review", table)

    async def write(self, table: str, done: int, data: bytes) -> None:
        """Let the browser keep a review."""
        await self._desk.store.keep_note("review", table, data)

    async def send(self, errand: Errand, who: str) -> bytes:
        """Let the other worker do an errand: whatever a bot wants meanwhile comes before the next one."""
        found: bytes = await self._desk.think(sent(errand))
        return found

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Beside the tables."""
        self._desk.background(work)

    async def aside(self, work: Callable[[A], R], given: A) -> R:
        """Here: this worker is beside the page already."""
        return work(given)

    def check_room(self, visitor: str) -> None:
        """Whoever has a browser to themselves may wait for themselves."""


class Dives(Divers):
    """The dives of one browser: nobody else's are known here."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk

    async def rows(self, day: str) -> list[DiveRow]:
        """The dives of a day, from the browser."""
        return [row for row in await self._all() if row.date == day]

    async def write(self, row: DiveRow) -> bool:
        """Let the browser keep a dive, unless its record or its name has already counted that day."""
        if any(one.id == row.id or one.folded == row.folded for one in await self.rows(row.date)):
            return False
        await self._keep(row)
        return True

    async def judged(self, row: DiveRow, luck: float, error: float) -> None:
        """Note what luck brought."""
        await self._keep(msgspec.structs.replace(row, luck=luck, luck_error=error))

    async def unjudged(self, since: str) -> list[DiveRow]:
        """Dives whose luck was being worked out when the tab was closed."""
        return [row for row in await self._all() if row.date >= since and row.luck is None]

    async def _keep(self, row: DiveRow) -> None:
        await self._desk.store.keep_note("dive", row.id, msgspec.msgpack.encode(row))

    async def _all(self) -> list[DiveRow]:
        stored = await self._desk.store.notes("dive")
        rows = [msgspec.msgpack.decode(data, type=DiveRow) for data in stored]
        return sorted(rows, key=lambda row: row.at)

    async def think(self, thought: Thought, who: str) -> Any:
        """Let the other worker think."""
        return await self._desk.think(thought)

    def keeper(self, table: str) -> Sitting:
        """A table of the desk."""
        return self._desk.sitting(table)

    def clock(self) -> int:
        """The desk's time."""
        return self._desk.now()

    def background(self, work: Coroutine[Any, Any, None]) -> None:
        """Beside the tables."""
        self._desk.background(work)

    async def aside(self, work: Callable[[], R]) -> R:
        """Here: this worker is beside the page already."""
        return work()
