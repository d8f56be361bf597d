"""A desk as in a tab, in the tests' own process, and the play server beside it: both are asked the same."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Coroutine
from typing import Any, TypeVar

import msgspec

from fathomfive.party.thoughts import Thought, outcome, worked
from fathomfive.tab.desk import Desk
from fathomfive.tab.paths import answer
from fathomfive.tab.request import Reply, Request
from fathomfive.tab.store import Memory, Store
from tests.serve.serving import Running

T = TypeVar("T")
Json = Any
OWN = ("table", "url", "watch", "token", "moved_at", "at", "rematch", "created", "updated")
"""What differs between two tables that are played alike: names, secrets and the time."""


async def think(thought: Thought) -> Any:
    """Think as another worker does: everything packed, and nothing shared."""
    await asyncio.sleep(0)
    return outcome(msgspec.msgpack.decode(worked(msgspec.msgpack.encode(thought))))


class Tab:
    """A desk and the loop it runs in."""

    def __init__(self, store: Store | None = None) -> None:
        self.runner = asyncio.Runner()
        self.store = store or Memory()
        self.desk = Desk(self.store, think)

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def call(self, method: str, path: str, body: Json = None, token: str | None = None) -> tuple[int, Json]:
        data = b"" if body is None else msgspec.json.encode(body)
        found: Reply = self.run(answer(self.desk, Request.of(method, path, token, data)))
        return found.status, json.loads(found.body) if "json" in found.kind else found.body.decode()

    def close(self) -> None:
        self.runner.close()


class Pair:
    """The server and a tab, asked the same things one after the other; they must answer the same."""

    def __init__(self, server: Running, tab: Tab) -> None:
        self.server, self.tab = server, tab
        self.made: list[Json] = []

    def make(self, **table: Json) -> None:
        here = self.server.client.post("/api/tables", json=table)
        status, there = self.tab.call("POST", "tables", table)
        assert (here.status_code, alike(here.json())) == (status, alike(there))
        self.made = [here.json(), there]

    def both(self, method: str, rest: str = "", body: Json = None, seat: int | None = 0, status: int = 200) -> Json:
        """The same request at the table of each; gives what both answered."""
        here, there = self._answers(method, rest, body, seat)
        assert alike(here) == alike(there)
        assert there[0] == status, there
        return alike(there[1])

    def give(self, value: Json, version: int, seat: int = 0) -> None:
        """Answer at both; the documents that come back may already tell what a bot did next, or not yet."""
        for status, found in self._answers("POST", "/answers", {"version": version, "value": value}, seat):
            assert status == 200, found

    def turn(self, seat: int = 0) -> Json:
        """The document when only the seat is asked, or at the end."""
        for number in range(2):
            rest = ""
            while True:
                document = self._answer(number, "GET", rest, None, seat)[1]
                if document["over"] or document["waiting"] == [seat]:
                    break
                rest = f"?after={document['version']}"
        return self.both("GET", "?log=1000", seat=seat)

    def _answers(self, method: str, rest: str, body: Json, seat: int | None) -> list[tuple[int, Json]]:
        return [self._answer(number, method, rest, body, seat) for number in range(2)]

    def _answer(self, number: int, method: str, rest: str, body: Json, seat: int | None) -> tuple[int, Json]:
        made = self.made[number]
        token = None if seat is None else {link["seat"]: link["token"] for link in made["seats"]}[seat]
        path = f"tables/{made['table']}{rest}"
        if number:
            return self.tab.call(method, path, body, token)
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        found = self.server.client.request(method, f"/api/{path}", headers=headers, json=body)
        return found.status_code, found.json()


def alike(data: Json) -> Json:
    """A document without what differs between two tables that are played alike."""
    if isinstance(data, dict):
        return {key: alike(value) for key, value in data.items() if key not in OWN}
    if isinstance(data, (list, tuple)):
        return [alike(value) for value in data]
    return data
