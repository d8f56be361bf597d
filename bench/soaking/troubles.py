"""What can happen to a server in a year, one after another."""

from __future__ import annotations

import asyncio
import resource
import signal
import sqlite3
from collections.abc import Awaitable, Callable

import asyncpg  # type: ignore[import-untyped]
import httpx

from .world import World

A_DAY = 86_400.0
FLOOD = 400
Trouble = Callable[[World], Awaitable[None]]


async def _answers(world: World) -> None:
    """Wait until every node is healthy again."""
    async with httpx.AsyncClient(timeout=10, trust_env=False) as client:
        for address in world.addresses:
            for _ in range(1200):
                try:
                    if (await client.get(f"{address}/healthz")).status_code == 200:
                        break
                except httpx.TransportError:
                    pass
                await asyncio.sleep(0.1)
            else:
                raise AssertionError(f"{address} does not come back")


async def killed(world: World) -> None:
    """A node dies in the middle of whatever it does."""
    world.down(0, signal.SIGKILL)
    world.up(0)


async def restarted(world: World) -> None:
    """The operator restarts a node."""
    world.down(len(world.nodes) - 1, signal.SIGTERM)
    world.up(len(world.nodes) - 1)


async def node_lost(world: World) -> None:
    """A node is away for a while; alone, everything is."""
    world.down(len(world.nodes) - 1, signal.SIGKILL)
    await asyncio.sleep(8)
    world.up(len(world.nodes) - 1)


async def frozen_store(world: World) -> None:
    """Nothing can be written for some seconds."""
    if world.postgres is None:
        other = sqlite3.connect(world.store.removeprefix("sqlite:///"), isolation_level=None, timeout=30)
        other.execute("BEGIN EXCLUSIVE")
        await asyncio.sleep(7)
        other.close()
        return
    connection = await asyncpg.connect(world.store)
    await connection.execute("BEGIN; LOCK TABLE tables IN ACCESS EXCLUSIVE MODE")  # a second lock could be a deadlock
    await asyncio.sleep(7)
    await connection.execute("ROLLBACK")
    await connection.close()


async def restarted_store(world: World) -> None:
    """The database ends at once and comes back; an embedded one is only frozen."""
    if world.postgres is None:
        await frozen_store(world)
    else:
        await asyncio.to_thread(world.postgres.again)


async def full_disk(world: World) -> None:
    """No file of a node may grow for some seconds (on PostgreSQL that hurts nobody but its log)."""
    pid = world.nodes[0].pid
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (1, resource.RLIM_INFINITY))
    await asyncio.sleep(5)
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


async def wrong_clock(world: World) -> None:
    """The clock jumps a day ahead, then two back, then it is right again."""
    for error in (A_DAY, -A_DAY, 0.0):
        world.clock.write_text(str(error))
        await asyncio.sleep(4)


async def upgraded(world: World) -> None:
    """A new release raises the rules version of a game, another one each time."""
    games = ("otys", "deepblue", "endeavor", "neweden", "nemo")
    await asyncio.to_thread(world.release, games[world.releases % len(games)])
    for number in range(len(world.nodes)):
        world.down(number, signal.SIGTERM)
        world.up(number)


async def flooded(world: World) -> None:
    """Strangers send nonsense, all at once."""
    async with httpx.AsyncClient(timeout=30, trust_env=False) as client:
        nonsense = [
            client.request(
                method, world.addresses[0] + path, content=body, headers={"content-type": "application/json"}
            )
            for method, path, body in (
                ("POST", "/api/tables", b'{"game": "atlantis"}'),
                ("POST", "/api/tables", b"{" * 5000),
                ("GET", "/api/tables/nothing", b""),
                ("POST", "/api/tables/nothing/answers", b'{"version": -1, "value": {}}'),
            )
            for _ in range(FLOOD // 4)
        ]
        for answer in await asyncio.gather(*nonsense, return_exceptions=True):
            if isinstance(answer, httpx.Response) and not (
                400 <= answer.status_code < 500 or answer.status_code == 503
            ):
                raise AssertionError(f"nonsense was answered with {answer.status_code}: {answer.text[:200]}")


TROUBLES: tuple[tuple[str, Trouble], ...] = (
    ("killed", killed),
    ("flood", flooded),
    ("restarted", restarted),
    ("store frozen", frozen_store),
    ("killed", killed),
    ("clock wrong", wrong_clock),
    ("new rules", upgraded),
    ("disk full", full_disk),
    ("node lost", node_lost),
    ("killed", killed),
    ("store restarted", restarted_store),
)
"""A season; a year has several of them."""


async def befall(world: World, what: Trouble) -> None:
    """Let something happen, and wait until the servers are healthy again."""
    await what(world)
    await _answers(world)
