"""What a page asks of the desk, and what it gets."""

from __future__ import annotations

import re
from typing import TypeVar
from urllib.parse import parse_qsl, unquote

import msgspec

from ..party import words
from ..party.document import Viewer
from ..party.errors import Invalid
from .desk import Desk
from .sitting import Sitting

T = TypeVar("T")
JSON, TEXT, PROBLEM = "application/json", "text/plain", "application/problem+json"


class Request(msgspec.Struct, frozen=True):
    """What a page asks: a path below `api/` with its query, whose token, and what is sent."""

    method: str
    path: str
    query: dict[str, str]
    token: str | None
    body: bytes

    @staticmethod
    def of(method: str, address: str, token: str | None = None, body: bytes = b"") -> Request:
        """A request for an address, as a page writes it."""
        path, _, query = address.partition("?")
        return Request(method, unquote(path).strip("/"), dict(parse_qsl(query, keep_blank_values=True)), token, body)

    def read(self, kind: type[T]) -> T:
        """What was sent, read strictly."""
        try:
            return msgspec.json.decode(self.body, type=kind)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise Invalid(f"body: {error}") from None

    def perhaps(self, kind: type[T]) -> T | None:
        """What was sent, if anything was."""
        return self.read(kind) if self.body and self.body != b"null" else None

    def number(self, name: str, most: int = 1 << 31) -> int | None:
        """A number of the query."""
        text = self.query.get(name)
        if text is None:
            return None
        if not re.fullmatch(r"[0-9]{1,10}", text) or int(text) > most:
            raise Invalid(f"{name}: a number from 0 to {most} is wanted, not {text!r}")
        return int(text)

    @property
    def language(self) -> str:
        """The language that is asked for."""
        return words.language(self.query.get("lang"))


class Reply(msgspec.Struct, frozen=True):
    """What comes back."""

    status: int
    kind: str
    body: bytes


class At(msgspec.Struct, frozen=True):
    """A request at a table."""

    desk: Desk
    request: Request
    sitting: Sitting
    viewer: Viewer
    part: str = ""
    """What the path names besides: a seat."""


def json(data: object, status: int = 200) -> Reply:
    """Something plain, or already encoded, as a reply."""
    return Reply(status, JSON, data if isinstance(data, bytes) else msgspec.json.encode(data))
