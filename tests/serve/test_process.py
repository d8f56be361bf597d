"""The server's process: how it stops."""

from __future__ import annotations

import threading
from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.serve.serving import Running, Tables, patient, received
from tests.waiting import until


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
