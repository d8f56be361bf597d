"""What is written, as statements that both databases understand."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Executable,
    Text,
    bindparam,
    delete,
    func,
    literal_column,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite

from ...party.snapshots import pressed
from .rows import Append, Creation, Reviewed, Snapshot, Summary, Written
from .schema import about, dues, entries, histories, open_tables, reviews, seats, snapshots, tables, untouched

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
_ROW = func.json_each(bindparam("rows", type_=Text)).table_valued("value", name="row")


def _of_row(name: str) -> ColumnElement[Any]:
    return func.json_extract(_ROW.c.value, literal_column(f"'$.{name}'"))


_ENTRIES_AT_ONCE = entries.insert().from_select(entries.c.keys(), select(*map(_of_row, entries.c.keys())))
_SUMMARIES_AT_ONCE = (
    update(tables)
    .values({name: _of_row(name) for name in ("updated", *Summary.__struct_fields__)})
    .where(tables.c.id == _of_row("which"))
)
"""For SQLite: each step of a statement lets go of Python, and gets it back only when the event loop lets go of it. So
many rows are written by one step."""


def _frozen(insert: Any) -> Any:
    statement = insert(snapshots)
    return statement.on_conflict_do_update(
        index_elements=[snapshots.c.table_id],
        set_={"number": statement.excluded.number, "data": statement.excluded.data},
        where=snapshots.c.number < statement.excluded.number,
    )


def _reviewed(insert: Any) -> Any:
    statement = insert(reviews)
    return statement.on_conflict_do_update(
        index_elements=[reviews.c.table_id],
        set_={"done": statement.excluded.done, "data": statement.excluded.data},
        where=reviews.c.done < statement.excluded.done,
    )


def _signed(insert: Any) -> Any:
    statement = insert(about)
    return statement.on_conflict_do_update(index_elements=[about.c.name], set_={"value": statement.excluded.value})


_SIGN = {name: _signed(insert) for name, insert in _INSERT.items()}
_HISTORY = {name: insert(histories).on_conflict_do_nothing() for name, insert in _INSERT.items()}
_REVIEW = {name: _reviewed(insert) for name, insert in _INSERT.items()}
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
    fresh = [{"table_id": new.header.table, "created": new.header.created} for new in created]
    connection.execute(untouched.insert(), fresh)
    connection.execute(
        snapshots.insert(), [{"table_id": new.header.table, "number": 1, "data": new.snapshot} for new in created]
    )
    put_aside(connection, [new.first for new in created], {(new.header.table, new.first.number) for new in created})


def append(connection: Connection, appended: Sequence[Append], *, contested: bool) -> set[Key]:
    """More entries; gives those that came first. Unless it is `contested`, a number that is taken is an error."""
    rows = [_entry(write) for write in appended]
    if contested:
        found = connection.execute(_FIRST[connection.dialect.name], rows)
        first = {(row.table_id, row.number) for row in found}
    else:
        _execute(connection, entries.insert(), _ENTRIES_AT_ONCE, rows)
        first = {(write.table, write.number) for write in appended}
    summaries = [
        {"which": write.table, "updated": write.at, **_summary(write.summary)}
        for write in appended
        if (write.table, write.number) in first
    ]
    if summaries:
        _execute(connection, _SUMMARY, _SUMMARIES_AT_ONCE, summaries)
    if touched := [write.table for write in appended if write.touches and (write.table, write.number) in first]:
        connection.execute(delete(untouched).where(untouched.c.table_id.in_(touched)))
    put_aside(connection, appended, first)
    return first


def _execute(connection: Connection, each: Executable, at_once: Executable, rows: list[dict[str, object]]) -> None:
    """Write rows: in SQLite by one step for all, elsewhere as the driver does it."""
    if connection.dialect.name == "sqlite":
        connection.execute(at_once, {"rows": msgspec.json.encode(rows).decode()})
    else:
        connection.execute(each, rows)


def put_aside(connection: Connection, appended: Sequence[Append], first: set[Key]) -> None:
    """What entries change beside their own rows."""
    for write in appended:
        if write.aside is None or (write.table, write.number) not in first:
            continue
        aside, table = write.aside, write.table
        if aside.header is not None:
            header = msgspec.json.encode(aside.header).decode()
            connection.execute(update(tables).where(tables.c.id == table).values(header=header))
        if aside.tokens is not None:
            connection.execute(delete(seats).where(seats.c.table_id == table))
            opened = [{"table_id": table, "seat": seat, "token": token} for seat, token in enumerate(aside.tokens)]
            connection.execute(seats.insert(), opened)
        if aside.due is not None:
            put_due(connection, table, aside.due)
        if aside.listing is not None:
            connection.execute(delete(open_tables).where(open_tables.c.table_id == table))
        if aside.listing:
            row = {"table_id": table, "opened": write.at, "data": aside.listing.decode()}
            connection.execute(open_tables.insert().values(**row))


def put_due(connection: Connection, table: str, due: int) -> None:
    """When something is to be done about time at a table; 0: never."""
    connection.execute(delete(dues).where(dues.c.table_id == table))
    if due:
        connection.execute(dues.insert().values(table_id=table, due=due))


def freeze(connection: Connection, frozen: Sequence[Snapshot]) -> None:
    """Snapshots, in place of older ones."""
    rows = [{"table_id": write.table, "number": write.number, "data": pressed(write.data)} for write in frozen]
    connection.execute(_FREEZE[connection.dialect.name], rows)


def write_down(connection: Connection, done: Sequence[Written]) -> None:
    """Histories; the first that is written stays."""
    rows = [{"table_id": write.table, "data": write.data} for write in done]
    connection.execute(_HISTORY[connection.dialect.name], rows)


def review(connection: Connection, done: Sequence[Reviewed]) -> None:
    """Reviews, in place of those that had not come as far."""
    rows = [{"table_id": write.table, "done": write.done, "data": write.data} for write in done]
    connection.execute(_REVIEW[connection.dialect.name], rows)


def sign(connection: Connection, at: int) -> None:
    """A sign of life."""
    connection.execute(_SIGN[connection.dialect.name], {"name": "alive", "value": str(at)})


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
