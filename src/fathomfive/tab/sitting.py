"""One table in the tab, kept in the browser's store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from ..party import entries as e
from ..party import snapshots
from ..party.document import Viewer
from ..party.errors import NoTable
from ..party.keeper import Keeper, Kept, Later
from ..party.party import Party
from ..party.thoughts import Advice
from ..study.caution import Caution
from .store import Row, Written, pack, read_entry, read_row, stands

if TYPE_CHECKING:
    from .desk import Desk

SNAPSHOT = 25
"""Entries after which a snapshot is written."""
Question = tuple[int, int, str]
"""A seat, the version at which its question came up, and the bot that is asked about it."""


class Follower:
    """Somebody who is told of every change."""

    def __init__(self, viewer: Viewer, tell: Callable[[bytes], None]) -> None:
        self.viewer = viewer
        self.tell = tell


class Sitting(Keeper):
    """A table of this tab; other tabs of the browser may change it too."""

    def __init__(self, desk: Desk, table: str) -> None:
        super().__init__(table, {})
        self.followers: set[Follower] = set()
        self.advice: dict[Question, asyncio.Task[Advice]] = {}
        """Hints: whoever asks again about the same question gets the same."""
        self.cautions: dict[tuple[int, int], asyncio.Task[Caution]] = {}
        """What the tutor has to say, by seat and version of the question."""
        self._desk = desk
        self._row: Row | None = None

    @property
    def row(self) -> Row:
        """The row, once the table has been held."""
        assert self._row is not None
        return self._row

    # --- where it is kept ---

    async def load(self) -> Kept:
        """The table as the browser has it."""
        data = await self._desk.store.row(self.table)
        if data is None:
            raise NoTable(f"there is no table {self.table!r} in this browser")
        self._row = row = read_row(data)
        return Kept(row.header, row.digests, row.snapshot, await self.entries(row.kept), row.history)

    async def loaded(self, party: Party, release: e.Release | None) -> None:
        """Its bots begin when somebody follows."""

    async def catch_up(self, party: Party) -> None:
        """Read everything again: the row belongs to whoever wrote last."""
        await self._bring_back()

    async def entries(self, start: int, most: int = 100_000) -> Later:
        """What the browser has from a number on."""
        stored = await self._desk.store.entries(self.table, start)
        return [(one.entry, one.at) for one in map(read_entry, stored[:most])]

    async def append(self, party: Party, entry: e.Entry, at: int) -> bool:
        """Write an entry and how the table stands now, both or neither."""
        row = stands(self.row, party, at)
        if party.table.over or self.keeps_late(SNAPSHOT) or isinstance(entry, e.Release):
            row = msgspec.structs.replace(row, snapshot=snapshots.freeze(party), kept=party.state.number)
        number = party.state.number - 1
        first = await self._desk.store.write(self.table, pack(row), number, [pack(Written(at, entry))])
        self._row, self._kept = row, row.kept
        return first

    async def keep_history(self, history: bytes) -> None:
        """Keep a finished game as it was played, for releases with other rules."""
        async with self.held() as party:
            self._row = msgspec.structs.replace(self.row, history=history)
            await self._desk.store.write(self.table, pack(self._row), party.state.number, [])

    def now(self) -> int:
        """The desk's time."""
        return self._desk.now()

    # --- who hears of it ---

    def tell(self, party: Party) -> None:
        """Tell everybody who follows."""
        for follower in list(self.followers):
            follower.tell(self.document(party, follower.viewer))

    def changed(self, party: Party, entry: e.Entry) -> None:
        """Tell the desk."""
        self._desk.changed(self, party, entry)
