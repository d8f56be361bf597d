"""What falls due at tables: clocks that stand at zero, and reminders.

The store knows when something is due at each table, so that no restart and no other node misses it; whoever has the
table in memory is punctual besides.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ..kernel import FathomError
from ..party import clocks
from ..party.party import Party

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)
SOON = 60_000
"""Milliseconds within which something due is waited for here; the store is asked for everything later."""
MOST = 200
"""Tables that are seen to at once."""


class Times:
    """Sees to what falls due."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._waiting: dict[str, asyncio.TimerHandle] = {}

    def watch(self, table: str, party: Party) -> None:
        """A table has changed: wait for what is due there next, if that is soon."""
        earlier = self._waiting.pop(table, None)
        if earlier is not None:
            earlier.cancel()
        due = clocks.due(party)
        if due is None or (wait := due - self._house.clock.now()) > SOON:
            return
        loop = asyncio.get_running_loop()
        self._waiting[table] = loop.call_later(max(0, wait) / 1000 + 0.001, self._fell_due, table)

    def _fell_due(self, table: str) -> None:
        self._waiting.pop(table, None)
        self._house.background(self.see_to(table))

    async def look(self) -> None:
        """Ask the store what is due at tables that nobody here has in memory."""
        for table in await self._house.store.fallen_due(self._house.clock.now(), MOST):
            await self.see_to(table)

    async def see_to(self, table: str) -> None:
        """Do what is due at a table."""
        house = self._house
        live = house.live(table)
        try:
            while await live.change(lambda party: clocks.fallen_due(party, house.clock.now())):
                pass
            async with live.held(used=False) as party:
                await house.store.put_due(table, clocks.due(party) or 0)
                self.watch(table, party)
        except FathomError as error:
            log.warning("time is up at a table, but", extra={"table": table, "error": str(error)})

    def stop(self) -> None:
        """Wait for nothing any more."""
        for waiting in self._waiting.values():
            waiting.cancel()
        self._waiting.clear()
