"""Reviews of finished games: done piece by piece by whoever thinks, after everybody who plays; kept, so that the next
look is instant, and gone on with after a restart.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

import msgspec

from ..kernel import FathomError
from ..study.piece import Found
from ..study.reviewing import Kept, Plan
from .errands import Errand, PiecedReview, PlannedReview
from .errors import Refused
from .keeper import Keeper
from .party import Party
from .reviews import ReviewShown, State, nothing, shown
from .thoughts import Thought

log = logging.getLogger(__name__)
A = TypeVar("A")
R = TypeVar("R")
KEPT_EVERY = 5.0
"""Seconds after which what was found is kept."""


class UnderWay:
    """A review that this process works on."""

    def __init__(self, visitor: str) -> None:
        self.visitor = visitor
        self.plan: Plan | None = None
        self.found: dict[int, Found] = {}
        self.problem: str | None = None

    @property
    def state(self) -> State:
        if self.problem is not None:
            return "failed"
        return "running" if self.found else "waiting"


class Reviewer(ABC):
    """Reviews games for whoever asks."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        """Of work that a review may take, on two cores."""
        self._under_way: dict[str, UnderWay] = {}

    # --- where reviews are kept, and who works on them ---

    @abstractmethod
    async def read(self, table: str) -> bytes | None:
        """The review of a table, as it was written."""

    @abstractmethod
    async def write(self, table: str, done: int, data: bytes) -> None:
        """Keep a review that has come so far."""

    @abstractmethod
    async def send(self, errand: Errand, who: str) -> bytes:
        """Let somebody do an errand, when nobody who plays needs them more."""

    @abstractmethod
    def background(self, work: Coroutine[Any, Any, None]) -> object:
        """Do something beside everything else."""

    @abstractmethod
    async def aside(self, work: Callable[[A], R], given: A) -> R:
        """Reckon something that takes a moment."""

    @abstractmethod
    def check_room(self, visitor: str) -> None:
        """Refuse a review too many, of one visitor or altogether."""

    @property
    def busy(self) -> list[UnderWay]:
        """The reviews that are worked on."""
        return [one for one in self._under_way.values() if one.problem is None]

    # --- working on them ---

    async def begin(self, keeper: Keeper, visitor: str) -> None:
        """Review a finished table, unless that is done or under way."""
        async with keeper.held() as party:
            record, pack = _record(party), party.packs.get(party.header.game)
        known = self._under_way.get(keeper.table)
        if known is not None and known.problem is None:
            return
        kept = await self._kept(keeper.table)
        if kept is not None and kept.complete:
            return
        if keeper.table not in self._under_way or self._under_way[keeper.table].problem is not None:
            self.check_room(visitor)
            one = self._under_way[keeper.table] = UnderWay(visitor)
            if kept is not None:
                one.plan, one.found = kept.plan, kept.by_step()
            self.background(self._work(keeper.table, one, record, pack))

    async def _work(self, table: str, one: UnderWay, record: bytes, pack: str | None) -> None:
        try:
            await self._pieces(table, one, record, pack)
            del self._under_way[table]
        except asyncio.CancelledError:
            raise
        except FathomError as error:
            one.problem = str(error)
            log.error("a review failed", extra={"table": table, "error": str(error)})

    async def _pieces(self, table: str, one: UnderWay, record: bytes, pack: str | None) -> None:
        """Do piece by piece, each when nobody who plays needs the thinkers more."""
        who = f"review/{one.visitor or table}"
        if one.plan is None:
            planned = await self.send(PlannedReview(record, pack, self.seconds), who)
            one.plan = msgspec.msgpack.decode(planned, type=Plan)
        kept_at = time.monotonic()
        for number in one.plan.missing(one.found):
            data = await self.send(PiecedReview(record, pack, one.plan, number), who)
            piece = msgspec.msgpack.decode(data, type=Found)
            one.found[piece.first] = piece
            if time.monotonic() - kept_at > KEPT_EVERY:
                await self._keep(table, one.plan, one.found)
                kept_at = time.monotonic()
        await self._keep(table, one.plan, one.found)

    async def _keep(self, table: str, plan: Plan, found: dict[int, Found]) -> None:
        done = sum(piece.last + 1 - piece.first for piece in found.values())
        data = await self.aside(Kept.pressed, Kept(plan, list(found.values())))
        await self.write(table, done, data)

    async def _kept(self, table: str) -> Kept | None:
        data = await self.read(table)
        return None if data is None else await self.aside(Kept.read, data)

    async def look(self, keeper: Keeper, language: str) -> ReviewShown:
        """A review as far as it has come."""
        async with keeper.held() as party:
            _check_over(party)
            before = [step.before for step in party.state.line]
        one = self._under_way.get(keeper.table)
        if one is not None:
            if one.plan is None or one.problem is not None:
                return nothing(one.state, one.problem)
            return shown(one.plan.review(one.found), one.state, before, language)
        kept = await self._kept(keeper.table)
        if kept is None:
            return nothing("none")
        review = kept.plan.review(kept.by_step())
        return shown(review, "done" if review.complete else "paused", before, language)


def sent(errand: Errand) -> Thought:
    """An errand as thinkers take it."""
    return Thought(work="errand", save=b"", seat=0, bot="", errand=errand)


def _check_over(party: Party) -> None:
    if not party.table.over:
        raise Refused("the game is still going on: it can be reviewed when it is over")


def _record(party: Party) -> bytes:
    """The record of a finished game that this release has played."""
    _check_over(party)
    if not party.whole:
        raise Refused("this game is not known from its beginning by these rules: it cannot be reviewed")
    return msgspec.json.encode(party.table.record())
