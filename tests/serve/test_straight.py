"""What goes out straight: documents past the queue, answers past the web framework, many answers in one statement."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import httpx
import pytest
from websockets.frames import Frame, Opcode
from websockets.streams import StreamReader

from fathomfive.party import entries as e
from fathomfive.party.document import Viewer
from fathomfive.party.laying import laid
from fathomfive.party.shapes import HumanSeat, NewTable
from fathomfive.party.snapshots import freeze
from fathomfive.serve import Settings
from fathomfive.serve.http.connections import framed
from fathomfive.serve.live import Follower, summary
from fathomfive.serve.store import open_store
from fathomfive.serve.store.rows import Append, Creation, Summary
from tests.serve.serving import Tables, asked, received

STAYS = ("content-length", "date")
"""Headers that are there, and may differ between two answers."""


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_is_read_by_a_websocket_library_as_the_text_that_was_sent(length: int) -> None:
    text = b"x" * length
    reader = StreamReader()
    reader.feed_data(framed(text))
    reading = Frame.parse(reader.read_exact, mask=False)
    with pytest.raises(StopIteration) as read:
        next(reading)
    assert read.value.value == Frame(Opcode.TEXT, text) and not reader.buffer


def test_documents_keep_their_order_when_a_connection_is_slow_for_a_while() -> None:
    follower, sent, slow = Follower(Viewer()), [], [False]

    def push(data: bytes) -> bool:
        if not slow[0]:
            sent.append(data)
        return not slow[0]

    follower.push = push
    follower.tell(b"1")
    slow[0] = True
    follower.tell(b"2")
    slow[0] = False
    follower.tell(b"3")
    assert sent == [b"1"] and follower.documents.qsize() == 2
    assert follower.documents.get_nowait() == b"2"
    follower.sending = True
    assert follower.documents.get_nowait() == b"3"
    follower.tell(b"4")
    assert sent == [b"1"], "3 is still on its way"
    assert follower.documents.get_nowait() == b"4"
    follower.sending = False
    follower.tell(b"5")
    follower.tell(None)
    assert sent == [b"1", b"5"] and follower.documents.get_nowait() is None


def test_a_socket_gets_whatever_was_pushed_in_its_order(one: Tables) -> None:
    _, players = one.new()
    with players[0].live() as socket:
        version = received(socket)["version"]
        for _ in range(30):
            player, seen = asked(players)
            player.answer(seen["question"]["options"][0]["value"], seen["version"])
        assert [received(socket)["version"] for _ in range(30)] == [version + step + 1 for step in range(30)]


def test_an_answer_has_the_same_headers_whether_it_goes_straight_or_not(one: Tables) -> None:
    """Who closes the connection is answered by the usual way, and wishes written otherwise by the web framework."""
    table, players = one.new()
    found: list[dict[str, str]] = []
    ways: tuple[tuple[str, dict[str, str]], ...] = (
        ("reply=version&lang=en", {}),
        ("reply=version&lang=en", {"Connection": "close"}),
        ("lang=en&reply=version", {}),
    )
    for query, headers in ways:
        player, seen = asked(players)
        body = {"version": seen["version"], "value": seen["question"]["options"][0]["value"]}
        answer = httpx.post(
            f"{one.server.address}/api/tables/{table}/answers?{query}",
            json=body,
            headers={"Authorization": f"Bearer {player.token}", **headers},
        )
        assert answer.status_code == 200 and answer.json() == {"version": seen["version"] + 1}
        assert answer.headers["content-length"] == str(len(answer.content))
        found.append({name: "" if name in STAYS else value for name, value in answer.headers.items()})
    assert found[1].pop("connection") == "close"
    assert found[0] == found[1] == found[2]


def test_many_answers_of_one_moment_are_kept_as_they_were(new_store: Callable[[str], str]) -> None:
    """Also with names and values that JSON, or SQL, has signs of its own for."""
    asyncio.run(_many(new_store("sqlite")))


async def _many(address: str) -> None:
    store = await open_store(Settings(store=address))
    names = ["Ada 'O\"Neil\\ \n\x07", "Bö ☂ 𝄞 %s ?"]
    wanted, _ = laid(NewTable("deepblue", [HumanSeat(name) for name in names]))
    parties = [wanted.begin(f"t{number}", 7, {}) for number in range(40)]
    for party, begin in parties:
        stands = summary(party, store.node, 7, 1.0)
        first = Append(party.header.table, 0, 7, e.encode(begin), stands)
        await store.add(Creation(party.header, wanted.digests, first, freeze(party)))
    values = ["null", "\u0000", 'a"b\\c', "☂𝄞", [1, ["x", -(1 << 52)]], 1 << 52]
    entries = [e.Answer(0, values[number % len(values)], number) for number in range(40)]
    stands = Summary(2, [1, 0], names, False, True, "some-node", 1 << 45)
    written = [
        store.add(Append(f"t{number}", 1, (1 << 44) + number, e.encode(entry), stands))
        for number, entry in enumerate(entries)
    ]
    assert all(await asyncio.gather(*written))
    for number, entry in enumerate(entries):
        assert [(at, e.decode(data)) for _, at, data in await store.entries(f"t{number}", 1)] == [
            ((1 << 44) + number, entry)
        ]
    listed = await store.opened_by([digest for digest in wanted.digests if digest is not None])
    assert len(listed) == 40
    assert {(one.updated - (1 << 44), one.header.table) for one in listed} == {(n, f"t{n}") for n in range(40)}
    for one in listed:
        assert one.summary == Summary(2, [1, 0], names, False, True)
    await store.close()
