"""Kept connections to the servers, as browsers keep them: many guests must not cost more than what they visit."""

from __future__ import annotations

import asyncio
from urllib.parse import urlsplit

import msgspec

from ..load import Http

PATIENCE = 60
"""Seconds that somebody waits for an answer."""


class Wires:
    """Connections that are free, by server; one that is new, or has been lost, is made when it is wanted."""

    def __init__(self) -> None:
        self._free: dict[str, list[Http]] = {}

    async def request(self, method: str, url: str, token: str = "", body: object = None) -> tuple[int, bytes]:
        """One request: status and content. OSError or TimeoutError: nobody knows whether it was heard."""
        parts = urlsplit(url)
        free = self._free.setdefault(parts.netloc, [])
        wire = await _open(free, parts.hostname or "", parts.port or 80)
        try:
            async with asyncio.timeout(PATIENCE):  # `wait_for` may swallow that whoever waits is told to stop
                answer = await wire.send(written(method, url, token, body))
        except BaseException:  # whatever comes now on this connection belongs to a question nobody waits for any more
            wire.transport.abort()
            raise
        free.append(wire)
        return answer


async def _open(free: list[Http], host: str, port: int) -> Http:
    while free:
        wire = free.pop()
        if not wire.transport.is_closing():
            return wire
    _, wire = await asyncio.get_running_loop().create_connection(Http, host, port)
    return wire


def written(method: str, url: str, token: str, body: object) -> bytes:
    """A request as it goes over the wire."""
    parts = urlsplit(url)
    path = f"{parts.path}?{parts.query}" if parts.query else parts.path
    content = b"" if body is None else msgspec.json.encode(body)
    lines = [f"{method} {path} HTTP/1.1", f"Host: {parts.netloc}", f"Content-Length: {len(content)}"]
    if token:
        lines.append(f"Authorization: Bearer {token}")
    if body is not None:
        lines.append("Content-Type: application/json")
    return "\r\n".join([*lines, "", ""]).encode() + content
