"""Parcels: what a device keeps, on its way to another. Sealed by the one and opened by the other, never here."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

from ..party.errors import Full, Refused
from .store import parcels

if TYPE_CHECKING:
    from .house import House

LIFE = 15 * 60_000
"""Milliseconds for which a parcel waits."""
RETRY = 60.0
"""Seconds after which there may be room again."""


class NoParcel(Refused):
    """A parcel that was fetched, or has waited too long, or was never there."""

    status = 404
    title = "No such parcel"


class Parcels:
    """The parcels at one house."""

    def __init__(self, house: House) -> None:
        self._house = house

    async def leave(self, sealed: str, visitor: str) -> tuple[str, int]:
        """Keep something sealed for a while; gives its name, and until when it waits."""
        settings, now = self._house.settings, self._house.clock.now()
        parcel = parcels.Parcel(secrets.token_urlsafe(16), now, visitor, sealed)
        work = parcels.leave(parcel, now - LIFE, settings.parcels, settings.parcels_of_one)
        if not await self._house.store.write(work):
            self._house.metrics.refused.labels("parcels").inc()
            raise Full("too many devices are being moved just now: try again in a minute", RETRY)
        return parcel.id, now + LIFE

    async def fetch(self, id: str) -> str:
        """Hand a parcel out, once."""
        sealed = await self._house.store.write(parcels.fetch(id, self._house.clock.now() - LIFE))
        if sealed is None:
            raise NoParcel("this link has been used, or is older than a quarter of an hour: make a new one")
        return sealed
