"""What a search believes where it stops."""

from __future__ import annotations

import pytest

from fathomfive.games.deepblue import GAME

from .scenes import a_table, unset_table


def chance(points: int) -> float:
    s = a_table(2)
    s.chests = [points, 0]
    outlook = GAME.judge.outlook(s)
    assert sum(outlook) == pytest.approx(1)
    return outlook[0]


def test_nobody_is_ahead_before_the_set_up() -> None:
    assert GAME.judge.outlook(unset_table(4)) == [0.25] * 4


def test_more_points_are_a_better_chance() -> None:
    assert chance(0) < chance(5) < chance(20) < 1
