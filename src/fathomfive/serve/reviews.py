"""Reviews at this server: kept in its store, done by its thinkers, so many at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

from ..party.errands import Errand
from ..party.errors import Full
from ..party.reviewer import Reviewer, sent
from .store.rows import Reviewed

if TYPE_CHECKING:
    from .house import House

A = TypeVar("A")
R = TypeVar("R")
RETRY = 30.0
"""Seconds after which a visitor with too many reviews may ask again."""


class Reviews(Reviewer):
    """The reviews of one house."""

    def __init__(self, house: House) -> None:
        super().__init__(house.settings.review)
        self._house = house

    async def read(self, table: str) -> bytes | None:
        """The review of a table, from the store."""
        return await self._house.store.review(table)

    async def write(self, table: str, done: int, data: bytes) -> None:
        """Store a review."""
        await self._house.store.add(Reviewed(table, done, data))

    async def send(self, errand: Errand, who: str) -> bytes:
        """Let a thinker do an errand; nobody watches it."""
        found: bytes = await self._house.thinkers.think(sent(errand), who, ())
        return found

    def background(self, work: Coroutine[Any, Any, None]) -> object:
        """Beside everything else in the house."""
        return self._house.background(work)

    async def aside(self, work: Callable[[A], R], given: A) -> R:
        """In a thread."""
        return await asyncio.to_thread(work, given)

    def check_room(self, visitor: str) -> None:
        """Refuse a review too many, of one visitor or altogether."""
        settings = self._house.settings
        own = sum(one.visitor == visitor for one in self.busy) if visitor else 0
        if own >= settings.reviews or len(self.busy) >= settings.all_reviews:
            self._house.metrics.refused.labels("reviews").inc()
            raise Full("other reviews are being worked on: wait until one of them is done", RETRY)
