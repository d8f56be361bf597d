"""Errors as problem documents (RFC 9457), each with a sentence for whoever caused it."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from ...kernel import IllegalAnswer, InvalidRecord, SetupError
from ..errors import Refused
from ..shapes import Problem

log = logging.getLogger(__name__)
MEDIA_TYPE = "application/problem+json"
RETRY_AFTER = {429: "1", 503: "2"}

AnyRequest = Request[Any, Any, Any]


def problem(title: str, status: int, detail: str) -> Response[bytes]:
    """A problem as a response."""
    headers = {"Retry-After": RETRY_AFTER[status]} if status in RETRY_AFTER else {}
    data = msgspec.json.encode(Problem(title, status, detail))
    return Response(data, status_code=status, media_type=MEDIA_TYPE, headers=headers)


def refused(request: AnyRequest, error: Refused) -> Response[bytes]:
    """What a table or the server refuses."""
    return problem(error.title, error.status, str(error))


def illegal(request: AnyRequest, error: IllegalAnswer) -> Response[bytes]:
    """An answer that is not an option."""
    return problem("Not an option", 400, error.reason)


def impossible(request: AnyRequest, error: SetupError) -> Response[bytes]:
    """A table that cannot be set up."""
    return problem("Not possible", 400, str(error))


def unplayable(request: AnyRequest, error: InvalidRecord) -> Response[bytes]:
    """A record that this release cannot play."""
    return problem("Made by another release", 410, str(error))


def invalid(request: AnyRequest, error: ValidationException) -> Response[bytes]:
    """A request with a wrong shape: say where and why."""
    reasons = []
    for extra in error.extra if isinstance(error.extra, list) else []:
        if isinstance(extra, dict) and "message" in extra:
            reasons.append(f"{extra.get('key') or 'body'}: {extra['message']}")
    return problem("Not understood", error.status_code, "; ".join(reasons) or str(error.detail))


def plain(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """Errors of the web framework: no such path, wrong method, too large."""
    answer = problem(_TITLES.get(error.status_code, "Error"), error.status_code, error.detail)
    for name, value in (error.headers or {}).items():
        answer.headers[name] = value
    return answer


def defect(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Our own fault: told to the log, not to the client."""
    log.exception("defect", exc_info=error, extra={"path": request.url.path})
    return problem("Internal error", 500, "something went wrong here; it has been noted")


_TITLES = {
    400: "Not understood",
    404: "Not found",
    405: "Method not allowed",
    413: "Too large",
    415: "Unsupported media type",
}

HANDLERS: Any = {
    Refused: refused,
    IllegalAnswer: illegal,
    SetupError: impossible,
    InvalidRecord: unplayable,
    ValidationException: invalid,
    HTTPException: plain,
    Exception: defect,
}
