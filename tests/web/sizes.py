"""The screens and languages that tests look at."""

from __future__ import annotations

import pytest

from .serving import LAPTOP, PHONE

SIZES = {"laptop": LAPTOP, "phone": PHONE}

every_size_and_language = pytest.mark.parametrize(
    ("size", "locale"),
    [
        ("laptop", "en"),
        ("phone", "de"),
        pytest.param("laptop", "de", marks=pytest.mark.slow),
        pytest.param("phone", "en", marks=pytest.mark.slow),
    ],
)
"""Each size and each language once, and with the slow tests all pairs of them."""
