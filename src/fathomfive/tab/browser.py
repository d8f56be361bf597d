"""Where Python meets the page: what the workers of a tab call, and what keeps tables for it.

Everything that crosses is a string, a number or bytes; JavaScript's side is `web/src/tab/`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ..kernel import FathomError
from ..party import thoughts
from ..party.document import viewing
from ..party.problems import problem_of
from ..party.thoughts import Thought, outcome
from .desk import Desk
from .paths import answer
from .request import Request
from .sitting import Follower, Sitting
from .store import Store


class Kept:
    """The browser's own store, as JavaScript offers it."""

    def __init__(self, drawer: Any, to_js: Callable[[Any], Any]) -> None:
        self._drawer = drawer
        self._to_js = to_js

    async def row(self, table: str) -> bytes | None:
        found = await self._drawer.row(table)
        return None if found is None else bytes(found.to_bytes())

    async def rows(self) -> list[bytes]:
        return [bytes(found.to_bytes()) for found in await self._drawer.rows()]

    async def entries(self, table: str, start: int) -> list[bytes]:
        return [bytes(found.to_bytes()) for found in await self._drawer.entries(table, start)]

    async def write(self, table: str, row: bytes, start: int, entries: list[bytes]) -> bool:
        return bool(await self._drawer.write(table, self._to_js(row), start, self._to_js(entries)))

    async def note(self, kind: str, key: str) -> bytes | None:
        found = await self._drawer.note(kind, key)
        return None if found is None else bytes(found.to_bytes())

    async def notes(self, kind: str) -> list[bytes]:
        return [bytes(found.to_bytes()) for found in await self._drawer.notes(kind)]

    async def keep_note(self, kind: str, key: str, data: bytes) -> None:
        await self._drawer.keepNote(kind, key, self._to_js(data))


class Following:
    """A table that the page follows."""

    def __init__(self, desk: Desk, sitting: Sitting, follower: Follower) -> None:
        self._desk = desk
        self._sitting = sitting
        self._follower = follower

    async def look(self, seat: int | None, lang: str | None) -> None:
        """Look from another seat, or in another language."""
        old = self._follower.viewer
        self._follower.viewer = new = viewing(old.seats, seat, lang or old.language, old.log)
        self._follower.tell(await self._sitting.look(new))

    def close(self) -> None:
        """Follow no longer."""
        self._sitting.followers.discard(self._follower)


class Counter:
    """What the page asks of the desk."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def request(self, method: str, address: str, token: str | None, body: str | None) -> list[Any]:
        """Answer a request: a status, a media type and a text."""
        reply = await answer(self._desk, Request.of(method, address, token, (body or "").encode()))
        return [reply.status, reply.kind, reply.body.decode()]

    async def follow(
        self, table: str, token: str | None, seat: int | None, lang: str | None, log: int | None, tell: Any
    ) -> Following | str:
        """Tell of every change of a table; what is refused is a problem document."""
        try:
            sitting, viewer = await self._desk.visit(table, token, seat, lang, log)
            follower = await self._desk.follow(sitting, viewer, _telling(tell))
        except FathomError as error:
            problem = problem_of(error)
            if problem is None:
                raise
            return msgspec.json.encode(problem).decode()
        return Following(self._desk, sitting, follower)

    def heard(self, table: str) -> None:
        """Another tab has changed a table."""
        self._desk.heard(table)


def _telling(tell: Any) -> Callable[[bytes], None]:
    """Tell the page a document."""
    return lambda data: tell(data.decode())


def counter(drawer: Any, think: Any, changed: Any) -> Counter:
    """The desk of a tab, with what keeps its tables, whoever thinks for it, and who is told of changes."""
    from pyodide.ffi import to_js

    async def thinking(thought: Thought) -> Any:
        found = await think(to_js(msgspec.msgpack.encode(thought)))
        return outcome(msgspec.msgpack.decode(found.to_bytes()))

    store: Store = Kept(drawer, to_js)
    desk = Desk(store, thinking)
    desk.on_change = changed
    desk.background(desk.dives.take_up())
    return Counter(desk)


def worked(frame: Any) -> Any:
    """What comes of a thought, for the worker that thinks."""
    from pyodide.ffi import to_js

    return to_js(thoughts.worked(frame.to_bytes()))
