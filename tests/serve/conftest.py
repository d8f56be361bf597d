from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from fathomfive.serve import Settings
from tests.serve.serving import Running, Tables, running
from tests.serve.stores import Postgres, postgres

STORES = ["sqlite", "postgresql"]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[Postgres]:
    with postgres() as server:
        yield server


@pytest.fixture(scope="session")
def new_store(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], str]:
    """Makes the address of a fresh store of a kind."""

    def new(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path_factory.mktemp('store') / 'tables.db'}"
        server: Postgres = request.getfixturevalue("postgresql")
        return server.new()

    return new


@pytest.fixture(scope="module", params=STORES)
def server(request: pytest.FixtureRequest, new_store: Callable[[str], str]) -> Iterator[Running]:
    """A server on either store."""
    with running(Settings(store=new_store(request.param), thinkers=1, lease=1.5, hint=0.2)) as server:
        yield server


@pytest.fixture
def tables(server: Running) -> Iterator[Tables]:
    tables = Tables(server)
    yield tables
    tables.close()


@pytest.fixture(scope="module")
def one_server(new_store: Callable[[str], str]) -> Iterator[Running]:
    """A server on SQLite, for what does not depend on the store."""
    with running(Settings(store=new_store("sqlite"), thinkers=1, lease=1.5, hint=0.2)) as server:
        yield server


@pytest.fixture
def one(one_server: Running) -> Iterator[Tables]:
    tables = Tables(one_server)
    yield tables
    tables.close()
