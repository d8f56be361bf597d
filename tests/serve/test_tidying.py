"""Tables nobody touched expire; abandoned ones are pressed together and wake at a look."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select

from fathomfive.serve.backup import backup, restore
from fathomfive.serve.store.schema import archives, entries, snapshots, untouched
from tests.serve.serving import Running, Tables, asked, patient, play, received, running
from tests.waiting import until

NewStore = Callable[[str], str]
STORES = ["sqlite", "postgresql"]
NEVER = 1e9


def count(server: Running, table: Any) -> int:
    """Rows in the store."""
    counted = server.house.store.database.read(
        lambda connection: connection.scalar(select(func.count(table.c.table_id)))
    )
    loop = server.server._loop
    assert loop is not None
    return asyncio.run_coroutine_threadsafe(counted, loop).result() or 0


@pytest.mark.parametrize("kind", STORES)
def test_a_table_that_nobody_touched_expires(kind: str, new_store: NewStore) -> None:
    store = new_store(kind)
    with running(patient(store=store, lease=0.5, untouched=NEVER)) as server:
        tables = Tables(server)
        _, touched = tables.new()
        asked(touched)[0].answer_first()
        _, named = tables.new()
        named[0].post("/claim", {"name": "Ada"})
        _, left = tables.new()
        _, bots = tables.new(people=1, bots=["random"])
        until(lambda: bots[0].look()["question"], "the bot")
        kept = [(player.table, player.token) for player in (touched[0], named[0])]
        gone = [(player.table, player.token) for player in (left[0], bots[0])]
        assert count(server, untouched) == 2
        tables.close()
    with running(patient(store=store, lease=0.5, untouched=0.0, tidying=0.0)) as server:
        tables = Tables(server)
        for table, token in gone:
            until(lambda: tables.player(table, token).http.get("").status_code == 404, "its end")  # noqa: B023
        for table, token in kept:
            assert tables.player(table, token).look()["version"] >= 2
        tables.close()


@pytest.mark.parametrize("kind", STORES)
def test_a_table_that_somebody_watches_does_not_expire(kind: str, new_store: NewStore) -> None:
    with running(patient(store=new_store(kind), lease=0.5, untouched=NEVER, tidying=0.0)) as server:
        tables = Tables(server)
        _, watched = tables.new()
        _, left = tables.new()
        with watched[0].live() as socket:
            received(socket)
            server.house.settings = msgspec.structs.replace(server.house.settings, untouched=0.0)
            until(lambda: left[0].http.get("").status_code == 404, "its end")
            assert count(server, untouched) == 1
            asked(watched)[0].answer_first()
        tables.close()


@pytest.mark.parametrize("kind", STORES)
def test_a_table_that_is_touched_while_old_ones_are_looked_for_does_not_expire(
    kind: str, new_store: NewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    with running(patient(store=new_store(kind), untouched=NEVER)) as server:
        tables = Tables(server)
        _, players = tables.new()
        unused, _ = tables.new()
        store = server.house.store
        finding = store._read

        async def found_and_touched(work: Callable[[Any], Any]) -> Any:
            found = await finding(work)
            monkeypatch.setattr(store, "_read", finding)
            await asyncio.to_thread(lambda: asked(players)[0].answer_first())
            return found

        monkeypatch.setattr(store, "_read", found_and_touched)
        loop = server.server._loop
        assert loop is not None
        later = int(time.time() * 1000) + 1000
        assert asyncio.run_coroutine_threadsafe(store.expire(later, [], 10), loop).result() == [unused]
        assert players[0].look()["version"] >= 2
        tables.close()


@pytest.mark.parametrize("kind", STORES)
def test_an_abandoned_table_is_archived_and_wakes_at_a_look(kind: str, new_store: NewStore, tmp_path: Path) -> None:
    store = new_store(kind)
    with running(patient(store=store)) as server:
        tables = Tables(server)
        table, players = tables.new()
        play(players, 25)
        before, tokens = players[0].look(log=1000), [player.token for player in players]
        tables.close()
    lazy = patient(store=store, lease=0.5, archive=0.0, tidying=0.0)
    with running(lazy) as server:
        tables = Tables(server)
        until(lambda: count(server, archives) == 1, "the archive")
        assert count(server, entries) == 0, "no rows are left"
        asyncio.run(backup(lazy, tmp_path / "backup"))
        assert tables.player(table, tokens[0]).look(log=1000) == before
        tables.close()
    with running(patient(store=store)) as server:
        tables = Tables(server)
        players = [tables.player(table, token) for token in tokens]
        assert players[0].look(log=1000) == before
        after = play(players, 5)
        assert after["step"] == before["step"] + 5
        tables.close()
    other = patient(store=new_store("sqlite"))
    assert asyncio.run(restore(other, tmp_path / "backup")) == 1
    with running(other) as server:
        tables = Tables(server)
        assert tables.player(table, tokens[0]).look(log=1000) == before
        tables.close()


@pytest.mark.parametrize("more", [5, 0])
@pytest.mark.parametrize("kind", STORES)
def test_a_table_that_went_on_after_it_was_archived_is_archived_whole(
    kind: str, more: int, new_store: NewStore
) -> None:
    store = new_store(kind)
    with running(patient(store=store, lease=0.5, archive=NEVER, tidying=0.0)) as server:
        tables = Tables(server)
        table, players = tables.new()
        play(players, 25)
        usual = server.house.settings
        server.house.settings = msgspec.structs.replace(usual, archive=0.0)
        until(lambda: count(server, entries) == 0, "the archive")
        server.house.settings = usual
        play(players, more)
        assert count(server, entries) == more, "it was still in the memory"
        before, tokens = players[0].look(log=1000), [player.token for player in players]
        tables.close()
    with running(patient(store=store, lease=0.5, archive=0.0, tidying=0.0)) as server:
        until(lambda: count(server, entries) + count(server, snapshots) == 0, "the archive")
        assert count(server, archives) == 1
        tables = Tables(server)
        assert tables.player(table, tokens[0]).look(log=1000) == before
        tables.close()
