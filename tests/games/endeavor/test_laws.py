"""The laws at every single question: labels told apart, nothing written by who only judges."""

from __future__ import annotations

import pytest

from fathomfive.kernel import Value
from fathomfive.kernel.conformance import check_game


@pytest.mark.parametrize(
    ("seats", "scenario", "mode", "declining"),
    [(1, 6, "versus", "everything"), (2, 8, "versus", "choices"), (2, 9, "together", "choices")],
)
def test_every_law_holds_at_every_question(seats: int, scenario: int, mode: str, declining: str) -> None:
    options: dict[str, Value] = {"scenario": scenario, "mode": mode, "declining": declining}
    assert check_game("endeavor", seats, options, seed=scenario, every=1).questions > 30
