"""The least that a server can do for an answer: what `bench/load.py --floor` measures beside ours.

It knows no rules and makes no document. A game was played once before it opened; for every answer it writes the same
bytes to the same store, flushed with whatever else waits, sends the same documents to the two sockets of the table,
and answers the request, over the same uvicorn and by the same short ways as our server. Whatever ours takes beyond it
is the game itself: the rules, the checks and the words.

    python -m bench.floor PORT FILE
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from typing import Any, cast

import msgspec
import uvicorn
import uvloop

from fathomfive.party import entries as e
from fathomfive.party.document import document, viewing
from fathomfive.party.laying import laid
from fathomfive.party.log import Log
from fathomfive.party.party import Party
from fathomfive.party.shapes import NewTable, Taken
from fathomfive.party.snapshots import freeze
from fathomfive.serve import Settings
from fathomfive.serve.http.connections import PUSH, REPLY, Connections, protocols, raise_file_limit
from fathomfive.serve.http.lane import HEAD
from fathomfive.serve.live import summary
from fathomfive.serve.metrics import Metrics
from fathomfive.serve.process import _let_nobody_wait
from fathomfive.serve.store import open_store
from fathomfive.serve.store.rows import Append, Creation, Summary
from fathomfive.serve.store.store import Store

PATH = "/api/tables/"
LOG = 120
"""Facts in a document, as the client wants them."""
Send = Callable[[dict[str, Any]], Any]


class Moment(msgspec.Struct, frozen=True):
    """What one answer writes, and what it shows the two seats."""

    entry: bytes
    summary: Summary
    documents: tuple[bytes, bytes]


class Game(msgspec.Struct, frozen=True):
    """A game that has been played: how it began, and its answers."""

    party: Party
    begin: e.Begin
    snapshot: bytes
    moments: list[Moment]
    """The first is the beginning."""


def played(seed: int = 1) -> Game:
    """A random game of two people, as the load test plays it."""
    wanted = {"game": "deepblue", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]}
    table, _ = laid(msgspec.convert(wanted, NewTable))
    party, begin = table.begin("floor0000000", 0, {})
    log, chance, snapshot = Log(), random.Random(seed), freeze(party)
    moments = [_moment(party, begin, log)]
    while party.asked:
        seat = party.asked[0]
        value = chance.choice(party.table.seat(seat).ask().options)
        entry = party.answer(seat, party.state.number, msgspec.to_builtins(value))
        assert entry is not None
        party.note(entry, 0)
        moments.append(_moment(party, entry, log))
    return Game(party, begin, snapshot, moments)


def _moment(party: Party, entry: e.Entry, log: Log) -> Moment:
    first, second = (document(party, log, viewing((seat,), seat, "en", LOG)) for seat in (0, 1))
    return Moment(e.encode(entry), summary(party, "", 0, 0.0), (first, second))


class Table:
    """How far a table is, and who listens."""

    def __init__(self) -> None:
        self.step = 0
        self.followers: dict[int, Callable[[bytes], bool]] = {}


class Floor:
    """The ASGI application."""

    def __init__(self, store: Store, game: Game) -> None:
        self._store, self._game = store, game
        self._tables: dict[str, Table] = {}

    async def __call__(self, scope: dict[str, Any], receive: Callable[[], Any], send: Send) -> None:
        """Whatever comes."""
        if scope["type"] == "websocket":
            await self._live(scope, receive, send)
        elif scope["type"] == "http":
            await receive()
            body = await (self._answer(scope) if scope["path"].endswith("/answers") else self._create(scope, send))
            if body is not None:
                assert scope["extensions"][REPLY](scope, HEAD, body)

    async def _create(self, scope: dict[str, Any], send: Send) -> None:
        """A new table."""
        table = f"floor{len(self._tables):07}"
        self._tables[table] = Table()
        header = msgspec.structs.replace(self._game.party.header, table=table)
        first = self._game.moments[0]
        append = Append(table, 0, 0, first.entry, first.summary)
        await self._store.add(Creation(header, [b"0", b"1"], append, self._game.snapshot))
        made = {"table": table, "seats": [{"seat": seat, "token": str(seat)} for seat in (0, 1)]}
        body = msgspec.json.encode(made)
        length = (b"content-length", str(len(body)).encode())
        await send({"type": "http.response.start", "status": 201, "headers": [length]})
        await send({"type": "http.response.body", "body": body})

    async def _answer(self, scope: dict[str, Any]) -> bytes:
        """The next answer of the game that was played: written, told to both, acknowledged."""
        id = scope["path"][len(PATH) :].partition("/")[0]
        table = self._tables[id]
        table.step += 1
        moment = self._game.moments[table.step]
        await self._store.add(Append(id, table.step, 0, moment.entry, moment.summary))
        for seat, push in table.followers.items():
            push(moment.documents[seat])
        return msgspec.json.encode(Taken(table.step + 1))

    async def _live(self, scope: dict[str, Any], receive: Callable[[], Any], send: Send) -> None:
        """Somebody listens."""
        table = self._tables[scope["path"][len(PATH) :].partition("/")[0]]
        seat = int(next(one for one in scope["subprotocols"] if one.startswith("token.")).removeprefix("token."))
        await receive()
        await send({"type": "websocket.accept", "subprotocol": "fathom"})
        table.followers[seat] = scope["extensions"][PUSH]
        await send({"type": "websocket.send", "text": self._game.moments[table.step].documents[seat].decode()})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        del table.followers[seat]


async def serve(port: int, file: str) -> None:
    """Until told to stop."""
    settings = Settings(store=f"sqlite:///{file}")
    game, store = played(), await open_store(settings)
    http, sockets = protocols(Connections(settings, Metrics(), ""))
    config = uvicorn.Config(
        cast(Any, Floor(store, game)), port=port, lifespan="off", http=http, ws=sockets, ws_per_message_deflate=False,
        server_header=False, access_log=False, log_level="error", backlog=4096,
    )  # fmt: skip
    _let_nobody_wait()
    await uvicorn.Server(config).serve()
    await store.close()


def main() -> None:
    """Serve."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("port", type=int)
    parser.add_argument("file")
    arguments = parser.parse_args()
    raise_file_limit()
    uvloop.run(serve(arguments.port, arguments.file))


if __name__ == "__main__":
    main()
