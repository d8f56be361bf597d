"""Puzzles over HTTP: all that are shipped, one of them, the day's, and its position as a table to play on from."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Annotated

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import JSONBody, PathParameter, QueryParameter

from ...kernel import SetupError
from ...party import tokens, words
from ...party.errands import PuzzleShown, ShownPuzzle
from ...party.errors import Refused
from ...party.forks import Moment
from ...party.seating import made, seated
from ...party.shapes import NewPuzzleTable, TableMade
from ...study.puzzles import Puzzle, of_the_day, puzzle, puzzles
from ..reviews import sent
from .parameters import REFUSALS, Lang, document, prefix
from .visitors import AnyRequest, house_of, strictly, visitor_of

PuzzleId = Annotated[str, PathParameter(max_length=60)]


class PuzzleListed(msgspec.Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    game: str
    seats: int
    mode: str
    """`rivals`, `alone`, or `together`."""
    kind: str
    grade: int
    """From 1, which most find, to 5."""


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
        return [PuzzleListed(one.id, one.game, one.seats, one.mode, one.kind, one.grade) for one in puzzles(game)]

    @get("/daily", responses=REFUSALS, summary="The puzzle of the day")
    async def daily(self, request: AnyRequest, lang: Lang = None) -> Response[PuzzleShown]:
        """The same for everybody, until midnight (UTC); the games take turns."""
        today = datetime.now(UTC).date()
        return await _shown(request, _known(lambda: of_the_day(today)), lang)

    @get("/{id:str}", responses=REFUSALS, summary="A puzzle")
    async def one(self, request: AnyRequest, id: PuzzleId, lang: Lang = None) -> Response[PuzzleShown]:
        """The position as its seat sees it, with the question, the solution, and what all options are worth."""
        return await _shown(request, _known(lambda: puzzle(id)), lang)

    @post("/{id:str}/table", status_code=201, responses=REFUSALS, summary="Play on from a puzzle")
    async def table(self, request: AnyRequest, id: PuzzleId, data: JSONBody[NewPuzzleTable]) -> TableMade:
        """A new table that goes on from the position of a puzzle."""
        data = await strictly(request, data)
        one = _known(lambda: puzzle(id))
        sitters, secrets = seated(data.seats)
        digests = tokens.digests(secrets)
        moment = Moment.ending(one.record, None)
        new = await house_of(request).fork(moment, sitters, digests, None, visitor_of(request))
        return made(prefix(request), new, secrets)


class NoPuzzle(Refused):
    """No puzzle with this id."""

    status = 404
    title = "No such puzzle"


def _known(find: Callable[[], Puzzle]) -> Puzzle:
    try:
        return find()
    except SetupError as error:
        raise NoPuzzle(str(error)) from None


async def _shown(request: AnyRequest, one: Puzzle, lang: str | None) -> Response[PuzzleShown]:
    language = words.language(lang, request.headers.get("accept-language", ""))
    who = f"puzzles/{visitor_of(request)}"
    names = [""] * one.seats
    return document(await house_of(request).thinkers.think(sent(ShownPuzzle(one.id, language, names)), who))
