"""Every board on every screen: one page is resized from screen to screen, and measured on each."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from fathomfive.kernel.installed import game
from tests.waiting import PATIENCE

from .measure import faults
from .serving import Server

DESKS = ["1280x720", "1366x768", "1440x900", "1920x1080", "2560x1440"]
TABLETS = ["768x1024", "820x1180"]
PHONES = ["390x844", "360x740"]
LYING = ["844x390", "932x430"]
SHAPES = {**dict.fromkeys(DESKS, "wide"), **dict.fromkeys(TABLETS, "tall")} | {
    **dict.fromkeys(PHONES, "phone"),
    **dict.fromkeys(LYING, "low"),
}
LANGUAGES = ("de", "en")
SEATS = {name: tuple(game(name).seats) for name in ("deepblue", "otys", "neweden", "endeavor", "nemo")}
"""How many may sit at a table."""
MOMENTS = {"early": 12, "later": 90}
"""So many steps into the game, a person is asked."""

DRAWN = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
SHAPED = "(shape) => document.querySelector('[data-shape]')?.dataset.shape === shape"
FONTS = "() => document.fonts.status === 'loaded'"


class Position(NamedTuple):
    """A table at a moment, and what its pictures are called."""

    name: str
    made: dict[str, Any]


def _late(step: int, document: dict[str, Any]) -> bool:
    return bool(document["step"] >= step)


def positions(server: Server, name: str, counts: Iterable[int], moments: Iterable[str]) -> Iterator[Position]:
    """A game with so many seats, when a person is asked at these moments; one table for all of them."""
    for seats in counts:
        made = server.table(name, bots=seats - 1, bot="greedy", seed=11)
        for moment in moments:
            document = server.advance(made, partial(_late, MOMENTS[moment]))
            if not document["over"]:
                yield Position(f"{name}-{seats}-{moment}", made)


def settle(page: Page, shape: str) -> None:
    """Wait until the table has its shape on this screen and is drawn."""
    page.wait_for_selector("[data-question] [data-option]", state="attached")
    page.wait_for_function(SHAPED, arg=shape)
    page.wait_for_function(FONTS)
    page.evaluate(DRAWN)


def measured(
    browser: Browser, server: Server, at: Position, screens: Iterable[str], language: str, kept: Path, size: float = 1
) -> list[str]:
    """What is wrong with a table on these screens, in one language and size of text; keeps a picture of each."""
    found: list[str] = []
    for fingers in (False, True):
        wanted = [screen for screen in screens if (SHAPES[screen] != "wide") == fingers]
        if not wanted:
            continue
        context = browser.new_context(
            locale=language, has_touch=fingers, service_workers="block", reduced_motion="reduce"
        )
        context.set_default_timeout(1000 * PATIENCE)
        settings = json.dumps({"pace": "instant", "coach": False, "lang": language, "size": size})
        context.add_init_script(f"localStorage.setItem('fathom-settings', {json.dumps(settings)})")
        page = context.new_page()
        for screen in wanted:
            width, height = map(int, screen.split("x"))
            page.set_viewport_size({"width": width, "height": height})
            if screen == wanted[0]:
                page.goto(f"{server.url}{at.made['seats'][0]['url']}")
            settle(page, SHAPES[screen])
            name = f"{at.name}-{screen}-{language}" + ("-large" if size != 1 else "")
            page.screenshot(path=kept / f"{name}.png")
            found += [f"{name}: {fault}" for fault in faults(page, fingers=fingers)]
        context.close()
    return found
