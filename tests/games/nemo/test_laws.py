"""The laws at every single question: labels told apart, nothing written by who only judges."""

from __future__ import annotations

import pytest

from fathomfive.kernel import Value
from fathomfive.kernel.conformance import check_game

EVERYTHING: dict[str, Value] = {"deadly_seas": "on", "pursuit": "on", "navies": "on", "setbacks": "on"}


@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [
        (1, {"motive": "science", **EVERYTHING}, 2),
        (2, {"mode": "semi", "motive": "anti-imperialism"}, 4),
    ],
)
def test_every_law_holds_at_every_question(seats: int, options: dict[str, Value], seed: int) -> None:
    assert check_game("nemo", seats, options, seed=seed, every=1).questions > 50
