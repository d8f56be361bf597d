"""The play server under load: answers a second, how long they take, and sockets held; beside boardgame.io's server.

Two people sit at each of many tables of Deep Blue, each with a web socket open. Whoever is asked answers by HTTP as
soon as the push has shown the question, with the bytes that our client sends from a browser (`bench/browser.py`; a test
compares them with Chromium's), and an answer counts when it is acknowledged, which means durable on disk.
First answers are given at a steady rate, as a crowd would (latencies are from the moment an answer was due, so a server
that falls behind shows it); then as fast as the server takes them. Bots are off. The clients are this process: on a
machine with two cores they take one of them.

`--peer` puts boardgame.io's server under the same load: as many matches and sockets, a game with a state of similar
size, its own durable storage (FlatFile), and its own client protocol, driven by `boardgameio/load.js` (needs Node;
`npm install` in `bench/boardgameio` first).

    python bench/load.py --tables 500 --rate 1000 --seconds 15 --peer
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from functools import partial
from pathlib import Path
from typing import Any, cast

import msgspec
import uvloop

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parent))

from bench import browser  # noqa: E402

HOST = "localhost"
LENGTH = re.compile(rb"content-length: (\d+)", re.IGNORECASE)


class Option(msgspec.Struct):
    value: Any


class Question(msgspec.Struct):
    options: list[Option]


class Document(msgspec.Struct):
    """What the load needs of a document."""

    version: int
    seat: int | None
    over: bool
    question: Question | None


documents = msgspec.json.Decoder(Document)


class Http(asyncio.Protocol):
    """One kept connection, one request at a time."""

    def __init__(self) -> None:
        self.buffer = bytearray()
        self.answer: asyncio.Future[tuple[int, bytes]] | None = None
        self.turn = asyncio.Lock()
        """A push may show the next question before the answer to the last request is here."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        end = self.buffer.find(b"\r\n\r\n")
        if end < 0:
            return
        found = LENGTH.search(self.buffer, 0, end)
        length = int(found[1]) if found else 0
        if len(self.buffer) >= end + 4 + length and self.answer is not None:
            answer, self.answer = self.answer, None
            answer.set_result((int(self.buffer[9:12]), bytes(self.buffer[end + 4 : end + 4 + length])))
            self.buffer.clear()

    def connection_lost(self, error: Exception | None) -> None:
        if self.answer is not None and not self.answer.done():
            self.answer.set_exception(ConnectionError("the server hung up"))

    async def post(self, path: str, body: Any) -> tuple[int, bytes]:
        data = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\n\r\n"
        )
        return await self.send(head.encode() + data)

    async def send(self, request: bytes) -> tuple[int, bytes]:
        async with self.turn:
            self.answer = asyncio.get_running_loop().create_future()
            self.transport.write(request)
            return await self.answer


class Socket(asyncio.Protocol):
    """A web socket that only listens."""

    def __init__(self, load: Load, seat: Seat) -> None:
        self.load, self.seat = load, seat
        self.buffer = bytearray()
        self.open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(browser.socket(HOST, self.seat.table.id, self.seat.token, key))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.buffer.startswith(b"HTTP/1.1 101"), bytes(self.buffer[:200])
            self.open = True
            self.load.sockets += 1
            del self.buffer[: end + 4]
        while (frame := self._frame()) is not None:
            kind, payload = frame
            if kind == 9:
                self.transport.write(bytes([0x8A, 0x80 | len(payload), 0, 0, 0, 0]) + payload)
            elif kind == 1:
                self.load.pushed(self.seat, payload)

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self.buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 0x7F, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + length:
            return None
        kind, payload = buffer[0] & 0x0F, bytes(buffer[start : start + length])
        del buffer[: start + length]
        return kind, payload

    def connection_lost(self, error: Exception | None) -> None:
        if self.open:
            self.load.sockets -= 1


class Seat:
    """One person."""

    def __init__(self, table: Table, token: str) -> None:
        self.table, self.token = table, token


class Table:
    """One table with its connection for answers."""

    def __init__(self, id: str, http: Http) -> None:
        self.id, self.http = id, http
        self.answered = 0
        """The newest version an answer was sent on."""


class Load:
    """All tables."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.sockets = 0
        self.seats: list[Seat] = []
        self.pushes = 0
        self.pushed_bytes = 0
        self.ready: deque[tuple[Seat, Document]] = deque()
        self.something = asyncio.Event()
        self.latencies: list[float] = []
        self.failures = 0
        self.number = 0

    async def sit_down(self, tables: int) -> None:
        """Set up the tables and open two sockets at each."""
        loop = asyncio.get_running_loop()
        gate = asyncio.Semaphore(40)
        body = {"game": "deepblue", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]}

        async def one() -> None:
            async with gate:
                _, http = await loop.create_connection(Http, "127.0.0.1", self.port)
                status, data = await http.post("/api/tables", body)
                assert status == 201, data
                made = json.loads(data)
                table = Table(made["table"], http)
                for link in made["seats"]:
                    seat = Seat(table, link["token"])
                    self.seats.append(seat)
                    await loop.create_connection(partial(Socket, self, seat), "127.0.0.1", self.port)

        await asyncio.gather(*(one() for _ in range(tables)))
        while self.sockets < 2 * tables:
            await asyncio.sleep(0.01)

    def pushed(self, seat: Seat, data: bytes) -> None:
        self.pushes += 1
        self.pushed_bytes += len(data)
        document = documents.decode(data)
        if document.question is not None and document.version > seat.table.answered:
            self.ready.append((seat, document))
            self.something.set()

    async def answer(self, seat: Seat, document: Document, due: float) -> None:
        """Answer; latency counts from the moment the answer was due."""
        assert document.question is not None
        options = document.question.options
        self.number += 1
        value = options[self.number % len(options)].value
        seat.table.answered = document.version
        assert document.seat is not None
        request = browser.answer(HOST, seat.table.id, seat.token, document.version, value, document.seat)
        status, _ = await seat.table.http.send(request)
        if status == 200:
            self.latencies.append(time.perf_counter() - due)
        else:
            self.failures += 1

    async def run(self, seconds: float, rate: float | None) -> dict[str, float]:
        """Answer for so long, at a rate, or (None) as fast as questions come."""
        self.latencies, self.failures, self.pushes, self.pushed_bytes = [], 0, 0, 0
        tasks: set[asyncio.Task[None]] = set()
        began = time.perf_counter()
        due = began
        while (now := time.perf_counter()) < began + seconds:
            if rate is not None and due > now:
                await asyncio.sleep(min(due - now, 0.002))
                continue
            if not self.ready:
                self.something.clear()
                await self.something.wait()
                continue
            seat, document = self.ready.popleft()
            if document.version <= seat.table.answered:
                continue
            task = asyncio.create_task(self.answer(seat, document, due if rate is not None else now))
            tasks.add(task)
            task.add_done_callback(tasks.discard)
            if rate is not None:
                due += 1 / rate
            else:
                await asyncio.sleep(0)
        await asyncio.gather(*tasks)
        took = time.perf_counter() - began
        slowest = sorted(self.latencies)
        return {
            "answers": len(slowest),
            "answers_per_s": round(len(slowest) / took, 1),
            "p50_ms": round(1000 * slowest[len(slowest) // 2], 1),
            "p99_ms": round(1000 * slowest[int(len(slowest) * 0.99)], 1),
            "pushes_per_s": round(self.pushes / took, 1),
            "failures": self.failures,
            "sockets": self.sockets,
        }


def processor_seconds(pid: int) -> float:
    """Processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def wait_for(port: int) -> None:
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit(f"nothing listens on port {port}")


def served(arguments: argparse.Namespace, command: list[str], port: int) -> dict[str, Any]:
    """What a server does, in a process of its own."""
    server = subprocess.Popen([sys.executable, *command], cwd=HERE.parent)
    try:
        wait_for(port)
        return uvloop.run(_measure(arguments, port, server.pid))
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)


def ours(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """Our server."""
    port = free_port()
    store = arguments.store or f"sqlite:///{folder / 'load.db'}"
    run = ["-c", "from fathomfive.cli import main; main()", "serve"]
    return served(arguments, [*run, "--port", str(port), "--store", store, "--log-level", "error"], port)


def floor(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """A server that makes the same bytes durable and sends the same, and knows no game."""
    port = free_port()
    return served(arguments, ["-m", "bench.floor", str(port), str(folder / "floor.db")], port)


async def _measure(arguments: argparse.Namespace, port: int, pid: int) -> dict[str, Any]:
    load = Load(port)
    began = time.perf_counter()
    await load.sit_down(arguments.tables)
    result: dict[str, Any] = {
        "tables": arguments.tables,
        "set_up_per_s": round(arguments.tables / (time.perf_counter() - began), 1),
    }
    await load.run(min(3.0, arguments.seconds), arguments.rate)
    for name, rate in (("steady", arguments.rate), ("flat_out", None)):
        busy, own = processor_seconds(pid), time.process_time()
        result[name] = found = await load.run(arguments.seconds, rate)
        used, own = processor_seconds(pid) - busy, time.process_time() - own
        found["processor_us_per_answer"] = round(1e6 * used / max(1, found["answers"]))
        found["client_us_per_answer"] = round(1e6 * own / max(1, found["answers"]))
    return result


def peer(arguments: argparse.Namespace, folder: Path) -> dict[str, Any]:
    """boardgame.io's server and clients, in two processes of Node."""
    port = free_port()
    home = HERE / "boardgameio"
    if not (home / "node_modules").is_dir():
        raise SystemExit("boardgame.io is not installed: run `npm install` in bench/boardgameio")
    server = subprocess.Popen(
        ["node", "server.js", str(port), str(folder / "flatfile")], cwd=home, stdout=subprocess.DEVNULL
    )
    try:
        wait_for(port)
        done = subprocess.run(
            [
                "node", "load.js", str(port), str(arguments.tables), str(arguments.rate), str(arguments.seconds),
                str(server.pid),
            ],
            cwd=home, capture_output=True, text=True, check=True,
        )  # fmt: skip
        found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
        return found
    finally:
        server.send_signal(signal.SIGTERM)
        server.wait(30)


def ratios(one: dict[str, Any], other: dict[str, Any]) -> dict[str, float]:
    """How many times as many answers, and how many times less processor time for each (which other work on the machine
    hardly changes)."""
    return {
        "answers": round(one["answers_per_s"] / other["answers_per_s"], 2),
        "processor": round(other["processor_us_per_answer"] / one["processor_us_per_answer"], 2),
    }


def show(name: str, found: dict[str, Any]) -> None:
    for pace in ("steady", "flat_out"):
        one = found[pace]
        print(
            f"{name:14} {pace.replace('_', ' '):9} {one['answers_per_s']:8.0f} answers/s   p50 {one['p50_ms']:7.1f} ms"
            f"   p99 {one['p99_ms']:7.1f} ms   {one['sockets']} sockets   {found['tables']} tables"
            f"   {one['processor_us_per_answer']} µs of processor an answer, clients {one['client_us_per_answer']} µs"
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=1000.0, help="answers a second in the steady part")
    parser.add_argument("--seconds", type=float, default=15.0, help="length of each part")
    parser.add_argument("--store", default="", help="another store than a fresh SQLite file")
    parser.add_argument("--peer", action="store_true", help="measure boardgame.io's server, too")
    parser.add_argument("--floor", action="store_true", help="measure the least that any server does, too")
    parser.add_argument("--json", action="store_true", help="print one JSON document")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="fathom-load-") as name:
        folder = Path(name)
        result: dict[str, Any] = {"load_before": os.getloadavg()[0], "fathomfive": ours(arguments, folder)}
        if arguments.peer:
            result["boardgame.io"] = peer(arguments, folder)
            result["ratio"] = ratios(result["fathomfive"]["flat_out"], result["boardgame.io"]["flat_out"])
        if arguments.floor:
            result["floor"] = floor(arguments, folder)
            if arguments.peer:
                result["bound"] = ratios(result["floor"]["flat_out"], result["boardgame.io"]["flat_out"])
    if arguments.json:
        print(json.dumps(result, indent=2))
        return
    for name in ("fathomfive", "boardgame.io", "floor"):
        if name in result:
            show(name, result[name])
    if "ratio" in result:
        ratio = result["ratio"]
        print(
            f"flat out, Fathom Five takes {ratio['answers']} times as many answers a second, "
            f"each with 1/{ratio['processor']} of the processor time"
        )
    if "bound" in result:
        bound = result["bound"]
        print(f"the least that any server does is {bound['answers']} times as many, each with 1/{bound['processor']}")


if __name__ == "__main__":
    main()
