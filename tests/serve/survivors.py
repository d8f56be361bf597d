"""What a store must still hold after its servers were killed: every acknowledged answer, once."""

from __future__ import annotations

import asyncio

import httpx
import msgspec
from sqlalchemy import select

from fathomfive.party import entries, snapshots
from fathomfive.serve import Settings
from fathomfive.serve.store import open_store
from fathomfive.serve.store.schema import tables
from tests.serve.corpus import laid
from tests.serve.crowd import Acknowledged, Somebody
from tests.serve.serving import Json
from tests.waiting import PATIENCE


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


def losses(store: str, acknowledged: list[Acknowledged]) -> list[str]:
    """Acknowledged answers that are not in the store, or more than once."""
    stored: dict[Acknowledged, int] = {}
    for table, happened in asyncio.run(kept(store)).items():
        for entry in happened:
            if isinstance(entry, entries.Answer):
                key = (table, entry.seat, entry.on, msgspec.json.encode(entry.value).decode())
                stored[key] = stored.get(key, 0) + 1
    return [f"{given} is there {stored.get(given, 0)} times" for given in acknowledged if stored.get(given) != 1]
