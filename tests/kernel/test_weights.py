from __future__ import annotations

import pytest

from fathomfive.kernel.weights import fitted, weights


def test_weights_are_found_by_fit_and_feature() -> None:
    assert weights("tests.kernel.fitting", "score")["fish in hand"] == 0.5
    assert fitted("tests.kernel.fitting").command == "python -m tools.fit lagoon"


def test_a_fit_that_is_not_there_is_an_error() -> None:
    with pytest.raises(KeyError):
        weights("tests.kernel.fitting", "luck")
