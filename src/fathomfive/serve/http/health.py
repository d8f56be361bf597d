"""Health and numbers, for whoever runs the server."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, get

from ..metrics import CONTENT_TYPE
from .doors import REFUSALS
from .viewing import house_of


@get("/healthz", responses={503: REFUSALS[503]}, tags=["operation"], summary="Whether all is well")
async def healthz(request: Request[Any, Any, Any]) -> dict[str, str]:
    """Says `ok` when the store answers."""
    house = house_of(request)
    await house.store.ready()
    return {"status": "ok", "node": house.store.node}


@get("/metrics", media_type="text/plain", tags=["operation"], summary="Numbers for Prometheus")
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """In Prometheus' text format."""
    return Response(house_of(request).metrics.text(), media_type=CONTENT_TYPE)


@get("/api/openapi.json", include_in_schema=False)
async def openapi(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The interface as an OpenAPI document."""
    return Response(_openapi(request.app), media_type="application/json")


@lru_cache(maxsize=4)
def _openapi(app: Litestar) -> bytes:
    return msgspec.json.encode(app.openapi_schema.to_schema())
