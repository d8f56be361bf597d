"""Doing things at a table beside answering: take back, talk, point, come, go, play again."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, post
from litestar.params import JSONBody, PathParameter

from .. import entries as e
from ..errors import Invalid, NotYours, Refused, Stale
from ..live import now
from ..party import Party
from ..plainly import AnyJson as Json
from ..shapes import (
    Claimed,
    Consent,
    Document,
    Hook,
    Message,
    Pointed,
    Resignation,
    SeatNumber,
    StandIn,
    TableMade,
    UndoRequest,
)
from ..sitting import Sitter
from ..thinking.thoughts import RULE_OF_THUMB
from .doors import REFUSALS, AnyRequest, Lang, LogCount, TableId, check_bot, document, made, tidy
from .viewing import Visit, house_of, strictly, visiting


class DoingController(Controller):
    """Everything else one can do at a table."""

    path = "/api/tables/{table:str}"
    tags = ["tables"]  # noqa: RUF012

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
        return await self._back(request, table, data or UndoRequest(), lang, log, whole_turn=False)

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
        return await self._back(request, table, data or UndoRequest(), lang, log, whole_turn=True)

    async def _back(
        self, request: AnyRequest, table: TableId, data: UndoRequest, lang: Lang, log: LogCount, *, whole_turn: bool
    ) -> Response[Document]:
        at = await visiting(request, table, lang=lang, log=log)

        def wish(party: Party) -> e.Entry:
            seat = backing(at, data.seat, party)
            if data.version is not None and data.version < party.moved:
                raise Stale(f"the table has changed since version {data.version}: it is at version {party.number}")
            return party.restart(seat) if whole_turn else party.undo(seat)

        await at.live.change(wish)
        return document(await at.live.look(at.viewer))

    @post("/undo/consent", status_code=200, responses=REFUSALS, summary="Let another seat go back, or not")
    async def consent(
        self, request: AnyRequest, table: TableId, data: JSONBody[Consent], lang: Lang = None
    ) -> Response[Document]:
        """When the last of the others agrees, the answers are taken back."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang)
        seat = at.acting(data.seat)
        await at.live.change(lambda party: party.reply(seat, data.agree))
        await at.live.change(lambda party: party.agreed())
        return document(await at.live.look(at.viewer))

    @post("/claim", status_code=200, responses=REFUSALS, summary="Sit down with a name")
    async def claim(
        self, request: AnyRequest, table: TableId, data: JSONBody[Claimed], lang: Lang = None
    ) -> Response[Document]:
        """Say who plays the seat; may be said again."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang)
        seat, name = at.acting(data.seat), tidy(data.name)
        if not name:
            raise Invalid("a name needs at least one visible character")

        def wish(party: Party) -> e.Entry | None:
            sitter = party.sitters[seat]
            return None if sitter.claimed and sitter.name == name else e.Claim(seat, name)

        await at.live.change(wish)
        return document(await at.live.look(at.viewer))

    @post("/chat", status_code=200, responses=REFUSALS, summary="Say something")
    async def chat(
        self, request: AnyRequest, table: TableId, data: JSONBody[Message], lang: Lang = None
    ) -> Response[Document]:
        """Everybody at the table reads it, spectators too."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang)
        seat, text = at.acting(data.seat), tidy(data.text)
        most = house_of(request).settings.max_chat
        if not text or len(text) > most:
            raise Invalid(f"a message has 1 to {most} characters")
        await at.live.change(lambda party: e.Chat(seat, text))
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
        """A bot takes one's own seat over, or (null) gives it back; others' seats only after a long silence."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang)
        bot = None if data.bot is None else check_bot(data.bot)
        settings = house_of(request).settings

        def wish(party: Party) -> e.Entry | None:
            if seat >= len(party.sitters) or party.sitters[seat].kind == "bot" or not at.viewer.seats:
                raise NotYours(f"seat {seat} is not a person's seat that you could speak for")
            sitter = party.sitters[seat]
            silent = seat in party.since and now() - party.moved_at > settings.absent * 1000
            if seat not in at.viewer.seats and (bot is None or not silent):
                raise NotYours(f"only seat {seat} itself may decide that, unless it has been silent for long")
            if sitter.resigned:
                raise Refused(f"seat {seat} has resigned")
            return None if sitter.bot == bot else e.Substitute(seat, bot, at.viewer.seats[0])

        await at.live.change(wish)
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
        seat = at.acting(data.seat if data is not None else None)

        def wish(party: Party) -> e.Entry | None:
            if party.table.over:
                raise Refused("the game is over")
            return None if party.sitters[seat].resigned else e.Resign(seat, RULE_OF_THUMB)

        await at.live.change(wish)
        return document(await at.live.look(at.viewer))

    @post("/rematch", status_code=201, responses=REFUSALS, summary="Play again")
    async def rematch(self, request: AnyRequest, table: TableId) -> TableMade:
        """A new table for the same people, who open it with the tokens they have; asked again, the same one."""
        at = await visiting(request, table)
        token = tokens_of(request, at)
        house = house_of(request)
        async with at.live.held() as party:
            if not party.table.over:
                raise Refused("the game is not over yet")
            again, header = party.rematch, party.header
            sitters = [fresh(sitter) for sitter in party.sitters]
        if again is None:
            digests = at.live.token_digests
            made_table = await house.create(header.game, sitters, dict(header.options), None, digests)
            seat = at.viewer.seats[0]
            await at.live.change(lambda party: None if party.rematch is not None else e.Rematch(seat, made_table))
            async with at.live.held() as party:
                again = party.rematch
        assert again is not None
        return made(request, again, [token if seat in at.viewer.seats else None for seat in range(len(sitters))])

    @post("/webhook", status_code=200, responses=REFUSALS, summary="Be told when it is one's turn")
    async def webhook(self, request: AnyRequest, table: TableId, data: JSONBody[Hook]) -> dict[str, Json]:
        """An address that gets a small POST when the seat is asked; only addresses that the operator allows."""
        data = await strictly(request, data)
        at = await visiting(request, table)
        seat = at.acting(data.seat)
        allowed = house_of(request).settings.webhooks
        if data.url is not None and not any(data.url.startswith(beginning) for beginning in allowed):
            raise NotYours("this server does not allow notifying that address")
        await at.live.change(lambda party: None if party.hooks.get(seat) == data.url else e.Webhook(seat, data.url))
        return {"seat": seat, "url": data.url}

    @post("/point", status_code=204, responses=REFUSALS, summary="Show the others a thing")
    async def point(self, request: AnyRequest, table: TableId, data: JSONBody[Pointed]) -> None:
        """At tables whose seats win or lose together. The others see it at once; it is not kept."""
        data = await strictly(request, data)
        at = await visiting(request, table)
        await house_of(request).pointing.point(at.live, at.acting(data.seat), data.target, data.value)


def fresh(sitter: Sitter) -> Sitter:
    """The same person, or bot, at a new table."""
    bot = sitter.bot if sitter.kind == "bot" else None
    return msgspec.structs.replace(sitter, bot=bot, resigned=False)


def tokens_of(request: AnyRequest, at: Visit) -> str:
    """The token that was sent; it must open a seat."""
    if not at.viewer.seats:
        raise NotYours("only whoever holds a seat's token can do this: send it as `Authorization: Bearer TOKEN`")
    return request.headers["authorization"].partition(" ")[2].strip()


def backing(at: Visit, seat: SeatNumber | None, party: Party) -> int:
    """The seat that goes back: the named one, or of several at one device the one that answered last."""
    if seat is None and len(at.viewer.seats) > 1:
        for step in reversed(party.line):
            if step.seat in at.viewer.seats:
                return step.seat
    return at.acting(seat)
