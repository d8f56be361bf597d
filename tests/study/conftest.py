from __future__ import annotations

from collections.abc import Iterator

import pytest

import fathomfive as ff
from fathomfive.kernel.installed import registered
from tests.study.plunge import PLUNGE


@pytest.fixture(autouse=True)
def plunge() -> Iterator[None]:
    """The toy is a game while a test runs."""
    before = dict(registered)
    ff.register(PLUNGE)
    yield
    registered.clear()
    registered.update(before)
