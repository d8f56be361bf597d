"""Health: whether an answer could be stored now. Tried, not believed, but not for every question anew."""

from __future__ import annotations

import asyncio
import time

from ..party.errors import Unavailable
from .store import Store

SECONDS = 3.0
"""That a sign of life may take."""
HOLDS = 1.0
"""Seconds for which a sign of life is believed."""


class Health:
    """Writes a sign of life into the store for all who ask at the same time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._well = float("-inf")
        self._trying: asyncio.Task[None] | None = None

    async def check(self) -> None:
        """Says `Unavailable` unless something could just be written."""
        if time.monotonic() - self._well < HOLDS:
            return
        if self._trying is None:
            self._trying = asyncio.create_task(self._try())
        await asyncio.shield(self._trying)

    async def _try(self) -> None:
        try:
            await self._store.sign(SECONDS)
            self._well = time.monotonic()
        except Unavailable as error:
            raise Unavailable(f"nothing can be stored now: {error}") from None
        finally:
            self._trying = None
