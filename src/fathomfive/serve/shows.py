"""Games played again for whoever asks: thinkers do it, so that nobody who plays now waits for it; each visitor has a
pace. Finished games are written down once, so that later releases can show them too.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from ..kernel import FathomError
from ..party.errors import Full, Refused
from ..party.history import Ended
from ..party.party import Party
from ..party.replays import Film
from ..party.thoughts import Showing, Thought, Work
from .buckets import Buckets
from .store.rows import Written

if TYPE_CHECKING:
    from .house import House
    from .live import Live

log = logging.getLogger(__name__)
COURSE = 100
"""What a whole course counts, in frames."""
UNWRITTEN = 20
"""Finished tables without a history that are looked up at once."""
SELDOM = 300.0
"""Seconds between two looks for them."""


class Shows:
    """Shows earlier positions, and writes finished games down."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._pace = Buckets(house.settings.shown, house.settings.shown_burst)
        self._writing = asyncio.Semaphore(1)
        self._failed: set[str] = set()
        self._looked = float("-inf")

    def pace(self, live: Live, seats: tuple[int, ...], visitor: str, frames: int) -> str:
        """Refuse whoever wants to see too much; gives whose time it is."""
        who = f"show/{visitor or live.table}/{seats}"
        wait = self._pace.wait(who, time.monotonic(), frames)
        if wait:
            self._house.metrics.refused.labels("frames shown").inc()
            raise Full("you look back too fast: wait a moment", wait)
        return who

    def frames(self, party: Party, who: str, start: int, count: int, seat: int | None, lang: str) -> Awaitable[bytes]:
        """Frames of a game, encoded. Wait for them when the table is no longer held."""
        if party.past is not None:
            return asyncio.to_thread(_old_frames, party.past, start, count, seat, lang)
        return self._shown("frames", who, Showing(Film.of(party), start, count, seat, lang))

    def course(self, party: Party, who: str, seat: int | None) -> Awaitable[bytes]:
        """Who led when, encoded. Wait for it when the table is no longer held."""
        if party.past is not None:
            return asyncio.to_thread(_old_course, party.past, seat)
        return self._shown("course", who, Showing(Film.of(party), seat=seat))

    async def _shown(self, work: Work, who: str, showing: Showing, audience: tuple[()] | None = None) -> bytes:
        found: bytes = await self._house.thinkers.think(_thought(work, showing), who, audience)
        return found

    # --- writing down ---

    async def write_down(self, live: Live) -> None:
        """Write a finished game's history, when nobody has anything better to think about."""
        async with self._writing:
            try:
                async with live.held(used=False) as party:
                    if not party.table.over or party.past is not None or party.original is not None:
                        return
                    film = _last_film(party)
                data = b"" if film is None else await self._shown("history", "histories", Showing(film), ())
                await self._house.store.add(Written(live.table, data))
            except FathomError as error:
                self._failed.add(live.table)
                log.warning("no history", extra={"table": live.table, "error": str(error)})

    def look_for_unwritten(self) -> list[Coroutine[Any, Any, None]]:
        """From time to time: what to do about finished games that a crash, or an older release, left without one."""
        if time.monotonic() - self._looked < SELDOM or self._writing.locked():
            return []
        self._looked = time.monotonic()
        return [self._write_missing()]

    async def _write_missing(self) -> None:
        while missing := [one for one in await self._house.store.unwritten(UNWRITTEN) if one not in self._failed]:
            for table in missing:
                self._failed.add(table)
                await self.write_down(self._house.live(table))


def _last_film(party: Party) -> Film | None:
    """The film of a game that this release has played from beginning to end; None: it began in another."""
    try:
        return Film.of(party)
    except Refused:
        return None


def _thought(work: Work, showing: Showing) -> Thought:
    return Thought(work=work, save=b"", seat=showing.seat or 0, bot="", showing=showing)


def _old_frames(past: Ended, start: int, count: int, seat: int | None, lang: str) -> bytes:
    return msgspec.json.encode(past.frames(start, count, seat, lang))


def _old_course(past: Ended, seat: int | None) -> bytes:
    return msgspec.json.encode(past.course(seat))
