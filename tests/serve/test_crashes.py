"""Acknowledged means durable: servers are killed at any moment, again and again, and nothing is lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import select

from fathomfive.party import entries, snapshots
from fathomfive.serve import Settings
from fathomfive.serve.store import open_store
from fathomfive.serve.store.schema import tables
from tests.serve.corpus import laid
from tests.serve.crowd import Acknowledged, Crowd, Somebody
from tests.serve.processes import Node
from tests.serve.serving import Json
from tests.waiting import PATIENCE

NewStore = Callable[[str], str]
SLOW = pytest.mark.slow


def seated(node: str, body: Json) -> tuple[str, list[str]]:
    made = httpx.post(f"{node}/api/tables", json=body, timeout=PATIENCE, trust_env=False, verify=False).json()
    return made["table"], [seat["token"] for seat in made["seats"]]


def people(node: str, nodes: list[str], games: list[str], bots: int = 0) -> list[Somebody]:
    """Two people at a table of each game, and so many bots."""
    found = []
    for number, game in enumerate(games):
        seats: list[Json] = [{"kind": "human"}] * 2 + [{"kind": "bot", "bot": "random"}] * bots
        table, tokens = seated(node, {"game": game, "seats": seats})
        found += [Somebody(nodes, table, token, seed) for seed, token in enumerate(tokens, 10 * number)]
    return found


async def kept(store: str) -> dict[str, list[entries.Entry]]:
    """All entries of a store, by table; every table must come back from them."""
    opened = await open_store(Settings(store=store))
    try:
        found: dict[str, list[entries.Entry]] = {}
        ids = await opened.database.read(lambda connection: list(connection.scalars(select(tables.c.id))))
        for table in ids:
            rows = await opened.entries(table, 0)
            assert [number for number, _, _ in rows] == list(range(len(rows))), "entries are missing"
            found[table] = [entries.decode(data) for _, _, data in rows]
            stored = await opened.load(table)
            later = [(entries.decode(data), at) for _, at, data in stored.entries]
            party, _ = snapshots.thaw(stored.header, stored.snapshot, later, {})
            again = laid(stored.header, party.state.sitters)
            for entry in found[table]:
                again.apply(entry, 0)
            assert again.table.hash() == party.table.hash(), "the snapshot and the entries disagree"
        return found
    finally:
        await opened.close()


def check_nothing_is_lost(store: str, acknowledged: list[Acknowledged]) -> None:
    """Every acknowledged answer is in the store, once."""
    found = asyncio.run(kept(store))
    stored: dict[Acknowledged, int] = {}
    for table, happened in found.items():
        for entry in happened:
            if isinstance(entry, entries.Answer):
                key = (table, entry.seat, entry.on, msgspec.json.encode(entry.value).decode())
                stored[key] = stored.get(key, 0) + 1
    for given in acknowledged:
        assert stored.get(given) == 1, f"an acknowledged answer is there {stored.get(given, 0)} times: {given}"


@pytest.mark.parametrize("kills", [1, pytest.param(8, marks=SLOW)])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_acknowledged_answer_survives_being_killed(
    kind: str, kills: int, new_store: NewStore, tmp_path: Path
) -> None:
    store = new_store(kind)
    chance = random.Random(5)
    node = Node(store, tmp_path / "log").ready()
    try:
        crowd = Crowd(people(node.address, [node.address], ["deepblue", "otys", "deepblue", "otys"], bots=1))
        for _ in range(kills):
            crowd.give(chance.randrange(5, 40))
            node.kill()
            node.again()
        crowd.give(10)
        acknowledged = crowd.stop()
    finally:
        node.kill()
    check_nothing_is_lost(store, acknowledged)


@pytest.mark.parametrize("games", [["endeavor"], pytest.param(["endeavor", "neweden", "otys"], marks=SLOW)], ids=len)
def test_two_nodes_finish_games_while_one_is_killed(games: list[str], new_store: NewStore, tmp_path: Path) -> None:
    store = new_store("postgresql")
    first, second = Node(store, tmp_path / "first"), Node(store, tmp_path / "second")
    try:
        nodes = [first.ready().address, second.ready().address]
        crowd = Crowd(people(first.address, nodes, games, bots=1))
        for dying in (first, second):
            crowd.give(15)
            dying.kill()
            crowd.give(5)
            dying.again()
            dying.ready()
        crowd.finish()
        acknowledged = crowd.stop()
    finally:
        first.kill()
        second.kill()
    check_nothing_is_lost(store, acknowledged)


def test_a_server_that_is_asked_to_stop_stops_cleanly(new_store: NewStore, tmp_path: Path) -> None:
    store = new_store("sqlite")
    node = Node(store, tmp_path / "log").ready()
    seated(node.address, {"game": "deepblue", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}]})
    assert node.stop() == 0
    assert "Traceback" not in (tmp_path / "log").read_text()
