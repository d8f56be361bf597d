"""Every board on every screen: what can be chosen, and every number, lies inside, under nothing else, large enough.

`python -m tools.layout FOLDER` measures all screens, both languages, every number of seats, early and later.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.waiting import PATIENCE

from .conftest import Server
from .layout import SEATS, SHAPES, measured, positions, settle


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


def test_what_stands_around_a_board_grows_with_a_large_screen(browser: Browser, server: Server) -> None:
    made = server.table("otys", bots=3)
    context = browser.new_context(viewport={"width": 2560, "height": 1440}, reduced_motion="reduce")
    context.set_default_timeout(1000 * PATIENCE)
    page = context.new_page()
    page.goto(f"{server.url}{made['seats'][0]['url']}")
    settle(page, "wide")
    letters = page.locator("[data-question] .opt b").first
    assert letters.evaluate("(node) => parseFloat(getComputedStyle(node).fontSize) * node.currentCSSZoom") > 19
    own, rivals = (page.locator(f"{where} svg.sea").bounding_box() for where in ("main", ".rail"))
    assert own and rivals
    assert abs(own["y"] - rivals["y"]) < 2 and abs(own["height"] - rivals["height"]) < 2, (
        "levels go on at the same height"
    )
    thing, bar = page.locator("main .piece[data-target]").first, page.locator("[data-shape] > .bar").bounding_box()
    thing.hover()
    card, piece = page.locator("#hover-card").bounding_box(), thing.bounding_box()
    assert card and piece and bar
    assert card["y"] + card["height"] <= bar["y"], "the card lies over the board, not over the question"
    gaps = [card["x"] - piece["x"] - piece["width"], piece["x"] - card["x"] - card["width"]]
    gaps += [card["y"] - piece["y"] - piece["height"], piece["y"] - card["y"] - card["height"]]
    assert 0 <= max(gaps) < 20, "and beside what it speaks of"
    page.mouse.move(2, 2)
    page.locator("#hover-card").wait_for(state="detached")
    page.locator("[data-question] [data-option]").first.hover()
    page.locator("#hover-card").wait_for()
    card = page.locator("#hover-card").bounding_box()
    assert card and card["y"] + card["height"] <= bar["y"], "nor does that of an option"
    page.locator("[data-menu]").click()
    sheet = page.locator("dialog[open]")
    assert sheet.evaluate("(node) => node.currentCSSZoom") > 1.3
    over = sheet.bounding_box()
    assert over and over["y"] > 0 and over["y"] + over["height"] < 1440
    page.goto(f"{server.url}/replay/{made['table']}")
    strip = page.locator("[data-shape] > .bar")
    strip.wait_for()
    room = strip.bounding_box()
    assert room and room["height"] < 80, "what only goes through a game needs no rows of chips"
    context.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", SEATS)
def test_a_board_fits_every_screen(browser: Browser, server: Server, kept: Path, game: str) -> None:
    found: list[str] = []
    for at in positions(server, game, [SEATS[game][-1]], ["later"]):
        found += measured(browser, server, at, SHAPES, "de", kept)
    assert found == []
