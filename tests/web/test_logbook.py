"""The logbook in the browser: games played to their end are written down, and reviewed if that is wanted."""

from __future__ import annotations

import json
from itertools import pairwise
from typing import Any

import pytest

from .conftest import Server
from .sizes import SIZES
from .test_home import keep
from .test_pages import check
from .test_travel import GAME, played

TITLE = {"en": "Your logbook", "de": "Dein Logbuch"}


@pytest.fixture(scope="module")
def finished(server: Server) -> dict[str, Any]:
    """A voyage of one person, won or lost, answer by answer."""
    made = server.table("endeavor", bots=0, difficulty="easy", seed=4)
    server.advance(made, lambda document: False)
    return made


@pytest.mark.parametrize(("size", "locale"), [("laptop", "en"), ("phone", "de")])
def test_a_game_that_ended_is_written_down_with_what_its_record_says(
    size: str, locale: str, server: Server, finished: dict[str, Any], visit: Any
) -> None:
    visitor = visit(SIZES[size], locale)
    page = visitor.open("/logbook")
    page.wait_for_selector("[data-logbook='0']")
    assert page.locator("h1").inner_text() == TITLE[locale]
    page.wait_for_selector("[data-map=scenarios]")
    assert page.locator("[data-map] a.done").count() == 0
    check(page)
    keep(visitor, ("endeavor", finished, 0))
    visitor.open("/logbook")
    page.wait_for_selector("[data-logbook='1']")
    entry = server.call(f"tables/{finished['table']}/logbook", token=finished["seats"][0]["token"])
    page.wait_for_selector(f"[data-bell=endeavor][data-depth='{entry['depth']}']")
    done = page.locator("[data-map] a.done")
    assert [done.nth(i).get_attribute("data-tile") for i in range(done.count())] == entry["tiles"]
    way = page.locator("[data-way='endeavor/solo']").inner_text()
    assert str(entry["score"]) in way and entry["opening"][0][locale] in way
    check(page)


def test_a_tile_that_was_filled_since_the_last_look_glows_once(visit: Any) -> None:
    visitor = visit()
    played(visitor, **{"fathom-history": [{**GAME, "tiles": ["scenarios/1", "scenarios/4"]}]})
    visitor.page.add_init_script("localStorage.setItem('fathom-tiles', sessionStorage.seen ?? '[\"scenarios/4\"]')")
    page = visitor.open("/logbook")
    page.wait_for_selector("[data-tile='scenarios/1'].done.fresh")
    assert page.locator(".fresh").count() == 1
    page.evaluate("() => (sessionStorage.seen = localStorage.getItem('fathom-tiles'))")
    page.reload()
    page.wait_for_selector("[data-tile='scenarios/1'].done")
    assert page.locator(".fresh").count() == 0


@pytest.mark.parametrize(("size", "locale"), [("laptop", "en"), ("phone", "de")])
def test_a_single_best_moment_leaves_room_for_those_to_come(size: str, locale: str, visit: Any) -> None:
    visitor = visit(SIZES[size], locale)
    played(visitor)
    page = visitor.open("/logbook")
    page.wait_for_selector("[data-moment=score]")
    assert page.locator("[data-moments='1'] .none").count() == 2, "each place says what would come there"
    whole, one = (page.locator(part).bounding_box() for part in ("[data-moments]", "[data-moment]"))
    assert whole and one and (size == "phone" or one["width"] < whole["width"] / 2.5)
    check(page)


@pytest.mark.parametrize("width", [1061, 1280, 1440])
def test_every_tile_lies_on_its_sheet_however_long_the_words(width: int, visit: Any) -> None:
    page = visit({"width": width, "height": 720}, "de").open("/logbook")
    page.wait_for_selector("[data-map=scenarios]")
    sheet = page.locator("[data-maps]").bounding_box()
    beyond = "all => Math.max(...all.map((one) => one.getBoundingClientRect().right))"
    assert sheet and page.locator("[data-map] a").evaluate_all(beyond) <= sheet["x"] + sheet["width"] - 8
    ends = page.locator("[data-bell] .won").evaluate_all(
        "all => all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right])"
    )
    assert all(end <= start for (_, end), (start, _) in pairwise(ends)), "no two words touch"


def test_an_empty_tile_invites_to_what_fills_it(visit: Any) -> None:
    page = visit().open("/logbook")
    page.click("[data-tile='scenarios/3']")
    page.wait_for_selector("[data-start]")
    assert "scenario=3" in page.url
    chosen = page.wait_for_selector("[data-choices=scenario] [data-taken='3']").inner_text()
    assert chosen.startswith("3 ")


@pytest.mark.slow
def test_reviews_run_in_the_background_for_whoever_wants_them(
    server: Server, finished: dict[str, Any], visit: Any
) -> None:
    visitor = visit()
    keep(visitor, ("endeavor", finished, 0))
    page = visitor.open("/logbook")
    page.wait_for_selector("[data-logbook='1']")
    assert page.locator("[data-losses]").get_attribute("data-losses") == "0"
    page.check("[data-reviews]")
    page.wait_for_selector("[data-losses='1']", timeout=300_000)
    summary = server.call(f"tables/{finished['table']}/review")["summary"][0]
    kept = json.loads(page.evaluate("() => localStorage.getItem('fathom-history')"))[0]["study"]
    assert kept["loss"] == pytest.approx(summary["loss"]) and kept["luck"] == pytest.approx(summary["luck"])
    assert page.locator("[data-luck]").get_attribute("data-luck") in ("fair", "kind", "unkind")
    visitor.open("/")
    page.wait_for_selector("[data-play]")
