from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from fathomfive.party import luck
from tests.serve.serving import Running, Tables, patient, running
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
    with running(patient(store=new_store(request.param), lease=1.5, hint=0.2)) as server:
        yield server


@pytest.fixture
def tables(server: Running) -> Iterator[Tables]:
    tables = Tables(server)
    yield tables
    tables.close()


@pytest.fixture(scope="module")
def one_server(new_store: Callable[[str], str]) -> Iterator[Running]:
    """A server on SQLite, for what does not depend on the store."""
    with running(patient(store=new_store("sqlite"), lease=1.5, hint=0.2)) as server:
        yield server


@pytest.fixture
def one(one_server: Running) -> Iterator[Tables]:
    tables = Tables(one_server)
    yield tables
    tables.close()


@pytest.fixture(scope="session", autouse=True)
def known_luck() -> Iterator[None]:
    """Tests of other things may name the seed at any table; `test_luck` takes this back."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(luck, "check_named", lambda sitters: None)
        yield
