"""Who asks: the table, the token, the seat and the language of a request."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException

from .. import words
from ..document import LOG, Viewer
from ..errors import NotYours
from ..house import House
from ..live import Live

T = TypeVar("T")
MOST_LOG = 100_000
AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: AnyConnection) -> House:
    """The house of the application."""
    house: House = connection.app.state.house
    return house


def bearer_token(header: str) -> str | None:
    """The token of an `Authorization` header."""
    kind, _, token = header.partition(" ")
    return token.strip() or None if kind.lower() == "bearer" else None


async def strictly(request: AnyRequest, data: T) -> T:
    """What was sent, read again without any kindness: a number in quotes is not a number."""
    if data is None:
        return data
    try:
        return msgspec.json.decode(await request.body(), type=type(data))
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise ClientException(f"body: {error}") from None


class Visit(msgspec.Struct, frozen=True):
    """One request at one table."""

    live: Live
    viewer: Viewer

    def acting(self, seat: int | None) -> int:
        """The seat that acts: the token's only one, or the one that is named."""
        seats = self.viewer.seats
        if not seats:
            raise NotYours("only whoever holds a seat's token can do this: send it as `Authorization: Bearer TOKEN`")
        if seat is None and len(seats) == 1:
            return seats[0]
        if seat is None:
            raise NotYours(f"this token opens seats {', '.join(map(str, seats))}: say which with `seat`")
        if seat not in seats:
            raise NotYours(f"this token does not open seat {seat}")
        return seat


async def visiting(
    connection: AnyConnection,
    table: str,
    *,
    seat: int | None = None,
    lang: str | None = None,
    log: int | None = None,
) -> Visit:
    """The visit that a request makes."""
    headers = connection.headers
    return await visit(
        house_of(connection),
        table,
        bearer=headers.get("authorization", ""),
        accepted=headers.get("accept-language", ""),
        seat=seat,
        lang=lang,
        log=log,
    )


async def visit(
    house: House,
    table: str,
    *,
    bearer: str = "",
    token: str | None = None,
    accepted: str = "",
    seat: int | None = None,
    lang: str | None = None,
    log: int | None = None,
) -> Visit:
    """Find the table, and see who asks."""
    live = house.live(table)
    await live.ready()
    seats = live.seats_of(token or bearer_token(bearer))
    if seat is not None and seat not in seats:
        raise NotYours(f"this token does not open seat {seat}")
    looking = seat if seat is not None else seats[0] if len(seats) == 1 else None
    language = words.language(lang, accepted)
    return Visit(live, Viewer(seats, looking, language, LOG if log is None else max(0, min(log, MOST_LOG))))
