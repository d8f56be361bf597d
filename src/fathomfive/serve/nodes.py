"""Nodes that tell each other: PostgreSQL's LISTEN, kept up, so that each hears which tables the others have changed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import asyncpg  # type: ignore[import-untyped]
from sqlalchemy.engine import make_url

from .store.writing import ALOUD, CHANNEL

log = logging.getLogger(__name__)
PAUSE = 0.5
ALIVE = 5.0
"""Seconds between two signs of life on the connection."""


class Ear:
    """Listens on a connection of its own, and connects again when it is lost."""

    def __init__(
        self,
        address: str,
        node: str,
        heard: Callable[[str, int], None],
        aloud: Callable[[str], None],
        back: Callable[[], None],
        lost: Callable[[], None],
    ) -> None:
        self._address = make_url(address).set(drivername="postgresql").render_as_string(hide_password=False)
        self._node = node
        self._heard = heard
        self._aloud = aloud
        self._back = back
        self._lost = lost

    async def run(self) -> None:
        """Listen until cancelled."""
        while True:
            connection = None
            try:
                connection = await asyncpg.connect(self._address, timeout=10)
                await connection.add_listener(CHANNEL, self._note)
                await connection.add_listener(ALOUD, self._said)
                connection.add_termination_listener(self._cut)
                self._back()
                while not connection.is_closed():
                    await asyncio.sleep(ALIVE)
                    await connection.fetchval("SELECT 1", timeout=ALIVE)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("other nodes cannot be heard", extra={"error": type(error).__name__})
            finally:
                self._lost()
                if connection is not None:
                    with contextlib.suppress(Exception):
                        connection.terminate()
            await asyncio.sleep(PAUSE)

    def _cut(self, connection: object) -> None:
        """The connection ended: whatever happens from now on is not heard, so that every look asks the store."""
        self._lost()

    def _note(self, connection: object, pid: int, channel: str, payload: object) -> None:
        node, _, rest = str(payload).partition(" ")
        table, _, number = rest.partition(" ")
        if node != self._node:
            self._heard(table, int(number))

    def _said(self, connection: object, pid: int, channel: str, payload: object) -> None:
        self._aloud(str(payload))
