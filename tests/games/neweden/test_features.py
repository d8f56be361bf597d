"""The numbers a model learns from, and their names."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden.judge.features import feature_names, features
from fathomfive.games.neweden.judge.outlook import SOURCES, WORTH, bottles, estimate, weighed

from .scenes import clam, crab, give, give_deeple, lay


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_number_has_a_name_of_its_own(seats: int) -> None:
    s = lay(seats)
    names = feature_names(s)
    assert len(set(names)) == len(names) == len(features(s, 0))


def test_names_say_which_number_they_are() -> None:
    s = lay(1)
    station = give(s, 0, clam(s, end=8), crab(s, end=2))
    station.points, station.damage, station.coins, s.stations[1].coins = 25, 3, 12, 7
    give_deeple(s, 0, 3)
    found = dict(zip(feature_names(s), features(s, 0), strict=True))
    assert found["points"] == pytest.approx(25 / 50)
    assert found["damage"] == pytest.approx(3 / 15)
    assert found["coins"] == pytest.approx(12 / 15)
    assert found["end points"] == pytest.approx(10 / 40)
    assert found["deeple"] == pytest.approx(4 / 8)
    assert found["bottles left"] == pytest.approx(2 / 8)
    assert (found["clams"], found["crabs"], found["krakens"]) == (1 / 4, 1 / 4, 0)
    assert found["rounds to come"] == found["in phase A"] == 1
    assert found["Nautilus marker"] == 0
    assert found["Deep Thought: coins"] == pytest.approx(7 / 20)
    assert found["Deep Thought: lead in points"] == pytest.approx(25 / 30)
    assert found["Deep Thought: activations to come"] == 1


def test_each_source_of_points_counts_by_its_own_weight() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, end=8))
    station.points, station.coins, station.damage = 9, 4, 2
    give_deeple(s, 0, 2)
    had = {}
    for number, source in enumerate(SOURCES):
        worth = [0.0] * len(SOURCES)
        worth[number] = 1.0
        had[source] = weighed(s, 0, worth)
    assert (had["by itself"], had["points"], had["coins"], had["damage beyond the pointer"]) == (1, 9, 4, 2)
    assert (had["deeple"], had["bottles of a round"]) == (3, bottles(s, station, True))
    assert 0 < had["end points if it holds"] < 8
    parts = [had[source] * worth for source, worth in zip(SOURCES, WORTH[0], strict=True)]
    assert estimate(s, 0) == pytest.approx(sum(parts))
