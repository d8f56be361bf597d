"""Doing things at a table beside answering: take back, talk, point, come, go, play again."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated

from litestar import Controller, Response, post
from litestar.params import JSONBody, PathParameter

from ...party import entries as e
from ...party import wishes
from ...party.errors import Full, NotYours, Refused
from ...party.laying import laid_again
from ...party.party import Party
from ...party.plainly import AnyJson as Json
from ...party.seating import made
from ...party.shapes import (
    Claimed,
    Consent,
    DeviceWish,
    Document,
    Hook,
    LessonWish,
    Message,
    Pointed,
    Resignation,
    Revocation,
    StandIn,
    TableMade,
    UndoRequest,
)
from ...party.sitters import Device
from ..hooks import allowed
from .parameters import REFUSALS, Lang, LogCount, TableId, document, prefix
from .visitors import AnyRequest, Visit, house_of, strictly, visiting, visitor_of

MESSAGE = 4.0
"""What a message counts among the things that a seat does: everybody at the table gets the whole document for it."""


async def paced(request: AnyRequest) -> None:
    """Refuse what a seat does too often: everybody who follows the table is told of each."""
    house = house_of(request)
    who = f"{request.path_params.get('table')}/{request.headers.get('authorization', '')[-60:]}"
    cost = MESSAGE if request.url.path.endswith("/chat") else 1.0
    wait = house.acting.wait(who, time.monotonic(), cost)
    if wait:
        house.metrics.refused.labels("acting").inc()
        raise Full("you do too much at once: wait a moment", wait)


class ActionsController(Controller):
    """Everything else one can do at a table."""

    path = "/api/tables/{table:str}"
    tags = ["tables"]  # noqa: RUF012
    before_request = staticmethod(paced)

    @post("/undo", status_code=200, responses=REFUSALS, summary="Take back one's last answer")
    async def undo(
        self,
        request: AnyRequest,
        table: TableId,
        data: JSONBody[UndoRequest | None] = None,
        lang: Lang = None,
        log: LogCount = None,
    ) -> Response[Document]:
        """Freely back to the last new information; beyond it the others are asked, or, alone, the game is marked."""
        data = await strictly(request, data)
        return await self._back(request, table, data, lang, log, whole_turn=False)

    @post("/restart", status_code=200, responses=REFUSALS, summary="Begin one's turn again")
    async def restart(
        self,
        request: AnyRequest,
        table: TableId,
        data: JSONBody[UndoRequest | None] = None,
        lang: Lang = None,
        log: LogCount = None,
    ) -> Response[Document]:
        """Take back all one has answered in this turn, as far as no new information has come out."""
        data = await strictly(request, data)
        return await self._back(request, table, data, lang, log, whole_turn=True)

    async def _back(
        self,
        request: AnyRequest,
        table: TableId,
        data: UndoRequest | None,
        lang: Lang,
        log: LogCount,
        *,
        whole_turn: bool,
    ) -> Response[Document]:
        at = await visiting(request, table, lang=lang, log=log)
        await at.live.change(wishes.going_back(at.viewer, data, whole_turn=whole_turn))
        return document(await at.live.look(at.viewer))

    @post("/revoke", status_code=200, responses=REFUSALS, summary="Let an answer stand no longer")
    async def revoke(
        self,
        request: AnyRequest,
        table: TableId,
        data: JSONBody[Revocation | None] = None,
        lang: Lang = None,
        log: LogCount = None,
    ) -> Response[Document]:
        """All answers of one's seat that stand, or those to one kind of question: it is asked again from now on."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang, log=log)
        await at.live.change(wishes.revoking(at.viewer, data))
        return document(await at.live.look(at.viewer))

    @post("/undo/consent", status_code=200, responses=REFUSALS, summary="Let another seat go back, or not")
    async def consent(
        self, request: AnyRequest, table: TableId, data: JSONBody[Consent], lang: Lang = None
    ) -> Response[Document]:
        """When the last of the others agrees, the answers are taken back."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang)
        await at.live.change(wishes.consenting(at.viewer, data))
        await at.live.change(Party.agreed)
        return document(await at.live.look(at.viewer))

    @post("/claim", status_code=200, responses=REFUSALS, summary="Sit down with a name")
    async def claim(
        self, request: AnyRequest, table: TableId, data: JSONBody[Claimed], lang: Lang = None
    ) -> Response[Document]:
        """Say who plays the seat; may be said again."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang)
        await at.live.change(wishes.claiming(at.viewer, data))
        return document(await at.live.look(at.viewer))

    @post("/chat", status_code=200, responses=REFUSALS, summary="Say something")
    async def chat(
        self, request: AnyRequest, table: TableId, data: JSONBody[Message], lang: Lang = None
    ) -> Response[Document]:
        """Everybody at the table reads it, spectators too."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang)
        await at.live.change(wishes.saying(at.viewer, data, house_of(request).settings.max_chat))
        return document(await at.live.look(at.viewer))

    @post("/seats/{seat:int}/bot", status_code=200, responses=REFUSALS, summary="Let a bot play a seat")
    async def stand_in(
        self,
        request: AnyRequest,
        table: TableId,
        seat: Annotated[int, PathParameter(ge=0, le=15)],
        data: JSONBody[StandIn],
        lang: Lang = None,
    ) -> Response[Document]:
        """A bot takes one's own seat over, or (null) gives it back; others' seats only when those are late."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang)
        house = house_of(request)
        now, settings = house.clock.now(), house.settings
        silent_since, missed_since = now - int(settings.absent * 1000), now - int(settings.missed * 1000)
        await at.live.change(wishes.standing_in(at.viewer, seat, data, silent_since, missed_since))
        return document(await at.live.look(at.viewer))

    @post("/resign", status_code=200, responses=REFUSALS, summary="Give up")
    async def resign(
        self,
        request: AnyRequest,
        table: TableId,
        data: JSONBody[Resignation | None] = None,
        lang: Lang = None,
    ) -> Response[Document]:
        """For good; a bot plays the seat to the end, so that the others can go on."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang)
        await at.live.change(wishes.resigning(at.viewer, data))
        return document(await at.live.look(at.viewer))

    @post("/rematch", status_code=201, responses=REFUSALS, summary="Play again")
    async def rematch(self, request: AnyRequest, table: TableId) -> TableMade:
        """A new table for the same people, who open it with the tokens they have; asked again, the same one."""
        at = await visiting(request, table)
        token = tokens_of(request, at)
        house, who, seat = house_of(request), visitor_of(request), at.viewer.seats[0]
        async with at.live.playing_again:
            async with at.live.held() as party:
                if not party.table.over:
                    raise Refused("the game is not over yet")
                again, wanted = party.state.rematch, laid_again(party, at.live.digests)
            if again is None:
                new = await house.create(wanted, who)
                first = await at.live.change(lambda party: None if party.state.rematch else e.Rematch(seat, new))
                async with at.live.held() as party:
                    again = party.state.rematch
                if not first:
                    await house.unmake(new)
        assert again is not None
        seats = range(len(wanted.sitters))
        return made(prefix(request), again, [token if seat in at.viewer.seats else None for seat in seats])

    @post("/lesson", status_code=200, responses=REFUSALS, summary="Leave a lesson, or take a chapter again")
    async def lesson(
        self, request: AnyRequest, table: TableId, data: JSONBody[LessonWish], lang: Lang = None, log: LogCount = None
    ) -> Response[Document]:
        """With `leave` the table goes on as any other; with `chapter` everything since its beginning is taken back."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang, log=log)
        await at.live.change(wishes.learning_on(at.viewer, data))
        return document(await at.live.look(at.viewer))

    @post("/webhook", status_code=200, responses=REFUSALS, summary="Be told when it is one's turn")
    async def webhook(self, request: AnyRequest, table: TableId, data: JSONBody[Hook]) -> dict[str, Json]:
        """An address that gets a small POST when the seat is asked; only addresses that the operator allows."""
        data = await strictly(request, data)
        at = await visiting(request, table)
        seat = at.viewer.acting(data.seat)
        if data.url is not None and not allowed(data.url, house_of(request).settings.webhooks):
            raise NotYours("this server does not allow notifying that address")
        await at.live.change(
            lambda party: None if party.state.hooks.get(seat) == data.url else e.Webhook(seat, data.url)
        )
        return {"seat": seat, "url": data.url}

    @post("/push", status_code=200, responses=REFUSALS, summary="Be told on this device when it is one's turn")
    async def push(self, request: AnyRequest, table: TableId, data: JSONBody[DeviceWish]) -> dict[str, Json]:
        """A push subscription, as the browser gives it; told even when it is closed. Without keys: no longer."""
        data = await strictly(request, data)
        at = await visiting(request, table)
        seat = at.viewer.acting(data.seat)
        if data.keys is None:
            await at.live.change(partial(wishes.forgetting, seat, data.endpoint))
        else:
            device = Device(data.endpoint, data.keys.p256dh, data.keys.auth)
            house_of(request).push.check(device)
            await at.live.change(partial(wishes.subscribing, seat, device))
        return {"seat": seat, "endpoint": data.endpoint, "told": data.keys is not None}

    @post("/point", status_code=204, responses=REFUSALS, summary="Show the others a thing")
    async def point(self, request: AnyRequest, table: TableId, data: JSONBody[Pointed]) -> None:
        """At tables whose seats win or lose together. The others see it at once; it is not kept."""
        data = await strictly(request, data)
        at = await visiting(request, table)
        await house_of(request).pointing.point(at.live, at.viewer.acting(data.seat), data.target, data.value)


def tokens_of(request: AnyRequest, at: Visit) -> str:
    """The token that was sent; it must open a seat."""
    if not at.viewer.seats:
        raise NotYours("only whoever holds a seat's token can do this: send it as `Authorization: Bearer TOKEN`")
    return request.headers["authorization"].partition(" ")[2].strip()
