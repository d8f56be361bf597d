"""The gate every request passes: limits on rates, security headers, numbers, and one line of log."""

from __future__ import annotations

import logging
import re
import time
from typing import TYPE_CHECKING, Any

import msgspec

from ..buckets import Buckets
from ..metrics import Metrics
from ..settings import Settings
from ..shapes import Problem
from . import lane

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import Message, Receive, Scope, Send

log = logging.getLogger("fathomfive.serve.access")
LOOPBACK = ("127.", "::1", "::ffff:127.")
PREFIX = re.compile(r"(/[A-Za-z0-9._~-]+)+")

SECURITY = [
    (
        b"content-security-policy",
        b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self' data:; "
        b"connect-src 'self' ws: wss:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
]
NO_STORE = (b"cache-control", b"no-store")


class Gate:
    """Wraps the application."""

    def __init__(self, app: Litestar, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self._settings = settings
        self._metrics = metrics
        self._requests = Buckets(settings.rate, settings.burst)
        self._tables = Buckets(settings.new_tables, settings.new_tables_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or not."""
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        loose: dict[str, Any] = scope  # type: ignore[assignment]
        _find_root(loose, self._settings.root_path)
        limit = self._limit(loose)
        if limit:
            self._metrics.refused.labels(limit).inc()
            await _refuse(loose, send, f"too many requests from your address ({limit}): wait a moment")
            return
        if kind == "websocket":
            await self._app(scope, receive, send)
            return
        began = time.perf_counter()
        status = 0
        api = str(loose["path"]).startswith(("/api", "/healthz", "/metrics"))

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = list(message["headers"])
                headers += SECURITY
                if api and not any(name.lower() == b"cache-control" for name, _ in headers):
                    headers.append(NO_STORE)
                message["headers"] = headers
            await send(message)

        try:
            if lane.takes(loose):
                await lane.answer(self._app.state.house, loose, receive, sending)
            else:
                await self._app(scope, receive, sending)
        finally:
            took = time.perf_counter() - began
            self._metrics.requests.labels(loose["method"], status).inc()
            self._metrics.seconds.observe(took)
            if log.isEnabledFor(logging.INFO):
                log.info(
                    "request",
                    extra={
                        "method": loose["method"],
                        "path": loose["path"],
                        "status": status,
                        "ms": round(took * 1000, 1),
                    },
                )

    def stopping(self) -> None:
        """The server is about to stop."""
        self._app.state.house.hush()

    def _limit(self, scope: dict[str, Any]) -> str:
        """Which limit a request breaks, if any."""
        client = scope.get("client")
        address = client[0] if client else ""
        if not self._settings.limit_loopback and address.startswith(LOOPBACK):
            return ""
        now = time.monotonic()
        if not self._requests.allows(address, now):
            return "rate"
        creates = scope.get("method") == "POST" and scope["path"].rstrip("/") == "/api/tables"
        return "new tables" if creates and not self._tables.allows(address, now) else ""


def _find_root(scope: dict[str, Any], configured: str) -> None:
    """Where the server is reached: a configured prefix is cut off here; a proxy that cuts it says so in a header."""
    root = configured.rstrip("/")
    path: str = scope["path"]
    if root and (path == root or path.startswith(f"{root}/")):
        scope["path"] = path[len(root) :] or "/"
        scope["raw_path"] = scope["path"].encode()
    if not root:
        for name, value in scope["headers"]:
            if name == b"x-forwarded-prefix":
                given = value.decode("latin-1").rstrip("/")
                root = given if PREFIX.fullmatch(given) else ""
                break
    scope.setdefault("state", {})["prefix"] = root


async def _refuse(scope: dict[str, Any], send: Send, detail: str) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4429, "reason": detail})
        return
    body = msgspec.json.encode(Problem("Too much at once", 429, detail))
    headers = [(b"content-type", b"application/problem+json"), (b"retry-after", b"1"), *SECURITY]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
