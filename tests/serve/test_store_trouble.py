"""A store that is slow, full, frozen or broken: said at once, and gone on with as soon as it works again."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest

from fathomfive.serve import clock, nodes
from fathomfive.serve.store import store as storing
from fathomfive.serve.store import writing
from tests.serve.processes import Node
from tests.serve.serving import Tables, asked, patient, running
from tests.waiting import PATIENCE, until

NewStore = Callable[[str], str]


@contextmanager
def session(address: str) -> Iterator[Callable[[str], None]]:
    """A connection to PostgreSQL beside the server's."""
    loop = asyncio.new_event_loop()
    connection = loop.run_until_complete(asyncpg.connect(address))
    yield lambda statement: loop.run_until_complete(connection.execute(statement))
    loop.run_until_complete(connection.close())
    loop.close()


@contextmanager
def frozen(address: str) -> Iterator[None]:
    """A store in which nothing can be written (and, in PostgreSQL, read)."""
    if address.startswith("sqlite"):
        other = sqlite3.connect(address.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.close()
        return
    with session(address) as execute:
        execute("BEGIN; LOCK TABLE tables, entries, about IN ACCESS EXCLUSIVE MODE")
        yield
        execute("ROLLBACK")


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_frozen_store_is_said_in_time_and_thaws(kind: str, new_store: NewStore) -> None:
    address = new_store(kind)
    with running(patient(store=address, patience=0.5)) as server:
        tables = Tables(server)
        _, players = tables.new()
        player, seen = asked(players)
        body = {"version": seen["version"], "value": seen["question"]["options"][0]["value"]}
        with frozen(address):
            refused = player.http.post("/answers", json=body)
            assert refused.status_code == 503 and refused.headers["retry-after"]
            for path in ("/healthz", "/readyz"):
                assert server.client.get(path).status_code == 503
        until(lambda: player.http.post("/answers", json=body).status_code == 200, "the store's answer")
        assert player.look()["step"] == seen["step"] + 1, "sent several times, it counts once"
        until(lambda: server.client.get("/healthz").status_code == 200, "health")
        tables.close()


def test_a_full_disk_is_bad_health(new_store: NewStore, tmp_path: Path) -> None:
    node = Node(new_store("sqlite"), tmp_path / "log").ready()
    try:
        with httpx.Client(base_url=node.address, timeout=PATIENCE, trust_env=False, verify=False) as client:
            assert client.get("/readyz").status_code == 200
            resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
            until(lambda: client.get("/healthz").status_code == 503, "the bad news")
            body = {"game": "deepblue", "seats": [{"kind": "human"}] * 2}
            assert client.post("/api/tables", json=body).status_code == 503
            resource.prlimit(node.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            until(lambda: client.get("/healthz").status_code == 200, "room on the disk")
            assert client.post("/api/tables", json=body).status_code == 201
    finally:
        node.stop()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_no_exception_stops_the_writer(kind: str, new_store: NewStore, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(patient(store=new_store(kind))) as server:
        tables = Tables(server)
        poisoned, victims = tables.new()
        healthy = [tables.new()[1] for _ in range(4)]
        append = writing.append

        def poison(connection: Any, appended: Any, *, contested: bool) -> Any:
            if any(write.table == poisoned for write in appended):
                raise ValueError("nobody expected this")
            return append(connection, appended, contested=contested)

        monkeypatch.setattr(writing, "append", poison)
        bad, seen = asked(victims)
        value = seen["question"]["options"][0]["value"]
        answers: list[int] = []

        def answer_badly() -> None:
            body = {"version": seen["version"], "value": value}
            answers.append(bad.http.post("/answers", json=body).status_code)

        threads = [threading.Thread(target=answer_badly)]
        threads += [threading.Thread(target=asked(players)[0].answer_first) for players in healthy]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join(PATIENCE)
        assert answers == [503] and all(players[0].look()["step"] == 1 for players in healthy)
        monkeypatch.setattr(writing, "append", append)
        assert bad.answer(value, seen["version"])["step"] == 1
        tables.close()


def test_nodes_go_by_the_clock_of_the_database(new_store: NewStore, monkeypatch: pytest.MonkeyPatch) -> None:
    class Wrong:
        """A clock that is a day ahead."""

        monotonic, monotonic_ns = time.monotonic, time.monotonic_ns

        @staticmethod
        def time_ns() -> int:
            return time.time_ns() + 24 * 3600 * 10**9

    monkeypatch.setattr(clock, "time", Wrong)
    monkeypatch.setattr(storing, "time", Wrong)
    with running(patient(store=new_store("postgresql"))) as server:
        tables = Tables(server)
        table, players = tables.new()
        asked(players)[0].answer_first()
        for said in (players[0].look()["moved_at"], server.house.clock.now()):
            assert abs(said - time.time() * 1000) < 3600_000
        silent = players[0].look()["waiting"][0]
        refused = players[1 - silent].http.post(f"/seats/{silent}/bot", json={"bot": "greedy"})
        assert refused.status_code == 403, "a day has passed on one clock only"
        assert table
        tables.close()


def test_a_node_knows_at_once_that_it_hears_nothing(new_store: NewStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nodes, "ALIVE", 10 * PATIENCE)
    monkeypatch.setattr(nodes, "PAUSE", 10 * PATIENCE)
    address = new_store("postgresql")
    with running(patient(store=address)) as server:
        until(lambda: not server.house.deaf, "hearing")
        with session(address) as execute:
            ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
            execute(f"{ended} AND datname = current_database()")
        until(lambda: server.house.deaf, "the loss")
