"""The fast lane: answers, which everybody at a table waits for, go past the web framework.

It does what `TablesController.answer` describes, and nothing else; that handler stands for the interface's description.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.exceptions import HTTPException

from ...kernel import IllegalAnswer
from ...party.errors import Refused
from ...party.problems import problem_of
from ...party.shapes import GivenAnswer, Problem
from ..house import House
from .connections import REPLY
from .headers import NO_STORE, SECURITY
from .tables import Reply, give
from .visitors import visit

if TYPE_CHECKING:
    from litestar.types import Receive, Send

PATH = re.compile(r"/api/tables/([A-Za-z0-9]{1,40})/answers")
QUERY = re.compile(rb"(?:log=([0-9]{1,4}))?(?:(?:^|&)reply=(document|version))?(?:(?:^|&)lang=(en|de))?")
"""Wishes as our own client writes them; anything else takes the other way, which says what is wrong with it."""
JSON = (b"content-type", b"application/json")
HEAD = b"".join([b"%s: %s\r\n" % header for header in (JSON, *SECURITY, NO_STORE)])
"""The head of an answer that was taken, but for its first line, date and length."""
PROBLEM = (b"content-type", b"application/problem+json")
_decoder = msgspec.json.Decoder(GivenAnswer)


class Wished(msgspec.Struct, frozen=True):
    """What an answer's address says."""

    table: str
    log: int | None
    reply: Reply
    lang: str | None


def wished(scope: dict[str, Any]) -> Wished | None:
    """What a plain answer wishes; none for anything unusual, which takes the other way."""
    if scope["method"] != "POST":
        return None
    path, query = PATH.fullmatch(scope["path"]), QUERY.fullmatch(scope["query_string"])
    if path is None or query is None:
        return None
    log, reply, lang = query.groups()
    return Wished(
        path[1],
        int(log) if log else None,
        "version" if reply == b"version" else "document",
        lang.decode() if lang else None,
    )


async def answer(house: House, wish: Wished, scope: dict[str, Any], receive: Receive, send: Send) -> int:
    """Take an answer; gives the status."""
    status, kind = 200, JSON
    try:
        body = await _give(house, wish, scope["headers"], receive)
    except (Refused, IllegalAnswer) as refused:
        problem = problem_of(refused)
        assert problem is not None
        status, kind, body = problem.status, PROBLEM, msgspec.json.encode(problem)
    except HTTPException as error:
        status, kind = error.status_code, PROBLEM
        body = msgspec.json.encode(Problem("Not understood", status, error.detail))
    reply: Callable[[dict[str, Any], bytes, bytes], bool] | None = scope.get("extensions", {}).get(REPLY)
    if status == 200 and reply is not None and reply(scope, HEAD, body):
        return status
    headers = [kind, (b"content-length", str(len(body)).encode())]
    if status == 503:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
    return status


async def _give(house: House, wish: Wished, headers: list[tuple[bytes, bytes]], receive: Receive) -> bytes:
    token = accepted = ""
    for name, value in headers:
        if name == b"authorization":
            token = value.decode("latin-1")
        elif name == b"accept-language":
            accepted = value.decode("latin-1")
    body = await _read(receive, house.settings.max_body)
    try:
        data = _decoder.decode(body)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise HTTPException(status_code=400, detail=f"body: {error}") from None
    at = await visit(house, wish.table, bearer=token, accepted=accepted, lang=wish.lang, log=wish.log)
    return await give(at, data, wish.reply)


async def _read(receive: Receive, most: int) -> bytes:
    """The whole body, unless it is too long."""
    body = b""
    while True:
        message: Any = await receive()
        if message["type"] == "http.disconnect":
            raise HTTPException(status_code=400, detail="the body is not complete")
        part: bytes = message.get("body", b"")
        body += part
        if len(body) > most:
            raise HTTPException(status_code=413, detail=f"a body has at most {most} bytes")
        if not message.get("more_body", False):
            return body
