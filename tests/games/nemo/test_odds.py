"""What tests bring on average."""

from __future__ import annotations

import pytest

from fathomfive.games.nemo.judge.odds import of_table, of_test, open_book
from fathomfive.games.nemo.rules.trial import band_of
from tests.games.nemo.scenes import (
    a_table,
)


def test_the_odds_of_a_test_and_of_the_table_are_exact() -> None:
    s = a_table()
    b = open_book(s)
    assert of_test(b, 7, [], 36.0, 0.0) == pytest.approx(21)
    assert of_table(b, 0, [], [36.0, 0.0, 0.0, 0.0, 0.0]) == pytest.approx(1)
    assert of_table(b, 0, [], [0.0, 36.0, 0.0, 0.0, 0.0]) == pytest.approx(14)
    assert of_table(b, 0, [], [0.0, 0.0, 36.0, 0.0, 0.0]) == pytest.approx(11)
    assert of_table(b, 0, [], [0.0, 0.0, 0.0, 36.0, 0.0]) == pytest.approx(9)
    assert of_table(b, 0, [], [0.0, 0.0, 0.0, 0.0, 36.0]) == pytest.approx(1)
    assert of_table(b, -3, [], [36.0, 0.0, 0.0, 0.0, 0.0]) == pytest.approx(10)
    assert [band_of(result) for result in (2, 3, 6, 7, 8, 9, 11, 12)] == [0, 1, 1, 2, 2, 3, 3, 4]
