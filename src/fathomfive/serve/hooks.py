"""Telling an address that it is somebody's turn: only addresses that the operator allows."""

from __future__ import annotations

import logging
import re
import ssl
from collections.abc import Collection, Mapping
from urllib.parse import urlsplit

import httpx
import msgspec
from tenacity import RetryCallState, retry, retry_if_exception_type, stop_after_attempt, wait_incrementing

from ..party import entries as e
from ..party.party import Party

log = logging.getLogger(__name__)
SECONDS = 5.0
TRIES = 3
PLAIN = re.compile(r"[A-Za-z0-9\-._~:/?&=+,@!$*%;]+")
STEP = re.compile(r"%(2e|2f|5c|25|00)|(^|/)\.{1,2}(;|/|$)|//|\\", re.IGNORECASE)
"""Anything in a path that might lead elsewhere than it seems to."""
JSON = {"Content-Type": "application/json"}
PAUSE = 2.0
"""Seconds until the second try; before each further one it is so much longer."""


def allowed(url: str, beginnings: tuple[str, ...]) -> bool:
    """Whether an address begins as the operator allows, and does not climb out of there again.

    >>> allowed("https://chat.example/hooks/7", ("https://chat.example/hooks/",))
    True
    >>> allowed("https://chat.example/hooks/../admin", ("https://chat.example/hooks/",))
    False

    What an address means is decided by whoever gets it, and some read `%2e`, `\\` or `..;` as a step up: so only plain
    addresses count.
    """
    return url.startswith(beginnings) and PLAIN.fullmatch(url) is not None and not STEP.search(urlsplit(url).path)


def called(party: Party, entry: e.Entry, reached: Collection[int]) -> list[tuple[int, bytes]]:
    """Whom to tell that it is their turn, and what: people whose question has just come up through somebody else."""
    state, header = party.state, party.header
    found = []
    by = state.sitters[entry.seat].client if isinstance(entry, (e.Answer, e.Undo)) else -1
    for seat in reached:
        sitter = state.sitters[seat]
        reminded = isinstance(entry, e.Remind) and entry.seat == seat
        waits = (state.since.get(seat) == state.number or reminded) and sitter.bot is None
        if waits and sitter.client != by:
            body: dict[str, object] = {
                "table": header.table,
                "game": header.game,
                "seat": seat,
                "name": sitter.name,
                "url": f"/table/{header.table}",
            }
            if reminded:
                body["reminder"] = True
            found.append((seat, msgspec.json.encode(body)))
    return found


def notices(party: Party, entry: e.Entry, beginnings: tuple[str, ...]) -> list[tuple[str, bytes]]:
    """The addresses to tell of a turn, and what."""
    urls = party.state.hooks
    return [(urls[seat], body) for seat, body in called(party, entry, urls) if allowed(urls[seat], beginnings)]


def _failed(attempt: RetryCallState) -> None:
    error = attempt.outcome.exception() if attempt.outcome is not None else None
    log.warning("a notice did not arrive", extra={"error": type(error).__name__, "attempt": attempt.attempt_number})


def _give_up(attempt: RetryCallState) -> bool:
    """A game goes on without its notices: each failure has been noted, and that is all."""
    return True


class Messenger:
    """Sends notices. An allowed address must not lead to another one, so neither redirects nor proxies count."""

    def __init__(self) -> None:
        self._client: httpx.AsyncClient | None = None
        """Made for the first notice: most servers never send one."""

    @retry(
        retry=retry_if_exception_type((httpx.HTTPError, httpx.InvalidURL)),
        stop=stop_after_attempt(TRIES),
        wait=wait_incrementing(PAUSE, PAUSE),
        after=_failed,
        retry_error_callback=_give_up,
    )
    async def tell(self, url: str, body: bytes, headers: Mapping[str, str] = JSON, gone: Collection[int] = ()) -> bool:
        """Send a notice; try again a few times. Whether the address is still there: it says by a status in `gone` that
        it is not. What else is answered is not read."""
        if self._client is None:
            system = ssl.create_default_context()
            self._client = httpx.AsyncClient(timeout=SECONDS, follow_redirects=False, trust_env=False, verify=system)
        async with self._client.stream("POST", url, content=body, headers=headers) as answer:
            if answer.status_code in gone:
                return False
            answer.raise_for_status()
            return True

    async def close(self) -> None:
        """Hang up."""
        if self._client is not None:
            await self._client.aclose()
