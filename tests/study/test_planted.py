"""What is planted in a game of each title is found."""

from __future__ import annotations

import pytest

from fathomfive.kernel import Value
from tests.study.planting import EFFORT, LUCKY, SETTINGS, THOROUGH, event_at, looked_at, with_blunder, with_luck

NAMES = [id for id, _, _ in SETTINGS]
CASES = [pytest.param(*one, marks=[pytest.mark.slow] if one[0] == "nemo" else []) for one in SETTINGS]
"""Nemo's War takes long to search for something to plant."""


@pytest.mark.parametrize(("id", "seats", "options"), CASES, ids=NAMES)
def test_a_thrown_away_chance_is_a_blunder_where_it_happened(id: str, seats: int, options: dict[str, Value]) -> None:
    course, step, seat, worst = with_blunder(id, seats, options)
    event = event_at(course, step)
    for seed in (0, 1):
        [moment] = looked_at(course, event, seed, THOROUGH if id == "nemo" else EFFORT).decisions
        assert (moment.grade, moment.seat) == ("blunder", seat)
        assert moment.first <= step <= moment.last
        assert (moment.step, moment.better) != (step, worst)
        assert moment.loss - 2 * moment.error >= 0.15
        assert moment.gains[seat] < 0
        assert moment.better_said["de"] and moment.better_said["en"]
        assert moment.hindsight is not None


@pytest.mark.parametrize(("id", "seats", "options"), CASES, ids=NAMES)
def test_a_stroke_of_luck_is_told_as_such(id: str, seats: int, options: dict[str, Value]) -> None:
    course, step, seat = with_luck(id, seats, options)
    [luck] = looked_at(course, event_at(course, step), effort=LUCKY).luck
    assert luck.step == step
    assert luck.gains[seat] + luck.errors[seat] < 0
    assert luck.said["de"] and luck.said["en"]
