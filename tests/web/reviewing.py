"""Finished and reviewed tables in the store of a server, without the time that playing and reviewing there takes."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from fathomfive.kernel.record import Record
from fathomfive.party import entries as e
from fathomfive.party import snapshots, tokens
from fathomfive.serve import Settings
from fathomfive.serve.live import summary
from fathomfive.serve.store import open_store
from fathomfive.serve.store.rows import Append, Creation, Reviewed
from fathomfive.study.piece import study
from fathomfive.study.reviewing import Kept, Reviewing
from tests.serve.ending import ended

from .serving import Server


def reviewed_table(
    server: Server, game: str = "otys", seats: int = 2, done: float = 1.0, options: dict[str, Any] | None = None
) -> tuple[str, list[str]]:
    """A finished table that is reviewed, or a share of it; gives its id and the seats' tokens."""
    party, begun = ended(game, seats, options)
    reviewing = Reviewing(party.table.record(), size=1)
    plan, found = reviewing.plan, {}
    answers = Record.read(party.table.record()).answers
    for number in range(max(1, round(done * len(plan.rows)))):
        piece = study(*plan.piece(number, party.table.record(), answers, None))
        found[piece.first] = piece
    looked = sum(piece.last + 1 - piece.first for piece in found.values())
    kept = Kept(plan, list(found.values())).pressed()
    secrets = [tokens.new_token() for _ in range(seats)]
    table = party.header.table
    first = Append(table, 0, party.header.created, e.encode(begun), summary(party, "", 0, 0.0))
    creation = Creation(party.header, [tokens.digest(secret) for secret in secrets], first, snapshots.freeze(party))

    async def lay_down() -> None:
        store = await open_store(Settings(store=f"sqlite:///{server.store}"))
        await store.add(creation)
        await store.add(Reviewed(table, looked, kept))
        await store.close()

    # The browser's own loop runs in this thread: this one needs another.
    with ThreadPoolExecutor(1) as beside:
        beside.submit(lambda: asyncio.run(lay_down())).result()
    return table, secrets
