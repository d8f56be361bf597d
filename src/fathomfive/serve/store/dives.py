"""The results of daily dives, as statements that both databases understand."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, select, update
from sqlalchemy.exc import IntegrityError

from ...party.dives import DiveRow
from .schema import dives


def add(row: DiveRow) -> Callable[[Connection], bool]:
    """Keep a result; False if its record or its name has already counted that day."""

    def work(connection: Connection) -> bool:
        data = msgspec.structs.asdict(row)
        data["table_id"] = data.pop("table")
        try:
            with connection.begin_nested():
                connection.execute(dives.insert().values(**data))
        except IntegrityError:
            return False
        return True

    return work


def on(date: str) -> Callable[[Connection], list[DiveRow]]:
    """The results of a day."""
    found = select(dives).where(dives.c.date == date).order_by(dives.c.at)
    return lambda connection: [_row(row) for row in connection.execute(found)]


def unjudged(since: str) -> Callable[[Connection], list[DiveRow]]:
    """Results since a day from which luck has not been taken out yet."""
    found = select(dives).where(dives.c.date >= since, dives.c.luck.is_(None)).order_by(dives.c.at)
    return lambda connection: [_row(row) for row in connection.execute(found)]


def judge(id: str, luck: float, error: float) -> Callable[[Connection], None]:
    """Note what luck brought."""
    noted = update(dives).where(dives.c.id == id).values(luck=luck, luck_error=error)
    return lambda connection: connection.execute(noted).close()


def _row(row: Row[Any]) -> DiveRow:
    data = dict(row._mapping)
    data["table"] = data.pop("table_id")
    data["record"] = bytes(data["record"])
    return DiveRow(**data)
