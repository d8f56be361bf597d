"""The fast lane: answers, which everybody at a table waits for, go past the web framework.

It does what `TablesController.answer` describes, and nothing else; that handler stands for the interface's description.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import msgspec
from litestar.exceptions import HTTPException

from ...kernel import IllegalAnswer
from ...party.errors import Refused
from ...party.problems import problem_of
from ...party.shapes import GivenAnswer, Problem
from ..house import House
from .tables import give
from .visitors import visit

if TYPE_CHECKING:
    from litestar.types import Receive, Send

PATH = re.compile(r"/api/tables/([A-Za-z0-9]{1,40})/answers")
QUERY = re.compile(rb"(?:log=([0-9]{1,4}))?(?:(?:^|&)reply=(document|version))?(?:(?:^|&)lang=(en|de))?")
"""Wishes as our own client writes them; anything else takes the other way, which says what is wrong with it."""
JSON = (b"content-type", b"application/json")
PROBLEM = (b"content-type", b"application/problem+json")
_decoder = msgspec.json.Decoder(GivenAnswer)


def takes(scope: dict[str, Any]) -> bool:
    """Whether a request is a plain answer; anything unusual takes the other way."""
    return (
        scope["method"] == "POST"
        and PATH.fullmatch(scope["path"]) is not None
        and QUERY.fullmatch(scope["query_string"]) is not None
    )


async def answer(house: House, scope: dict[str, Any], receive: Receive, send: Send) -> None:
    """Take an answer."""
    found = PATH.fullmatch(scope["path"])
    assert found is not None
    status, kind = 200, JSON
    try:
        body = await _give(house, found[1], scope["query_string"], scope["headers"], receive)
    except (Refused, IllegalAnswer) as refused:
        problem = problem_of(refused)
        assert problem is not None
        status, kind, body = problem.status, PROBLEM, msgspec.json.encode(problem)
    except HTTPException as error:
        status, kind = error.status_code, PROBLEM
        body = msgspec.json.encode(Problem("Not understood", status, error.detail))
    headers = [kind, (b"content-length", str(len(body)).encode())]
    if status == 503:
        headers.append((b"retry-after", b"2"))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def _give(house: House, table: str, query: bytes, headers: list[tuple[bytes, bytes]], receive: Receive) -> bytes:
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
    wished = QUERY.fullmatch(query)
    log, reply, lang = wished.groups() if wished is not None else (None, None, None)
    at = await visit(
        house,
        table,
        bearer=token,
        accepted=accepted,
        lang=lang.decode() if lang else None,
        log=int(log) if log else None,
    )
    return await give(at, data, "version" if reply == b"version" else "document")


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
