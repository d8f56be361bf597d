"""Hints: the best options of a question, and the worst, thought out once for all who ask."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from ..party.errors import Full
from ..party.party import Party
from ..party.thoughts import Advice, Foresight, Thought, thought_of
from ..study.caution import Caution

if TYPE_CHECKING:
    from .house import House

T = TypeVar("T")
RETRY = 5.0
"""Seconds after which a visitor for whom enough is thought about may ask again."""
REMEMBERED = 500
"""Hints that are remembered, in case somebody asks again."""
Question = tuple[str, int, int, str]
"""A table, an asked seat, the version at which its question came up, and the bot that gives the hint."""


class Hints:
    """Lets bots think for people. Whoever asks again about the same question gets the same hint.

    What is thought about for one visitor at once is bounded: it goes on when whoever asked is gone.
    """

    def __init__(self, house: House) -> None:
        self._house = house
        self._thoughts: OrderedDict[Question, asyncio.Task[Advice]] = OrderedDict()
        self._cautions: OrderedDict[tuple[str, int, int], asyncio.Task[Caution]] = OrderedDict()
        self._busy: dict[asyncio.Task[Any], str] = {}
        """For whom something is thought about now."""

    def _check_room(self, who: str) -> None:
        """Refuse a thought too many, of one visitor or altogether."""
        settings = self._house.settings
        own = sum(one == who for one in self._busy.values())
        if own >= settings.thoughts or len(self._busy) >= settings.all_thoughts:
            self._house.metrics.refused.labels("thoughts").inc()
            raise Full("enough is being thought about for you now: wait until some of it is there", RETRY)

    def _think(self, work: Coroutine[Any, Any, T], who: str) -> asyncio.Task[T]:
        task = self._house.background(work)
        self._busy[task] = who
        task.add_done_callback(self._busy.pop)
        return task

    def advice(self, party: Party, seat: int, bot: str, visitor: str) -> asyncio.Task[Advice]:
        """What a bot (none: the best there is) advises a seat, judged by what the seat may know."""
        question = (party.header.table, seat, party.state.since[seat], bot)
        task = self._thoughts.get(question)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            who = _person(party, seat)
            self._check_room(visitor or who)
            thought = thought_of(party, seat, bot, "weigh")
            thought = msgspec.structs.replace(thought, seconds=self._house.settings.hint)
            task = self._thoughts[question] = self._think(self._advice(thought, who), visitor or who)
        self._thoughts.move_to_end(question)
        if len(self._thoughts) > REMEMBERED:
            self._thoughts.popitem(last=False)
        return task

    async def _advice(self, thought: Thought, who: str) -> Advice:
        return msgspec.convert(await self._house.thinkers.think(thought, who), Advice)

    def caution(self, party: Party, seat: int, visitor: str) -> asyncio.Task[Caution]:
        """What a seat is to be warned of, judged by what it may know."""
        question = (party.header.table, seat, party.state.since[seat])
        task = self._cautions.get(question)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            who = _person(party, seat)
            self._check_room(visitor or who)
            thought = thought_of(party, seat, "", "caution")
            thought = msgspec.structs.replace(thought, seconds=self._house.settings.tutor)
            task = self._cautions[question] = self._think(self._caution(thought, who), visitor or who)
        if len(self._cautions) > REMEMBERED:
            self._cautions.popitem(last=False)
        return task

    async def _caution(self, thought: Thought, who: str) -> Caution:
        return msgspec.convert(await self._house.thinkers.think(thought, who), Caution)

    def odds(self, party: Party, seat: int, visitor: str) -> asyncio.Task[Foresight]:
        """What nature would be asked right after each option, as far as the seat can know."""
        who = _person(party, seat)
        self._check_room(visitor or who)
        thought = msgspec.structs.replace(thought_of(party, seat, "", "odds"), seed=1)
        return self._think(self._odds(thought, who), visitor or who)

    async def _odds(self, thought: Thought, who: str) -> Foresight:
        return msgspec.convert(await self._house.thinkers.think(thought, who), Foresight)


def _person(party: Party, seat: int) -> str:
    """Whoever thinks for a person has a share of the time of their own, apart from the table's bots."""
    return f"{party.header.table}/{seat}"
