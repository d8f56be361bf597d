"""What is written, as statements that both databases understand."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, func, select, update
from sqlalchemy.dialects import postgresql, sqlite

from .rows import Append, Creation, Snapshot, Summary
from .schema import entries, seats, snapshots, tables

CHANNEL = "fathom_tables"
"""Where PostgreSQL nodes tell each other which tables have changed."""
ALOUD = "fathom_aloud"
"""Where they tell each other what is not stored."""
MOST_SAID = 7000
"""Bytes that PostgreSQL surely passes on."""
Key = tuple[str, int]
"""A table and the number of an entry."""

_INSERT: dict[str, Any] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
_FIRST = {
    name: insert(entries).on_conflict_do_nothing().returning(entries.c.table_id, entries.c.number)
    for name, insert in _INSERT.items()
}
_SUMMARY = update(tables).where(tables.c.id == bindparam("which"))


def _frozen(insert: Any) -> Any:
    statement = insert(snapshots)
    return statement.on_conflict_do_update(
        index_elements=[snapshots.c.table_id],
        set_={"number": statement.excluded.number, "data": statement.excluded.data},
        where=snapshots.c.number < statement.excluded.number,
    )


_FREEZE = {name: _frozen(insert) for name, insert in _INSERT.items()}


def create(connection: Connection, created: Sequence[Creation]) -> None:
    """New tables, each with its seats, its first entry and its first snapshot."""
    connection.execute(
        tables.insert(),
        [
            {
                "id": new.header.table,
                "header": msgspec.json.encode(new.header).decode(),
                "created": new.header.created,
                "updated": new.header.created,
                **_summary(new.first.summary),
            }
            for new in created
        ],
    )
    opened = [
        {"table_id": new.header.table, "seat": seat, "token": token}
        for new in created
        for seat, token in enumerate(new.tokens)
    ]
    connection.execute(seats.insert(), opened)
    connection.execute(entries.insert(), [_entry(new.first) for new in created])
    connection.execute(
        snapshots.insert(), [{"table_id": new.header.table, "number": 1, "data": new.snapshot} for new in created]
    )


def append(connection: Connection, appended: Sequence[Append], *, contested: bool) -> set[Key]:
    """More entries; gives those that came first. Unless it is `contested`, a number that is taken is an error."""
    rows = [_entry(write) for write in appended]
    if contested:
        found = connection.execute(_FIRST[connection.dialect.name], rows)
        first = {(row.table_id, row.number) for row in found}
    else:
        connection.execute(entries.insert(), rows)
        first = {(write.table, write.number) for write in appended}
    summaries = [
        {"which": write.table, "updated": write.at, **_summary(write.summary)}
        for write in appended
        if (write.table, write.number) in first
    ]
    if summaries:
        connection.execute(_SUMMARY, summaries)
    return first


def freeze(connection: Connection, frozen: Sequence[Snapshot]) -> None:
    """Snapshots, in place of older ones."""
    rows = [{"table_id": write.table, "number": write.number, "data": write.data} for write in frozen]
    connection.execute(_FREEZE[connection.dialect.name], rows)


def tell(connection: Connection, node: str, first: set[Key]) -> None:
    """Tell the other nodes which tables have changed."""
    told = [f"{node} {table} {number}" for table, number in sorted(first)]
    texts = bindparam("told", told, postgresql.ARRAY(tables.c.id.type))
    connection.execute(select(func.pg_notify(CHANNEL, func.unnest(texts))))


def _entry(write: Append) -> dict[str, object]:
    return {"table_id": write.table, "number": write.number, "at": write.at, "entry": write.entry.decode()}


def _summary(summary: Summary) -> dict[str, object]:
    return {
        "version": summary.version,
        "asked": json.dumps(summary.asked),
        "names": json.dumps(summary.names),
        "over": summary.over,
        "bots_asked": summary.bots_asked,
        "thinker": summary.thinker,
        "thinking_until": summary.thinking_until,
    }
