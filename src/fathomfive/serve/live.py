"""One running table in this process: kept in the store, and told to all that follow it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import msgspec

from ..party import clocks, listings, snapshots
from ..party import entries as e
from ..party.document import Viewer
from ..party.errors import Full, NoTable
from ..party.keeper import Held, Keeper, Kept, Later
from ..party.log import Log
from ..party.party import Party
from ..party.wishes import Wish
from .pointing import LASTING, Point, PointShown, shown
from .store.rows import Append, Aside, Snapshot, Summary

if TYPE_CHECKING:
    from .house import House

Opening = Callable[[list[bytes | None], e.Entry], list[bytes | None]]
"""The tokens by seat after an entry, made from those before it."""
BACKLOG, HEAVY = 64, 1 << 20
"""Documents, and bytes of them, that may wait for a slow follower before only the newest is kept."""
FOR_PLAYERS = 0.25
"""The share of all places of followers that is kept for players."""


class Follower:
    """Somebody who hears of every change: a socket, or a poll that waits."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.pointing = False
        """Whether it wants to hear what others point at."""
        self.alive = time.monotonic()
        """When something was last said to it or by it."""
        self.documents: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.sending = False
        """Whether a document has left the queue and is still on its way."""
        self.push: Callable[[bytes], bool] | None = None
        """Sends a document past the queue, if the connection takes it at once."""
        self._added = 0
        """Bytes put into the queue since it was last empty."""

    def tell(self, data: bytes | None) -> None:
        """Send a document, or put it into the queue; whoever is far behind gets the newest only. None: nothing more
        comes."""
        self.alive = time.monotonic()
        if self.documents.empty():
            if data is not None and self.push is not None and not self.sending and self.push(data):
                return
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


class Live(Keeper):
    """A table of this process, kept in the house's store."""

    def __init__(self, house: House, table: str) -> None:
        super().__init__(table, house.settings.packs)
        self.house = house
        self.followers: set[Follower] = set()
        self.used = time.monotonic()
        self._touched = False
        """Whether a person has surely done something here."""
        self._due = 0
        """When something is to be done about time, as the store has it."""
        self._opened: list[bytes | None] | None = None
        """The tokens of the seats after the entry that is about to be written, if it changes them."""
        self._points: dict[int, Point] = {}

    # --- where it is kept ---

    def held(self, *, used: bool = True) -> Held:
        """The party, as the store has it. Whoever only tidies up does not use the table."""
        if used:
            self.used = time.monotonic()
        return super().held()

    def must_catch_up(self) -> bool:
        """Whether another node has written, or may have."""
        return self.behind or self.house.deaf

    async def load(self) -> Kept:
        """The table as the store has it."""
        store = self.house.store
        try:
            stored = await store.load(self.table)
        except NoTable:
            self.house.unknown(self)
            raise
        later = [(e.decode(data), at) for _, at, data in stored.entries]
        history = await store.history(self.table) if stored.over else None
        self.house.shelf.drop(self.table)
        return Kept(stored.header, stored.tokens, stored.snapshot, later, history)

    async def loaded(self, party: Party, release: e.Release | None) -> None:
        """Its bots may be asked; what another release has taken over is kept as it is now."""
        self._due = clocks.due(party) or 0
        if release is not None:
            await self.keep()
        self.house.loaded(self, party)

    async def entries(self, start: int, most: int = 100_000) -> Later:
        """What the store has from a number on."""
        stored = await self.house.store.entries(self.table, start, most)
        return [(e.decode(data), at) for _, at, data in stored]

    async def catch_up(self, party: Party) -> None:
        """Apply what other nodes have written; where people have come or changed seats, tokens may be others too."""
        later = await self.entries(party.state.number) if party.state.gathering is not None else []
        if not any(by_coming(entry) for entry, _ in later):
            await super().catch_up(party)
            return
        await self._bring_back()
        for entry, _ in later:
            self._reseated(entry)
        assert self._party is not None
        self.tell(self._party)

    async def ask_the_store(self) -> None:
        """See what other nodes have written, whether or not we have heard of it."""
        if self.house.store.on_postgres:
            self.behind = True
            async with self.held():
                pass

    async def reseat(self, wish: Wish, opening: Opening) -> int:
        """Change who sits where, and which tokens open the seats then."""

        def wished(party: Party) -> e.Entry | None:
            entry = wish(party)
            self._opened = None if entry is None else opening(self.digests, entry)
            return entry

        return await self.change(wished)

    def _reseated(self, entry: e.Entry) -> None:
        """Nobody goes on looking from a seat that may be another's now: those who follow come back."""
        if isinstance(entry, (e.Lay, e.Start)):
            self._log = Log()
        if isinstance(entry, e.Lay):
            for follower in [one for one in self.followers if one.viewer.seats]:
                self.followers.discard(follower)
                follower.tell(None)

    def _aside(self, party: Party, entry: e.Entry, opened: list[bytes | None] | None) -> Aside | None:
        """What an entry changes beside its own row; most change nothing."""
        due = clocks.due(party) or 0
        known, self._due = self._due, due
        header = party.header if isinstance(entry, (e.Lay, e.Start)) else None
        listing = listings.of(party) if party.state.gathering is not None and by_coming(entry) else None
        aside = Aside(header, opened, due if due != known else None, listing)
        return aside if aside != Aside() else None

    async def append(self, party: Party, entry: e.Entry, at: int) -> bool:
        """Store an entry, together with what others store at this moment."""
        touching = by_person(party, entry)
        opened, self._opened = self._opened, None
        with self.house.metrics.commit_seconds.time():
            first = await self.house.store.add(
                Append(
                    self.table,
                    party.state.number - 1,
                    at,
                    e.encode(entry),
                    self.house.summary(party),
                    touches=touching and not self._touched,
                    aside=self._aside(party, entry, opened),
                )
            )
        self._touched = self._touched or touching
        if first:
            self.digests = opened or self.digests
            self._reseated(entry)
        else:
            self.house.metrics.races.inc()
        return first

    def now(self) -> int:
        """The store's time."""
        return self.house.clock.now()

    # --- who hears of it ---

    def tell(self, party: Party) -> None:
        """Tell everybody who follows."""
        self.house.shelf.drop(self.table)
        told: dict[Viewer, bytes] = {}
        for follower in self.followers:
            viewer = follower.viewer
            data = told.get(viewer)
            if data is None:
                data = told[viewer] = self.document(party, viewer)
            follower.tell(data)

    def changed(self, party: Party, entry: e.Entry) -> None:
        """Tell the house."""
        self.house.changed(self, party, entry)

    # --- keeping it ---

    async def keep(self) -> None:
        """Write a snapshot, if anything has happened since the last."""
        party = self._party
        if party is None or party.past is not None or party.original is not None:
            return
        if party.state.number > self._kept:
            number = self._kept = party.state.number
            await self.house.store.add(Snapshot(self.table, number, snapshots.written(party)))

    # --- looking at it ---

    def document(self, party: Party, viewer: Viewer) -> bytes:
        """What a viewer is sent; made once for all who see the same."""
        shelf = self.house.shelf
        data = shelf.get(self.table, viewer)
        if data is None:
            data = super().document(party, viewer)
            shelf.put(self.table, viewer, data)
        return data

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
    return not isinstance(entry, (e.Begin, e.Release, e.TimeUp, e.Remind))


def by_coming(entry: e.Entry) -> bool:
    """Whether somebody came, went or was placed, or the game began."""
    return isinstance(entry, (e.Claim, e.Lay, e.Start))


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
