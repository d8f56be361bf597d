"""Whoever keeps one table: its one sequential owner, who writes every change down before anybody hears of it.

A play server and a tab keep tables in different places and tell different people; what they do between is this.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Mapping

import msgspec

from ..kernel import IllegalAnswer
from . import entries as e
from . import snapshots, tokens
from .document import Viewer, document
from .errors import NotYours, Refused, Stale
from .log import Log
from .party import Party, same
from .people import Header
from .wishes import Wish

RACES = 8
"""How often a wish is tried again when somebody else was first."""
LOOK_BACK = 400
"""Entries that are searched for an answer given twice."""

Later = list[tuple[e.Entry, int]]
"""Entries, and when each was written."""


class Kept(msgspec.Struct, frozen=True):
    """All that is needed to bring a table back."""

    header: Header
    digests: list[bytes | None]
    """By seat: what is kept of its token."""
    snapshot: bytes
    later: Later
    """The entries since the snapshot."""
    history: bytes | None = None
    """The game as it was played, once it is over."""


class Held:
    """A table that is held for as long as a block lasts. Every answer holds one: a generator would take longer."""

    __slots__ = ("_keeper",)

    def __init__(self, keeper: Keeper) -> None:
        self._keeper = keeper

    async def __aenter__(self) -> Party:
        return await self._keeper.take_hold()

    async def __aexit__(self, *error: object) -> None:
        self._keeper.let_go()


class Keeper(ABC):
    """A table in memory. All changes pass through here, one after another."""

    def __init__(self, table: str, packs: Mapping[str, str]) -> None:
        self.table = table
        self.behind = False
        """Whether somebody else has changed the table."""
        self.digests: list[bytes | None] = []
        """By seat: the digest of its token, once the table has been held."""
        self.playing_again = asyncio.Lock()
        """Held by whoever sets up a rematch: those who press at once get the same one."""
        self._packs = packs
        self._lock = asyncio.Lock()
        self._party: Party | None = None
        self._log = Log()
        self._kept = 0
        """How many entries the last snapshot has in it."""

    # --- where it is kept, and who hears of it ---

    @abstractmethod
    async def load(self) -> Kept:
        """The table as it is kept."""

    @abstractmethod
    async def entries(self, start: int, most: int = 100_000) -> Later:
        """The entries from a number on."""

    @abstractmethod
    async def append(self, party: Party, entry: e.Entry, at: int) -> bool:
        """Make an entry durable that the party has noted; False, and nothing, when somebody else was first."""

    @abstractmethod
    def now(self) -> int:
        """The time, for entries."""

    @abstractmethod
    def tell(self, party: Party) -> None:
        """Tell everybody who follows."""

    @abstractmethod
    def changed(self, party: Party, entry: e.Entry) -> None:
        """The table has changed here, and everybody has been told."""

    @abstractmethod
    async def loaded(self, party: Party, release: e.Release | None) -> None:
        """The table has been brought back, perhaps into another release."""

    # --- holding it ---

    def held(self) -> Held:
        """The party, as it is kept, for as long as the block lasts; nobody else changes it meanwhile."""
        return Held(self)

    async def take_hold(self) -> Party:
        """Wait until nobody else holds the table, and hold it; `let_go` must follow."""
        await self._lock.acquire()
        try:
            if self._party is None:
                await self._bring_back()
            elif self.must_catch_up():
                await self.catch_up(self._party)
            assert self._party is not None
            return self._party
        except BaseException:
            self._lock.release()
            raise

    def let_go(self) -> None:
        """Let others hold the table."""
        self._lock.release()

    async def ready(self) -> None:
        """See that the table exists and is in memory."""
        if self._party is None:
            async with self.held():
                pass

    def must_catch_up(self) -> bool:
        """Whether somebody else may have changed the table."""
        return self.behind

    async def catch_up(self, party: Party) -> None:
        """Apply what others have written."""
        self.behind = False
        try:
            for entry, at in await self.entries(party.state.number):
                party.apply(entry, at)
                self.tell(party)
        except BaseException:
            self._party = None
            raise

    async def _bring_back(self) -> None:
        self.behind = False
        while True:
            kept = await self.load()
            party, release = snapshots.thaw(kept.header, kept.snapshot, kept.later, self._packs, kept.history)
            self._party, self.digests, self._log = party, kept.digests, Log()
            self._kept = party.state.number - len(kept.later)
            if release is None or await self._write(release):
                break
        await self.loaded(party, release)

    # --- changing it ---

    async def change(self, wish: Wish) -> int:
        """Turn a wish into an entry, durably; gives the version with it, or 0 when there was nothing to do."""
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
                    return 0
                if await self._write(entry):
                    self.tell(party)
                    self.changed(party, entry)
                    return party.state.number
        raise Stale("the table changes too fast: try again")

    async def answer(self, seat: int, on: int, value: object, *, standing: bool = False) -> int:
        """Answer a question; gives the version with it, or 0 when the same answer was given before."""
        if self._party is not None and on > self._party.state.number:
            self.behind = True
        try:
            return await self.change(lambda party: party.answer(seat, on, value, standing=standing))
        except (Stale, NotYours):
            if await self._was_given(seat, on, value):
                return 0
            raise

    async def _was_given(self, seat: int, on: int, value: object) -> bool:
        """Whether this very answer is kept."""
        for entry, _ in await self.entries(on, LOOK_BACK):
            if isinstance(entry, e.Answer) and entry.seat == seat and entry.on == on:
                return same(entry.value, value)
        return False

    async def _write(self, entry: e.Entry) -> bool:
        """Note an entry and make it durable; the party is forgotten if that fails, or if somebody else was first."""
        party, at = self._party, self.now()
        assert party is not None
        first = False
        try:
            party.note(entry, at)
            first = await self.append(party, entry, at)
        finally:
            if not first:
                self._party = None
        return first

    def keeps_late(self, every: int) -> bool:
        """Whether a snapshot is due."""
        return self._party is not None and self._party.state.number - self._kept >= every

    # --- looking at it ---

    def document(self, party: Party, viewer: Viewer) -> bytes:
        """What a viewer is sent."""
        return document(party, self._log, viewer)

    async def look(self, viewer: Viewer) -> bytes:
        """The document as it stands."""
        async with self.held() as party:
            return self.document(party, viewer)

    def log(self, party: Party) -> Log:
        """The log in words."""
        self._log.follow(party)
        return self._log

    def seats_of(self, token: str | None) -> tuple[int, ...]:
        """The seats a token opens; none for a spectator, who has no token."""
        return tokens.seats_of(token, self.digests)
