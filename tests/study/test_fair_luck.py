"""Luck is a fair game: on average it brings nobody anything, so that the mean residual of self-played games is 0."""

from __future__ import annotations

from math import sqrt

import pytest

import fathomfive as ff
from fathomfive.kernel import NATURE, Stream, Table
from fathomfive.kernel.record import Record
from fathomfive.study.evaluator import Evaluator, base, variance
from fathomfive.study.fortune import fortune
from fathomfive.study.luck import Strata
from tests.study.planting import by_thumb

BOTH_GOOD = (2 / 3) ** 2
"""Plunge alone, with two dives to go and 6 points to make: both rolls must be good."""


def off_by(values: list[float], true: float = 0.0) -> float:
    """How many standard errors a mean is off."""
    return abs(sum(values) / len(values) - true) / sqrt(variance(values) / len(values))


def test_which_answers_are_looked_at_has_nothing_to_do_with_the_luck_after_them() -> None:
    table = Table("plunge", 1, 1, nature="ask")
    table.answer(0)
    for _ in range(4):
        for answer in ("deep", "slow", 1):
            table.answer(answer)
    table.answer("deep")
    table.answer("slow")
    evaluator = Evaluator(table)
    before = [Strata(table, evaluator, base(seed, 0, "luck"), 2).before()[0][0] for seed in range(2000)]
    assert off_by(before, BOTH_GOOD) < 2


@pytest.mark.parametrize("seats", [1, 2])
def test_the_mean_residual_of_reviewed_games_of_the_rule_of_thumb_is_zero_within_two_standard_errors(
    seats: int,
) -> None:
    residuals: list[float] = []
    for number in range(120):
        end = by_thumb(Table("plunge", seats, number, nature="ask"), Stream(number))
        residuals.append(ff.study.review(end.record(), size=1, seed=number).summary[0].residual)
    assert off_by(residuals) < 2


@pytest.mark.slow
@pytest.mark.parametrize(
    ("id", "seats", "games"),
    [("deepblue", 2, 8), ("otys", 2, 8), ("neweden", 2, 8), ("endeavor", 2, 16), ("nemo", 1, 2)],
)
def test_in_every_game_luck_brings_whoever_acts_nothing_on_average(id: str, seats: int, games: int) -> None:
    gains: list[float] = []
    for number in range(games):
        end = by_thumb(Table(id, seats, number, nature="ask"), Stream(number))
        record = end.record()
        seats_asked = [who for who, _ in Record.read(record).answers]
        for luck in fortune(record, 0, end.version, look=2, seed=number):
            acts = next((who for who in reversed(seats_asked[: luck.step]) if who != NATURE), 0)
            gains.append(luck.gains[acts])
    assert len(gains) > 300
    assert off_by(gains) < 3
