"""Daily dives at this server: kept in its store, judged by its thinkers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from ..party.dives import DiveRow, Divers
from ..party.thoughts import Thought
from .store import dives

if TYPE_CHECKING:
    from .house import House
    from .live import Live

R = TypeVar("R")


class Dives(Divers):
    """The dives of one house."""

    def __init__(self, house: House) -> None:
        super().__init__()
        self._house = house

    async def rows(self, day: str) -> list[DiveRow]:
        """The dives of a day, from the store."""
        return await self._house.store.read(dives.on(day))

    async def write(self, row: DiveRow) -> bool:
        """Store a dive; the store knows each record and each name of a day once."""
        return await self._house.store.write(dives.add(row))

    async def judged(self, row: DiveRow, luck: float, error: float) -> None:
        """Store what luck brought."""
        await self._house.store.write(dives.judge(row.id, luck, error))

    async def unjudged(self, since: str) -> list[DiveRow]:
        """Dives whose luck was being worked out when the server stopped."""
        return await self._house.store.read(dives.unjudged(since))

    async def think(self, thought: Thought, who: str) -> Any:
        """Let a thinker work; nobody watches it."""
        return await self._house.thinkers.think(thought, who, ())

    def keeper(self, table: str) -> Live:
        """A table of the house."""
        return self._house.live(table)

    def clock(self) -> int:
        """The store's time."""
        return self._house.clock.now()

    def background(self, work: Coroutine[Any, Any, None]) -> object:
        """Beside everything else in the house."""
        return self._house.background(work)

    async def aside(self, work: Callable[[], R]) -> R:
        """In a thread."""
        return await asyncio.to_thread(work)

    @property
    def master(self) -> str:
        """The operator's secret."""
        return self._house.settings.daily_secret
