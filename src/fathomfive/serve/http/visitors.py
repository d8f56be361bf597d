"""Who asks: the table, the token, the seat and the language of a request."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import ClientException

from ...party import words
from ...party.document import Viewer, viewing
from ...party.errors import NoToken
from ..house import House
from ..live import Live

T = TypeVar("T")
AnyRequest = Request[Any, Any, Any]
AnyConnection = ASGIConnection[Any, Any, Any, Any]


def house_of(connection: AnyConnection) -> House:
    """The house of the application."""
    house: House = connection.app.state.house
    return house


def visitor_of(connection: AnyConnection) -> str:
    """Who asks, by address; empty for this machine itself, which has no limits."""
    return str(connection.scope["state"].get("visitor", ""))


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
    given = token or bearer_token(bearer)
    try:
        seats = live.seats_of(given)
    except NoToken:  # another node may have let somebody sit down a moment ago
        await live.ask_the_store()
        seats = live.seats_of(given)
    return Visit(live, viewing(seats, seat, words.language(lang, accepted), log))
