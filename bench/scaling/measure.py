"""Measures the costs: nodes on a PostgreSQL that flushes, under the load of `bench.load`, with and without a proxy.

All times are processor time of the processes concerned, so that other work on the machine changes them little.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import subprocess
import tempfile
import time
from contextlib import ExitStack, suppress
from functools import partial
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import msgspec
import uvloop

from bench.load import Load, Socket, processor_seconds, wait_for
from bench.soaking.gauges import family, memory
from fathomfive import compiled
from tests.serve.processes import Node, free_port
from tests.serve.stores import Postgres

from .costs import Costs

TABLES = 100
MORE_SOCKETS = 4
"""At every seat, for what one more costs."""
SLOWLY = 25.0
"""Answers a second at which hardly two share a transaction."""
NGINX = """
worker_processes 1; daemon off; pid {folder}/pid; error_log {folder}/error.log;
events {{ worker_connections 4096; }}
http {{
  access_log off; client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy;
  fastcgi_temp_path {folder}/f; uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
  map $http_upgrade $connection_upgrade {{ default upgrade; '' ''; }}
  upstream node {{ server 127.0.0.1:{node}; keepalive 128; }}
  server {{
    listen 127.0.0.1:{port};
    location / {{
      proxy_pass http://node; proxy_http_version 1.1; proxy_set_header Host $host; proxy_buffering off;
      proxy_set_header Upgrade $http_upgrade; proxy_set_header Connection $connection_upgrade;
    }}
  }}
}}
"""


class Spent(msgspec.Struct, frozen=True):
    """What some seconds of answers have cost."""

    answers: int
    commits: int
    node: float
    database: float
    """Seconds of processor time."""
    others: list[float]
    proxy: float
    log: int
    """Bytes of the write-ahead log."""


class Bench:
    """A database, a node under load, and some that only listen."""

    def __init__(self, folder: Path, ending: ExitStack) -> None:
        self.folder, self.ending = folder, ending
        self.postgres = Postgres(durable=True)
        ending.callback(self.postgres.stop)
        self.store = self.postgres.new()
        self.node = self.listener("node")
        self.others: list[Node] = []
        self.proxy = 0

    def listener(self, name: str) -> Node:
        node = Node(self.store, self.folder / name).ready()
        self.ending.callback(node.kill)
        return node

    def proxied(self) -> int:
        """Put a proxy before the node; gives its port."""
        port = free_port()
        config = self.folder / "nginx.conf"
        config.write_text(NGINX.format(folder=self.folder, node=self.node.port, port=port))
        proxy = subprocess.Popen(["/usr/sbin/nginx", "-c", str(config)], stderr=subprocess.DEVNULL)
        self.ending.callback(proxy.wait)
        self.ending.callback(proxy.terminate)
        self.proxy = proxy.pid
        wait_for(port)
        return port

    async def sat_down(self, port: int) -> Load:
        """New tables with their people, who have begun to play."""
        load = Load(port)
        await load.sit_down(TABLES)
        await load.run(1.0, None)
        return load

    async def spent(self, load: Load, seconds: float, rate: float | None) -> Spent:
        """Let answers be given for so long."""
        begun = await self._state()
        ran = await load.run(seconds, rate)
        ended = await self._state()
        commits, log, node, database, proxy, *others = (
            after - before for before, after in zip(begun, ended, strict=True)
        )
        return Spent(int(ran["answers"]), int(commits), node, database, others, proxy, int(log))

    async def idle(self, seconds: float) -> float:
        """Seconds of processor time that one of the others takes while nothing happens."""
        before = [processor_seconds(node.process.pid) for node in self.others]
        await asyncio.sleep(seconds)
        return statistics.fmean(processor_seconds(node.process.pid) for node in self.others) - statistics.fmean(before)

    async def _state(self) -> list[float]:
        connection = await asyncpg.connect(self.store)
        try:
            await connection.execute("SELECT pg_stat_force_next_flush()")
            commits = await connection.fetchval(
                "SELECT xact_commit FROM pg_stat_database WHERE datname = current_database()"
            )
            log = await connection.fetchval("SELECT pg_current_wal_insert_lsn() - '0/0'::pg_lsn")
        finally:
            await connection.close()
        database, proxy = _processor(self.postgres.process.pid), _processor(self.proxy) if self.proxy else 0.0
        others = [processor_seconds(node.process.pid) for node in self.others]
        return [commits, float(log), processor_seconds(self.node.process.pid), database, proxy, *others]

    async def size(self) -> int:
        """Bytes of the database."""
        connection = await asyncpg.connect(self.store)
        try:
            return int(await connection.fetchval("SELECT pg_database_size(current_database())"))
        finally:
            await connection.close()


def _processor(parent: int) -> float:
    """Seconds that a process and its children have used; one that has just ended counts no more."""
    used = 0.0
    for pid in family(parent):
        with suppress(FileNotFoundError):
            used += processor_seconds(pid)
    return used


def flush(folder: Path) -> float:
    """µs until 8 KiB are on the disk, in the middle of many tries."""
    took = []
    with (folder / "flush").open("wb", buffering=0) as file:
        for _ in range(200):
            begun = time.perf_counter()
            file.write(b"\0" * 8192)
            os.fdatasync(file.fileno())
            took.append(1e6 * (time.perf_counter() - begun))
    return statistics.median(took)


async def _measured(seconds: float, folder: Path, ending: ExitStack) -> Costs:
    bench = Bench(folder, ending)
    pid = bench.node.process.pid
    bare = memory(pid)
    before = await bench.size()
    load = await bench.sat_down(bench.node.port)
    laid = memory(pid)
    slow = await bench.spent(load, seconds, SLOWLY)
    fast = await bench.spent(load, seconds, None)
    after, given = await bench.size(), slow.answers + fast.answers
    bench.others = [bench.listener(f"other-{number}") for number in range(2)]
    load = await bench.sat_down(bench.node.port)  # the connections for answers may have been closed meanwhile
    idle = await bench.idle(seconds)
    heard = await bench.spent(load, seconds, None)
    pushed = load.pushed_bytes / max(1, load.pushes)
    socket = await _more_sockets(load, bench.node.port, pid)
    through = await bench.sat_down(bench.proxied())
    proxied = await bench.spent(through, seconds, None)
    proxy_before = sum(memory(one) for one in family(bench.proxy))
    await _more_sockets(through, through.port, pid)
    proxy_socket = (sum(memory(one) for one in family(bench.proxy)) - proxy_before) / (2 * TABLES * MORE_SOCKETS)
    commit, answer = _split(slow, fast)
    alone, with_others = 1e6 * fast.database / fast.answers, 1e6 * heard.database / heard.answers
    batches = commit * (heard.commits / heard.answers - fast.commits / fast.answers)
    return Costs(
        machine=f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.0f}, {'compiled' if compiled else 'interpreted'}",
        node_answer=1e6 * fast.node / fast.answers,
        node_heard=max(0.0, 1e6 * (statistics.fmean(heard.others) - idle) / heard.answers),
        database_commit=commit,
        database_answer=answer,
        database_listener=max(0.0, (with_others - alone - batches) / len(bench.others)),
        flush=flush(folder),
        proxy_answer=1e6 * proxied.proxy / proxied.answers,
        proxy_socket=max(0.0, proxy_socket) / 1024,
        table=(laid - bare) / TABLES / 1024,
        socket=socket / 1024,
        node=bare / 1024,
        pushed=pushed,
        stored=(after - before) / given,
        written=fast.log / fast.answers,
    )


def _split(slow: Spent, fast: Spent) -> tuple[float, float]:
    """µs of a transaction, and of each answer in it, from two paces with different numbers of answers in one."""
    few, many = slow.answers / slow.commits, fast.answers / fast.commits
    lone, shared = 1e6 * slow.database / slow.answers, 1e6 * fast.database / fast.answers
    commit = max(0.0, (lone - shared) / (1 / few - 1 / many)) if many > few else 0.0
    return commit, max(0.0, shared - commit / many)


async def _more_sockets(load: Load, port: int, pid: int) -> float:
    """Bytes of the node's memory for one more socket, from some at every seat."""
    loop, wanted = asyncio.get_running_loop(), load.sockets + MORE_SOCKETS * len(load.seats)
    before = memory(pid)
    for seat in load.seats * MORE_SOCKETS:
        await loop.create_connection(partial(Socket, load, seat), "127.0.0.1", port)
    while load.sockets < wanted:
        await asyncio.sleep(0.05)
    await asyncio.sleep(1)
    return max(0.0, (memory(pid) - before) / (MORE_SOCKETS * len(load.seats)))


def measured(seconds: float) -> Costs:
    """Measure everything; each pace for so many seconds."""
    with tempfile.TemporaryDirectory(prefix="fathom-scale-") as name, ExitStack() as ending:
        return uvloop.run(_measured(seconds, Path(name), ending))
