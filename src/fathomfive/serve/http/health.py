"""Health and numbers, for whoever runs the server."""

from __future__ import annotations

from functools import lru_cache

import msgspec
from litestar import Litestar, Response, get

from ...party.errors import NotYours, Unavailable
from ..metrics import CONTENT_TYPE
from ..thinking.engine import State
from .addresses import is_among
from .parameters import REFUSALS
from .visitors import AnyRequest, house_of


@get("/healthz", responses={503: REFUSALS[503]}, tags=["operation"], summary="Whether all is well")
async def healthz(request: AnyRequest) -> dict[str, str]:
    """Says `ok` when an answer could be stored now."""
    house = house_of(request)
    await house.health.check()
    return {"status": "ok", "node": house.store.node}


@get("/readyz", responses={503: REFUSALS[503]}, tags=["operation"], summary="Whether to send people here")
async def readyz(request: AnyRequest) -> dict[str, str]:
    """Says `ready` unless the server is about to stop, or could not store an answer."""
    house = house_of(request)
    if house.stopping:
        raise Unavailable("this server is about to stop")
    await house.health.check()
    return {"status": "ready", "node": house.store.node}


class EngineState(msgspec.Struct, frozen=True):
    """What the bots here think with."""

    state: State
    progress: float
    """While it is being compiled: how far, from 0 to 1."""


@get("/api/engine", tags=["operation"], summary="What bots think with")
async def engine(request: AnyRequest) -> EngineState:
    """Compiled, the rules run several times as fast: `compiling` says that it is under way, and how far."""
    found = house_of(request).thinkers.engine
    return EngineState(found.state, round(found.progress, 2))


@get(
    "/metrics",
    responses={403: REFUSALS[403]},
    media_type="text/plain",
    tags=["operation"],
    summary="Numbers for Prometheus",
)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """In Prometheus' text format, for the addresses that the operator names."""
    house = house_of(request)
    if request.client is None or not is_among(request.client.host, house.settings.metrics):
        raise NotYours("the numbers are for whoever runs this server")
    return Response(house.metrics.text(), media_type=CONTENT_TYPE)


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: AnyRequest) -> Response[bytes]:
    """The interface as an OpenAPI document."""
    return Response(_openapi(request.app), media_type="application/json")


@lru_cache(maxsize=4)
def _openapi(app: Litestar) -> bytes:
    return msgspec.json.encode(app.openapi_schema.to_schema())
