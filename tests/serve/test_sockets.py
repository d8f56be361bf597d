"""Web sockets: refused with a code, closed when they are idle or talk too much."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from websockets.exceptions import ConnectionClosed

from tests.serve.serving import Tables, closed_with, patient, received, running


def test_sockets_are_refused_with_a_code(one: Tables) -> None:
    table, players = one.new()
    assert closed_with(one.player("nowhere")) == 4404
    assert closed_with(one.player(table, "x" * 32)) == 4403
    assert closed_with(players[0], seat="1") == 4403
    with players[0].live() as socket:
        received(socket)
        socket.send('{"type":"look","seat":1}')
        with pytest.raises(ConnectionClosed) as closed:
            received(socket)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 4403


def test_idle_sockets_are_closed(new_store: Callable[[str], str]) -> None:
    with running(patient(store=new_store("sqlite"), idle_socket=0.05, lease=0.3)) as server:
        tables = Tables(server)
        _, players = tables.new()
        assert closed_with(players[0]) == 4408
        tables.close()


def test_long_frames_are_refused(one: Tables) -> None:
    _, players = one.new()
    with players[0].live() as socket:
        received(socket)
        socket.send("x" * 10_000)
        with pytest.raises(ConnectionClosed) as closed:
            received(socket)
    assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
