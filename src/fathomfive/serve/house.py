"""The house: all tables this process serves, and the bots that sit at them."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections.abc import Coroutine
from functools import partial
from typing import Any, TypeVar

from ..kernel import FathomError, Json, RulesError
from . import entries as e
from . import hooks, keeping, tokens
from .errors import Full, NotYours, Refused, Stale, Unavailable
from .hints import Hints
from .live import Live, now, summary
from .metrics import Metrics
from .nodes import Ear
from .party import Party
from .pointing import Pointing
from .settings import Settings
from .sitting import Sitter
from .store import Store, Summary
from .store.rows import Append, Creation
from .thinking.thinkers import Thinkers
from .thinking.thoughts import Thought, Work, payload

log = logging.getLogger(__name__)
T = TypeVar("T")
TAKEN_UP = 200
"""Silent tables that are taken up at once."""
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
        self.pointing = Pointing(self)
        self.hints = Hints(self)
        self._lives: dict[str, Live] = {}
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closing = False
        self._open = 0
        self._counted_at = float("-inf")

    # --- coming and going ---

    async def open(self) -> None:
        """Take up what was left, and look after it from now on."""
        if self.store.on_postgres:
            self.deaf = True
            hearing = (self.heard, self.pointing.heard, self.hears, self.hears_nothing)
            ear = Ear(self.settings.address(), self.store.node, *hearing)
            self.background(ear.run())
        else:
            await self.store.forget_thinkers()
        self.background(self.thinkers.warm())
        self.background(self._look_after())

    async def close(self) -> None:
        """Keep every table and stop."""
        self._closing = True
        tasks = [*self._tasks, *self._thinking.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*(self._keep(live) for live in self._lives.values()), return_exceptions=True)
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
        return live

    def known(self, table: str) -> Live | None:
        """The table, if it is in memory."""
        return self._lives.get(table)

    def unknown(self, live: Live) -> None:
        """Forget what does not exist."""
        if self._lives.get(live.table) is live:
            del self._lives[live.table]
            self.metrics.live.set(len(self._lives))

    async def create(
        self,
        game: str,
        sitters: list[Sitter],
        options: dict[str, Json],
        seed: int | None,
        digests: list[bytes | None],
    ) -> str:
        """Set a table up, durably."""
        if await self._open_tables() >= self.settings.max_tables:
            self.metrics.refused.labels("tables").inc()
            raise Full(f"this server keeps at most {self.settings.max_tables} open tables")
        table = tokens.new_table()
        at = now()
        party, entry = keeping.begin(table, game, sitters, options, seed, at, self.settings.packs)
        first = Append(table, 0, at, e.encode(entry), self.summary(party))
        await self.store.add(Creation(party.header, digests, first, keeping.freeze(party)))
        self.metrics.created.labels(game).inc()
        log.info("table created", extra={"table": table, "game": game, "seats": len(sitters)})
        if party.bots_asked():
            self.background(self._take_up(table))
        return table

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
        return summary(party, self.store.node, self.settings.lease)

    def loaded(self, live: Live, party: Party) -> None:
        """A table has been brought back: its bots may be asked."""
        if not self.store.on_postgres:
            self._let_think(live, party)

    def changed(self, live: Live, party: Party, entry: e.Entry) -> None:
        """This process has changed a table."""
        self.metrics.entries.labels(entry.__struct_config__.tag).inc()
        if party.table.over and isinstance(entry, e.Answer):
            self.metrics.finished.labels(party.header.game).inc()
        if party.table.over or live.keeps_late(self.settings.snapshot_every):
            self.background(self._keep(live))
        for url, body in hooks.notices(party, entry, self.settings.webhooks):
            self.background(hooks.tell(url, body))
        self._let_think(live, party)

    async def _keep(self, live: Live) -> None:
        try:
            async with live.held():
                await live.keep()
        except FathomError as error:
            log.warning("no snapshot", extra={"table": live.table, "error": str(error)})

    def sockets_open(self) -> int:
        """How many follow a table."""
        return sum(len(live.followers) for live in self._lives.values())

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
                    bot = party.sitters[seat].bot
                    if bot is None or seat not in party.since:
                        return
                    thought = self.thought(party, seat, bot)
                    on = party.number
                value = await self.thinkers.think(thought, live.table, live.followers)
                await live.change(partial(Party.bot_answer, seat=seat, on=on, value=value, bot=bot))
                self.metrics.thoughts.labels(bot.partition(":")[0]).inc()
            except (Stale, NotYours):
                continue
            except (Unavailable, RulesError, FathomError) as error:
                log.error("a bot cannot play", extra={"table": live.table, "seat": seat, "error": str(error)})
                return

    def thought(self, party: Party, seat: int, bot: str, work: Work = "choose") -> Thought:
        """What a bot thinks about. Its luck is its own: secret, and the same when the thought is taken up again."""
        digest = hashlib.blake2b(f"{party.header.seed}/{party.number}/{seat}".encode(), digest_size=6).digest()
        return Thought(
            work=work,
            save=payload(party.table),
            seat=seat,
            bot=bot,
            seed=int.from_bytes(digest, "big"),
            pack=self.settings.packs.get(party.header.game),
        )

    # --- looking after everything ---

    async def _look_after(self) -> None:
        """From time to time: go on saying that we think, take up silent tables, let idle ones go."""
        pause = self.settings.lease / 3
        while True:
            try:
                until = now() + int(self.settings.lease * 1000)
                if self._thinking:
                    await self.store.still_thinking(sorted({table for table, _ in self._thinking}), until)
                for table in await self.store.due(now(), until, TAKEN_UP):
                    self.background(self._take_up(table))
                self._let_go()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.error("looking after the tables failed", extra={"error": repr(error)})
            await asyncio.sleep(pause)

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
        surplus = len(self._lives) - self.settings.live_tables
        for number, live in enumerate(idle):
            if live.used < late or number < surplus:
                self.background(self._leave(live))

    async def _leave(self, live: Live) -> None:
        used = live.used
        await self._keep(live)
        if not live.followers and live.used - used < 1:
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
