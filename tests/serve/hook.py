"""Something that a webhook can reach."""

from __future__ import annotations

import queue
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer

from tests.waiting import PATIENCE


class Hook:
    """Keeps what it was sent."""

    def __init__(self, port: int) -> None:
        self.address = f"http://127.0.0.1:{port}"
        self.received: queue.Queue[tuple[str, bytes]] = queue.Queue()
        self.headers: list[dict[str, str]] = []
        """What came with each of them."""
        self.statuses: list[int] = []
        """What it answers next; 204 when nothing is left."""

    def next(self) -> tuple[str, bytes]:
        return self.received.get(timeout=PATIENCE)


@contextmanager
def listening() -> Iterator[Hook]:
    """A hook for as long as the block lasts."""

    class Taking(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            hook.headers.append(dict(self.headers))
            hook.received.put((self.path, body))
            self.send_response(hook.statuses.pop(0) if hook.statuses else 204)
            self.send_header("Location", f"{hook.address}/elsewhere")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Taking) as server:
        hook = Hook(server.server_address[1])
        thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
        thread.start()
        try:
            yield hook
        finally:
            server.shutdown()
            thread.join()
