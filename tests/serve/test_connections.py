"""Connections: half requests and crowds of them do not keep others out."""

from __future__ import annotations

import resource
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import partial
from pathlib import Path

import httpx
import pytest

from tests.serve.processes import Node
from tests.serve.serving import Running, Tables, patient, received, running
from tests.waiting import PATIENCE, until

NewStore = Callable[[str], str]
FILES = 300


class Poor(Node):
    """A server that the system lets open few files."""

    def _start(self) -> subprocess.Popen[bytes]:
        before = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, before[1]))
        self._command = ["prlimit", f"--nofile={FILES}:{FILES}", *self._command]
        try:
            return super()._start()
        finally:
            resource.setrlimit(resource.RLIMIT_NOFILE, before)


@contextmanager
def half(port: int, said: bytes) -> Iterator[socket.socket]:
    """A connection on which only so much is said."""
    with socket.create_connection(("127.0.0.1", port), timeout=PATIENCE) as connection:
        connection.sendall(said)
        yield connection


def hears(connection: socket.socket) -> bytes:
    """Everything that comes until the server hangs up."""
    heard = b""
    try:
        while part := connection.recv(4096):
            heard += part
    except ConnectionResetError:
        pass
    return heard


def test_half_requests_do_not_keep_visitors_out(new_store: NewStore, tmp_path: Path) -> None:
    node = Poor(new_store("sqlite"), tmp_path / "log").ready()
    try:
        with ExitStack() as crowd:
            for _ in range(FILES + 50):
                crowd.enter_context(half(node.port, b"POST /api/tables HTTP/1.1\r\nHost: x\r\n"))
            for _ in range(20):
                seen = httpx.get(f"{node.address}/api/games", timeout=PATIENCE, trust_env=False, verify=False)
                assert seen.status_code == 200
    finally:
        node.stop()


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: ",
        b'POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"ga',
        b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /heal",
    ],
)
def test_a_request_arrives_in_time_or_not_at_all(said: bytes, hasty: Running) -> None:
    with half(hasty.port, said) as connection:
        heard = hears(connection)
    assert b"201" not in heard and heard.count(b"HTTP/1.1 200") <= 1
    assert hasty.client.get("/healthz").status_code == 200


@pytest.fixture(scope="module")
def hasty(new_store: NewStore) -> Iterator[Running]:
    with running(patient(store=new_store("sqlite"), head_time=0.2, body_time=0.2)) as server:
        yield server


def refusals(server: Running, limit: str) -> bool:
    """Whether something has been refused for a reason."""
    return f'refused_total{{limit="{limit}"}}' in server.client.get("/metrics").text


def rests(server: Running, answered: int) -> bool:
    """Whether so many requests have been answered, or nobody is there any more."""
    return server.server.server_state.total_requests >= answered or not len(server.connections)


def test_whoever_does_not_read_is_left(new_store: NewStore) -> None:
    with running(patient(store=new_store("sqlite"), stalled_time=0.2)) as server:
        with half(server.port, b"") as connection:
            connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            until(lambda: len(server.connections) == 1, "the connection")
            for number in range(1, 1000):  # one after the other, none of them read
                if not len(server.connections):
                    break
                with suppress(OSError):
                    connection.sendall(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n")
                until(partial(rests, server, number), "an answer")
        assert refusals(server, "slow")


@pytest.mark.parametrize(
    "said",
    [
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n" + b"X-More: and more\r\n" * 50_000,
        b"GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: " + b"and longer" * 100_000,
        b"GET /" + b"and/longer" * 100_000,
    ],
    ids=["many", "long", "address"],
)
def test_a_head_has_so_many_bytes(said: bytes, new_store: NewStore) -> None:
    with running(patient(store=new_store("sqlite"))) as server, half(server.port, b"") as connection:
        with suppress(OSError):
            connection.sendall(said)
        until(lambda: refusals(server, "head"), "a refusal")
        assert hears(connection)[:12] in (b"HTTP/1.1 431", b"")  # whoever still talks may not hear it
        until(lambda: len(server.connections) == 1, "hanging up")
        usual = {"X-Long": "x" * (server.settings.max_head - 1000)}
        assert server.client.get("/api/games", headers=usual).status_code == 200


def test_requests_do_not_wait_behind_one_another(new_store: NewStore) -> None:
    with running(patient(store=new_store("sqlite"))) as server:
        tables = Tables(server)
        table, players = tables.new()
        version = players[0].look()["version"]
        waits = f"GET /api/tables/{table}?after={version} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        with half(server.port, waits + b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n" * 5000) as connection:
            assert hears(connection) == b""
        assert refusals(server, "pipelined")
        with half(server.port, b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n") as connection:
            heard = b""
            while b'"ok"' not in heard:
                heard += connection.recv(4096)
            connection.sendall(b"GET /readyz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert b'"ready"' in hears(connection), "one after the other is as usual"
        tables.close()


def test_one_address_has_so_many_connections(new_store: NewStore) -> None:
    settings = patient(
        store=new_store("sqlite"), limit_loopback=True, max_connections_per_address=6, rate=0.0, new_tables=0.0
    )
    with running(settings) as server:
        tables = Tables(server)
        _, players = tables.new()
        players[0].look()
        with players[0].live() as live, ExitStack() as crowd:
            received(live)  # a web socket counts as well
            for _ in range(3):
                crowd.enter_context(half(server.port, b"GET"))
            until(lambda: len(server.connections) == 6, "the crowd")
            with half(server.port, b"") as one_more:
                refused = hears(one_more)
            assert refused.startswith(b"HTTP/1.1 429") and b"retry-after" in refused
        until(lambda: len(server.connections) == 2, "the end of the crowd")
        assert server.client.get("/api/games").status_code == 200
        tables.close()
