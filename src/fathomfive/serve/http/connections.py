"""Connections: limits on their number and on the time of a request, below everything that speaks HTTP.

Half a request costs its sender nothing and the server a file. So a request has to arrive in time, one visitor has so
many connections, and when the server has no more to give, whoever has kept one waiting longest loses it. What is kept
of a connection is bounded as well: a head has so many bytes, no request is taken while another is under way, and frames
of a socket that reach nobody behind (pings, pieces of messages) are counted here.
"""

from __future__ import annotations

import asyncio
import heapq
import resource
from collections import Counter
from http import HTTPStatus
from math import inf
from struct import pack
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from ..buckets import Buckets
from ..metrics import Metrics
from ..settings import Settings
from .addresses import is_among, is_local, visitor

SWEEP = 0.5
"""Seconds between two looks at who is late."""
OWN_FILES = 200
"""Files that the server needs for itself: its store, its thinkers, its log."""
AT_ONCE = 64
"""Waiting connections that are closed together when there are too many."""
PUSH = "fathom.push"
"""The extension of a socket's scope that sends a text without any queue."""
REPLY = "fathom.reply"
"""The extension of a request's scope that answers it with one piece of bytes."""
TOO_MANY = (
    b"HTTP/1.1 429 Too Many Requests\r\nretry-after: 10\r\nconnection: close\r\ncontent-type: text/plain\r\n"
    b"content-length: 42\r\n\r\ntoo many connections from your address now"
)


HEAD_TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-type: text/plain\r\n"
    b"content-length: 32\r\n\r\nthe head of a request is shorter"
)
PIECE = 4096
"""Bytes of a socket that are looked at together: a flood is noticed before all of it has been read."""
TOO_MANY_FRAMES = 4429


class Pipelined(Exception):
    """A request has come before the last was answered: no browser does that, and each would wait in memory."""


class Connections:
    """All connections of this process."""

    def __init__(self, settings: Settings, metrics: Metrics, proxies: str) -> None:
        self.head, self.body, self.stalled = settings.head_time, settings.body_time, settings.stalled_time
        self.most_head = settings.max_head
        self.frames = (settings.frames, settings.frames_burst)
        self._each = settings.max_connections_per_address
        self._most = min(settings.max_connections, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - OWN_FILES)
        self._limit_loopback = settings.limit_loopback
        self._proxies = [proxy.strip() for proxy in proxies.split(",")]
        self._metrics = metrics
        self._from: Counter[str] = Counter()
        self._visitors: dict[asyncio.BaseTransport, str] = {}
        self._requests: set[Any] = set()
        """The protocols that wait for requests, or are at one."""
        self._sweeping: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return len(self._visitors)

    def admit(self, protocol: Any, transport: asyncio.Transport) -> bool:
        """Take up a new connection, if there is room."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if isinstance(peer, tuple) else ""
        who = visitor(address)
        if self._from[who] >= self._each and not self._trusted(address):
            self.refused("connections")
            return False
        if len(self._visitors) >= self._most:
            self._make_room()
        self._from[who] += 1
        self._visitors[transport] = who
        self._requests.add(protocol)
        if self._sweeping is None:
            self._sweeping = protocol.loop.call_later(SWEEP, self._sweep, protocol.loop)
        return True

    def _trusted(self, address: str) -> bool:
        """Whether many people may come from one address: this machine's, or a proxy's."""
        return (is_local(address) and not self._limit_loopback) or (
            not is_local(address) and is_among(address, self._proxies)
        )

    def refused(self, limit: str) -> None:
        """Count a refusal."""
        self._metrics.refused.labels(limit).inc()

    def upgraded(self, protocol: Any) -> None:
        """A connection is a web socket from now on: it has limits of its own."""
        self._requests.discard(protocol)

    def lost(self, protocol: Any, transport: asyncio.BaseTransport) -> None:
        """A connection has ended."""
        self._requests.discard(protocol)
        who = self._visitors.pop(transport, None)
        if who is not None:
            self._from[who] -= 1
            if not self._from[who]:
                del self._from[who]

    def _make_room(self) -> None:
        """Close those that have kept us waiting longest."""
        waiting = (protocol for protocol in self._requests if protocol.waits_since < inf)
        for protocol in heapq.nsmallest(AT_ONCE, waiting, key=lambda protocol: protocol.waits_since):
            self.refused("connections")
            protocol.transport.abort()
            self.lost(protocol, protocol.transport)

    def _sweep(self, loop: asyncio.AbstractEventLoop) -> None:
        """Close those whose requests, or whose reading of an answer, take too long."""
        now = loop.time()
        for protocol in [protocol for protocol in self._requests if protocol.is_late(now)]:
            self.refused("slow")
            protocol.transport.abort()
            self.lost(protocol, protocol.transport)
        self._sweeping = loop.call_later(SWEEP, self._sweep, loop) if self._requests else None


def protocols(connections: Connections) -> tuple[type[HttpToolsProtocol], type[WebSocketsSansIOProtocol]]:
    """What uvicorn speaks HTTP and web sockets with, under these limits."""

    class Requests(HttpToolsProtocol):
        """HTTP, with an eye on the time."""

        waits_since = inf
        """Since when we have waited for the rest of a request, or for the next one."""
        deadline = inf
        full_since = inf
        """Since when an answer has not been read."""
        in_head = True
        head = 0
        """Bytes that have come of a head that is not complete."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            if not connections.admit(self, transport):
                transport.write(TOO_MANY)
                transport.close()
                return
            self.waits_since = self.loop.time()
            self.deadline = self.waits_since + connections.head

        def connection_lost(self, exc: Exception | None) -> None:
            connections.lost(self, self.transport)
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.in_head:
                self.head += len(data)
                if self.head > connections.most_head and not self.transport.is_closing():
                    connections.refused("head")
                    self.transport.write(HEAD_TOO_LARGE)
                    self.transport.close()

        def send_400_response(self, msg: str) -> None:
            if self.cycle is not None and not self.cycle.response_complete:
                self.transport.abort()  # nothing can be said in the middle of an answer
            else:
                super().send_400_response(msg)

        def handle_websocket_upgrade(self) -> None:
            connections.upgraded(self)
            super().handle_websocket_upgrade()

        def on_message_begin(self) -> None:
            if self.cycle is not None and not self.cycle.response_complete:
                connections.refused("pipelined")
                raise Pipelined
            self.in_head = True
            self.waits_since = self.loop.time()
            self.deadline = self.waits_since + connections.head
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.in_head, self.head = False, 0
            self.deadline = self.loop.time() + connections.body
            super().on_headers_complete()
            self.scope["extensions"] = cast(Any, {REPLY: self.reply})

        def reply(self, scope: dict[str, Any], head: bytes, body: bytes) -> bool:
            """Answer a request with 200 and these headers in one piece; not where anything is unusual."""
            cycle = self.cycle
            if cycle.scope is not scope or cycle.response_started or cycle.disconnected or not cycle.keep_alive:
                return False
            if self.flow.write_paused:
                return False
            cycle.response_started = cycle.response_complete = True
            usual = b"".join([b"%s: %s\r\n" % header for header in cycle.default_headers])
            length = b"content-length: %d\r\n\r\n" % len(body)
            self.transport.write(b"HTTP/1.1 200 OK\r\n" + usual + head + length + body)
            cycle.message_event.set()
            cycle.on_response()
            return True

        def on_message_complete(self) -> None:
            self.waits_since = self.deadline = inf
            super().on_message_complete()

        def on_response_complete(self) -> None:
            super().on_response_complete()
            if self.deadline == inf:
                self.waits_since = self.loop.time()

        def pause_writing(self) -> None:
            self.full_since = self.loop.time()
            super().pause_writing()

        def resume_writing(self) -> None:
            self.full_since = inf
            super().resume_writing()

        def is_late(self, now: float) -> bool:
            """Whether the rest of a request, or the reading of its answer, takes too long."""
            return now > self.deadline or now > self.full_since + connections.stalled

    class Sockets(WebSocketsSansIOProtocol):
        """Web sockets, which are counted too, and take documents straight."""

        flooded = False
        pace: Buckets | None = None

        def data_received(self, data: bytes) -> None:
            for start in range(0, len(data), PIECE):
                if self.flooded:
                    return
                super().data_received(data[start : start + PIECE])

        def paced(self) -> bool:
            """Whether one more frame may come that nobody behind hears of; otherwise that was the last."""
            if self.flooded:
                return False
            if self.pace is None:
                self.pace = Buckets(*connections.frames)
            if self.pace.allows("", self.loop.time()):
                return True
            self.flooded = True
            connections.refused("frames")
            if self.writable.is_set() and not self.close_sent:
                self.conn.send_close(TOO_MANY_FRAMES, "too many frames: come back in a while")
                self.close_sent = True
                self.transport.write(b"".join(self.conn.data_to_send()))
                self.transport.close()
            else:
                self.transport.abort()
            return False

        def handle_ping(self) -> None:
            if self.paced() and self.writable.is_set():
                super().handle_ping()

        def handle_pong(self, event: Frame) -> None:
            if bytes(event.data) == self.pending_ping_payload or self.paced():
                super().handle_pong(event)

        def handle_cont(self, event: Frame) -> None:
            if self.paced():
                super().handle_cont(event)

        def handle_connect(self, event: Request) -> None:
            super().handle_connect(event)
            if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS and not self.conn.extensions:
                cast(Any, self.scope)["extensions"][PUSH] = self.push

        def push(self, text: bytes) -> bool:
            """Send a text in one frame, unless the other side is slow to read or gone."""
            if not self.writable.is_set() or self.close_sent or self.disconnected or self.transport.is_closing():
                return False
            self.transport.write(framed(text))
            return True

        def connection_lost(self, exc: Exception | None) -> None:
            connections.lost(self, self.transport)
            super().connection_lost(exc)

    return Requests, Sockets


def framed(text: bytes) -> bytes:
    """A text as one frame of a web socket, as servers send it (RFC 6455).

    >>> framed(b"so")
    b'\\x81\\x02so'
    """
    length = len(text)
    if length < 126:
        return bytes((0x81, length)) + text
    return (pack("!BBH", 0x81, 126, length) if length < 1 << 16 else pack("!BBQ", 0x81, 127, length)) + text


def raise_file_limit() -> None:
    """Let this process open as many files as the system allows it to: every visitor is one."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft < hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
