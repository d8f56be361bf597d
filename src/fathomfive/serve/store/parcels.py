"""Parcels under way from one device to another, as statements that both databases understand."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from sqlalchemy import Connection, delete, func, select

from .schema import parcels


class Parcel(msgspec.Struct, frozen=True):
    """Something sealed that waits to be fetched, once."""

    id: str
    at: int
    visitor: str
    """Who left it, by address."""
    sealed: str


def leave(parcel: Parcel, since: int, most: int, most_of_one: int) -> Callable[[Connection], bool]:
    """Keep a parcel, and forget those from before a time; False if there are too many, of one visitor or altogether."""

    def work(connection: Connection) -> bool:
        connection.execute(delete(parcels).where(parcels.c.at < since)).close()
        count = select(func.count()).select_from(parcels)
        own = connection.execute(count.where(parcels.c.visitor == parcel.visitor)).scalar_one()
        if connection.execute(count).scalar_one() >= most or (parcel.visitor and own >= most_of_one):
            return False
        connection.execute(parcels.insert().values(**msgspec.structs.asdict(parcel)))
        return True

    return work


def fetch(id: str, since: int) -> Callable[[Connection], str | None]:
    """Hand a parcel out, and forget it: whoever asks first gets it, and nobody else; None if it is not there."""
    gone = delete(parcels).where(parcels.c.id == id, parcels.c.at >= since).returning(parcels.c.sealed)
    return lambda connection: connection.execute(gone).scalar_one_or_none()
