"""What a game teaches: its review, a moment to look at again or to play on from, and a sandbox while it goes on."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ...party import tokens
from ...party.errands import ShownPosition
from ...party.errors import NotYours
from ...party.forks import Moment
from ...party.people import Origin
from ...party.reviewer import sent
from ...party.reviews import ReviewShown
from ...party.seating import made, seated
from ...party.shapes import Document, NewFork, NewSandbox, TableMade
from .parameters import REFUSALS, Lang, TableId, document, prefix
from .visitors import AnyRequest, house_of, strictly, visiting, visitor_of

Step = Annotated[int, PathParameter(description="So many answers, nature's counted, came before.", ge=0, le=1 << 31)]


class StudyController(Controller):
    """After the game, and beside it."""

    path = "/api/tables/{table:str}"
    tags = ["study"]  # noqa: RUF012

    @post("/review", status_code=202, responses=REFUSALS, summary="Review a finished game")
    async def begin(self, request: AnyRequest, table: TableId, lang: Lang = None) -> ReviewShown:
        """Begin, or go on with, a review; one that is done stays. It goes on beside everything else: ask for it."""
        at = await visiting(request, table, lang=lang)
        reviews = house_of(request).reviews
        await reviews.begin(at.live, visitor_of(request))
        return await reviews.look(at.live, at.viewer.language)

    @get("/review", responses=REFUSALS, summary="The review, as far as it has come")
    async def review(self, request: AnyRequest, table: TableId, lang: Lang = None) -> ReviewShown:
        """Chances by step, the decisions that have a grade, and each seat's luck and skill."""
        at = await visiting(request, table, lang=lang)
        return await house_of(request).reviews.look(at.live, at.viewer.language)

    @get("/positions/{step:int}", responses=REFUSALS, summary="A moment of a finished game")
    async def position(
        self,
        request: AnyRequest,
        table: TableId,
        step: Step,
        seat: Annotated[int, QueryParameter(description="Through whose eyes.", ge=0, le=15)] = 0,
        lang: Lang = None,
    ) -> Response[Document]:
        """The document of a seat as it was then, with the question it was asked."""
        at = await visiting(request, table, lang=lang)
        house = house_of(request)
        async with at.live.held() as party:
            moment = Moment.of(party, step)
            if seat >= party.header.seats:
                raise NotYours(f"there are seats 0 to {party.header.seats - 1}, not {seat}")
            who = house.shows.pace(at.live, at.viewer.seats, visitor_of(request), 1)
            names = list(party.table.names)
        record = msgspec.json.encode(moment.record)
        errand = ShownPosition(record, moment.pack, names, moment.line, step, seat, at.viewer.language)
        return document(await house.thinkers.think(sent(errand), who))

    @post("/fork", status_code=201, responses=REFUSALS, summary="Play on from a moment")
    async def fork(self, request: AnyRequest, table: TableId, data: JSONBody[NewFork]) -> TableMade:
        """A new table that goes on from a step of a finished game; luck to come is new."""
        data = await strictly(request, data)
        at = await visiting(request, table)
        async with at.live.held() as party:
            moment = Moment.of(party, data.step)
        sitters, secrets = seated(data.seats)
        digests = tokens.digests(secrets)
        origin = Origin(table, data.step)
        new = await house_of(request).fork(moment, sitters, digests, origin, visitor_of(request))
        return made(prefix(request), new, secrets)

    @post("/sandbox", status_code=201, responses=REFUSALS, summary="Try things while the game goes on")
    async def sandbox(self, request: AnyRequest, table: TableId, data: JSONBody[NewSandbox | None] = None) -> TableMade:
        """A private table from the start of the present turn: all that the seat cannot know is dealt anew."""
        data = await strictly(request, data)
        at = await visiting(request, table)
        seat = at.viewer.acting(None if data is None else data.seat)
        new, secrets = await house_of(request).sandbox(at.live, seat, visitor_of(request))
        return made(prefix(request), new, secrets)
