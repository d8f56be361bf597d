"""Errors as problem documents (RFC 9457), each with a sentence for whoever caused it."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Response
from litestar.exceptions import HTTPException, ValidationException

from ...kernel import FathomError
from ...party.problems import problem_of
from ...party.shapes import Problem
from .visitors import AnyRequest

log = logging.getLogger(__name__)
MEDIA_TYPE = "application/problem+json"
RETRY_AFTER = {429: "1", 503: "2"}


def problem(title: str, status: int, detail: str, retry: int = 0) -> Response[bytes]:
    """A problem as a response; `retry`: the seconds after which it may be tried again."""
    return _response(Problem(title, status, detail), retry)


def _response(found: Problem, retry: int) -> Response[bytes]:
    status = found.status
    headers = {"Retry-After": str(retry or RETRY_AFTER[status])} if status in RETRY_AFTER else {}
    return Response(msgspec.json.encode(found), status_code=status, media_type=MEDIA_TYPE, headers=headers)


def refused(request: AnyRequest, error: FathomError) -> Response[bytes]:
    """What a table, the rules or the server refuse."""
    found = problem_of(error)
    return defect(request, error) if found is None else _response(found, getattr(error, "retry", 0))


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


def unreadable(request: AnyRequest, error: Exception) -> Response[bytes]:
    """A body that is not text, or nested beyond reason."""
    reason = "it is not UTF-8" if isinstance(error, UnicodeDecodeError) else "it is nested too deeply"
    return problem("Not understood", 400, f"body: {reason}")


HANDLERS: Any = {
    UnicodeDecodeError: unreadable,
    RecursionError: unreadable,
    FathomError: refused,
    ValidationException: invalid,
    HTTPException: plain,
    Exception: defect,
}
