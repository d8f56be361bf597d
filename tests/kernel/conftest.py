"""Installs the toys as games: the kernel finds games as modules of `fathomfive.games`, by the path of that package."""

from __future__ import annotations

import importlib
from collections.abc import Iterator

import pytest

from fathomfive.kernel.installed import own_ids
from tests.kernel.toys import GAMES


@pytest.fixture(scope="module", autouse=True)
def installed_toys(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """For one module of tests the toys are the only games."""
    folder = tmp_path_factory.mktemp("games")
    for id in GAMES:
        (folder / f"{id}.py").write_text(f"from tests.kernel.toys import GAMES\n\nGAME = GAMES[{id!r}]\n")
    package = importlib.import_module("fathomfive.games")
    path = list(package.__path__)
    package.__path__[:] = [str(folder)]
    own_ids.cache_clear()
    yield
    package.__path__[:] = path
    own_ids.cache_clear()
