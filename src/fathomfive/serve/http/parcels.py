"""Parcels over HTTP: a device leaves what it keeps, sealed; another fetches it, once."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, post
from litestar.params import JSONBody, PathParameter

from .parameters import REFUSALS
from .visitors import AnyRequest, house_of, strictly, visitor_of

LARGEST = 384 * 1024
"""Characters of a sealed parcel: some thousand games."""


class Sealed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What only the other device can open."""

    sealed: Annotated[str, msgspec.Meta(min_length=1, max_length=LARGEST, pattern="^[A-Za-z0-9_-]+$")]


class Left(msgspec.Struct, frozen=True):
    """A parcel that waits."""

    id: str
    until: int
    """When it is forgotten, in milliseconds since 1970."""


class ParcelsController(Controller):
    """From one device to another."""

    path = "/api/parcels"
    tags = ["devices"]  # noqa: RUF012

    @post(
        "/",
        status_code=201,
        responses=REFUSALS,
        summary="Leave a parcel",
        request_max_body_size=LARGEST + 1024,
    )
    async def leave(self, request: AnyRequest, data: JSONBody[Sealed]) -> Left:
        """What one device keeps, sealed with a key that this server never sees; it waits a quarter of an hour."""
        data = await strictly(request, data)
        return Left(*await house_of(request).parcels.leave(data.sealed, visitor_of(request)))

    @post("/{id:str}", status_code=200, responses=REFUSALS, summary="Fetch a parcel")
    async def fetch(self, request: AnyRequest, id: Annotated[str, PathParameter(max_length=40)]) -> Sealed:
        """Once: whoever comes second finds nothing."""
        return Sealed(await house_of(request).parcels.fetch(id))
