"""Every board on every screen: what can be chosen, and every number, lies inside, under nothing else, large enough.

`python -m tools.layout FOLDER` measures all screens, both languages, every number of seats, early and later.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from .conftest import Server
from .layout import SEATS, SHAPES, measured, positions


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where pictures are kept: the folder named by FATHOM_PICTURES, or one for this run."""
    folder = Path(os.environ.get("FATHOM_PICTURES") or tmp_path_factory.mktemp("screens"))
    folder.mkdir(parents=True, exist_ok=True)
    return folder


@pytest.mark.parametrize("game", SEATS)
def test_a_board_fits_a_laptop_and_a_phone_on_its_side(browser: Browser, server: Server, kept: Path, game: str) -> None:
    (at,) = positions(server, game, [SEATS[game][-1]], ["early"])
    found = measured(browser, server, at, ["1280x720"], "de", kept)
    found += measured(browser, server, at, ["844x390"], "en", kept)
    assert found == []


@pytest.mark.slow
@pytest.mark.parametrize("game", SEATS)
def test_a_board_fits_every_screen(browser: Browser, server: Server, kept: Path, game: str) -> None:
    found: list[str] = []
    for at in positions(server, game, [SEATS[game][-1]], ["later"]):
        found += measured(browser, server, at, SHAPES, "de", kept)
    assert found == []
