"""Telling an address that it is somebody's turn: only addresses that the operator allows."""

from __future__ import annotations

import asyncio
import logging
import urllib.error
import urllib.request
from http.client import HTTPException

import msgspec

from . import entries as e
from .party import Party

log = logging.getLogger(__name__)
SECONDS = 5.0
TRIES = 3
PAUSE = 2.0


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    """An allowed address must not lead to another one."""

    def redirect_request(self, *args: object, **named: object) -> None:
        return None


_opener = urllib.request.build_opener(_NoRedirect, urllib.request.ProxyHandler({}))


def notices(party: Party, entry: e.Entry, allowed: tuple[str, ...]) -> list[tuple[str, bytes]]:
    """Whom to tell that it is their turn: people whose question has just come up through somebody else."""
    told = []
    by = party.sitters[entry.seat].client if isinstance(entry, (e.Answer, e.Undo)) else -1
    for seat, url in party.hooks.items():
        sitter = party.sitters[seat]
        waits = party.since.get(seat) == party.number and sitter.bot is None
        if waits and sitter.client != by and url.startswith(allowed):
            body = {
                "table": party.header.table,
                "game": party.header.game,
                "seat": seat,
                "name": sitter.name,
                "url": f"/table/{party.header.table}",
            }
            told.append((url, msgspec.json.encode(body)))
    return told


async def tell(url: str, body: bytes) -> None:
    """Send a notice; try again a few times."""
    for attempt in range(TRIES):
        try:
            await asyncio.to_thread(_post, url, body)
            return
        except (urllib.error.URLError, HTTPException, OSError, ValueError) as error:
            log.warning("a notice did not arrive", extra={"error": type(error).__name__, "attempt": attempt + 1})
        await asyncio.sleep(PAUSE * (attempt + 1))


def _post(url: str, body: bytes) -> None:
    if not url.startswith(("http://", "https://")):
        raise ValueError("not an address of the web")
    request = urllib.request.Request(url, body, {"Content-Type": "application/json"}, method="POST")
    with _opener.open(request, timeout=SECONDS):
        pass
