"""The server's process: where others reach it, and how it stops."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from fathomfive.serve import process
from tests.serve.serving import Running, Tables, patient, received, running
from tests.waiting import until


class Probe:
    """A datagram socket of a machine with one address, or with none."""

    def __init__(self, address: str | None) -> None:
        self._address = address

    def __enter__(self) -> Probe:
        return self

    def __exit__(self, *trouble: object) -> None:
        pass

    def connect(self, _: tuple[str, int]) -> None:
        if self._address is None:
            raise OSError("network is unreachable")

    def getsockname(self) -> tuple[str | None, int]:
        return self._address, 40000


@pytest.mark.parametrize(
    ("found", "told"), [("192.168.4.20", "http://192.168.4.20:8000/"), ("127.0.0.1", ""), (None, "")]
)
def test_a_machine_tells_by_which_address_others_in_its_network_reach_it(
    monkeypatch: pytest.MonkeyPatch, found: str | None, told: str
) -> None:
    monkeypatch.setattr(process, "socket", lambda *kind: Probe(found))
    assert process.lan_address(8000) == told


def test_only_whoever_sits_at_the_machine_itself_is_told_its_address(new_store: Callable[[str], str]) -> None:
    lan = "http://192.168.4.20:8000/"
    with running(patient(store=new_store("sqlite"), lan=lan)) as server:
        elsewhere = {"X-Forwarded-For": "192.168.4.77"}
        assert server.client.get("/api/server").json()["address"] == lan
        assert server.client.get("/api/server", headers=elsewhere).json()["address"] is None
        settings = patient(store=new_store("sqlite"), lan=lan, public="https://games.example/")
    with running(settings) as server:
        assert server.client.get("/api/server", headers=elsewhere).json()["address"] == settings.public


def test_a_server_that_stops_sends_everybody_home(new_store: Callable[[str], str]) -> None:
    server = Running(patient(store=new_store("sqlite")))
    tables = Tables(server)
    _, players = tables.new()
    version = players[0].look()["version"]
    polled: list[int] = []
    waiting = threading.Thread(target=lambda: polled.append(players[1].look(after=version)["version"]))
    with players[0].live() as socket:
        received(socket)
        waiting.start()
        until(lambda: players[0].get("/presence")["online"] == [0, 1], "the poll")
        server.stop()
        with pytest.raises(ConnectionClosed):
            received(socket)
        assert socket.close_code == 1012
    waiting.join()
    assert polled == [version]
    tables.close()
