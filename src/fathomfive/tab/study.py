"""What the desk answers about study: reviews, moments of finished games, puzzles, the daily dive."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import date

import msgspec

from ..party import puzzles, tokens
from ..party.dive_shapes import Counted, Result, date_of, shown
from ..party.errands import ShownPosition, ShownPuzzle
from ..party.errors import NotYours
from ..party.forks import Moment
from ..party.people import Origin
from ..party.reviewer import sent
from ..party.seating import made, seated
from ..party.shapes import NewFork, NewPuzzleTable, NewSandbox
from ..study.puzzles import Puzzle
from .desk import Desk
from .request import At, Reply, Request, json


async def _puzzles(desk: Desk, request: Request) -> Reply:
    return json(puzzles.listed(request.query.get("game")))


async def _puzzle(desk: Desk, request: Request, id: str) -> Reply:
    return await _shown(desk, request, puzzles.known(id))


async def _puzzle_of_the_day(desk: Desk, request: Request) -> Reply:
    return await _shown(desk, request, puzzles.of_the_day(desk.dives.today()))


async def _shown(desk: Desk, request: Request, one: Puzzle) -> Reply:
    return json(await desk.think(sent(ShownPuzzle(one.id, request.language, [""] * one.seats))))


async def _puzzle_table(desk: Desk, request: Request, id: str) -> Reply:
    one = puzzles.known(id)
    sitters, secrets = seated(request.read(NewPuzzleTable).seats)
    moment = Moment.ending(one.record, None)
    origin = Origin(f"puzzles/{id}", moment.step)
    new = await desk.fork(moment, sitters, tokens.digests(secrets), origin)
    return json(made("", new, secrets), 201)


async def _daily(desk: Desk, request: Request) -> Reply:
    day = request.query.get("date")
    return json(await shown(desk.dives, desk.dives.today() if day is None else date_of(day)))


async def _dived(desk: Desk, request: Request) -> Reply:
    data = request.read(Result)
    row = await desk.dives.add(data.record, data.name, data.table)
    return json(Counted(row.id, await shown(desk.dives, date.fromisoformat(row.date))), 201)


async def _begin_review(at: At) -> Reply:
    await at.desk.reviews.begin(at.sitting, "")
    return json(await at.desk.reviews.look(at.sitting, at.viewer.language), 202)


async def _review(at: At) -> Reply:
    return json(await at.desk.reviews.look(at.sitting, at.viewer.language))


async def position(at: At) -> Reply:
    """A moment of a finished game, through anybody's eyes."""
    step, seat = int(at.part), at.request.number("seat", 15) or 0
    async with at.sitting.held() as party:
        moment = Moment.of(party, step)
        if seat >= party.header.seats:
            raise NotYours(f"there are seats 0 to {party.header.seats - 1}, not {seat}")
        names = list(party.table.names)
    record = msgspec.json.encode(moment.record)
    errand = ShownPosition(record, moment.pack, names, moment.line, step, seat, at.viewer.language)
    return json(await at.desk.think(sent(errand)))


async def _fork(at: At) -> Reply:
    data = at.request.read(NewFork)
    async with at.sitting.held() as party:
        moment = Moment.of(party, data.step)
    sitters, secrets = seated(data.seats)
    new = await at.desk.fork(moment, sitters, tokens.digests(secrets), Origin(at.sitting.table, data.step))
    return json(made("", new, secrets), 201)


async def _sandbox(at: At) -> Reply:
    data = at.request.perhaps(NewSandbox)
    seat = at.viewer.acting(None if data is None else data.seat)
    return json(await at.desk.sandbox(at.sitting, seat), 201)


PATHS: list[tuple[str, str, Callable[..., Awaitable[Reply]]]] = [
    ("GET", r"puzzles", _puzzles),
    ("GET", r"puzzles/daily", _puzzle_of_the_day),
    ("GET", r"puzzles/([^/]{1,60})", _puzzle),
    ("POST", r"puzzles/([^/]{1,60})/table", _puzzle_table),
    ("GET", r"daily", _daily),
    ("POST", r"daily/results", _dived),
]
TABLE: list[tuple[str, str, Callable[[At], Awaitable[Reply]]]] = [
    ("POST", "/review", _begin_review),
    ("GET", "/review", _review),
    ("GET", "/positions/([0-9]{1,10})", position),
    ("POST", "/fork", _fork),
    ("POST", "/sandbox", _sandbox),
]
