from __future__ import annotations

import pytest

from fathomfive.study import analyse
from fathomfive.study.workers import workers
from tests.study.plunge import played

RECORD = [("deep", "slow", 6), *[("deep", "slow", 1)] * 4, ("shallow", "fast", 0)]


def test_the_best_option_is_named_with_its_chance() -> None:
    analysis = analyse(played(1, [0], RECORD), 16, visits=64)
    assert [option.value for option in analysis.options] == ["deep", "shallow"]
    best = analysis.options[0]
    assert best.worths[0] == pytest.approx(2 / 3, abs=3 * best.error)
    assert best.visits == 64
    assert [line.value for line in best.line] == ["slow"]
    assert analysis.chances[0] == pytest.approx(2 / 3, abs=3 * analysis.errors[0])


def test_nature_is_analysed_by_its_odds() -> None:
    analysis = analyse(played(1, [0], [("deep", "slow", 6)] * 6), 3)
    assert (analysis.seat, analysis.kind, analysis.chosen) == (-1, "sea", 6)
    assert sum([option.odds or 0 for option in analysis.options]) == pytest.approx(1)
    assert [option.value for option in analysis.options] == [1, 2, 3, 4, 5, 6]


def test_several_processes_do_the_same_work_in_the_same_order() -> None:
    pieces = [(base, 3) for base in range(6)]
    assert list(workers(2)(pow, pieces)) == list(workers(1)(pow, pieces)) == [0, 1, 8, 27, 64, 125]
