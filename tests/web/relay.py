"""A wire between a browser and a server, on which one can see what the browser sends."""

from __future__ import annotations

import socket
import threading


class Relay:
    """Hands bytes on, and keeps those of the browser, by connection."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.host = f"127.0.0.1:{self._listening.getsockname()[1]}"
        self.url = f"http://{self.host}"
        self.sent: list[bytearray] = []
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        while True:
            try:
                browser, _ = self._listening.accept()
            except OSError:
                return
            server = socket.create_connection(("127.0.0.1", self._port))
            kept = bytearray()
            self.sent.append(kept)
            for one, other, noted in ((browser, server, kept), (server, browser, None)):
                threading.Thread(target=self._hand_on, args=(one, other, noted), daemon=True).start()

    def _hand_on(self, one: socket.socket, other: socket.socket, noted: bytearray | None) -> None:
        try:
            while data := one.recv(1 << 16):
                if noted is not None:
                    noted += data
                other.sendall(data)
        except OSError:
            pass
        for end in (one, other):
            end.close()

    def requests(self, begins: bytes) -> list[bytes]:
        """The requests of a kind, heads and bodies, in the order in which each connection sent them."""
        found: list[bytes] = []
        for kept in self.sent:
            data = bytes(kept)
            start = data.find(begins)
            while start >= 0:
                head = data.find(b"\r\n\r\n", start) + 4
                length = 0
                for line in data[start:head].split(b"\r\n"):
                    name, _, value = line.partition(b":")
                    if name.lower() == b"content-length":
                        length = int(value)
                found.append(data[start : head + length])
                start = data.find(begins, head + length)
        return found

    def close(self) -> None:
        """Take no more connections."""
        self._listening.close()
