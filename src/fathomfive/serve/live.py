"""One running table in this process: its one sequential owner, from whom all that follow it hear."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec

from ..kernel import IllegalAnswer
from ..party import entries as e
from ..party import snapshots, tokens
from ..party.document import Log, Viewer, document
from ..party.errors import Full, NoTable, NotYours, Refused, Stale
from ..party.party import Party, same
from .pointing import LASTING, Point, PointShown, shown
from .store.rows import Append, Snapshot, Summary

if TYPE_CHECKING:
    from .house import House

RACES = 8
"""How often a wish is tried again when another node was first."""
BACKLOG, HEAVY = 64, 1 << 20
"""Documents, and bytes of them, that may wait for a slow follower before only the newest is kept."""
FOR_PLAYERS = 0.25
"""The share of all places of followers that is kept for players."""
LOOK_BACK = 400
"""Entries that are searched for an answer given twice."""


class Follower:
    """Somebody who hears of every change: a socket, or a poll that waits."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.pointing = False
        """Whether it wants to hear what others point at."""
        self.alive = time.monotonic()
        """When something was last said to it or by it."""
        self.documents: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._added = 0
        """Bytes put into the queue since it was last empty."""

    def tell(self, data: bytes | None) -> None:
        """Put a document into the queue; whoever is far behind gets the newest only. None: nothing more comes."""
        self.alive = time.monotonic()
        if self.documents.empty():
            self._added = 0
        elif self.documents.qsize() >= BACKLOG or self._added >= HEAVY:
            while not self.documents.empty():
                self.documents.get_nowait()
            self._added = 0
        self._added += len(data or b"")
        self.documents.put_nowait(data)

    def point(self, point: Point) -> None:
        """Show what somebody else points at, unless more important things wait."""
        if self.pointing and point.seat not in self.viewer.seats and self.documents.qsize() < BACKLOG // 2:
            self.documents.put_nowait(msgspec.json.encode(shown(point, self.viewer.language)))


class Live:
    """A table in memory. All changes pass through here, one after another."""

    def __init__(self, house: House, table: str) -> None:
        self.house = house
        self.table = table
        self.followers: set[Follower] = set()
        self.used = time.monotonic()
        self.behind = False
        self.playing_again = asyncio.Lock()
        """Held by whoever sets up a rematch: those who press at once get the same one."""
        self._lock = asyncio.Lock()
        self._party: Party | None = None
        self._tokens: list[bytes | None] = []
        self._log = Log()
        self._kept = 0
        self._touched = False
        """Whether a person has surely done something here."""
        self._points: dict[int, Point] = {}

    # --- holding the table ---

    @asynccontextmanager
    async def held(self, *, used: bool = True) -> AsyncIterator[Party]:
        """The party, as the store has it, for as long as the block lasts; nobody else changes it meanwhile.

        Whoever only tidies up does not use the table.
        """
        async with self._lock:
            if used:
                self.used = time.monotonic()
            if self._party is None:
                await self._load()
            elif self.behind or self.house.deaf:
                await self._catch_up()
            assert self._party is not None
            yield self._party

    async def _load(self) -> None:
        """Bring the party back from the store."""
        store = self.house.store
        self.behind = False
        while True:
            try:
                stored = await store.load(self.table)
            except NoTable:
                self.house.unknown(self)
                raise
            later = [(e.decode(data), at) for _, at, data in stored.entries]
            past = await store.history(self.table) if stored.over else None
            party, release = snapshots.thaw(stored.header, stored.snapshot, later, self.house.settings.packs, past)
            self._party, self._tokens = party, stored.tokens
            self._kept = party.state.number - len(later)
            self._log = Log()
            self.house.shelf.drop(self.table)
            if release is None or await self._write(release):
                break
        if release is not None:
            await self.keep()
        self.house.loaded(self, party)

    async def _catch_up(self) -> None:
        """Apply what other nodes have written."""
        self.behind = False
        party = self._party
        assert party is not None
        try:
            for _, at, data in await self.house.store.entries(self.table, party.state.number):
                party.apply(e.decode(data), at)
                self._tell(party)
        except BaseException:
            self._party = None
            raise

    async def ready(self) -> None:
        """See that the table exists and is in memory."""
        if self._party is None:
            async with self.held():
                pass

    # --- changing it ---

    async def change(self, wish: Callable[[Party], e.Entry | None]) -> bool:
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
                    self._tell(party)
                    self.house.changed(self, party, entry)
                    return True
        raise Stale("the table changes too fast: try again")

    async def answer(self, seat: int, on: int, value: object, *, standing: bool = False) -> bool:
        """Answer a question; the same answer twice is harmless."""
        if self._party is not None and on > self._party.state.number:
            self.behind = True
        try:
            return await self.change(lambda party: party.answer(seat, on, value, standing=standing))
        except (Stale, NotYours):
            if await self._was_given(seat, on, value):
                return False
            raise

    async def _was_given(self, seat: int, on: int, value: object) -> bool:
        """Whether the store has this very answer."""
        for _, _, data in await self.house.store.entries(self.table, on, LOOK_BACK):
            entry = e.decode(data)
            if isinstance(entry, e.Answer) and entry.seat == seat and entry.on == on:
                return same(entry.value, value)
        return False

    async def _write(self, entry: e.Entry) -> bool:
        """Note an entry and make it durable; the party is forgotten if that fails."""
        party = self._party
        assert party is not None
        at = self.house.clock.now()
        try:
            party.note(entry, at)
            with self.house.metrics.commit_seconds.time():
                first = await self.house.store.add(
                    Append(
                        self.table,
                        party.state.number - 1,
                        at,
                        e.encode(entry),
                        self.house.summary(party),
                        touches=not self._touched and by_person(party, entry),
                    )
                )
            self._touched = self._touched or by_person(party, entry)
        except BaseException:
            self._party = None
            raise
        if not first:
            self._party = None
            self.house.metrics.races.inc()
        return first

    def _tell(self, party: Party) -> None:
        """Tell everybody who follows."""
        self.house.shelf.drop(self.table)
        told: dict[Viewer, bytes] = {}
        for follower in self.followers:
            viewer = follower.viewer
            data = told.get(viewer)
            if data is None:
                data = told[viewer] = self.document(party, viewer)
            follower.tell(data)

    # --- keeping it ---

    async def keep(self) -> None:
        """Write a snapshot, if anything has happened since the last."""
        party = self._party
        if party is None or party.past is not None or party.original is not None:
            return
        if party.state.number > self._kept:
            number = self._kept = party.state.number
            await self.house.store.add(Snapshot(self.table, number, snapshots.freeze(party)))

    def keeps_late(self, every: int) -> bool:
        """Whether a snapshot is due."""
        party = self._party
        return party is not None and party.state.number - self._kept >= every

    # --- looking at it ---

    def document(self, party: Party, viewer: Viewer) -> bytes:
        """What a viewer is sent; made once for all who see the same."""
        shelf = self.house.shelf
        data = shelf.get(self.table, viewer)
        if data is None:
            data = document(party, self._log, viewer)
            shelf.put(self.table, viewer, data)
        return data

    def log(self, party: Party) -> Log:
        """The log in words."""
        self._log.follow(party)
        return self._log

    def show(self, point: Point) -> None:
        """Somebody points at something."""
        self._points[point.seat] = point
        for follower in self.followers:
            follower.point(point)

    def points(self, viewer: Viewer) -> list[PointShown]:
        """What the other seats have just pointed at; nothing for spectators."""
        since = self.house.clock.now() - LASTING
        recent = [point for point in self._points.values() if point.at > since and point.seat not in viewer.seats]
        return [shown(point, viewer.language) for point in recent] if viewer.seats else []

    def seats_of(self, token: str | None) -> tuple[int, ...]:
        """The seats a token opens; none for a spectator, who has no token."""
        return tokens.seats_of(token, self._tokens)

    @property
    def token_digests(self) -> list[bytes | None]:
        """The digests of the tokens, by seat."""
        return self._tokens

    async def look(self, viewer: Viewer) -> bytes:
        """The document as it stands."""
        async with self.held() as party:
            return self.document(party, viewer)

    @asynccontextmanager
    async def followed(self, viewer: Viewer) -> AsyncIterator[Follower]:
        """Hear of every change, beginning with how the table stands."""
        follower = Follower(viewer)
        async with self.held() as party:
            self._check_room(viewer)
            follower.tell(self.document(party, viewer))
            self.followers.add(follower)
            self.house.following += 1
        try:
            yield follower
        finally:
            self.followers.discard(follower)
            self.house.following -= 1
            self.used = time.monotonic()

    def _check_room(self, viewer: Viewer) -> None:
        """Spectators never take a player's place: they have places of their own, and fewer in the whole house."""
        settings, everywhere = self.house.settings, self.house.following
        if viewer.seats:
            same = sum(follower.viewer.seats == viewer.seats for follower in self.followers)
            full = same >= settings.max_sockets_per_seat or everywhere >= settings.max_sockets
        else:
            watching = sum(not follower.viewer.seats for follower in self.followers)
            room = int(settings.max_sockets * (1 - FOR_PLAYERS))
            full = watching >= settings.max_sockets_per_table or everywhere >= room
        if full:
            self.house.metrics.refused.labels("sockets").inc()
            raise Full("too many follow this table: come back in a while", retry=30)


def by_person(party: Party, entry: e.Entry) -> bool:
    """Whether a person has done something, and not a bot or the server."""
    if isinstance(entry, e.Answer):
        return party.state.sitters[entry.seat].bot is None
    return not isinstance(entry, (e.Begin, e.Release))


def summary(party: Party, node: str, now: int, lease: float) -> Summary:
    """How a table stands, for lists and for other nodes."""
    thinking = bool(party.bots_asked())
    return Summary(
        version=party.state.number,
        asked=party.asked,
        names=[sitter.name for sitter in party.state.sitters],
        over=party.table.over,
        bots_asked=thinking,
        thinker=node if thinking else "",
        thinking_until=now + int(lease * 1000) if thinking else 0,
    )
