"""One table in the tab: its one sequential owner, which writes every change down before it tells of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec

from ..kernel import IllegalAnswer
from ..party import entries as e
from ..party import snapshots, tokens
from ..party.document import Log, Viewer, document
from ..party.errors import NoTable, NotYours, Refused, Stale
from ..party.party import Party, same
from ..party.thoughts import Advice
from ..party.wishes import Wish
from .store import Row, Written, pack, read_entry, read_row, stands

if TYPE_CHECKING:
    from .desk import Desk

RACES = 8
"""How often a wish is tried again when another tab was first."""
SNAPSHOT = 25
"""Entries after which a snapshot is written."""
Question = tuple[int, int, str]
"""A seat, the version at which its question came up, and the bot that is asked about it."""


class Follower:
    """Somebody who is told of every change."""

    def __init__(self, viewer: Viewer, tell: Callable[[bytes], None]) -> None:
        self.viewer = viewer
        self.tell = tell


class Sitting:
    """A table in memory. All changes pass through here, one after another."""

    def __init__(self, desk: Desk, table: str) -> None:
        self.table = table
        self.followers: set[Follower] = set()
        self.advice: dict[Question, asyncio.Task[Advice]] = {}
        """Hints: whoever asks again about the same question gets the same."""
        self.playing_again = asyncio.Lock()
        self.behind = False
        """Whether another tab has changed the table."""
        self._desk = desk
        self._lock = asyncio.Lock()
        self._party: Party | None = None
        self._row: Row | None = None
        self._log = Log()

    @asynccontextmanager
    async def held(self) -> AsyncIterator[Party]:
        """The party as it is stored, for as long as the block lasts; nobody else changes it meanwhile."""
        async with self._lock:
            if self._party is None or self.behind:
                await self._load()
            assert self._party is not None
            yield self._party

    @property
    def row(self) -> Row:
        """The row, once the table has been held."""
        assert self._row is not None
        return self._row

    async def _load(self) -> None:
        self.behind = False
        while True:
            data = await self._desk.store.row(self.table)
            if data is None:
                raise NoTable(f"there is no table {self.table!r} in this browser")
            self._row = row = read_row(data)
            stored = [read_entry(entry) for entry in await self._desk.store.entries(self.table, row.kept)]
            later = [(one.entry, one.at) for one in stored]
            self._party, release = snapshots.thaw(row.header, row.snapshot, later, {}, row.history)
            self._log = Log()
            if release is None or await self._write(release):
                return

    # --- changing it ---

    async def change(self, wish: Wish) -> bool:
        """Turn a wish into an entry, durably; False when there was nothing to do."""
        for _ in range(RACES):
            async with self.held() as party:
                try:
                    entry = wish(party)
                except (Refused, IllegalAnswer):
                    raise
                except BaseException:
                    self._party = None
                    raise
                if entry is None:
                    return False
                if await self._write(entry):
                    self.tell(party)
                    self._desk.changed(self, party, entry)
                    return True
        raise Stale("the table changes too fast: try again")

    async def answer(self, seat: int, on: int, value: object, *, standing: bool = False) -> bool:
        """Answer a question; the same answer twice is harmless."""
        try:
            return await self.change(lambda party: party.answer(seat, on, value, standing=standing))
        except (Stale, NotYours):
            if await self._was_given(seat, on, value):
                return False
            raise

    async def _was_given(self, seat: int, on: int, value: object) -> bool:
        for data in await self._desk.store.entries(self.table, on):
            entry = read_entry(data).entry
            if isinstance(entry, e.Answer) and entry.seat == seat and entry.on == on:
                return same(entry.value, value)
        return False

    async def _write(self, entry: e.Entry) -> bool:
        """Note an entry and make it durable; the party is forgotten if that fails, or if another tab was first."""
        party, at = self._party, self._desk.now()
        assert party is not None
        first = False
        try:
            party.note(entry, at)
            row = stands(self.row, party, at)
            if party.table.over or party.state.number - row.kept >= SNAPSHOT or isinstance(entry, e.Release):
                row = msgspec.structs.replace(row, snapshot=snapshots.freeze(party), kept=party.state.number)
            number = party.state.number - 1
            first = await self._desk.store.write(self.table, pack(row), number, [pack(Written(at, entry))])
            self._row = row
        finally:
            if not first:
                self._party = None
        return first

    async def keep_history(self, history: bytes) -> None:
        """Keep a finished game as it was played, for releases with other rules."""
        async with self.held() as party:
            self._row = msgspec.structs.replace(self.row, history=history)
            await self._desk.store.write(self.table, pack(self._row), party.state.number, [])

    # --- looking at it ---

    def tell(self, party: Party) -> None:
        """Tell everybody who follows."""
        for follower in list(self.followers):
            follower.tell(document(party, self._log, follower.viewer))

    async def look(self, viewer: Viewer) -> bytes:
        """The document as it stands."""
        async with self.held() as party:
            return document(party, self._log, viewer)

    def log(self, party: Party) -> Log:
        """The log in words."""
        self._log.follow(party)
        return self._log

    async def seats_of(self, token: str | None) -> tuple[int, ...]:
        """The seats a token opens; none for a spectator, who has no token."""
        async with self.held():
            return tokens.seats_of(token, self.row.digests)
