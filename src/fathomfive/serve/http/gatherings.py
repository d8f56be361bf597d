"""Before the game: who comes, who sits where, when it begins; and the tables at which anyone may sit down."""

from __future__ import annotations

import time

from litestar import Controller, Response, get, post
from litestar.params import JSONBody

from ...party import entries as e
from ...party import gatherings, listings, tokens, wishes
from ...party.errors import Full, NotYours
from ...party.party import Party
from ...party.seating import made
from ...party.shapes import Beginning, Coming, Document, OpenTable, Seating, ServerShown, TableMade
from .actions import paced
from .addresses import is_local
from .parameters import REFUSALS, Lang, TableId, document, prefix
from .visitors import AnyRequest, house_of, strictly, visiting, visitor_of

LISTED = 100
"""Open tables in the list."""
LISTED_FOR = 7 * 24 * 3_600_000
"""Milliseconds after which an open table at which nothing happens leaves the list."""


@get("/api/server", tags=["operation"], summary="What this server offers")
async def server(request: AnyRequest) -> ServerShown:
    """Beside its games: open tables, and an address that others can reach."""
    house = house_of(request)
    settings = house.settings
    local = request.client is not None and is_local(request.client.host)
    return ServerShown(
        open_tables=settings.open_tables,
        address=settings.public or (settings.lan if local else "") or None,
        now=house.clock.now(),
        push=house.push.key,
    )


@get("/api/open", responses={503: REFUSALS[503]}, tags=["tables"], summary="Tables at which anyone may sit down")
async def opened(request: AnyRequest) -> list[OpenTable]:
    """Those that still wait for somebody, the newest first; none where the operator does not want any."""
    house = house_of(request)
    if not house.settings.open_tables:
        return []
    found = await house.store.opened(house.clock.now() - LISTED_FOR, LISTED)
    return [listings.read(data, since) for since, data in found]


async def comes(request: AnyRequest) -> None:
    """Refuse whoever sits down everywhere."""
    house, who = house_of(request), visitor_of(request)
    wait = house.coming.wait(who, time.monotonic()) if who else 0.0
    if wait:
        house.metrics.refused.labels("coming").inc()
        raise Full("you sit down at too many tables: wait a while", wait)


@post(
    "/api/tables/{table:str}/sit",
    before_request=comes,
    responses=REFUSALS,
    tags=["tables"],
    summary="Sit down at a table whose people come one by one",
)
async def sit(request: AnyRequest, table: TableId, data: JSONBody[Coming]) -> TableMade:
    """Takes the first free seat and gives its token; when all are there, the game may begin by itself."""
    data = await strictly(request, data)
    house = house_of(request)
    live = house.live(table)
    await live.ready()
    token = tokens.new_token()

    def opening(before: list[bytes | None], entry: e.Entry) -> list[bytes | None]:
        assert isinstance(entry, e.Claim)
        return [tokens.digest(token) if seat == entry.seat else old for seat, old in enumerate(before)]

    await live.reseat(wishes.sitting_down(data, house.settings.open_tables), opening)
    await live.change(gatherings.complete)
    seats = live.seats_of(token)
    return made(prefix(request), table, [token if seat in seats else None for seat in range(max(seats) + 1)])


async def look_again(request: AnyRequest, table: str, lang: str | None) -> bytes:
    """The document for whoever asks, who may sit elsewhere now."""
    at = await visiting(request, table, lang=lang)
    return await at.live.look(at.viewer)


class GatheringController(Controller):
    """What whoever invites may do before the game begins."""

    path = "/api/tables/{table:str}"
    tags = ["tables"]  # noqa: RUF012
    before_request = staticmethod(paced)

    @post("/seats", status_code=200, responses=REFUSALS, summary="Change who sits where, before the game begins")
    async def seats(
        self, request: AnyRequest, table: TableId, data: JSONBody[Seating], lang: Lang = None
    ) -> Response[Document]:
        """Bots for people, people for bots, another order or number; whoever is left out loses the seat."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang)
        if data.open and not house_of(request).settings.open_tables:
            raise NotYours("this server has no tables that are open to anyone")
        origins: list[int | None] = []

        def wish(party: Party) -> e.Entry:
            seat = at.viewer.acting(next(iter(at.viewer.seats), None))
            host = gatherings.of(party).host
            entry, origins[:] = gatherings.seat_anew(party, host if host in at.viewer.seats else seat, data)
            return entry

        def opening(before: list[bytes | None], entry: e.Entry) -> list[bytes | None]:
            return [None if origin is None else before[origin] for origin in origins]

        await at.live.reseat(wish, opening)
        return document(await look_again(request, table, lang))

    @post("/start", status_code=200, responses=REFUSALS, summary="Begin")
    async def start(
        self, request: AnyRequest, table: TableId, data: JSONBody[Beginning | None] = None, lang: Lang = None
    ) -> Response[Document]:
        """The table is dealt; a bot sits where nobody does, until somebody comes by the link after all."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang)
        await at.live.change(wishes.beginning(at.viewer, data))
        return document(await at.live.look(at.viewer))
