"""The desk: all tables of a tab, and the bots that sit at them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Any

import msgspec

from ..kernel import FathomError, RulesError
from ..kernel.values import jsonable
from ..party import entries as e
from ..party import importing, learning, snapshots, tokens, words
from ..party.document import Viewer, viewing
from ..party.errors import Invalid, NotYours, Refused, Stale
from ..party.forks import Moment, alone, fork, sandbox
from ..party.laying import Laid, laid, laid_again
from ..party.party import Party
from ..party.people import Origin, Sitter
from ..party.plainly import AnyJson as Json
from ..party.replays import Film
from ..party.seating import made, seated
from ..party.shapes import NewTable, OneTable, TableMade
from ..party.thoughts import RULE_OF_THUMB, Advice, Choice, Foresight, Showing, Thought, takes_long, think, thought_of
from ..study.caution import Caution
from .sitting import Follower, Sitting
from .store import Row, Store, Written, pack, read_row
from .studies import Dives, Reviews

TUTOR = 1.0
"""Seconds that are thought about what to warn of, while the person thinks about it too."""
STUDY = ("history", "errand", "fortune", "caution")
"""Work that takes long, and that no rule of thumb can do instead."""
Think = Callable[[Thought], Awaitable[Any]]
"""Whoever works a thought out: another worker, so that tables answer meanwhile."""


class Desk:
    """Finds, makes and keeps tables, and lets bots think."""

    def __init__(self, store: Store, think: Think) -> None:
        self.store = store
        self.now: Callable[[], int] = lambda: time.time_ns() // 1_000_000
        self._think = think
        self._sittings: dict[str, Sitting] = {}
        self._thinking: set[tuple[str, int]] = set()
        self._tasks: set[asyncio.Task[Any]] = set()
        self.reviews = Reviews(self)
        self.dives = Dives(self)
        self.on_change: Callable[[str], None] = lambda table: None
        """Told of every change, so that other tabs hear of it."""

    # --- tables ---

    def sitting(self, table: str) -> Sitting:
        """A table; it is read from the store when it is first held."""
        if table not in self._sittings:
            self._sittings[table] = Sitting(self, table)
        return self._sittings[table]

    async def visit(
        self, table: str, token: str | None, seat: int | None = None, lang: str | None = None, log: int | None = None
    ) -> tuple[Sitting, Viewer]:
        """Find a table, and see who looks."""
        sitting = self.sitting(table)
        try:
            await sitting.ready()
            seats = sitting.seats_of(token)
        except FathomError:
            if not sitting.followers:
                self._sittings.pop(table, None)
            raise
        return sitting, viewing(seats, seat, words.language(lang), log)

    async def make(self, data: NewTable) -> TableMade:
        """Set a table up, durably."""
        if data.gather is not None or data.clock is not None:
            raise Invalid("nobody comes to a table in a tab by link, and no clock runs there: leave both out")
        table, secrets = laid(data)
        return made("", await self.create(table), secrets)

    async def create(self, wanted: Laid) -> str:
        """Set a table up for people who have their tokens."""
        table, at = tokens.new_table(), self.now()
        party, entry = wanted.begin(table, at, {})
        await self._add(party, [entry], wanted.digests, at)
        return table

    async def fork(
        self, moment: Moment, sitters: list[Sitter], digests: list[bytes | None], origin: Origin | None
    ) -> str:
        """Set a table up that goes on from a moment of a game."""
        table, at = tokens.new_table(), self.now()
        party, entry = fork(moment, table, sitters, at, {}, origin)
        await self._add(party, [entry], digests, at)
        return table

    async def sandbox(self, sitting: Sitting, seat: int) -> TableMade:
        """A table on which a seat tries things while its own goes on."""
        table, at = tokens.new_table(), self.now()
        async with sitting.held() as running:
            sitters, secrets = seated(alone(running, seat))
            party, entry = sandbox(running, seat, table, sitters, at)
        await self._add(party, [entry], tokens.digests(secrets), at)
        return made("", table, secrets)

    async def take_up(self, data: Json) -> TableMade:
        """A table from a record, or from a bundle that another device has given away."""
        bundle = importing.unpacked(data)
        sitters, secrets = seated(importing.sitters_of(bundle))
        table, at = tokens.new_table(), self.now()
        party, entries = importing.taken_up(table, bundle, sitters, at, {})
        await self._add(party, entries, tokens.digests(secrets), at)
        return made("", table, secrets)

    async def _add(self, party: Party, entries: list[e.Entry], digests: list[bytes | None], at: int) -> None:
        state, table = party.state, party.header.table
        names = [sitter.name for sitter in state.sitters]
        row = Row(
            header=party.header,
            digests=digests,
            snapshot=snapshots.freeze(party),
            kept=state.number,
            version=state.number,
            asked=party.asked,
            names=names,
            over=party.table.over,
            updated=at,
        )
        await self.store.write(table, pack(row), 0, [pack(Written(at, entry)) for entry in entries])

    async def rematch(self, sitting: Sitting, seat: int) -> str:
        """A new table for the same people; asked again, the same one."""
        async with sitting.playing_again:
            async with sitting.held() as party:
                if not party.table.over:
                    raise Refused("the game is not over yet")
                if party.state.rematch is not None:
                    return party.state.rematch
                again = laid_again(party, sitting.digests)
            new = await self.create(again)
            await sitting.change(lambda party: None if party.state.rematch else e.Rematch(seat, new))
            return new

    async def mine(self, held: list[str]) -> list[OneTable]:
        """The tables that tokens open; the one that changed last comes first."""
        found: list[OneTable] = []
        for row in map(read_row, await self.store.rows()):
            seats = sorted({seat for token in held for seat in tokens.opened(token, row.digests)})
            if seats:
                found.append(
                    OneTable(
                        table=row.header.table,
                        game=row.header.game,
                        seats=seats,
                        names=row.names,
                        waiting=row.asked,
                        your_turn=any(seat in row.asked for seat in seats),
                        over=row.over,
                        version=row.version,
                        updated=row.updated,
                        created=row.header.created,
                    )
                )
        return sorted(found, key=lambda one: -one.updated)

    # --- following ---

    async def follow(self, sitting: Sitting, viewer: Viewer, tell: Callable[[bytes], None]) -> Follower:
        """Tell of every change, beginning with how the table stands."""
        follower = Follower(viewer, tell)
        tell(await sitting.look(viewer))
        sitting.followers.add(follower)
        async with sitting.held() as party:
            self._let_think(sitting, party)
        return follower

    def changed(self, sitting: Sitting, party: Party, entry: e.Entry) -> None:
        """A table has changed here."""
        self.on_change(sitting.table)
        self._let_think(sitting, party)
        if party.table.over and isinstance(entry, e.Answer):
            self.background(self._write_down(sitting, Film.of(party)))

    def heard(self, table: str) -> None:
        """Another tab has changed a table."""
        sitting = self._sittings.get(table)
        if sitting is not None:
            sitting.behind = True
            self.background(self._catch_up(sitting))

    async def _catch_up(self, sitting: Sitting) -> None:
        async with sitting.held() as party:
            sitting.tell(party)
            self._let_think(sitting, party)

    def background(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something beside everything else, and remember it until it is done."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- thinking ---

    async def think(self, thought: Thought) -> Any:
        """What comes of a thought; whoever thinks may be lost over it, and then the rule of thumb does.

        An answer that takes no search is given here: it is there sooner than the other worker is asked.
        """
        if thought.work == "choose" and not takes_long(thought):
            return think(thought)
        try:
            return await self._think(thought)
        except FathomError:
            raise
        except Exception:
            if thought.work in STUDY:
                raise RulesError(f"nobody came back with the {thought.work}") from None
            return think(msgspec.structs.replace(thought, bot=RULE_OF_THUMB))

    def _let_think(self, sitting: Sitting, party: Party) -> None:
        for seat, _ in party.bots_asked():
            if (sitting.table, seat) not in self._thinking:
                self._thinking.add((sitting.table, seat))
                self.background(self._play_bot(sitting, seat))

    async def _play_bot(self, sitting: Sitting, seat: int) -> None:
        """Answer for a bot as long as its seat is asked."""
        try:
            while True:
                async with sitting.held() as party:
                    bot = party.player(seat)
                    if bot is None or seat not in party.state.since:
                        return
                    thought, on = thought_of(party, seat, bot), party.state.number
                    dictated = learning.dictated(party, seat)
                choice = await self._choice(thought) if dictated is None else Choice(jsonable(dictated))
                given = partial(Party.bot_answer, seat=seat, on=on, value=choice.value, bot=bot, early=choice.early)
                try:
                    await sitting.change(given)
                except (Stale, NotYours):
                    continue
        finally:
            self._thinking.discard((sitting.table, seat))

    async def _choice(self, thought: Thought) -> Choice:
        return msgspec.convert(await self.think(thought), Choice)

    def advice(self, sitting: Sitting, party: Party, seat: int, bot: str) -> asyncio.Task[Advice]:
        """What a bot (none: the best there is) advises a seat."""
        question = (seat, party.state.since[seat], bot)
        task = sitting.advice.get(question)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            thought = thought_of(party, seat, bot, "weigh")
            task = asyncio.get_running_loop().create_task(self._advice(thought))
            sitting.advice = {question: task}
        return task

    async def _advice(self, thought: Thought) -> Advice:
        return msgspec.convert(await self.think(thought), Advice)

    def caution(self, sitting: Sitting, party: Party, seat: int) -> asyncio.Task[Caution]:
        """What a seat is to be warned of."""
        question = (seat, party.state.since[seat])
        task = sitting.cautions.get(question)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            thought = msgspec.structs.replace(thought_of(party, seat, "", "caution"), seconds=TUTOR)
            task = asyncio.get_running_loop().create_task(self._caution(thought))
            sitting.cautions = {question: task}
        return task

    async def _caution(self, thought: Thought) -> Caution:
        return msgspec.convert(await self.think(thought), Caution)

    async def odds(self, thought: Thought) -> Foresight:
        """What nature would be asked right after each option."""
        return msgspec.convert(await self.think(msgspec.structs.replace(thought, seed=1)), Foresight)

    async def show(self, showing: Showing, *, course: bool) -> bytes:
        """Frames of a game, or its course, encoded."""
        work = "course" if course else "frames"
        found: bytes = await self.think(
            Thought(work=work, save=b"", seat=showing.seat or 0, bot="", showing=showing)  # type: ignore[arg-type]
        )
        return found

    async def _write_down(self, sitting: Sitting, film: Film) -> None:
        thought = Thought(work="history", save=b"", seat=0, bot="", showing=Showing(film))
        await sitting.keep_history(await self.think(thought))
