"""Finished tables at a running server, without the time that playing them there would take."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from fathomfive.bots import seeded
from fathomfive.party import entries as e
from fathomfive.party import snapshots, tokens
from fathomfive.party.party import Party
from fathomfive.party.people import Sitter
from fathomfive.serve.store.rows import Append, Creation
from tests.serve.serving import Running
from tests.waiting import PATIENCE

PLAYER = "greedy:slips=0.35"
"""Plays sensibly, and makes mistakes."""


def ended(game: str, seats: int, options: dict[str, Any] | None = None, seed: int = 5) -> tuple[Party, e.Begin]:
    """A game between people, to its end."""
    sitters = [Sitter("human", f"P{seat}", None, seat, claimed=True) for seat in range(seats)]
    party, begun = snapshots.begin(tokens.new_table(), game, sitters, options, seed, time.time_ns() // 1_000_000, {})
    bots = [seeded(PLAYER, 8 * seed + seat) for seat in range(seats)]
    while not party.table.over:
        seat = party.asked[0]
        entry = party.answer(seat, party.state.number, bots[seat].choose(party.table.seat(seat)))
        assert entry is not None
        party.note(entry, party.state.number)
    return party, begun


def finished_table(
    server: Running, game: str, seats: int, options: dict[str, Any] | None = None, seed: int = 5
) -> tuple[str, list[str]]:
    """A finished table in the server's store; gives its id and the seats' tokens."""
    party, begun = ended(game, seats, options, seed)
    secrets = [tokens.new_token() for _ in range(seats)]
    first = Append(party.header.table, 0, party.header.created, e.encode(begun), server.house.summary(party))
    digests: list[bytes | None] = [tokens.digest(secret) for secret in secrets]
    creation = Creation(party.header, digests, first, snapshots.freeze(party))
    loop = server.server._loop
    assert loop is not None
    asyncio.run_coroutine_threadsafe(server.house.store.add(creation), loop).result(PATIENCE)
    return party.header.table, secrets
