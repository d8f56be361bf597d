"""The gate every request passes: limits on rates, security headers, numbers, and one line of log."""

from __future__ import annotations

import asyncio
import logging
import math
import re
import time
from typing import TYPE_CHECKING, Any

import msgspec

from ...party.shapes import Problem
from ..buckets import Buckets
from ..metrics import Metrics
from ..settings import Settings
from . import lane, origins
from .addresses import is_local, visitor
from .headers import NO_STORE, SECURITY

if TYPE_CHECKING:
    from litestar import Litestar
    from litestar.types import Message, Receive, Scope, Send

log = logging.getLogger("fathomfive.serve.access")
PREFIX = re.compile(r"(/[A-Za-z0-9._~-]+)+")

COMES_BACK = 2.0
"""Seconds after which to try a server again that is being restarted."""


class Gate:
    """Wraps the application."""

    def __init__(self, app: Litestar, settings: Settings, metrics: Metrics) -> None:
        self._app = app
        self.settings = settings
        self.metrics = metrics
        self._requests = Buckets(settings.rate, settings.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, or not."""
        kind = str(scope["type"])
        if kind not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        loose: dict[str, Any] = scope  # type: ignore[assignment]
        if kind == "http" and self.settings.root_path and loose["path"] == self.settings.root_path.rstrip("/"):
            await _add_slash(loose, send)
            return
        _find_root(loose, self.settings.root_path)
        wait = self._wait(loose)
        if wait:
            self.metrics.refused.labels("rate").inc()
            await _refuse(loose, send, 429, "Too much at once", "too many requests from your address (rate)", wait)
            return
        if kind == "websocket":
            await self._app(scope, receive, send)
            return
        wrong = origins.complaint(loose)
        if wrong is not None:
            self.metrics.refused.labels("origin").inc()
            await _refuse(loose, send, *wrong)
            return
        await self._answer(loose, receive, send)

    async def _answer(self, loose: dict[str, Any], receive: Receive, send: Send) -> None:
        """Have a request answered, with the headers that every answer has."""
        began = time.perf_counter()
        status = 0
        api = str(loose["path"]).startswith(("/api", "/healthz", "/readyz", "/metrics"))

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
            wished = lane.wished(loose)
            if wished is not None:
                status = await lane.answer(self._app.state.house, wished, loose, receive, sending)
            else:
                await self._app(loose, receive, sending)  # type: ignore[arg-type]
        except asyncio.CancelledError:  # the server stops and cannot wait any longer
            if status:
                raise
            status = 503
            await _refuse(loose, send, status, "Stopping", "the server is being restarted: come again", COMES_BACK)
        finally:
            self._note(loose, status, time.perf_counter() - began)

    def _note(self, loose: dict[str, Any], status: int, took: float) -> None:
        """Count and log a request that has been answered."""
        self.metrics.requests.labels(loose["method"], status).inc()
        self.metrics.seconds.observe(took)
        if log.isEnabledFor(logging.INFO):
            about = {"method": loose["method"], "path": loose["path"], "status": status, "ms": round(took * 1000, 1)}
            log.info("request", extra=about)

    def stopping(self) -> None:
        """The server is about to stop."""
        self._app.state.house.hush()

    def _wait(self, scope: dict[str, Any]) -> float:
        """How long a visitor who asks too often has to wait; notes who it is, for limits further in."""
        client = scope.get("client")
        address = client[0] if client else ""
        if not self.settings.limit_loopback and is_local(address):
            return 0.0
        scope["state"]["visitor"] = who = visitor(address)
        return self._requests.wait(who, time.monotonic())


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


async def _add_slash(scope: dict[str, Any], send: Send) -> None:
    """The root itself ends with a slash: otherwise the page's relative addresses would count from above it."""
    query = b"?" + scope["query_string"] if scope["query_string"] else b""
    location = (b"location", scope["path"].encode("latin-1", "replace") + b"/" + query)
    await send({"type": "http.response.start", "status": 308, "headers": [location, *SECURITY]})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _refuse(scope: dict[str, Any], send: Send, status: int, title: str, detail: str, wait: float = 0.0) -> None:
    if scope["type"] == "websocket":
        await send({"type": "websocket.close", "code": 4000 + status, "reason": detail})
        return
    body = msgspec.json.encode(Problem(title, status, detail))
    headers = [(b"content-type", b"application/problem+json"), *SECURITY]
    if wait:
        headers.append((b"retry-after", str(math.ceil(wait)).encode()))
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
