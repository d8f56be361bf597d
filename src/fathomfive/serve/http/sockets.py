"""The live document over a web socket: pushed on every change, to whoever may see it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ...party.document import Viewer
from ...party.errors import Full, NotYours, Refused
from ...party.shapes import Pointed
from ..buckets import Buckets
from ..house import House
from ..live import Follower, Live
from .connections import PUSH
from .visitors import Visit, house_of, visit, visitor_of

log = logging.getLogger(__name__)
AnySocket = WebSocket[Any, Any, Any]
REFUSED = 4000
"""A close code from here on is 4000 + the HTTP status that the refusal would have had."""
IDLE = 4408
RESTARTS = 1012
NONSENSE = 4400
OURS, TOKEN = "fathom", "token."
"""The subprotocol, and how a client's token is offered beside it."""


class Look(msgspec.Struct, frozen=True, tag="look", tag_field="type", forbid_unknown_fields=True):
    """Look from another of one's seats, in another language, or (null) with the curtain drawn."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=15)] | None = None
    lang: Literal["en", "de"] | None = None


class PointAt(Pointed, frozen=True, tag="point", tag_field="type"):
    """Show the others a thing."""


class Ping(msgspec.Struct, frozen=True, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Ask for a sign of life: answered with `{"type":"pong"}`."""


_frame: msgspec.json.Decoder[Look | PointAt | Ping] = msgspec.json.Decoder(Look | PointAt | Ping)


@websocket("/api/tables/{table:str}/live")
async def live(socket: AnySocket, table: FromPath[str]) -> None:
    """Push the table's document, beginning with how it stands."""
    house = house_of(socket)
    offered = _offered(socket)
    await socket.accept(subprotocols=OURS if OURS in offered else None)
    house.metrics.sockets.inc()
    try:
        await _follow(socket, house, table)
    except Refused as refused:
        await _close(socket, REFUSED + refused.status, str(refused))
    except (WebSocketDisconnect, RuntimeError):
        pass
    finally:
        house.metrics.sockets.dec()


async def _follow(socket: AnySocket, house: House, table: str) -> None:
    query = socket.query_params
    at = await visit(
        house,
        table,
        token=_token(socket) or query.get("token"),
        bearer=socket.headers.get("authorization", ""),
        accepted=socket.headers.get("accept-language", ""),
        seat=_number(query.get("seat"), 15),
        lang=query.get("lang"),
        log=_number(query.get("log"), 100_000),
    )
    async with at.live.followed(at.viewer) as follower:
        follower.pointing = query.get("points") == "1" and bool(at.viewer.seats)
        follower.push = _straight(socket, house)
        pushing = asyncio.create_task(_push(socket, house, follower))
        hearing = asyncio.create_task(_hear(socket, house, at, follower))
        try:
            done, _ = await asyncio.wait({pushing, hearing}, return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (pushing, hearing):
                task.cancel()
            await asyncio.gather(pushing, hearing, return_exceptions=True)


def _straight(socket: AnySocket, house: House) -> Callable[[bytes], bool] | None:
    """How to send a document without waiting, where the connection offers it."""
    push: Callable[[bytes], bool] | None = cast(Any, socket.scope).get("extensions", {}).get(PUSH)
    if push is None:
        return None

    def counted(data: bytes) -> bool:
        sent = push(data)
        if sent:
            house.metrics.pushes.inc()
        return sent

    return counted


async def _push(socket: AnySocket, house: House, follower: Follower) -> None:
    """Send every document that waits; hang up when the house says that nothing has happened for too long."""
    while (data := await follower.documents.get()) is not None:
        house.metrics.pushes.inc()
        follower.sending = True
        await socket.send({"type": "websocket.send", "bytes": None, "text": data.decode()})
        follower.sending = False
    if house.stopping:
        await _close(socket, RESTARTS, "the server stops: come back in a moment")
    else:
        await _close(socket, IDLE, "nothing has happened for a long time: come back any time")


async def _hear(socket: AnySocket, house: House, at: Visit, follower: Follower) -> None:
    """Take what the client says; anything that is not understood ends the connection."""
    settings, who = house.settings, visitor_of(socket)
    pace = Buckets(settings.frames, settings.frames_burst)
    while True:
        said = await socket.receive_data(mode="text")
        follower.alive = time.monotonic()
        often = who and not house.frames.allows(who, follower.alive)
        if often or not pace.allows("", follower.alive):
            house.metrics.refused.labels("frames").inc()
            raise Full("too many frames: come back in a while")
        try:
            frame = _frame.decode(said)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            await _close(socket, NONSENSE, 'a frame is {"type":"look",…}, {"type":"point",…} or {"type":"ping"}')
            return
        if isinstance(frame, Ping):
            await socket.send_data('{"type":"pong"}')
        elif isinstance(frame, PointAt):
            await _point(socket, house, at, frame)
        else:
            await _look(at.live, follower, at.viewer.seats, frame)


async def _point(socket: AnySocket, house: House, at: Visit, frame: PointAt) -> None:
    """Point; a refusal is told, but does not end the connection."""
    try:
        await house.pointing.point(at.live, at.viewer.acting(frame.seat), frame.target, frame.value)
    except Refused as refused:
        problem = {"type": "problem", "title": refused.title, "status": refused.status, "detail": str(refused)}
        await socket.send_data(msgspec.json.encode(problem).decode())


async def _look(live: Live, follower: Follower, seats: tuple[int, ...], frame: Look) -> None:
    """Look from another seat, or in another language."""
    if frame.seat is not None and frame.seat not in seats:
        raise NotYours(f"this token does not open seat {frame.seat}")
    old = follower.viewer
    alone = seats[0] if len(seats) == 1 else None
    seat = frame.seat if frame.seat is not None else alone
    follower.viewer = Viewer(seats, seat, frame.lang or old.language, old.log)
    async with live.held() as party:
        follower.tell(live.document(party, follower.viewer))


def _offered(socket: AnySocket) -> list[str]:
    """The subprotocols that a client offers."""
    return [one.strip() for one in socket.headers.get("sec-websocket-protocol", "").split(",")]


def _token(socket: AnySocket) -> str | None:
    """The token among the subprotocols: browsers can send no other header, and an address would reach a proxy's log."""
    offered = [one for one in _offered(socket) if one.startswith(TOKEN)]
    return offered[0].removeprefix(TOKEN) if offered else None


async def _close(socket: AnySocket, code: int, reason: str) -> None:
    try:
        await socket.close(code=code, reason=reason.encode()[:120].decode(errors="ignore"))
    except (RuntimeError, WebSocketDisconnect):
        log.debug("the socket was already closed")


def _number(text: str | None, most: int) -> int | None:
    if text is None or not text.isascii() or not text.isdecimal() or len(text) > 9:
        return None
    return min(int(text), most)
