"""What the scores are made of."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fathomfive.games.neweden.rules.free import use_plant
from fathomfive.games.neweden.rules.play import end_round
from fathomfive.games.neweden.rules.state import NewEdenState
from fathomfive.games.neweden.words.parts import parts
from fathomfive.kernel import Table

from .scenes import Play, clam, give, lay, research, told

GOLDEN = Path(__file__).parent / "golden"


def by_label(s: NewEdenState) -> dict[str, list[int]]:
    return {label.id: points for label, _, points in parts(s, told(s))}


@pytest.mark.parametrize("path", sorted(GOLDEN.glob("*.json")), ids=lambda path: path.stem)
def test_the_parts_of_a_game_add_up_to_its_scores(path: Path) -> None:
    table = Table.replay(json.loads(path.read_text(encoding="utf-8")), facts=True)
    assert isinstance(table.state, NewEdenState)
    every = [points for _, _, points in parts(table.state, table.facts)]
    assert [sum(column) for column in zip(*every, strict=True)] == table.scores


def test_points_of_the_plant_bonus_cards_coins_and_the_station_are_told_apart() -> None:
    s = lay(2)
    give(s, 0, clam(s, end=7), research(s, "plant-points"))
    s.stations[0].arms[2].append(s.c.extension_kraken)
    for arm in (s.stations[0].lying, s.stations[0].staffed):
        arm[2].append(0)
    Play(s, use_plant(s, 0))
    s.round = 3
    s.bonus = [s.c.bonus_ids.index("bonus-clam-points")]
    end_round(s)
    found = by_label(s)
    assert found["part-plant"] == [2, 0]
    assert found["part-bonus"] == [2, 0]
    assert found["part-coins"] == [3, 2]
    assert found["part-station"][0] == 7 + s.c.end[s.c.ids.index("research-plant-points")]
    assert found["part-clams"] == found["part-passing"] == found["part-research"] == [0, 0]
