"""Tables over HTTP: set them up, look at them, answer, take back, talk."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from ... import bots
from .. import entries as e
from .. import tokens
from ..errors import Invalid, NotYours, Refused, Stale
from ..live import now
from ..party import Party, Sitter
from ..plainly import AnyJson as Json
from ..shapes import (
    BotSeat,
    Claimed,
    Consent,
    Document,
    GivenAnswer,
    Hook,
    HumanSeat,
    Message,
    NewTable,
    OneTable,
    Problem,
    Resignation,
    SeatLink,
    SeatNumber,
    StandIn,
    TableMade,
    Tokens,
    UndoRequest,
)
from ..thinking.thoughts import RULE_OF_THUMB
from .viewing import Visit, house_of, strictly, visiting

AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, PathParameter(max_length=40)]
Lang = Annotated[
    str | None, QueryParameter(description="`en` or `de`; otherwise what `Accept-Language` says.", max_length=20)
]
LogCount = Annotated[int | None, QueryParameter(description="So many of the newest facts in `log`.", ge=0, le=100_000)]
LookFrom = Annotated[
    int | None, QueryParameter(name="seat", description="For a token with several seats: which one looks.", ge=0, le=15)
]
REFUSALS = {
    status: ResponseSpec(
        Problem, generate_examples=False, description=description, media_type="application/problem+json"
    )
    for status, description in (
        (400, "Not understood, or not an option"),
        (403, "Not your seat or not your turn"),
        (404, "No such table"),
        (409, "Stale version, or not possible now"),
        (410, "Made by another release"),
        (413, "Too large"),
        (415, "Unsupported media type"),
        (429, "Too much at once"),
        (503, "The store does not answer"),
    )
}


def document(data: bytes, status: int = 200) -> Response[Any]:
    """An encoded document as a response."""
    return Response(data, status_code=status, media_type="application/json")


def check_bot(spec: str) -> str:
    """Refuse a bot that does not exist, in the words of whoever makes bots."""
    bots.make(spec)
    return spec


class TablesController(Controller):
    """Everything at one table."""

    path = "/api/tables"
    tags = ["tables"]  # noqa: RUF012

    @post("/", status_code=201, responses=REFUSALS, summary="Set up a table")
    async def create(self, request: AnyRequest, data: JSONBody[NewTable]) -> TableMade:
        """One secret token and link for each person's seat, and a link for spectators."""
        data = await strictly(request, data)
        house = house_of(request)
        sitters, secrets = seated(data.seats)
        digests = [None if secret is None else tokens.digest(secret) for secret in secrets]
        table = await house.create(data.game, sitters, dict(data.options), data.seed, digests)
        return made(request, table, secrets)

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
        self, request: AnyRequest, table: TableId, data: JSONBody[GivenAnswer], lang: Lang = None, log: LogCount = None
    ) -> Response[Document]:
        """Answer the question of one's seat. When this returns, the answer is durable; sent twice, it counts once."""
        data = await strictly(request, data)
        at = await visiting(request, table, lang=lang, log=log)
        return document(await give(at, data))

    @post("/{table:str}/undo", status_code=200, responses=REFUSALS, summary="Take back one's last answer")
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

    @post("/{table:str}/restart", status_code=200, responses=REFUSALS, summary="Begin one's turn again")
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

    @post("/{table:str}/undo/consent", status_code=200, responses=REFUSALS, summary="Let another seat go back, or not")
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

    @post("/{table:str}/claim", status_code=200, responses=REFUSALS, summary="Sit down with a name")
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

    @post("/{table:str}/chat", status_code=200, responses=REFUSALS, summary="Say something")
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

    @post("/{table:str}/seats/{seat:int}/bot", status_code=200, responses=REFUSALS, summary="Let a bot play a seat")
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

    @post("/{table:str}/resign", status_code=200, responses=REFUSALS, summary="Give up")
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

    @post("/{table:str}/rematch", status_code=201, responses=REFUSALS, summary="Play again")
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

    @post("/{table:str}/webhook", status_code=200, responses=REFUSALS, summary="Be told when it is one's turn")
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


# --- what the doors share ---


async def give(at: Visit, data: GivenAnswer) -> bytes:
    """Give an answer; the new document follows when it is durable."""
    seat = data.seat
    if seat is None and len(at.viewer.seats) > 1:
        async with at.live.held() as party:
            asked = [own for own in at.viewer.seats if own in party.since]
            seat = asked[0] if len(asked) == 1 else None
    await at.live.answer(at.acting(seat), data.version, data.value)
    return await at.live.look(at.viewer)


def seated(wanted: list[HumanSeat | BotSeat]) -> tuple[list[Sitter], list[str | None]]:
    """Who sits where, and the token of each seat: people at one device share one."""
    sitters: list[Sitter] = []
    secrets: list[str | None] = []
    for number, seat in enumerate(wanted):
        if isinstance(seat, BotSeat):
            bot = check_bot(seat.bot)
            sitters.append(Sitter("bot", tidy(seat.name), bot, number))
            secrets.append(None)
            continue
        shared = seat.with_
        if shared is not None and (shared >= number or secrets[shared] is None):
            raise Invalid(f"seat {number} is to sit with seat {shared}: name an earlier seat of a person")
        sitters.append(Sitter("human", tidy(seat.name), None, number if shared is None else sitters[shared].client))
        secrets.append(tokens.new_token() if shared is None else secrets[shared])
    return sitters, secrets


def fresh(sitter: Sitter) -> Sitter:
    """The same person, or bot, at a new table."""
    bot = sitter.bot if sitter.kind == "bot" else None
    return msgspec.structs.replace(sitter, bot=bot, resigned=False)


def made(request: AnyRequest, table: TableId, secrets: list[str | None]) -> TableMade:
    """A new table with its links."""
    root = request.scope["state"].get("prefix", "")
    links = [
        SeatLink(seat, secret, f"{root}/table/{table}#token={secret}")
        for seat, secret in enumerate(secrets)
        if secret is not None
    ]
    return TableMade(table, links, f"{root}/table/{table}")


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


def tidy(text: str) -> str:
    """Text on one line, without control characters."""
    return " ".join("".join(char if char.isprintable() else " " for char in text).split())
