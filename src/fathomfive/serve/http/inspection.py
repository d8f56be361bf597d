"""Looking closer at a table: its log, hints, odds, replays and records, and who is there."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import JSONBody, QueryParameter

from ...party import advising, tutoring
from ...party.advising import AllOdds, Hint, LogPart
from ...party.plainly import AnyJson as Json
from ...party.replays import Course, Replay, check_viewer, record
from ...party.seating import check_bot
from ...party.shapes import Considered
from ...party.tutoring import Tutored
from ..pointing import PointShown
from ..shows import COURSE
from .parameters import REFUSALS, Lang, LookFrom, TableId, document
from .visitors import AnyRequest, house_of, strictly, visiting, visitor_of


class Presence(msgspec.Struct, frozen=True):
    """Who is connected to this node."""

    online: list[int]
    spectators: int
    points: list[PointShown]
    """What the other seats have pointed at in the last seconds, for those who follow without a socket."""


class InspectionController(Controller):
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
            return advising.log_part(party, at.live.log(party), at.viewer, from_, to)

    @get("/hint", responses=REFUSALS, summary="The best options")
    async def hint(
        self,
        request: AnyRequest,
        table: TableId,
        look_from: LookFrom = None,
        lang: Lang = None,
        bot: Annotated[
            str, QueryParameter(description="Whom to ask; otherwise the best there is for hints.", max_length=80)
        ] = "",
    ) -> Hint:
        """Judged by what the seat may know, and by nothing else. Takes about a second, unless it was asked before."""
        at = await visiting(request, table, seat=look_from, lang=lang)
        if bot:
            check_bot(bot)
        async with at.live.held() as party:
            wanted = advising.wanted(party, at.viewer)
            thinking = house_of(request).hints.advice(party, wanted.seat, bot, visitor_of(request))
        advice = await asyncio.shield(thinking)
        async with at.live.held() as party:
            return advising.hint(party, at.viewer, wanted, advice)

    @post("/tutor", status_code=200, responses=REFUSALS, summary="Is that answer surely a mistake?")
    async def tutor(
        self, request: AnyRequest, table: TableId, data: JSONBody[Considered], lang: Lang = None
    ) -> Tutored:
        """Judged by what the seat may know, only where nobody else but bots plays; nothing is answered by it.

        Without a value it begins to think and says nothing yet; an answer it holds up for a moment at most.
        """
        data = await strictly(request, data)
        at = await visiting(request, table, seat=data.seat, lang=lang)
        house = house_of(request)
        async with at.live.held() as party:
            wanted = advising.wanted(party, at.viewer)
            tutoring.check_alone(party, wanted.seat)
            thinking = house.hints.caution(party, wanted.seat, visitor_of(request))
        if data.value is None:
            return Tutored(wanted.seat, wanted.version, thinking.done(), None)
        done, _ = await asyncio.wait([thinking], timeout=house.settings.tutor_waits)
        async with at.live.held() as party:
            stands = bool(done) and party.state.since.get(wanted.seat) == wanted.since
            warning = tutoring.warned(party, at.viewer, data.value, thinking.result()) if stands else None
        return Tutored(wanted.seat, wanted.version, bool(done), warning)

    @get("/odds", responses=REFUSALS, summary="How likely nature's next answers are")
    async def odds(self, request: AnyRequest, table: TableId, look_from: LookFrom = None, lang: Lang = None) -> AllOdds:
        """Counted on tables as they may be for all the seat knows."""
        at = await visiting(request, table, seat=look_from, lang=lang)
        async with at.live.held() as party:
            wanted = advising.wanted(party, at.viewer)
            thinking = house_of(request).hints.odds(party, wanted.seat, visitor_of(request))
        return advising.all_odds(wanted, await thinking, at.viewer.language)

    @get("/replay", responses=REFUSALS, summary="Earlier positions")
    async def replay(
        self,
        request: AnyRequest,
        table: TableId,
        from_: Annotated[int, QueryParameter(name="from", ge=0, le=1 << 31)] = 0,
        count: Annotated[int, QueryParameter(ge=1, le=200)] = 50,
        look_from: LookFrom = None,
        lang: Lang = None,
    ) -> Response[Replay]:
        """As the own seat saw them; of a finished table, as any seat did."""
        at = await visiting(request, table, lang=lang)
        seat = at.viewer.seat if look_from is None else look_from
        house = house_of(request)
        async with at.live.held() as party:
            check_viewer(party, at.viewer.seats, seat)
            who = house.shows.pace(at.live, at.viewer.seats, visitor_of(request), count)
            frames = house.shows.frames(party, who, from_, count, seat, at.viewer.language)
        return document(await frames)

    @get("/course", responses=REFUSALS, summary="Who led when")
    async def course(self, request: AnyRequest, table: TableId, look_from: LookFrom = None) -> Response[Course]:
        """The scores by step: of a finished table all of them; before, as far as the own seat knows them now."""
        at = await visiting(request, table, seat=look_from)
        house = house_of(request)
        async with at.live.held() as party:
            who = house.shows.pace(at.live, at.viewer.seats, visitor_of(request), COURSE)
            course = house.shows.course(party, who, at.viewer.seat)
        return document(await course)

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
