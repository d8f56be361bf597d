"""Looking closer at a table: its log, hints, odds, replays and records, and who is there."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, Response, get
from litestar.params import QueryParameter

from ...kernel import Asked
from ...kernel.values import jsonable, plain
from ..errors import NotYours, Refused
from ..party import Party
from ..plainly import AnyJson as Json
from ..pointing import PointShown
from ..replays import Course, Film, Replay, check_viewer, record
from ..shapes import Fact
from ..thinking.thoughts import RULE_OF_THUMB, Thought, payload
from .doors import REFUSALS, AnyRequest, Lang, LookFrom, TableId, check_bot
from .viewing import Visit, house_of, visiting

MOST_FACTS = 1000


class LogPart(msgspec.Struct, frozen=True):
    """A stretch of the log."""

    from_: int = msgspec.field(name="from")
    total: int
    log: list[Fact]


class Hint(msgspec.Struct, frozen=True):
    """What a bot would answer."""

    seat: int
    version: int
    bot: str
    value: Json
    label: str
    target: str | None
    why: str | None
    """What speaks for it, in the game's own terms."""


class OutcomeShown(msgspec.Struct, frozen=True):
    """One thing nature may answer."""

    value: Json
    label: str
    probability: float


class OddsShown(msgspec.Struct, frozen=True):
    """What nature would be asked right after an option."""

    option: Json
    kind: str
    outcomes: list[OutcomeShown]


class AllOdds(msgspec.Struct, frozen=True):
    """The odds of every option of a question after which nature decides at once."""

    seat: int
    version: int
    odds: list[OddsShown]


class Presence(msgspec.Struct, frozen=True):
    """Who is connected to this node."""

    online: list[int]
    spectators: int
    points: list[PointShown]
    """What the other seats have pointed at in the last seconds, for those who follow without a socket."""


class CloserController(Controller):
    """Beside playing."""

    path = "/api/tables/{table:str}"
    tags = ["looking closer"]  # noqa: RUF012

    @get("/log", responses=REFUSALS, summary="Older facts")
    async def log(
        self,
        request: AnyRequest,
        table: TableId,
        from_: Annotated[int, QueryParameter(name="from", ge=0, le=1 << 31)] = 0,
        to: Annotated[int, QueryParameter(ge=0, le=1 << 31)] = 200,
        look_from: LookFrom = None,
        lang: Lang = None,
    ) -> LogPart:
        """A stretch of what the viewer was told, at most a thousand facts."""
        at = await visiting(request, table, seat=look_from, lang=lang)
        async with at.live.held() as party:
            told = at.live.log(party).told(party, at.viewer.seat, at.viewer.language)
            return LogPart(from_, len(told), told[from_ : min(to, from_ + MOST_FACTS)])

    @get("/hint", responses=REFUSALS, summary="What a bot would answer")
    async def hint(
        self,
        request: AnyRequest,
        table: TableId,
        look_from: LookFrom = None,
        lang: Lang = None,
        bot: Annotated[str, QueryParameter(max_length=80)] = RULE_OF_THUMB,
    ) -> Hint:
        """Judged by what the seat may know, and by nothing else."""
        at = await visiting(request, table, seat=look_from, lang=lang)
        check_bot(bot)
        async with at.live.held() as party:
            asked = asked_seat(at, party)
            version = party.number
            thought = house_of(request).thought(party, asked.seat, bot)
        value = plain(await house_of(request).thinkers.think(thought))
        async with at.live.held() as party:
            if version < party.since.get(asked.seat, party.number + 1):
                raise Refused("the question has changed meanwhile: ask again")
            asked = asked_seat(at, party)
            return Hint(
                seat=asked.seat,
                version=version,
                bot=bot,
                value=jsonable(value),
                label=asked.label(value, at.viewer.language),
                target=asked.target(value),
                why=asked.reason(value, at.viewer.language),
            )

    @get("/odds", responses=REFUSALS, summary="How likely nature's next answers are")
    async def odds(self, request: AnyRequest, table: TableId, look_from: LookFrom = None, lang: Lang = None) -> AllOdds:
        """Counted on tables as they may be for all the seat knows."""
        at = await visiting(request, table, seat=look_from, lang=lang)
        house = house_of(request)
        async with at.live.held() as party:
            asked = asked_seat(at, party)
            version = party.number
            pack = house.settings.packs.get(party.header.game)
            thought = Thought(work="odds", save=payload(party.table), seat=asked.seat, seed=1, pack=pack)
        found = await house.thinkers.think(thought)
        language = at.viewer.language
        return AllOdds(
            seat=asked.seat,
            version=version,
            odds=[
                OddsShown(
                    one["option"],
                    one["kind"],
                    [
                        OutcomeShown(outcome["value"], outcome["labels"][language], round(outcome["probability"], 6))
                        for outcome in one["outcomes"]
                    ],
                )
                for one in found
            ],
        )

    @get("/replay", responses=REFUSALS, summary="Earlier positions")
    async def replay(
        self,
        request: AnyRequest,
        table: TableId,
        from_: Annotated[int, QueryParameter(name="from", ge=0, le=1 << 31)] = 0,
        count: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
        look_from: LookFrom = None,
        lang: Lang = None,
    ) -> Replay:
        """As the own seat saw them; of a finished table, as any seat did."""
        at = await visiting(request, table, lang=lang)
        seat = at.viewer.seat if look_from is None else look_from
        async with at.live.held() as party:
            check_viewer(party, at.viewer.seats, seat)
            film = Film(party)
        return await asyncio.to_thread(film.frames, from_, count, seat, at.viewer.language)

    @get("/course", responses=REFUSALS, summary="Who led when")
    async def course(self, request: AnyRequest, table: TableId, look_from: LookFrom = None) -> Course:
        """The scores by step: of a finished table all of them; before, as far as the own seat knows them now."""
        at = await visiting(request, table, seat=look_from)
        async with at.live.held() as party:
            film = Film(party)
        return await asyncio.to_thread(film.course, at.viewer.seat)

    @get("/record", responses=REFUSALS, summary="The record")
    async def record(self, request: AnyRequest, table: TableId, lang: Lang = None) -> Response[dict[str, Json]]:
        """Of a finished table everything; before, what the seat may know."""
        at = await visiting(request, table, lang=lang)
        async with at.live.held() as party:
            told = at.live.log(party).told(party, at.viewer.seat, at.viewer.language)
            paper = record(party, at.viewer.seats, told)
        return Response(msgspec.json.encode(paper), media_type="application/json")  # type: ignore[arg-type]

    @get("/presence", responses=REFUSALS, summary="Who is there")
    async def presence(self, request: AnyRequest, table: TableId) -> Presence:
        """Who follows the table through this node."""
        at = await visiting(request, table)
        seats = {seat for follower in at.live.followers for seat in follower.viewer.seats}
        spectators = sum(not follower.viewer.seats for follower in at.live.followers)
        return Presence(sorted(seats), spectators, at.live.points(at.viewer))


def asked_seat(at: Visit, party: Party) -> Asked:
    """The question of the seat that looks, or of the only one of several that is asked."""
    seats = at.viewer.seats if at.viewer.seat is None else (at.viewer.seat,)
    if not seats:
        raise NotYours("only whoever holds a seat's token can ask this")
    for asked in party.table.questions:
        if asked.seat in seats:
            return asked
    raise Refused("your seat is not asked now")
