"""People who come, play a while, leave, and come back; what they were told is kept is written down."""

from __future__ import annotations

import asyncio
import random
import time
from collections import deque
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from .wire import Wires

GAMES = ("deepblue", "endeavor", "nemo", "neweden", "otys")
LEFT = 4_000
"""So many tables are remembered to be come back to; older ones are left for good."""
SHORT = ("endeavor", "neweden")
"""Games that are over after some fifty answers of each seat."""
LOYAL, PATIENT, WHOLE = 0.05, 0.001, 2_000
"""The share of visits that last to the end of the game, of short ones and of others; more answers than any game has."""
BOTS = ("greedy", "random") * 10 + ("calm",)
"""Most bots are quick; one that searches is among them now and then."""
REVIEWED, LOOKS, BETWEEN_LOOKS = 0.3, 150, 4.0
"""The share of finished games that somebody has reviewed, how often they look whether it is done, and the seconds
between."""
AGAIN = 0.3
"""The share of visits that go to a table that was left, while the town is behind with new ones; else all do."""
SETTLED = 0.97
"""After this share of the time all tables are to have been begun."""
A_MOMENT = 5
"""Seconds that somebody waits for a bot before looking again."""
RECORDS, AT_ONCE = 1_000, 16
"""So many records are read in the end, beside the whole store, and so many side by side."""


class Place(msgspec.Struct):
    """A seat at a table, with all that was acknowledged there."""

    game: str
    table: str
    token: str
    seat: int
    given: list[str] = []
    over: bool = False


class Town:
    """All guests, their places, and how long they had to wait."""

    def __init__(self, nodes: Sequence[str], most: int, stay: float, seed: int, seconds: float = 0.0) -> None:
        self.nodes = list(nodes)
        self.most = most
        self.seconds = seconds
        """The time in which all tables are to be begun, evenly; 0: as soon as anybody comes."""
        self.opened = time.monotonic()
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
        self.wires = Wires()
        self.reviewing: set[asyncio.Task[None]] = set()
        """Those who have a game reviewed."""

    def count(self, what: str) -> None:
        self.counts[what] = self.counts.get(what, 0) + 1

    async def live(self) -> None:
        """One guest, for ever: begins tables, or goes on with one that was left."""
        while True:
            try:
                await self.visit()
            except (WebSocketException, OSError, TimeoutError, Unkept):
                self.count("lost connections or refused for now")
                await asyncio.sleep(1 + self.random.random())

    async def visit(self) -> None:
        back = self.left and self.random.random() < (AGAIN if self.behind() else 1.0)
        table = self.left.popleft() if back else None
        if table is None and len(self.places) < self.most:
            table = await self.begin()
        if table is None:
            await asyncio.sleep(0.5)
            return
        try:
            loyal = self.random.random() < (LOYAL if self.places[table][0].game in SHORT else PATIENT)
            await self.play(table, WHOLE if loyal else int(self.random.expovariate(1 / self.stay)))
            await self.look_around(table)
        finally:
            if not self.places[table][0].over:
                self.left.append(table)

    def behind(self) -> bool:
        """Whether fewer tables have been begun than should be by now."""
        passed = (time.monotonic() - self.opened) / (SETTLED * self.seconds) if self.seconds else 1.0
        return len(self.places) < self.most * min(1.0, passed)

    async def begin(self) -> str:
        """Lay a table: one or two people, and a bot."""
        game = self.random.choice(GAMES)
        people = 1 if self.random.random() < 0.6 else 2
        bot = self.random.choice(BOTS)
        solo = game == "nemo" and people == 1
        seats = [{"kind": "human"}] * people + ([] if solo else [{"kind": "bot", "bot": bot}])
        made = await self.send("POST", "/api/tables", json={"game": game, "seats": seats})
        table = str(made["table"])
        self.places[table] = [Place(game, table, str(one["token"]), int(one["seat"])) for one in made["seats"]][:people]
        self.count("tables begun")
        return table

    async def play(self, table: str, answers: int) -> None:
        """Answer so often for whoever is asked (0: the table stays untouched); bots are waited for a moment."""
        places = self.places[table]
        looking, seen = places[0], None
        while answers > 0:
            answers -= 1
            seen = seen or await self.send("GET", f"/api/tables/{table}", looking)
            if seen is None:
                continue
            if seen["over"]:
                self.finish(table)
                return
            asked = next((place for place in places if place.seat in seen["waiting"]), None)
            if asked is None:
                path = f"/api/tables/{table}?after={seen['version']}&wait={A_MOMENT}"
                seen = await self.send("GET", path, looking)
            elif asked is not looking or seen["question"] is None:
                looking, seen = asked, None
            else:
                seen = await self.answer(asked, seen)

    def finish(self, table: str) -> None:
        """The game has ended; somebody may have it reviewed, beside all else."""
        self.count("tables finished")
        for one in self.places[table]:
            one.over = True
        if self.random.random() < REVIEWED:
            task = asyncio.create_task(self.review(table))
            self.reviewing.add(task)
            task.add_done_callback(self.reviewing.discard)

    async def review(self, table: str) -> None:
        """Begin a review, and look now and then until it is done; a server that was away is asked again."""
        place, state = self.places[table][0], "none"
        self.count("reviews begun")
        for _ in range(LOOKS):
            method = "POST" if state in ("none", "paused") else "GET"
            try:
                review = await self.send(method, f"/api/tables/{table}/review", place)
            except (OSError, TimeoutError, Unkept):
                review = None
            state = review["state"] if review else "none"
            if state == "done":
                self.count("reviews finished")
                return
            await asyncio.sleep(BETWEEN_LOOKS)

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
        address = self.random.choice(self.nodes) + path
        status, content = await self.wires.request(method, address, place.token if place else "", json)
        if status in (429, 503):
            self.count(f"answers with {status}")
            raise Unkept
        if status in (403, 409):
            self.count(f"answers with {status}")
            return None
        if status == 404 and place is not None and not place.given:
            self.count("untouched tables that were cleared away")
            place.over = True
            raise Unkept
        if status >= 400:
            self.surprises.append(f"{method} {path}: {status} {content[:200].decode(errors='replace')}")
            raise Unkept
        return msgspec.json.decode(content)


class Unkept(Exception):
    """The server has promised nothing; come again later."""


async def unread(town: Town) -> list[str]:
    """Of a good part of all places: what was acknowledged and is not in the record that the server gives."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def look(place: Place) -> str:
        async with gate:
            record = await _insist(town, place)
        town.count("records read in the end")
        kept = [msgspec.json.encode(value).decode() for seat, value in record["answers"] if seat == place.seat]
        return compared(place, kept)

    played = [place for places in town.places.values() for place in places if place.given]
    some = town.random.sample(played, min(RECORDS, len(played)))
    return [lost for lost in await asyncio.gather(*map(look, some)) if lost]


def compared(place: Place, kept: Iterable[str]) -> str:
    """What was acknowledged at a place, and is not among the answers that are kept, in their order; in words."""
    there = iter(kept)
    lost = [value for value in place.given if value not in there]
    return f"table {place.table}, seat {place.seat}: {len(lost)} of {len(place.given)} answers" if lost else ""


async def _insist(town: Town, place: Place) -> Any:
    for _ in range(100):
        try:
            return await town.send("GET", f"/api/tables/{place.table}/record", place)
        except (OSError, TimeoutError, Unkept):
            await asyncio.sleep(0.5)
    raise AssertionError(f"the record of table {place.table} cannot be read")
