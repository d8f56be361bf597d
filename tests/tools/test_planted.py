"""What is planted is what surely loses, and two looks at it agree where its chances can be reckoned by hand."""

from __future__ import annotations

from typing import cast

import pytest

from fathomfive.kernel import AnyGame, Table
from fathomfive.study.plan import effort
from tests.study.plunge import PLUNGE
from tools.planted import Planted, harmful, looked_at, together


@pytest.fixture
def last_dive() -> Table:
    """The last dive of somebody who needs it: how it is done is asked, and fast wins nothing."""
    table = Table(cast(AnyGame, PLUNGE), 1, 1, nature="ask")
    for answer in (0, "deep", "slow", 6, *["deep", "slow", 1] * 4, "deep"):
        table.answer(answer)
    return table


def test_the_worst_option_is_planted_and_both_looks_call_it_a_blunder(last_dive: Table) -> None:
    worst = harmful(last_dive, 1, 16)
    assert worst == "fast"
    assert looked_at(last_dive, worst, effort(4), 0) == Planted(looked=1, judged=1, blunders=2, also=2, graded=2)
    assert looked_at(last_dive, "slow", effort(4), 0) == Planted(looked=1, judged=1)


def test_where_nothing_can_be_lost_nothing_is_planted() -> None:
    table = Table(cast(AnyGame, PLUNGE), 1, 1, nature="ask")
    for answer in (0, *["deep", "slow", 6] * 2, "deep"):
        table.answer(answer)
    assert harmful(table, 1, 16) is None


def test_what_was_found_is_summed_up() -> None:
    assert together([Planted(3), Planted(1, 1, 2, 2, 2), Planted(1, 1, 1, 0, 1)]) == Planted(5, 2, 3, 2, 3)
