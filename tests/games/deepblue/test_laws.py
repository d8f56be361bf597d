"""The laws of the kernel at every single question of a few games; `test_every_game` looks at more games, less often."""

from __future__ import annotations

import pytest

from fathomfive.kernel.conformance import check_game


@pytest.mark.parametrize(
    ("seats", "scenario", "seed"),
    [
        (5, "approaching-storm", 5),
        pytest.param(3, "scattered-riches", 9, marks=pytest.mark.slow),
        pytest.param(4, "best-of-the-best", 5, marks=pytest.mark.slow),
    ],
)
def test_every_question_keeps_the_laws(seats: int, scenario: str, seed: int) -> None:
    report = check_game("deepblue", seats, {"scenario": scenario}, seed=seed, every=1)
    assert report.questions == sum(report.kinds.values()) > 100
    assert {"action", "pay", "propel", "sail", "rush", "go_on"} <= set(report.kinds)
