"""How a seat stands in numbers."""

from __future__ import annotations

from fathomfive.games.deepblue.content.tables import SILVER_SPOT
from fathomfive.games.deepblue.judge.features import NAMES, features
from fathomfive.games.deepblue.rules.state import DeepBlueState
from tests.games.deepblue.scenes import a_table, crew, hold, moor, sink, unset_table


def named(s: DeepBlueState, seat: int) -> dict[str, float]:
    return dict(zip(NAMES, features(s, seat), strict=True))


def test_every_number_has_a_name_of_its_own_also_before_the_set_up() -> None:
    assert len(set(NAMES)) == len(NAMES) == len(features(a_table(), 0))
    assert features(unset_table(), 0) == [0.0] * len(NAMES)


def test_the_names_say_what_the_numbers_count() -> None:
    s = a_table(2)
    s.chests = [60, 20]
    s.tokens = [1, 0]
    hold(s, 0, crew(s, money=2), crew(s, propeller=3))
    moor(s, 0, sink(s, SILVER_SPOT, points=8), SILVER_SPOT)
    mine, other = named(s, 0), named(s, 1)
    assert (mine["lead"], other["lead"]) == (1.0, -1.0)
    assert (mine["money in hand"], mine["propellers in hand"], mine["cards in hand"]) == (0.4, 0.6, 0.4)
    assert (mine["tokens"], other["tokens"]) == (0.5, 0.0)
    assert mine["best dive"] > 0.4 and mine["other dive"] == other["best dive"] == 0.0
    assert (mine["turns to wait"], other["turns to wait"]) == (0.0, 0.5)
    assert mine["protections in hand"] == mine["diving"] == mine["city found"] == 0.0
