"""Several nodes on one PostgreSQL store: any node serves any table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator

import asyncpg  # type: ignore[import-untyped]
import pytest

from tests.serve.serving import Player, Running, Tables, asked, patient, play, received, running
from tests.waiting import until

NewStore = Callable[[str], str]
Nodes = tuple[Running, Running]


@pytest.fixture(scope="module")
def store(new_store: NewStore) -> str:
    return new_store("postgresql")


@pytest.fixture(scope="module")
def nodes(store: str) -> Iterator[Nodes]:
    settings = patient(store=store, lease=1.0)
    with running(settings) as first, running(settings) as second:
        yield first, second


@pytest.fixture
def pair(nodes: Nodes) -> Iterator[tuple[list[Player], list[Player]]]:
    """Two people at one table, at both nodes."""
    tables, elsewhere = Tables(nodes[0]), Tables(nodes[1])
    table, here = tables.new("deepblue")
    yield here, [elsewhere.player(table, player.token) for player in here]
    tables.close()
    elsewhere.close()


def test_players_at_different_nodes_see_each_other(pair: tuple[list[Player], list[Player]]) -> None:
    here, there = pair
    with here[0].live() as one, there[1].live() as other:
        version = received(one)["version"]
        assert received(other)["version"] == version
        for number in range(10):
            player, seen = asked(here if number % 2 else there)
            options = seen["question"]["options"]
            player.answer(options[number % len(options)]["value"], seen["version"])
            for socket in (one, other):
                assert received(socket)["version"] == seen["version"] + 1
    assert here[0].look() == there[0].look()


def test_a_poll_at_another_node_hears_of_a_change(pair: tuple[list[Player], list[Player]]) -> None:
    here, there = pair
    seen = there[0].look()
    here[0].post("/chat", {"text": "hello over there"})
    said = until(lambda: there[0].look(after=seen["version"])["chat"], "the other node's chat")
    assert said[-1]["text"] == "hello over there"


def test_an_answer_counts_once_whichever_node_takes_it(pair: tuple[list[Player], list[Player]]) -> None:
    here, there = pair
    player, seen = asked(here)
    twin = there[here.index(player)]
    value = seen["question"]["options"][0]["value"]
    first = player.answer(value, seen["version"])
    assert twin.answer(value, seen["version"])["version"] == first["version"]
    other = seen["question"]["options"][1]["value"]
    assert twin.answer(other, seen["version"], status=409)["title"] == "Stale version"


def test_of_two_answers_at_once_one_wins(pair: tuple[list[Player], list[Player]]) -> None:
    here, there = pair
    for _ in range(6):
        player, seen = asked(here)
        twin = there[here.index(player)]
        twin.look()
        options = seen["question"]["options"]
        bodies = [{"version": seen["version"], "value": option["value"]} for option in (options[0], options[-1])]

        async def race(players: list[Player] = [player, twin], bodies: list[object] = list(bodies)) -> list[int]:  # noqa: B006
            posts = [
                asyncio.to_thread(one.http.post, "/answers", json=body)
                for one, body in zip(players, bodies, strict=True)
            ]
            return [answer.status_code for answer in await asyncio.gather(*posts)]

        statuses = sorted(asyncio.run(race()))
        assert statuses in ([200, 403], [200, 409]) or (options[0] == options[-1] and statuses == [200, 200])
        assert here[0].look() == there[0].look()


def test_a_seat_claimed_here_has_its_name_there(pair: tuple[list[Player], list[Player]]) -> None:
    here, there = pair
    here[1].post("/claim", {"name": "Wanda"})
    assert until(lambda: there[0].look()["seats"][1]["name"] == "Wanda")


def test_a_bot_is_taken_up_when_its_node_falls_silent(store: str, nodes: Nodes) -> None:
    lost = Running(patient(store=store, lease=1.0))
    tables = Tables(lost)
    table, _ = tables.new("endeavor", people=0, bots=["random", "random"])
    tables.close()
    lost.stop()
    watching = Player(nodes[0], table)
    until(lambda: watching.look()["over"], "the end of a game whose node is gone")
    watching.close()


def test_nodes_hear_again_after_the_connection_was_lost(store: str, pair: tuple[list[Player], list[Player]]) -> None:
    here, there = pair
    with there[0].live() as socket:
        version = received(socket)["version"]

        async def cut() -> int:
            connection = await asyncpg.connect(store)
            cut = await connection.fetch(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE pid <> pg_backend_pid() AND datname = current_database()"
            )
            await connection.close()
            return len(cut)

        assert asyncio.run(cut()) >= 2
        play(here, 1)
        assert received(socket)["version"] == version + 1
        play(there, 1)
        assert received(socket)["version"] == version + 2
