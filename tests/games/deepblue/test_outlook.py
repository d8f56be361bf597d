"""What a search believes where it stops."""

from __future__ import annotations

import pytest

from fathomfive.games.deepblue.outlook import outlook
from fathomfive.games.deepblue.state import NO_WRECK, DeepBlueState

from .scenes import a_table, unset_table


def led(points: int) -> DeepBlueState:
    s = a_table(2)
    s.chests = [points, 0]
    return s


def test_nobody_is_ahead_before_the_set_up() -> None:
    assert outlook(unset_table(4)) == [0.25] * 4


def test_more_points_are_a_better_chance() -> None:
    few, many = outlook(led(5))[0], outlook(led(20))[0]
    assert outlook(led(0))[0] < few < many
    assert sum(outlook(led(20))) == pytest.approx(1)


def test_the_same_lead_is_surer_the_less_is_left() -> None:
    s = led(20)
    early = outlook(s)[0]
    for node in s.c.deep_sites:
        s.wrecks[node] = NO_WRECK
    assert outlook(s)[0] > early
