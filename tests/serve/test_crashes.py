"""Acknowledged means durable: servers are killed at any moment, again and again, and nothing is lost."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.serve.crowd import Crowd
from tests.serve.processes import Node
from tests.serve.survivors import losses, people, seated

NewStore = Callable[[str], str]
SLOW = pytest.mark.slow


@pytest.mark.parametrize("kills", [1, pytest.param(8, marks=SLOW)])
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_acknowledged_answer_survives_being_killed(
    kind: str, kills: int, new_store: NewStore, tmp_path: Path
) -> None:
    store = new_store(kind)
    chance = random.Random(5)
    node = Node(store, tmp_path / "log").ready()
    try:
        crowd = Crowd(people(node.address, [node.address], ["deepblue", "otys", "deepblue", "otys"], bots=1))
        for _ in range(kills):
            crowd.give(chance.randrange(5, 40))
            node.kill()
            node.again()
        crowd.give(10)
        acknowledged = crowd.stop()
    finally:
        node.kill()
    assert losses(store, acknowledged) == []


@pytest.mark.parametrize(
    ("count", "games"),
    [
        (2, ["endeavor"]),
        pytest.param(2, ["endeavor", "neweden", "otys"], marks=SLOW),
        pytest.param(4, ["endeavor", "neweden", "nemo", "deepblue"], marks=SLOW),
    ],
    ids=["2 nodes, a game", "2 nodes, 3 games", "4 nodes, 4 games"],
)
def test_nodes_finish_games_while_each_is_killed_once(
    count: int, games: list[str], new_store: NewStore, tmp_path: Path
) -> None:
    store = new_store("postgresql")
    nodes = [Node(store, tmp_path / str(number)) for number in range(count)]
    try:
        addresses = [node.ready().address for node in nodes]
        crowd = Crowd(people(addresses[0], addresses, games, bots=1))
        for dying in nodes:
            crowd.give(15)
            dying.kill()
            crowd.give(5)
            dying.again()
            dying.ready()
        crowd.finish()
        acknowledged = crowd.stop()
    finally:
        for node in nodes:
            node.kill()
    assert losses(store, acknowledged) == []


def test_a_server_that_is_asked_to_stop_stops_cleanly(new_store: NewStore, tmp_path: Path) -> None:
    store = new_store("sqlite")
    node = Node(store, tmp_path / "log").ready()
    seated(node.address, {"game": "deepblue", "seats": [{"kind": "human"}, {"kind": "bot", "bot": "random"}]})
    assert node.stop() == 0
    assert "Traceback" not in (tmp_path / "log").read_text()
