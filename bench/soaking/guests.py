"""People who come, play a while, leave, and come back; what they were told is kept is written down."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Sequence
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

GAMES = ("deepblue", "endeavor", "nemo", "neweden", "otys")
LEFT = 4_000
"""So many tables are remembered to be come back to; older ones are left for good."""
LOYAL, WHOLE = 0.15, 2_000
"""The share of visits that last to the end of the game, and more answers than any game has."""
AT_ONCE = 8
"""Records that are read side by side in the end."""


class Place(msgspec.Struct):
    """A seat at a table, with all that was acknowledged there."""

    table: str
    token: str
    seat: int
    given: list[str] = []
    over: bool = False


class Town:
    """All guests, their places, and how long they had to wait."""

    def __init__(self, nodes: Sequence[str], most: int, stay: float, seed: int) -> None:
        self.nodes = list(nodes)
        self.most = most
        self.stay = stay
        """Answers that somebody gives before leaving, on average."""
        self.random = random.Random(seed)
        self.places: dict[str, list[Place]] = {}
        self.left: deque[str] = deque(maxlen=LEFT)
        self.waits: list[float] = []
        """Seconds that answers took since the gauges looked last."""
        self.counts: dict[str, int] = {}
        self.surprises: list[str] = []
        """Answers of the server that nobody should get."""
        self.client = httpx.AsyncClient(timeout=60, trust_env=False, limits=httpx.Limits(max_connections=None))

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    async def live(self) -> None:
        """One guest, for ever: begins tables, or goes on with one that was left."""
        while True:
            try:
                await self.visit()
            except (httpx.TransportError, WebSocketException, OSError, Unkept):
                self.count("lost connections or refused for now")
                await asyncio.sleep(1 + self.random.random())

    async def visit(self) -> None:
        table = self.left.popleft() if self.left and self.random.random() < 0.45 else None
        if table is None and len(self.places) < self.most:
            table = await self.begin()
        if table is None:
            await asyncio.sleep(0.5)
            return
        try:
            loyal = self.random.random() < LOYAL
            await self.play(table, WHOLE if loyal else int(self.random.expovariate(1 / self.stay)))
            await self.look_around(table)
        finally:
            if not self.places[table][0].over:
                self.left.append(table)

    async def begin(self) -> str:
        """Lay a table: one or two people, and a bot."""
        game = self.random.choice(GAMES)
        people = 1 if self.random.random() < 0.6 else 2
        bot = self.random.choice(("greedy", "random", "calm"))
        solo = game == "nemo" and people == 1
        seats = [{"kind": "human"}] * people + ([] if solo else [{"kind": "bot", "bot": bot}])
        made = await self.send("POST", "/api/tables", json={"game": game, "seats": seats})
        table = str(made["table"])
        self.places[table] = [Place(table, str(one["token"]), int(one["seat"])) for one in made["seats"]][:people]
        self.count("tables begun")
        return table

    async def play(self, table: str, answers: int) -> None:
        """Answer so often for whoever is asked (0: the table stays untouched); bots are waited for a moment."""
        while answers > 0:
            for place in self.places[table]:
                seen = await self.send("GET", f"/api/tables/{table}", place)
                while seen is not None and seen["question"] is not None and answers > 0:
                    seen = await self.answer(place, seen)
                    answers -= 1
                if seen is not None and seen["over"]:
                    await self.finish(table)
                    return
            answers -= 1
            await asyncio.sleep(0.05)

    async def finish(self, table: str) -> None:
        """The game has ended; one in three has it reviewed."""
        self.count("tables finished")
        for one in self.places[table]:
            one.over = True
        if self.random.random() < 0.33 and await self.send(
            "POST", f"/api/tables/{table}/review", self.places[table][0]
        ):
            self.count("reviews begun")

    async def answer(self, place: Place, seen: dict[str, Any]) -> Any:
        """Answer by chance; gives what is seen then, or None if it came too late."""
        value = self.random.choice(seen["question"]["options"])["value"]
        begun = time.monotonic()
        told = await self.send(
            "POST", f"/api/tables/{place.table}/answers", place, {"version": seen["version"], "value": value}
        )
        if told is not None:
            self.waits.append(time.monotonic() - begun)
            place.given.append(msgspec.json.encode(value).decode())
            self.count("answers acknowledged")
        return told

    async def look_around(self, table: str) -> None:
        """Now and then somebody looks back, watches, or chats."""
        place = self.places[table][0]
        chance = self.random.random()
        if chance < 0.1:
            await self.send("GET", f"/api/tables/{table}/replay?start=0&count=5", place)
            self.count("replays looked at")
        elif chance < 0.2:
            await self.send("GET", f"/api/tables/{table}/record", place)
            self.count("records fetched")
        elif chance < 0.3 and not place.over:
            await self.send("POST", f"/api/tables/{table}/chat", place, {"text": "ahoy"})
            self.count("messages")
        elif chance < 0.4:
            await self.watch(table)
            self.count("looks by socket")

    async def watch(self, table: str) -> None:
        """Look over somebody's shoulder for a moment."""
        address = self.random.choice(self.nodes).replace("http://", "ws://", 1)
        async with connect(f"{address}/api/tables/{table}/live", proxy=None, compression=None) as socket:
            await socket.recv()

    async def send(self, method: str, path: str, place: Place | None = None, json: object = None) -> Any:
        """One request at any node; None: it came too late, or another was faster."""
        headers = {} if place is None else {"Authorization": f"Bearer {place.token}"}
        address = self.random.choice(self.nodes) + path
        answer = await self.client.request(method, address, json=json, headers=headers)
        if answer.status_code in (429, 503):
            self.count(f"answers with {answer.status_code}")
            raise Unkept
        if answer.status_code in (403, 409):
            self.count(f"answers with {answer.status_code}")
            return None
        if answer.status_code == 404 and place is not None and not place.given:
            self.count("untouched tables that were cleared away")
            place.over = True
            raise Unkept
        if answer.status_code >= 400:
            self.surprises.append(f"{method} {path}: {answer.status_code} {answer.text[:200]}")
            raise Unkept
        return msgspec.json.decode(answer.content)


class Unkept(Exception):
    """The server has promised nothing; come again later."""


async def missing(town: Town) -> list[str]:
    """What was acknowledged and is not there: each seat's answers must be in the table's record, in their order."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def look(place: Place) -> str:
        async with gate:
            record = await _insist(town, place)
        kept = iter(msgspec.json.encode(value).decode() for seat, value in record["answers"] if seat == place.seat)
        lost = [value for value in place.given if value not in kept]
        return f"table {place.table}, seat {place.seat}: {len(lost)} of {len(place.given)} answers" if lost else ""

    played = [place for places in town.places.values() for place in places if place.given]
    return [lost for lost in await asyncio.gather(*map(look, played)) if lost]


async def _insist(town: Town, place: Place) -> Any:
    for _ in range(100):
        try:
            return await town.send("GET", f"/api/tables/{place.table}/record", place)
        except (httpx.TransportError, Unkept):
            await asyncio.sleep(0.5)
    raise AssertionError(f"the record of table {place.table} cannot be read")
