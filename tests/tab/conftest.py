from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.serve.serving import Running, patient, running

from .desks import Pair, Tab


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    store = f"sqlite:///{tmp_path_factory.mktemp('tab') / 'tables.db'}"
    with running(patient(store=store)) as server:
        yield server


@pytest.fixture
def tab() -> Iterator[Tab]:
    made = Tab()
    yield made
    made.close()


@pytest.fixture
def pair(server: Running, tab: Tab) -> Pair:
    return Pair(server, tab)
