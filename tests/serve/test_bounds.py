"""What one visitor can make the server keep or do is bounded."""

from __future__ import annotations

import asyncio
import fcntl
import socket
import termios
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, nullcontext

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed

from fathomfive.party.document import Viewer
from fathomfive.party.thoughts import Thought
from fathomfive.serve.live import HEAVY, Follower
from fathomfive.serve.shelf import EACH, Shelf
from tests.serve.serving import Tables, closed_with, patient, play, received, running
from tests.waiting import PATIENCE, until

NewStore = Callable[[str], str]


def test_idle_tables_leave_the_memory_with_the_usual_lease(new_store: NewStore) -> None:
    with running(patient(store=new_store("sqlite"), idle_table=0.0)) as server:
        tables = Tables(server)
        _, players = tables.new()
        play(players, 3)
        until(lambda: "fathom_live_tables 0.0" in server.client.get("/metrics").text, "leaving the memory")
        tables.close()


def test_no_more_tables_stay_in_memory_than_the_settings_say(new_store: NewStore) -> None:
    with running(patient(store=new_store("sqlite"), live_tables=2, lease=1.0)) as server:
        tables = Tables(server)
        players = [tables.new()[1][0] for _ in range(6)]
        seen = [player.look() for player in players]
        with players[0].live() as live:
            received(live)
            until(lambda: "fathom_live_tables 2.0" in server.client.get("/metrics").text, "leaving the memory")
            assert server.house.known(players[0].table) is not None, "somebody follows this one"
        assert [player.look() for player in players] == seen
        tables.close()


def test_wishes_for_the_log_do_not_fill_the_memory(new_store: NewStore) -> None:
    with running(patient(store=new_store("sqlite"), shelf=100_000)) as server:
        tables = Tables(server)
        _, players = tables.new()
        play(players, 60)
        facts = players[0].look(log=1000)["log"]
        for wanted in range(0, 2 * EACH):
            assert players[0].look(log=wanted)["log"] == (facts[-wanted:] if wanted else [])
            assert server.house.shelf.bytes <= 100_000
        assert len(players[0].look(log=90_000)["log"]) <= 1000
        tables.close()


def test_a_shelf_keeps_what_fits() -> None:
    shelf = Shelf(100)
    for number in range(10):
        shelf.put(f"t{number}", Viewer(), b"x" * 30)
    assert shelf.bytes == 90 and shelf.get("t9", Viewer()) and shelf.get("t0", Viewer()) is None
    shelf.drop("t9")
    shelf.drop("unknown")
    assert shelf.bytes == 60 and shelf.get("t9", Viewer()) is None
    many = Shelf(10_000)
    for wanted in range(2 * EACH):
        many.put("t", Viewer(log=wanted), b"x")
    many.put("t", Viewer(log=2 * EACH - 1), b"xx")
    assert many.bytes == EACH + 1 and many.get("t", Viewer(log=2 * EACH - 1)) == b"xx"


def test_a_follower_that_does_not_read_keeps_little() -> None:
    follower = Follower(Viewer())
    for _ in range(50):
        follower.tell(b"x" * (HEAVY // 4))
    assert follower.documents.qsize() <= 4


def test_spectators_do_not_take_the_places_of_players(new_store: NewStore) -> None:
    settings = patient(store=new_store("sqlite"), max_sockets_per_table=3, max_sockets_per_seat=2, max_sockets=8)
    with running(settings) as server, ExitStack() as open_sockets:
        tables = Tables(server)
        table, players = tables.new()
        spectator = tables.player(table)
        for _ in range(3):
            received(open_sockets.enter_context(spectator.live()))
        assert closed_with(spectator) == 4429
        refused = spectator.http.get("", params={"after": 0, "wait": 1})
        assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 1
        for player in players:
            for _ in range(2):
                received(open_sockets.enter_context(player.live()))
            assert closed_with(player) == 4429, "one seat has so many places and no more"
        other, others = tables.new()
        assert closed_with(tables.player(other)) == 4429, "a quarter of all places is kept for players"
        received(open_sockets.enter_context(others[0].live()))
        tables.close()


def test_messages_and_other_deeds_have_their_pace(new_store: NewStore) -> None:
    with running(patient(store=new_store("sqlite"), acting=0.001, acting_burst=12)) as server:
        tables = Tables(server)
        _, players = tables.new()
        said = [players[0].http.post("/chat", json={"text": f"{number}"}) for number in range(5)]
        assert [answer.status_code for answer in said] == [200, 200, 200, 429, 429]
        assert int(said[-1].headers["retry-after"]) > 1000
        named = [players[1].http.post("/claim", json={"name": f"N{number}"}).status_code for number in range(13)]
        assert named == [200] * 12 + [429], "each seat has a pace of its own"
        play(players, 5)
        tables.close()


def test_looking_back_has_its_pace(new_store: NewStore) -> None:
    with running(patient(store=new_store("sqlite"), shown=0.001, shown_burst=20)) as server:
        tables = Tables(server)
        _, players = tables.new()
        play(players, 3)
        asked = {"from": 0, "count": 10}
        looks = [players[0].http.get("/replay", params=asked) for _ in range(3)]
        assert [answer.status_code for answer in looks] == [200, 200, 429]
        assert int(looks[-1].headers["retry-after"]) > 1000
        assert players[1].http.get("/replay", params=asked).status_code == 200, "each seat has a pace of its own"
        tables.close()


def test_a_socket_sends_so_many_frames(new_store: NewStore) -> None:
    with running(patient(store=new_store("sqlite"), frames=0.001, frames_burst=5)) as server:
        tables = Tables(server)
        _, players = tables.new()
        with players[0].live() as live:
            received(live)
            for _ in range(5):
                live.send('{"type":"ping"}')
                assert received(live) == {"type": "pong"}
            live.send('{"type":"ping"}')
            with pytest.raises(ConnectionClosed):
                received(live)
            assert live.close_code == 4429
        tables.close()


PING, PIECE = bytes((0x89, 0x80, 0, 0, 0, 0)), bytes((0x00, 0x80, 0, 0, 0, 0))
"""Frames of a web socket that reach nobody behind it: a ping, and an empty piece of a message."""


@pytest.mark.parametrize("said", [PING * 6, bytes((0x01, 0x80, 0, 0, 0, 0)) + PIECE * 6], ids=["pings", "pieces"])
def test_frames_that_nobody_hears_of_are_counted_too(said: bytes, new_store: NewStore) -> None:
    with running(patient(store=new_store("sqlite"), frames=0.001, frames_burst=5)) as server:
        tables = Tables(server)
        _, players = tables.new()
        with players[0].live() as live:
            received(live)
            live.socket.sendall(said)
            with pytest.raises(ConnectionClosed):
                received(live)
            assert live.close_code == 4429
        tables.close()


def test_pings_of_somebody_who_does_not_read_are_not_kept(new_store: NewStore) -> None:
    with running(patient(store=new_store("sqlite"), frames=0.0)) as server:
        tables = Tables(server)
        table, _ = tables.new()
        wish = f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        wish += "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as silent:
            silent.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            silent.sendall(wish.encode())
            until(lambda: "fathom_sockets 1.0" in server.client.get("/metrics").text, "the socket")
            everybody = server.server.server_state.connections
            (there,) = [one for one in everybody if isinstance(one, WebSocketsSansIOProtocol)]
            ours = there.transport.get_extra_info("socket")
            ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 4096)
            for _ in range(50):
                silent.sendall((bytes((0x89, 0x80 | 125, 0, 0, 0, 0)) + b"p" * 125) * 500)
            until(lambda: not fcntl.ioctl(ours.fileno(), termios.FIONREAD, bytes(4)).strip(b"\0"), "reading all of it")
            assert there.transport.get_write_buffer_size() < 1 << 17, "of three million bytes"
        tables.close()


def test_so_much_is_thought_about_for_one_visitor(new_store: NewStore, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(patient(store=new_store("sqlite"), thoughts=3)) as server:
        tables = Tables(server)
        table, players = tables.new()
        player = next(one for one in players if one.look()["question"])
        asked: list[Thought] = []

        async def for_ever(thought: Thought, *_: object) -> None:
            asked.append(thought)
            await asyncio.Event().wait()

        monkeypatch.setattr(server.house.thinkers, "think", for_ever)
        for number, bot in enumerate(("calm", "sunlit", "twilight")):  # whoever asks does not wait for it
            with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as asking:
                wish = f"GET /api/tables/{table}/hint?bot={bot} HTTP/1.1\r\nHost: x\r\n"
                asking.sendall(f"{wish}Authorization: Bearer {player.token}\r\n\r\n".encode())
                until(lambda: len(asked) > number, "a thought")  # noqa: B023  (waited for at once)
        for path in ("/hint?bot=abyssal", "/odds"):
            refused = player.http.get(path)
            assert refused.status_code == 429 and int(refused.headers["retry-after"]) > 0
        assert len(asked) == 3
        tables.close()


@pytest.mark.parametrize("nodes", [1, 2])
def test_two_who_press_rematch_at_once_get_one_table(nodes: int, new_store: NewStore) -> None:
    settings = patient(store=new_store("sqlite" if nodes == 1 else "postgresql"))
    with running(settings) as server, running(settings) if nodes == 2 else nullcontext(server) as other:
        tables, elsewhere = Tables(server), Tables(other)
        table, players = tables.new("endeavor")
        play(players, 10_000)
        pressing = [players[0], elsewhere.player(table, players[1].token)]
        with ThreadPoolExecutor(2) as hands:
            made = list(hands.map(lambda player: player.post("/rematch", status=201), pressing))
        assert made[0]["table"] == made[1]["table"]
        tokens = [player.token for player in players]
        mine = server.client.post("/api/tables/mine", json={"tokens": tokens}).json()
        assert sorted(one["table"] for one in mine) == sorted([table, made[0]["table"]])
        tables.close()
        elsewhere.close()
