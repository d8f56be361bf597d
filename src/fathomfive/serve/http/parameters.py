"""What all handlers share: the types of their parameters, their refusals, and the shape of their answers."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ...party.shapes import Problem
from .visitors import AnyRequest

TableId = Annotated[str, PathParameter(max_length=40)]
Lang = Annotated[
    str | None, QueryParameter(description="`en` or `de`; otherwise what `Accept-Language` says.", max_length=20)
]
LogCount = Annotated[int | None, QueryParameter(description="So many of the newest facts in `log`.", ge=0, le=100_000)]
LookFrom = Annotated[
    int | None, QueryParameter(name="seat", description="For a token with several seats: which one looks.", ge=0, le=15)
]
REFUSALS = {
    status: ResponseSpec(
        Problem, generate_examples=False, description=description, media_type="application/problem+json"
    )
    for status, description in (
        (400, "Not understood, or not an option"),
        (403, "Not your seat or not your turn"),
        (404, "No such table"),
        (409, "Stale version, or not possible now"),
        (410, "Made by another release"),
        (413, "Too large"),
        (415, "Unsupported media type"),
        (429, "Too much at once"),
        (503, "The store does not answer"),
    )
}


def document(data: bytes) -> Response[Any]:
    """An encoded document as a response."""
    return Response(data, media_type="application/json")


def prefix(request: AnyRequest) -> str:
    """The path below which the application is served."""
    return str(request.scope["state"].get("prefix", ""))
