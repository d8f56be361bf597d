"""Puzzles over HTTP: all that are shipped, one of them, the day's, and its position as a table to play on from."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated

from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ...party import tokens, words
from ...party.errands import PuzzleShown, ShownPuzzle
from ...party.forks import Moment
from ...party.people import Origin
from ...party.puzzles import PuzzleListed, known, listed, of_the_day
from ...party.reviewer import sent
from ...party.seating import made, seated
from ...party.shapes import NewPuzzleTable, TableMade
from ...study.puzzles import Puzzle
from .parameters import REFUSALS, Lang, document, prefix
from .visitors import AnyRequest, house_of, strictly, visitor_of

PuzzleId = Annotated[str, PathParameter(max_length=60)]


class PuzzlesController(Controller):
    """Positions with one clearly best answer."""

    path = "/api/puzzles"
    tags = ["study"]  # noqa: RUF012

    @get("/", responses=REFUSALS, summary="All puzzles")
    async def listed(
        self,
        game: Annotated[str | None, QueryParameter(description="Of one game only.", max_length=40)] = None,
    ) -> list[PuzzleListed]:
        """The easiest of each game first."""
        return listed(game)

    @get("/daily", responses=REFUSALS, summary="The puzzle of the day")
    async def daily(self, request: AnyRequest, lang: Lang = None) -> Response[PuzzleShown]:
        """The same for everybody, until midnight (UTC); the games take turns."""
        return await _shown(request, of_the_day(datetime.now(UTC).date()), lang)

    @get("/{id:str}", responses=REFUSALS, summary="A puzzle")
    async def one(self, request: AnyRequest, id: PuzzleId, lang: Lang = None) -> Response[PuzzleShown]:
        """The position as its seat sees it, with the question, the solution, and what all options are worth."""
        return await _shown(request, known(id), lang)

    @post("/{id:str}/table", status_code=201, responses=REFUSALS, summary="Play on from a puzzle")
    async def table(self, request: AnyRequest, id: PuzzleId, data: JSONBody[NewPuzzleTable]) -> TableMade:
        """A new table that goes on from the position of a puzzle."""
        data = await strictly(request, data)
        one = known(id)
        sitters, secrets = seated(data.seats)
        digests = tokens.digests(secrets)
        moment = Moment.ending(one.record, None)
        origin = Origin(f"puzzles/{id}", moment.step)
        new = await house_of(request).fork(moment, sitters, digests, origin, visitor_of(request))
        return made(prefix(request), new, secrets)


async def _shown(request: AnyRequest, one: Puzzle, lang: str | None) -> Response[PuzzleShown]:
    language = words.language(lang, request.headers.get("accept-language", ""))
    who = f"puzzles/{visitor_of(request)}"
    names = [""] * one.seats
    return document(await house_of(request).thinkers.think(sent(ShownPuzzle(one.id, language, names)), who))
