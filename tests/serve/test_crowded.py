"""Many strong bots at once: people, and those who need little time, are answered before all of them have thought."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from tests.serve.serving import Player, Running, Tables, asked, patient, received, running
from tests.waiting import until

STRONG = "search:seconds=0.2,turns=6"
"""So far ahead little is clear: such a bot takes its time for nearly every question."""


@pytest.fixture(scope="module", params=[8, pytest.param(40, marks=pytest.mark.slow)])
def crowded(request: pytest.FixtureRequest, new_store: Callable[[str], str]) -> Iterator[tuple[Tables, list[Player]]]:
    """A server with one process to think in, and many tables of bots that would like to think all the time."""
    with running(patient(store=new_store("sqlite"), hint=0.2)) as server:
        tables = Tables(server)
        strong = [tables.new(people=0, bots=[STRONG] * 2, seed=number)[0] for number in range(request.param)]
        yield tables, [tables.player(table) for table in strong]
        tables.close()


def thoughts(server: Running) -> float:
    """How many answers of strong bots the server has counted."""
    for line in server.client.get("/metrics").text.splitlines():
        if line.startswith('fathom_thoughts_total{bot="search"}'):
            return float(line.split()[-1])
    return 0.0


def test_people_do_not_wait_for_all_of_them(crowded: tuple[Tables, list[Player]]) -> None:
    tables, _ = crowded
    until(lambda: thoughts(tables.server) > 2, "a thought")
    _, players = tables.new()
    asked(players)[0].get("/odds")  # both processes run now
    for path in ("/hint", "/odds"):
        player, _ = asked(players)
        before = thoughts(tables.server)
        player.get(path)
        assert thoughts(tables.server) - before <= 4, path
        player.answer_first()


@pytest.mark.parametrize(("bot", "most"), [("greedy", 3), ("random", 3), (STRONG, 6)])
def test_a_bot_that_somebody_plays_against_answers_soon(
    bot: str, most: int, crowded: tuple[Tables, list[Player]]
) -> None:
    tables, _ = crowded
    _, (player,) = tables.new(people=1, bots=[bot])
    answered = 0
    with player.live() as socket:
        seen = received(socket)
        while answered < 3:
            if seen["question"]:
                player.answer(seen["question"]["options"][0]["value"], seen["version"])
            before, step = thoughts(tables.server), seen["step"]
            while seen["step"] == step:
                seen = received(socket)
            if seen["waiting"] == [0] or seen["step"] > step + 1:
                answered += 1
                assert thoughts(tables.server) - before <= most


def test_the_bots_that_nobody_looks_at_play_on(crowded: tuple[Tables, list[Player]]) -> None:
    _, strong = crowded
    until(lambda: all(player.look()["step"] for player in strong), "an answer at every table")
