"""What the store has in the end: every answer that anybody was told is kept must be there, once and in its order."""

from __future__ import annotations

import lzma
from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, select

from fathomfive.party.entries import Answer, decode
from fathomfive.serve import Settings
from fathomfive.serve.store.archiving import Loose
from fathomfive.serve.store.opening import open_store
from fathomfive.serve.store.schema import archives, entries

from .guests import Town, compared

Kept = dict[tuple[str, int], list[str]]
"""The answers of a table and a seat, as they were given."""


async def lost(address: str, town: Town) -> list[str]:
    """What was acknowledged and is not in the store, by table and seat; no server may run on it."""
    store = await open_store(Settings(store=address))
    try:
        kept = await store.database.read(answers)
    finally:
        await store.close()
    places = [place for places in town.places.values() for place in places]
    return [text for place in places if (text := compared(place, kept.get((place.table, place.seat), [])))]


def answers(connection: Connection) -> Kept:
    """The answers of all tables: of those that lie open, and of those that were pressed together."""
    kept: Kept = {}
    for row in connection.execute(select(archives)):  # a table may have gone on since: these come first
        piece = msgspec.msgpack.decode(lzma.decompress(bytes(row.data)), type=Loose)
        _note(kept, piece.table, [entry for _, _, entry in piece.entries])
    rows = select(entries.c.table_id, entries.c.entry).order_by(entries.c.table_id, entries.c.number)
    for row in connection.execution_options(yield_per=1000).execute(rows):
        _note(kept, row.table_id, [row.entry])
    return kept


def _note(kept: Kept, table: str, found: Iterable[str]) -> None:
    for entry in map(decode, found):
        if isinstance(entry, Answer):
            kept.setdefault((table, entry.seat), []).append(msgspec.json.encode(entry.value).decode())
