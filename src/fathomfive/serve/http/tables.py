"""Tables over HTTP: set them up, look at them, answer."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

import msgspec
from litestar import Controller, Response, get, post
from litestar.params import JSONBody, QueryParameter

from ...party import importing, tokens, wishes
from ...party.errors import NotYours
from ...party.forks import Moment
from ...party.importing import Bundle
from ...party.laying import laid, laid_for_friends
from ...party.plainly import AnyJson as Json
from ...party.seating import made, seated
from ...party.shapes import Document, GivenAnswer, NewTable, OneTable, TableMade, Taken, Tokens
from .parameters import REFUSALS, Lang, LogCount, LookFrom, TableId, document, prefix
from .visitors import AnyRequest, Visit, house_of, strictly, visiting, visitor_of

Reply = Literal["document", "version"]


class TablesController(Controller):
    """Setting up, looking, answering."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post("/", status_code=201, responses=REFUSALS, summary="Set up a table")
    async def create(self, request: AnyRequest, data: JSONBody[NewTable]) -> TableMade:
        """One secret token and link for each person's seat, and a link for spectators."""
        data = await strictly(request, data)
        house, who = house_of(request), visitor_of(request)
        if data.gather is None:
            table, secrets = laid(data)
            return made(prefix(request), await house.create(table, who), secrets)
        if data.gather.open and not house.settings.open_tables:
            raise NotYours("this server has no tables that are open to anyone")
        table, secrets, join = laid_for_friends(data, data.gather)
        return made(prefix(request), await house.create(table, who), secrets, join)

    @post("/bundle", status_code=201, responses=REFUSALS, summary="Go on with a table from elsewhere")
    async def take_up(self, request: AnyRequest, data: JSONBody[dict[str, Json]]) -> TableMade:
        """A new table from a bundle, or from the record of a running game: people at one device, bots as they were."""
        bundle = importing.unpacked(data)
        sitters, secrets = seated(importing.sitters_of(bundle))
        moment = Moment.ending(bundle.record, house_of(request).settings.packs.get(str(bundle.record["game"])))
        new = await house_of(request).fork(moment, sitters, tokens.digests(secrets), None, visitor_of(request))
        return made(prefix(request), new, secrets)

    @get("/{table:str}/bundle", responses=REFUSALS, summary="Take a table along")
    async def bundle(self, request: AnyRequest, table: TableId) -> Bundle:
        """The whole record and who sits where, for another server or a browser without one: only for whoever plays
        alone, or when the game is over."""
        at = await visiting(request, table)
        async with at.live.held() as party:
            return importing.bundled(party, at.viewer.seats)

    @post("/mine", status_code=200, responses=REFUSALS, summary="My tables")
    async def mine(self, request: AnyRequest, data: JSONBody[Tokens]) -> list[OneTable]:
        """The tables that a client's tokens open, with whose turn it is; the one that changed last comes first."""
        data = await strictly(request, data)
        listed = await house_of(request).store.opened_by([tokens.digest(token) for token in set(data.tokens)])
        return [
            OneTable(
                table=one.header.table,
                game=one.header.game,
                seats=one.seats,
                names=one.summary.names,
                waiting=one.summary.asked,
                your_turn=any(seat in one.summary.asked for seat in one.seats),
                over=one.summary.over,
                version=one.summary.version,
                updated=one.updated,
                created=one.header.created,
            )
            for one in listed
        ]

    @get("/{table:str}", responses=REFUSALS, summary="Look at a table")
    async def look(
        self,
        request: AnyRequest,
        table: TableId,
        look_from: LookFrom = None,
        lang: Lang = None,
        log: LogCount = None,
        after: Annotated[
            int | None, QueryParameter(description="Wait until the version is higher than this.", ge=0, le=1 << 53)
        ] = None,
        wait: Annotated[float, QueryParameter(description="Seconds to wait at most.", ge=0, le=60)] = 25.0,
    ) -> Response[Document]:
        """The document of the seat whose token is sent (`Authorization: Bearer TOKEN`), or of a spectator."""
        at = await visiting(request, table, seat=look_from, lang=lang, log=log)
        if after is None:
            return document(await at.live.look(at.viewer))
        return document(await newer(at, after, min(wait, house_of(request).settings.max_wait)))

    @post("/{table:str}/answers", status_code=200, responses=REFUSALS, summary="Answer")
    async def answer(
        self,
        request: AnyRequest,
        table: TableId,
        data: JSONBody[GivenAnswer],
        lang: Lang = None,
        log: LogCount = None,
        reply: Annotated[
            Reply, QueryParameter(description="What comes back: whoever follows by socket needs the version only.")
        ] = "document",
    ) -> Response[Document | Taken]:
        """Answer the question of one's seat. When this returns, the answer is durable; sent twice, it counts once."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang, log=log)
        return document(await give(at, data, reply))


async def give(at: Visit, data: GivenAnswer, reply: Reply) -> bytes:
    """Give an answer; what is wanted for it follows when it is durable."""
    seat = data.seat
    if seat is None and len(at.viewer.seats) > 1:
        async with at.live.held() as party:
            seat = wishes.answering(at.viewer, party)
    version = await at.live.answer(at.viewer.acting(seat), data.version, data.value, standing=data.standing)
    if reply == "document":
        return await at.live.look(at.viewer)
    if not version:
        async with at.live.held() as party:
            version = party.state.number
    return msgspec.json.encode(Taken(version))


async def newer(at: Visit, after: int, wait: float) -> bytes:
    """The document as soon as its version is higher, or as it is when the time is up."""
    async with at.live.followed(at.viewer) as follower:
        data = newest = await follower.documents.get()
        try:
            async with asyncio.timeout(wait):
                while newest is not None and msgspec.json.decode(newest, type=_Versioned).version <= after:
                    newest = await follower.documents.get()
                    data = newest or data
        except TimeoutError:
            pass
    assert data is not None
    return data


class _Versioned(msgspec.Struct):
    version: int
