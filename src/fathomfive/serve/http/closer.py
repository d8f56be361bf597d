"""Looking closer at a table: its log, hints, odds, replays and records, and who is there."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Controller, Response, get
from litestar.params import QueryParameter

from ...kernel import Asked
from ...kernel.values import plain
from ..errors import NotYours, Refused
from ..party import Party
from ..plainly import AnyJson as Json
from ..pointing import PointShown
from ..replays import Course, Film, Replay, check_viewer, record
from ..shapes import Fact
from ..thinking.thoughts import Judged, Odds
from .doors import REFUSALS, AnyRequest, Lang, LookFrom, TableId, check_bot
from .viewing import Visit, house_of, visiting

MOST_FACTS = 1000


class LogPart(msgspec.Struct, frozen=True):
    """A stretch of the log."""

    from_: int = msgspec.field(name="from")
    total: int
    log: list[Fact]


class BestOption(msgspec.Struct, frozen=True):
    """One of the best options, as a bot sees it."""

    value: Json
    label: str
    target: str | None
    expected: float | None
    """The chance to win with it; null from a bot that follows a rule of thumb and reckons nothing."""
    spread: float | None
    """How much that varies with luck: its standard deviation over imagined courses of the game."""
    share: float
    """How much of the thinking went into it."""
    why: str | None
    """What speaks for it, in the game's own terms."""


class Hint(msgspec.Struct, frozen=True):
    """What a bot would answer, and what it thinks of the best options."""

    seat: int
    version: int
    bot: str
    value: Json
    label: str
    target: str | None
    why: str | None
    best: list[BestOption]
    """At most five, the one it would answer first."""


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
            asked = asked_seat(at, party)
            version, since = party.number, party.since[asked.seat]
            thinking = house_of(request).hints.advice(party, asked.seat, bot)
        advice = await asyncio.shield(thinking)
        async with at.live.held() as party:
            if party.since.get(asked.seat) != since:
                raise Refused("the question has changed meanwhile: ask again")
            asked = asked_seat(at, party)
            best = [_best(asked, one, at.viewer.language) for one in advice.best]
        first = best[0]
        return Hint(asked.seat, version, advice.bot, first.value, first.label, first.target, first.why, best)

    @get("/odds", responses=REFUSALS, summary="How likely nature's next answers are")
    async def odds(self, request: AnyRequest, table: TableId, look_from: LookFrom = None, lang: Lang = None) -> AllOdds:
        """Counted on tables as they may be for all the seat knows."""
        at = await visiting(request, table, seat=look_from, lang=lang)
        async with at.live.held() as party:
            seat, version = asked_seat(at, party).seat, party.number
            thinking = house_of(request).hints.odds(party, seat)
        return AllOdds(seat, version, [_odds(one, at.viewer.language) for one in await thinking])

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


def _best(asked: Asked, one: Judged, language: str) -> BestOption:
    option = plain(one.option)
    return BestOption(
        value=one.option,
        label=asked.label(option, language),
        target=asked.target(option),
        expected=_rounded(one.expected),
        spread=_rounded(one.spread),
        share=round(one.share, 4),
        why=asked.reason(option, language),
    )


def _rounded(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 4)


def _odds(one: Odds, language: str) -> OddsShown:
    return OddsShown(
        one.option,
        one.kind,
        [OutcomeShown(found.value, found.labels[language], round(found.probability, 6)) for found in one.outcomes],
    )


def asked_seat(at: Visit, party: Party) -> Asked:
    """The question of the seat that looks, or of the only one of several that is asked."""
    seats = at.viewer.seats if at.viewer.seat is None else (at.viewer.seat,)
    if not seats:
        raise NotYours("only whoever holds a seat's token can ask this")
    for asked in party.table.questions:
        if asked.seat in seats:
            return asked
    raise Refused("your seat is not asked now")
