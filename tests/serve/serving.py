"""A server in a thread of the tests' own process, and people who use it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from fathomfive.serve import Settings
from fathomfive.serve.house import House
from fathomfive.serve.http.connections import Connections
from fathomfive.serve.process import server
from tests.waiting import PATIENCE, until

Json = Any


def patient(**more: Any) -> Settings:
    """Settings for tests: one process to think in, and no limit on its time that a busy machine might reach."""
    return Settings(**{"thinkers": 1, "thought": PATIENCE, **more})


class Running:
    """A server that runs."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.server = server(settings, host="127.0.0.1", port=0, announce=False)
        self._failed: BaseException | None = None
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()
        until(lambda: self.server.started or not self._thread.is_alive(), "the start of the server")
        if not self.server.started:
            raise AssertionError("the server did not start") from self._failed
        self.port: int = self.server.servers[0].sockets[0].getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self.client = httpx.Client(base_url=self.address, timeout=PATIENCE, trust_env=False, verify=False)

    def _serve(self) -> None:
        try:
            asyncio.run(self.server.serve())
        except BaseException as error:
            self._failed = error

    @property
    def house(self) -> House:
        """The house that is served."""
        house: House = vars(self.server.config.app)["_app"].state.house
        return house

    @property
    def connections(self) -> Connections:
        """The connections it has."""
        return self.server.connections

    def stop(self) -> None:
        """Stop as an operator would."""
        self.client.close()
        self.server.stop()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), "the server did not stop"
        if self._failed is not None:
            raise self._failed


@contextmanager
def running(settings: Settings) -> Iterator[Running]:
    """A server for as long as the block lasts."""
    begun = Running(settings)
    try:
        yield begun
    finally:
        begun.stop()


class Player:
    """Somebody with a token, or a spectator."""

    def __init__(self, server: Running | str, table: str, token: str | None = None, lang: str = "en") -> None:
        self.address = server if isinstance(server, str) else server.address
        headers = {"Accept-Language": lang}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        self.table, self.token = table, token
        self.http = httpx.Client(
            base_url=f"{self.address}/api/tables/{table}",
            headers=headers,
            timeout=PATIENCE,
            trust_env=False,
            verify=False,
        )

    def get(self, path: str = "", **params: Json) -> Json:
        answer = self.http.get(path, params=params)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Json = None, status: int = 200) -> Json:
        answer = self.http.post(path, json=body) if body is not None else self.http.post(path)
        assert answer.status_code == status, (path, answer.status_code, answer.text)
        return answer.json()

    def look(self, **params: Json) -> Json:
        return self.get("", **params)

    def answer(self, value: Json, version: int | None = None, status: int = 200, **more: Json) -> Json:
        version = self.look()["version"] if version is None else version
        return self.post("/answers", {"version": version, "value": value, **more}, status)

    def answer_first(self, pick: int = 0, **more: Json) -> Json:
        """Answer with one of the options of the question that stands."""
        seen = self.look(**more)
        options = seen["question"]["options"]
        return self.answer(options[pick % len(options)]["value"], seen["version"], **more)

    @contextmanager
    def live(self, **params: Json) -> Iterator[ClientConnection]:
        """A web socket."""
        query = "&".join(f"{name}={value}" for name, value in {"token": self.token, **params}.items() if value)
        address = self.address.replace("http", "ws", 1)
        with connect(
            f"{address}/api/tables/{self.table}/live?{query}",
            open_timeout=PATIENCE,
            ping_interval=None,
            proxy=None,
            max_size=None,
        ) as socket:
            yield socket

    def close(self) -> None:
        self.http.close()


def received(socket: ClientConnection) -> Json:
    """The next document of a socket."""
    return msgspec.json.decode(socket.recv(PATIENCE))


def closed_with(player: Player, **params: str) -> int:
    """The code a socket is closed with."""
    with player.live(**params) as socket:
        for _ in range(100):
            try:
                received(socket)
            except ConnectionClosed:
                return socket.close_code or 0
    raise AssertionError("the socket was not closed")


class Tables:
    """Sets tables up at a server, and closes its players at the end."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self._players: list[Player] = []

    def new(
        self, game: str = "deepblue", people: int = 2, bots: list[str] | None = None, **more: Json
    ) -> tuple[str, list[Player]]:
        """A table with people first, then bots; gives its id and the people."""
        seats: list[Json] = [{"kind": "human", "name": f"P{number}"} for number in range(people)]
        seats += [{"kind": "bot", "bot": bot} for bot in bots or []]
        return self.made({"game": game, "seats": seats, "seed": 7, **more})

    def made(self, body: Json) -> tuple[str, list[Player]]:
        """A table from a whole request."""
        answer = self.server.client.post("/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made = answer.json()
        return made["table"], [self.player(made["table"], seat["token"]) for seat in made["seats"]]

    def player(self, table: str, token: str | None = None, lang: str = "en") -> Player:
        player = Player(self.server, table, token, lang)
        self._players.append(player)
        return player

    def close(self) -> None:
        for player in self._players:
            player.close()


def asked(players: list[Player]) -> tuple[Player, Json]:
    """The player who is asked, and what they see."""
    seen = players[0].look()
    if seen["question"] is None:
        player = players[seen["waiting"][0]]
        return player, player.look()
    return players[0], seen


def play(players: list[Player], answers: int) -> Json:
    """Let the people (of every seat) answer so many questions, or until the end; gives the last document."""
    seen: Json = players[0].look()
    for number in range(answers):
        if seen["over"]:
            break
        player = players[seen["waiting"][0]]
        if seen["question"] is None or seen["seat"] != seen["waiting"][0]:
            seen = player.look()
        options = seen["question"]["options"]
        seen = player.answer(options[number % len(options)]["value"], seen["version"])
    return seen
