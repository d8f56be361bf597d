"""The house: all tables this process serves, and the bots that sit at them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

from ..kernel import FathomError
from ..kernel.values import jsonable
from ..party import clocks, learning, listings, snapshots, tokens, wishes
from ..party import entries as e
from ..party.errors import Full, NotYours, Refused, Stale
from ..party.forks import Moment, alone, fork, sandbox
from ..party.laying import Laid
from ..party.party import Party
from ..party.people import Origin, Sitter
from ..party.seating import seated
from ..party.sitters import Device
from ..party.thoughts import Choice, thought_of
from . import hooks
from .buckets import Buckets
from .clock import Clock
from .daily import Dives
from .health import Health
from .hints import Hints
from .live import Live, summary
from .metrics import Metrics
from .nodes import Ear
from .parcels import Parcels
from .pointing import Pointing
from .push import Push
from .reviews import Reviews
from .settings import Settings
from .shelf import Shelf
from .shows import Shows
from .store import Store, Summary
from .store.rows import Append, Aside, Creation
from .thinking.thinkers import Thinkers
from .times import Times

log = logging.getLogger(__name__)
T = TypeVar("T")
TAKEN_UP = 200
"""Silent tables that are taken up at once."""
SETTLED = 2.0
"""Seconds after which a table is not in anybody's hands any more, and may leave the memory if that is full."""
TIDIED = 200
"""Tables that are deleted, or archived, at once."""
COUNTED_FOR = 5.0
"""Seconds for which the number of open tables is not counted again."""


class House:
    """Finds, makes and keeps tables."""

    def __init__(self, settings: Settings, store: Store, thinkers: Thinkers, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = thinkers
        self.metrics = metrics
        self.deaf = False
        """Whether other nodes' changes may have been missed."""
        self.stopping = False
        self.clock = Clock()
        self.health = Health(store)
        self.shelf = Shelf(settings.shelf)
        self.following = 0
        """How many follow a table: sockets, and polls that wait."""
        self.pointing = Pointing(self)
        self.hints = Hints(self)
        self.times = Times(self)
        self.shows = Shows(self)
        self.dives = Dives(self)
        self.reviews = Reviews(self)
        self.parcels = Parcels(self)
        self.messenger = hooks.Messenger()
        self.push = Push(settings, self.messenger)
        self._lives: dict[str, Live] = {}
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._open = 0
        self._tidied = float("-inf")
        self._new_tables = Buckets(settings.new_tables, settings.new_tables_burst)
        self.acting = Buckets(settings.acting, settings.acting_burst)
        """What seats do beside answering."""
        self.coming = Buckets(settings.coming, settings.coming_burst)
        """Seats that visitors take."""
        self.frames = Buckets(settings.rate, settings.burst)
        """What visitors send over their sockets."""
        self._counted_at = float("-inf")

    # --- coming and going ---

    async def open(self) -> None:
        """Take up what was left, and look after it from now on."""
        self.clock.set(await self.store.time())
        if self.store.on_postgres:
            self.deaf = True
            hearing = (self.heard, self.pointing.heard, self.hears, self.hears_nothing)
            ear = Ear(self.settings.address(), self.store.node, *hearing)
            self.background(ear.run())
        else:
            await self.store.forget_thinkers()
        self.background(self.thinkers.warm())
        self.background(self.dives.take_up())
        self.background(self._look_after())

    async def close(self) -> None:
        """Keep every table and stop."""
        self._closing = True
        self.times.stop()
        tasks = [*self._tasks, *self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(self._keep(live) for live in self._lives.values()), return_exceptions=True)
        await self.messenger.close()
        await self.thinkers.close()
        await self.store.close()

    def hush(self) -> None:
        """The server is about to stop: whoever follows or waits is sent home, to come back to another or a new one."""
        self.stopping = True
        for live in self._lives.values():
            for follower in live.followers:
                follower.tell(None)

    def background(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Do something beside everything else, and remember it until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    # --- tables ---

    def live(self, table: str) -> Live:
        """The table in this process; it is brought back from the store when it is first held."""
        live = self._lives.get(table)
        if live is None:
            live = self._lives[table] = Live(self, table)
            self.metrics.live.set(len(self._lives))
        live.used = time.monotonic()
        return live

    def known(self, table: str) -> Live | None:
        """The table, if it is in memory."""
        return self._lives.get(table)

    def unknown(self, live: Live) -> None:
        """Forget what does not exist."""
        if self._lives.get(live.table) is live:
            del self._lives[live.table]
            self.shelf.drop(live.table)
            self.metrics.live.set(len(self._lives))

    async def create(self, wanted: Laid, visitor: str = "") -> str:
        """Set a table up, durably, unless this visitor (by address) makes too many."""
        await self._check_room(visitor)
        table, at = tokens.new_table(), self.clock.now()
        party, entry = wanted.begin(table, at, self.settings.packs)
        return await self._added(party, entry, wanted.digests)

    async def fork(
        self, moment: Moment, sitters: list[Sitter], digests: list[bytes | None], origin: Origin | None, visitor: str
    ) -> str:
        """Set a table up, durably, that goes on from a moment of a game."""
        await self._check_room(visitor)
        table, at = tokens.new_table(), self.clock.now()
        party, entry = await asyncio.to_thread(fork, moment, table, sitters, at, self.settings.packs, origin)
        return await self._added(party, entry, digests)

    async def sandbox(self, live: Live, seat: int, visitor: str) -> tuple[str, list[str | None]]:
        """Set a table up, durably, on which a seat tries things while its own goes on; also the new tokens."""
        await self._check_room(visitor)
        table, at = tokens.new_table(), self.clock.now()
        async with live.held() as running:
            sitters, secrets = seated(alone(running, seat))
            party, entry = sandbox(running, seat, table, sitters, at)
        return await self._added(party, entry, tokens.digests(secrets)), secrets

    async def _check_room(self, visitor: str) -> None:
        """Refuse a table too many, of one visitor or altogether."""
        wait = self._new_tables.wait(visitor, time.monotonic()) if visitor else 0.0
        if wait:
            self.metrics.refused.labels("new tables").inc()
            raise Full("too many new tables from your address: wait a while", wait)
        if await self._open_tables() >= self.settings.max_tables:
            self.metrics.refused.labels("tables").inc()
            raise Full(f"this server keeps at most {self.settings.max_tables} open tables", COUNTED_FOR)

    async def _added(self, party: Party, entry: e.Begin, digests: list[bytes | None]) -> str:
        """Store a new table; its bots may begin."""
        header = party.header
        table = header.table
        listing = listings.of(party) if party.state.gathering is not None else None
        aside = Aside(due=clocks.due(party), listing=listing)
        first = Append(table, 0, header.created, e.encode(entry), self.summary(party), aside=aside)
        await self.store.add(Creation(header, digests, first, snapshots.freeze(party)))
        self.metrics.created.labels(header.game).inc()
        log.info("table created", extra={"table": table, "game": header.game, "seats": header.seats})
        if party.bots_asked():
            self.background(self._take_up(table))
        self.times.watch(table, party)
        return table

    async def unmake(self, table: str) -> None:
        """Forget a table that was made in vain: at another node, somebody was first."""
        await self.store.forget([table])
        live = self.known(table)
        if live is not None:
            self.unknown(live)

    async def _open_tables(self) -> int:
        """How many tables are open, as of a moment ago."""
        moment = time.monotonic()
        if moment - self._counted_at > COUNTED_FOR or self._open >= self.settings.max_tables:
            self._open = await self.store.count_open()
            self._counted_at = moment
        self._open += 1
        return self._open - 1

    def summary(self, party: Party) -> Summary:
        """A party in its row; if bots are asked, this node lets them think."""
        return summary(party, self.store.node, self.clock.now(), self.settings.lease)

    def loaded(self, live: Live, party: Party) -> None:
        """A table has been brought back: its bots may be asked, and its clock runs."""
        self.times.watch(live.table, party)
        if not self.store.on_postgres:
            self._let_think(live, party)

    def changed(self, live: Live, party: Party, entry: e.Entry) -> None:
        """This process has changed a table."""
        self.metrics.entries.labels(entry.__struct_config__.tag).inc()
        if party.table.over and isinstance(entry, e.Answer):
            if party.state.lesson is None:
                self.metrics.finished.labels(party.header.game).inc()
            self.background(self.shows.write_down(live))
        if party.table.over or live.keeps_late(self.settings.snapshot_every):
            self.background(self._keep(live))
        for url, body in hooks.notices(party, entry, self.settings.webhooks):
            self.background(self.messenger.tell(url, body))
        for seat, device, body in self.push.notices(party, entry):
            self.background(self._push(live, seat, device, body))
        self.times.watch(live.table, party)
        self._let_think(live, party)

    async def _push(self, live: Live, seat: int, device: Device, body: bytes) -> None:
        """Tell a device of its person's turn; forget it if it is there no more."""
        if not await self.push.tell(device, body):
            await live.change(partial(wishes.forgetting, seat, device.endpoint))

    async def _keep(self, live: Live) -> None:
        try:
            async with live.held(used=False):
                await live.keep()
        except FathomError as error:
            log.warning("no snapshot", extra={"table": live.table, "error": str(error)})

    # --- bots ---

    def _let_think(self, live: Live, party: Party) -> None:
        for seat, _ in party.bots_asked():
            key = (live.table, seat)
            if key not in self._thinking and not self._closing:
                task = asyncio.get_running_loop().create_task(self._play_bot(live, seat))
                self._thinking[key] = task
                self.metrics.thinking.set(len(self._thinking))
                task.add_done_callback(partial(self._thought, key))

    def _thought(self, key: tuple[str, int], task: asyncio.Task[None]) -> None:
        self._thinking.pop(key, None)
        self.metrics.thinking.set(len(self._thinking))

    async def _play_bot(self, live: Live, seat: int) -> None:
        """Answer for a bot as long as its seat is asked."""
        while True:
            try:
                async with live.held() as party:
                    bot = party.player(seat)
                    if bot is None or seat not in party.state.since:
                        return
                    thought = thought_of(party, seat, bot)
                    on = party.state.number
                    dictated = learning.dictated(party, seat)
                if dictated is None:
                    choice = await self.thinkers.choose(thought, live.table, live.followers)
                else:
                    choice = Choice(jsonable(dictated))
                given = partial(Party.bot_answer, seat=seat, on=on, value=choice.value, bot=bot, early=choice.early)
                await live.change(given)
                self.metrics.thoughts.labels(bot.partition(":")[0]).inc()
            except (Stale, NotYours):
                continue
            except FathomError as error:
                log.error("a bot cannot play", extra={"table": live.table, "seat": seat, "error": str(error)})
                return

    # --- looking after everything ---

    async def _look_after(self) -> None:
        """From time to time: go on saying that we think, take up silent tables, let idle ones go."""
        pause = self.settings.lease / 3
        while True:
            try:
                self.clock.set(await self.store.time())
                until = self.clock.now() + int(self.settings.lease * 1000)
                if self._thinking:
                    await self.store.still_thinking(sorted({table for table, _ in self._thinking}), until)
                await self.times.look()
                for table in await self.store.due(self.clock.now(), until, TAKEN_UP):
                    self.background(self._take_up(table))
                self._let_go()
                await self._tidy()
                for work in self.shows.look_for_unwritten():
                    self.background(work)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.error("looking after the tables failed", extra={"error": repr(error)})
            await asyncio.sleep(pause)

    async def _tidy(self) -> None:
        """Delete tables that nobody ever touched, and press those together that nobody has used for long."""
        if time.monotonic() - self._tidied < self.settings.tidying:
            return
        self._tidied = time.monotonic()
        now = self.clock.now()
        watched = [live.table for live in self._lives.values() if live.followers]
        for table in await self.store.expire(now - int(self.settings.untouched * 1000), watched, TIDIED):
            log.info("a table that nobody touched was deleted", extra={"table": table})
            live = self.known(table)
            if live is not None:
                self.unknown(live)
        await self.store.archive(now - int(self.settings.archive * 1000), TIDIED)

    async def _take_up(self, table: str) -> None:
        live = self.live(table)
        try:
            async with live.held() as party:
                self._let_think(live, party)
        except Refused as error:
            log.error("a table cannot be taken up", extra={"table": table, "error": str(error)})

    def _let_go(self) -> None:
        """Hang up on idle followers; keep and forget tables that nobody has used for a while, longest unused first."""
        silent = time.monotonic() - self.settings.idle_socket
        for live in self._lives.values():
            for follower in live.followers:
                if follower.alive < silent:
                    follower.tell(None)
        thinking = {table for table, _ in self._thinking}
        idle = sorted(
            (live for live in self._lives.values() if not live.followers and live.table not in thinking),
            key=lambda live: live.used,
        )
        late = time.monotonic() - self.settings.idle_table
        settled = time.monotonic() - min(SETTLED, self.settings.idle_table)
        surplus = len(self._lives) - self.settings.live_tables
        for number, live in enumerate(idle):
            if live.used < late or (number < surplus and live.used < settled):
                self.background(self._leave(live, live.used))

    async def _leave(self, live: Live, used: float) -> None:
        """Keep a table and forget it, unless somebody has come meanwhile."""
        await self._keep(live)
        if not live.followers and live.used == used:
            self.unknown(live)

    # --- other nodes ---

    def heard(self, table: str, number: int) -> None:
        """Another node has written an entry."""
        live = self.known(table)
        if live is not None:
            live.behind = True
            if live.followers:
                self.background(self._follow(live))

    def hears_nothing(self) -> None:
        """Other nodes cannot be heard: until they can, every look asks the store."""
        self.deaf = True

    def hears(self) -> None:
        """The connection to other nodes is back: anything may have happened."""
        self.deaf = False
        for live in self._lives.values():
            self.heard(live.table, 0)

    async def _follow(self, live: Live) -> None:
        try:
            async with live.held():
                pass
        except Refused as error:
            log.warning("could not catch up", extra={"table": live.table, "error": str(error)})
