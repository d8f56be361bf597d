"""The desk's paths: the same as the play server's, with the same documents."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable

import msgspec

from ..kernel import FathomError
from ..party import advising, demos, importing, logbook, offers, tutoring, wishes
from ..party.document import viewing
from ..party.errors import NotFound, NotYours
from ..party.party import Party
from ..party.problems import problem_of
from ..party.replays import Film, check_viewer, record
from ..party.seating import check_bot, made
from ..party.shapes import (
    Claimed,
    Consent,
    Considered,
    GivenAnswer,
    LessonWish,
    Message,
    NewTable,
    Problem,
    Resignation,
    Revocation,
    StandIn,
    Tokens,
    UndoRequest,
)
from ..party.thoughts import Showing, thought_of
from . import study
from .desk import Desk
from .request import PROBLEM, TEXT, At, Reply, Request, json

TUTOR_WAITS = 0.6
"""Seconds that an answer is held up by the tutor, at most."""
MOST_SAID = 500
"""Characters of a message."""
SILENT = 24 * 3_600_000
"""Milliseconds after which a bot may be asked to play for somebody else."""


async def answer(desk: Desk, request: Request) -> Reply:
    """Answer a request; what is refused is a problem document."""
    try:
        return await _answer(desk, request)
    except FathomError as error:
        problem = problem_of(error) or Problem("Internal error", 500, str(error))
        return Reply(problem.status, PROBLEM, msgspec.json.encode(problem))


async def _answer(desk: Desk, request: Request) -> Reply:
    for method, pattern, handler in _PATHS:
        found = re.fullmatch(pattern, request.path)
        if found is not None and method == request.method:
            return await handler(desk, request, *found.groups())
    for method, pattern, work in _TABLE:
        found = re.fullmatch(f"tables/([A-Za-z0-9]{{1,40}}){pattern}", request.path)
        if found is not None and method == request.method:
            table, *part = found.groups()
            # which seat a replay is seen from is checked by itself: of a finished game it may be anybody's
            seat = None if work in (_replay, study.position) else request.number("seat", 15)
            log = request.number("log")
            sitting, viewer = await desk.visit(table, request.token, seat, request.query.get("lang"), log)
            return await work(At(desk, request, sitting, viewer, *part))
    raise NotFound(f"there is nothing at {request.method} /api/{request.path}")


# --- games ---


async def _games(desk: Desk, request: Request) -> Reply:
    return json([offers.offered(id, request.language) for id in offers.playable()])


async def _game(desk: Desk, request: Request, id: str) -> Reply:
    return json(offers.offered(offers.known(id), request.language))


async def _lessons(desk: Desk, request: Request, id: str) -> Reply:
    return json(offers.lessons(offers.known(id), request.language))


async def _catalogue(desk: Desk, request: Request, id: str, language: str) -> Reply:
    return Reply(200, TEXT, offers.catalogue(offers.known(id), language.removesuffix(".ftl")).encode())


async def _printed(desk: Desk, request: Request, id: str) -> Reply:
    return json(offers.printed(offers.known(id), request.language))


async def _demo(desk: Desk, request: Request, id: str) -> Reply:
    return json(demos.demo(offers.known(id), request.number("from") or 0, request.language))


async def _rules(desk: Desk, request: Request, id: str) -> Reply:
    return Reply(200, "text/markdown", offers.rules(offers.known(id), request.language).encode())


async def _content(desk: Desk, request: Request, id: str) -> Reply:
    return json(offers.content(offers.known(id)))


# --- tables ---


async def _make(desk: Desk, request: Request) -> Reply:
    return json(await desk.make(request.read(NewTable)), 201)


async def _mine(desk: Desk, request: Request) -> Reply:
    return json(await desk.mine(request.read(Tokens).tokens))


async def _take_up(desk: Desk, request: Request) -> Reply:
    return json(await desk.take_up(request.read(dict)), 201)


async def _look(at: At) -> Reply:
    after = at.request.number("after", 1 << 53)
    if after is not None:
        await _newer(at, after)
    return json(await at.sitting.look(at.viewer))


async def _newer(at: At, after: int) -> None:
    """Wait until the version is higher."""
    changed = asyncio.Event()
    follower = await at.desk.follow(at.sitting, at.viewer, lambda data: changed.set())
    try:
        while True:
            async with at.sitting.held() as party:
                if party.state.number > after:
                    return
            changed.clear()
            await changed.wait()
    finally:
        at.sitting.followers.discard(follower)


async def _give(at: At) -> Reply:
    data = at.request.read(GivenAnswer)
    seat = data.seat
    if seat is None and len(at.viewer.seats) > 1:
        async with at.sitting.held() as party:
            seat = wishes.answering(at.viewer, party)
    await at.sitting.answer(at.viewer.acting(seat), data.version, data.value, standing=data.standing)
    return json(await at.sitting.look(at.viewer))


async def _do(at: At, *all_wishes: wishes.Wish) -> Reply:
    for wish in all_wishes:
        await at.sitting.change(wish)
    return json(await at.sitting.look(at.viewer))


async def _undo(at: At) -> Reply:
    return await _do(at, wishes.going_back(at.viewer, at.request.perhaps(UndoRequest), whole_turn=False))


async def _restart(at: At) -> Reply:
    return await _do(at, wishes.going_back(at.viewer, at.request.perhaps(UndoRequest), whole_turn=True))


async def _revoke(at: At) -> Reply:
    return await _do(at, wishes.revoking(at.viewer, at.request.perhaps(Revocation)))


async def _consent(at: At) -> Reply:
    return await _do(at, wishes.consenting(at.viewer, at.request.read(Consent)), Party.agreed)


async def _claim(at: At) -> Reply:
    return await _do(at, wishes.claiming(at.viewer, at.request.read(Claimed)))


async def _chat(at: At) -> Reply:
    return await _do(at, wishes.saying(at.viewer, at.request.read(Message), MOST_SAID))


async def _stand_in(at: At) -> Reply:
    silent_since = at.desk.now() - SILENT
    return await _do(at, wishes.standing_in(at.viewer, int(at.part), at.request.read(StandIn), silent_since))


async def _resign(at: At) -> Reply:
    return await _do(at, wishes.resigning(at.viewer, at.request.perhaps(Resignation)))


async def _lesson(at: At) -> Reply:
    return await _do(at, wishes.learning_on(at.viewer, at.request.read(LessonWish)))


async def _rematch(at: At) -> Reply:
    own = at.viewer.seats
    if not own:
        raise NotYours("only whoever holds a seat's token can do this: send it as `Authorization: Bearer TOKEN`")
    again = await at.desk.rematch(at.sitting, own[0])
    seats = len(at.sitting.row.names)
    return json(made("", again, [at.request.token if seat in own else None for seat in range(seats)]), 201)


# --- looking closer ---


async def _log(at: At) -> Reply:
    start, to = at.request.number("from"), at.request.number("to")
    async with at.sitting.held() as party:
        log = at.sitting.log(party)
        return json(advising.log_part(party, log, at.viewer, start or 0, 200 if to is None else to))


async def _hint(at: At) -> Reply:
    bot = at.request.query.get("bot", "")
    if bot:
        check_bot(bot)
    async with at.sitting.held() as party:
        wanted = advising.wanted(party, at.viewer)
        thinking = at.desk.advice(at.sitting, party, wanted.seat, bot)
    advice = await asyncio.shield(thinking)
    async with at.sitting.held() as party:
        return json(advising.hint(party, at.viewer, wanted, advice))


async def _tutor(at: At) -> Reply:
    data = at.request.read(Considered)
    viewer = viewing(at.viewer.seats, data.seat, at.viewer.language, at.viewer.log)
    async with at.sitting.held() as party:
        wanted = advising.wanted(party, viewer)
        tutoring.check_alone(party, wanted.seat)
        thinking = at.desk.caution(at.sitting, party, wanted.seat)
    if data.value is None:
        return json(tutoring.Tutored(wanted.seat, wanted.version, thinking.done(), None))
    done, _ = await asyncio.wait([thinking], timeout=TUTOR_WAITS)
    async with at.sitting.held() as party:
        stands = bool(done) and party.state.since.get(wanted.seat) == wanted.since
        warning = tutoring.warned(party, viewer, data.value, thinking.result()) if stands else None
    return json(tutoring.Tutored(wanted.seat, wanted.version, bool(done), warning))


async def _odds(at: At) -> Reply:
    async with at.sitting.held() as party:
        wanted = advising.wanted(party, at.viewer)
        thought = thought_of(party, wanted.seat, "", "odds")
    return json(advising.all_odds(wanted, await at.desk.odds(thought), at.viewer.language))


async def _replay(at: At) -> Reply:
    request, viewer = at.request, at.viewer
    seat = request.number("seat", 15)
    seat = viewer.seat if seat is None else seat
    start, count = request.number("from") or 0, request.number("count", 200) or 50
    async with at.sitting.held() as party:
        check_viewer(party, viewer.seats, seat)
        if party.past is not None:
            return json(party.past.frames(start, count, seat, viewer.language))
        film = Film.of(party)
    return json(await at.desk.show(Showing(film, start, count, seat, viewer.language), course=False))


async def _course(at: At) -> Reply:
    async with at.sitting.held() as party:
        if party.past is not None:
            return json(party.past.course(at.viewer.seat))
        film = Film.of(party)
    return json(await at.desk.show(Showing(film, seat=at.viewer.seat), course=True))


async def _record(at: At) -> Reply:
    async with at.sitting.held() as party:
        told = at.sitting.log(party).told(party, at.viewer.seat, at.viewer.language)
        return json(record(party, at.viewer.seats, told))


async def _bundle(at: At) -> Reply:
    async with at.sitting.held() as party:
        return json(importing.bundled(party, at.viewer.seats))


async def _page(at: At) -> Reply:
    async with at.sitting.held() as party:
        page = logbook.page(party, at.viewer)
    return json(page.entry())


async def _maps(desk: Desk, request: Request) -> Reply:
    return json(logbook.maps())


_PATHS: list[tuple[str, str, Callable[..., Awaitable[Reply]]]] = [
    *study.PATHS,
    ("GET", r"games", _games),
    ("GET", r"games/([^/]+)", _game),
    ("GET", r"games/([^/]+)/lessons", _lessons),
    ("GET", r"games/([^/]+)/words/([^/]+)", _catalogue),
    ("GET", r"games/([^/]+)/printed", _printed),
    ("GET", r"games/([^/]+)/demo", _demo),
    ("GET", r"games/([^/]+)/rules", _rules),
    ("GET", r"games/([^/]+)/content", _content),
    ("GET", r"logbook", _maps),
    ("POST", r"tables", _make),
    ("POST", r"tables/mine", _mine),
    ("POST", r"tables/bundle", _take_up),
]
_TABLE: list[tuple[str, str, Callable[[At], Awaitable[Reply]]]] = [
    *study.TABLE,
    ("GET", "", _look),
    ("POST", "/answers", _give),
    ("POST", "/undo", _undo),
    ("POST", "/restart", _restart),
    ("POST", "/revoke", _revoke),
    ("POST", "/undo/consent", _consent),
    ("POST", "/claim", _claim),
    ("POST", "/chat", _chat),
    ("POST", "/seats/([0-9]{1,2})/bot", _stand_in),
    ("POST", "/resign", _resign),
    ("POST", "/rematch", _rematch),
    ("POST", "/lesson", _lesson),
    ("GET", "/log", _log),
    ("GET", "/hint", _hint),
    ("POST", "/tutor", _tutor),
    ("GET", "/odds", _odds),
    ("GET", "/replay", _replay),
    ("GET", "/course", _course),
    ("GET", "/record", _record),
    ("GET", "/bundle", _bundle),
    ("GET", "/logbook", _page),
]
