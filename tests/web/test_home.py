"""The home page: a first visit, and a return."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from .conftest import Server
from .sizes import SIZES, every_size_and_language
from .test_pages import check

HERO = {"en": "Five games, one deep sea", "de": "Fünf Spiele, ein tiefes Meer"}
WAITS = {"en": "One table waits for you", "de": "Ein Tisch wartet auf dich"}
ACTS = 3
"""Of a voyage."""
DESCENT = ["deepblue", "otys", "endeavor", "neweden", "nemo"]


def keep(visitor: Any, *tables: tuple[str, dict[str, Any], int]) -> None:
    """Let a device know tables, as if the links of these seats had been opened on it."""
    kept = [
        {"table": made["table"], "game": game, "tokens": [made["seats"][seat]["token"]], "invites": [], "made": 1}
        for game, made, seat in tables
    ]
    visitor.page.add_init_script(f"localStorage.setItem('fathom-tables', {json.dumps(json.dumps(kept))})")


@every_size_and_language
def test_a_first_visit_says_what_this_is_and_offers_one_thing_to_do(size: str, locale: str, visit: Any) -> None:
    page = visit(SIZES[size], locale).open("/")
    page.wait_for_selector("[data-play]")
    assert page.locator("h1").inner_text().replace("\n", " ") == HERO[locale]
    assert page.locator("main .button.main").count() == 1
    assert [page.locator("[data-tile]").nth(i).get_attribute("data-tile") for i in range(5)] == DESCENT
    page.wait_for_function("() => !document.querySelector('main').innerText.includes('…')")
    check(page)
    other = {"en": "de", "de": "en"}[locale]
    page.click(f".lang [lang={other}]")
    page.wait_for_function("words => document.querySelector('h1').innerText.includes(words)", arg=HERO[other][:10])


@pytest.mark.parametrize("size", SIZES)
def test_one_click_plays_the_first_game_against_a_calm_bot(size: str, server: Server, visit: Any) -> None:
    page = visit(SIZES[size]).open("/")
    page.click("[data-play-now]")
    page.wait_for_selector("[data-question] [data-option]")
    found = re.search(r"/table/([^/?#]+)", page.url)
    assert found is not None
    document = server.call(f"tables/{found[1]}")
    assert document["game"] == "deepblue"
    assert [seat["bot"] for seat in document["seats"]] == [None, "calm"]


def test_the_covers_stand_before_the_server_answers_and_without_it(visit: Any) -> None:
    visitor = visit()
    visitor.page.route("**/api/**", lambda route: route.abort())
    page = visitor.open("/")
    page.wait_for_selector("[role=alert]")
    assert page.locator("[data-play]").count() == 5
    page.unroute("**/api/**")
    page.click("[role=alert] button")
    page.wait_for_selector("[role=alert]", state="detached")


def test_a_cover_lives_under_the_pointer_and_comes_to_rest(visit: Any) -> None:
    page = visit(reduced_motion="no-preference").open("/")
    page.hover("[data-tile=otys]")
    page.wait_for_selector("[data-cover=otys] .move-sweep", state="attached")
    runs = "() => document.querySelector('.move-sweep').getAnimations().map((one) => one.effect.getTiming().iterations)"
    [times] = page.evaluate(runs)
    assert 0 < times < 10
    assert page.locator("[data-cover=nemo] svg").count() == 0
    page.hover("[data-tile=nemo]")
    page.wait_for_selector("[data-cover=nemo] .move-sway", state="attached")
    assert page.locator("[data-cover=otys] svg").count() == 0


def test_covers_are_still_for_whoever_wants_no_motion(visit: Any) -> None:
    page = visit().open("/")
    page.hover("[data-tile=otys]")
    page.wait_for_selector("[data-tile=otys].open")
    assert page.locator("[data-cover] svg").count() == 0


@every_size_and_language
def test_a_return_shows_what_waits_what_goes_on_and_what_is_new(
    size: str, locale: str, server: Server, visit: Any
) -> None:
    visitor = visit(SIZES[size], locale)
    mine = server.table("deepblue", people=1, bots=1, bot="greedy")
    theirs = server.table("otys", people=2, bots=0)
    [asked] = server.call(f"tables/{theirs['table']}")["waiting"]
    alone = server.table("nemo", people=1, bots=0)
    server.advance(alone, lambda document: document["view"]["act"] >= 0 and document["view"]["phase"] > 0)
    over = server.table("deepblue", people=1, bots=1)
    server.finish(over)
    keep(visitor, ("deepblue", mine, 0), ("otys", theirs, 1 - asked), ("nemo", alone, 0), ("deepblue", over, 0))
    page = visitor.open("/")
    page.wait_for_selector("[data-waits=deepblue]")
    prompt = server.call(f"tables/{mine['table']}?lang={locale}", token=mine["seats"][0]["token"])["question"]["prompt"]
    page.wait_for_selector(f"[data-waits] .q:has-text({json.dumps(prompt)})")
    assert WAITS[locale] in page.locator("h1").inner_text()
    assert page.locator("[data-row=otys]").get_attribute("href") == f"table/{theirs['table']}"
    assert page.locator("[data-row=deepblue]").get_attribute("href") == f"replay/{over['table']}"
    assert page.locator("[data-alone=nemo]").get_attribute("href") == f"table/{alone['table']}"
    page.wait_for_selector("[data-alone=nemo] [data-rounds='1']")
    segments = page.locator("[data-alone=nemo] [data-rounds] i")
    now = segments.evaluate_all("all => all.map((one) => one.classList.contains('now'))")
    assert now == [True] + [False] * (ACTS - 1)
    assert page.locator("[data-play]").count() == 5
    check(page)
    page.keyboard.press("1")
    page.wait_for_selector("[data-question] [data-option]")
    assert mine["table"] in page.url


GOES_ON = {"en": "Nemo’s War goes on whenever you like", "de": "Nemo’s War geht weiter, wann immer du magst"}


@pytest.mark.parametrize(("size", "locale"), [("laptop", "en"), ("phone", "de")])
def test_a_single_game_alone_has_the_row_to_itself_and_says_what_is_asked(
    size: str, locale: str, server: Server, visit: Any
) -> None:
    visitor = visit(SIZES[size], locale)
    alone = server.table("nemo", people=1, bots=0)
    document = server.advance(alone, lambda document: True)
    keep(visitor, ("nemo", alone, 0))
    page = visitor.open("/")
    page.wait_for_selector("[data-alone=nemo] .q")
    asked = server.call(f"tables/{alone['table']}?lang={locale}", token=alone["seats"][0]["token"])["question"]
    assert document["question"] and page.locator("[data-alone] .q").inner_text() == asked["prompt"]
    assert page.locator("h1").inner_text() == GOES_ON[locale]
    row, covers = (page.locator(part).bounding_box() for part in ("[data-alone]", ".new"))
    assert row and covers and row["width"] == pytest.approx(covers["width"], abs=2)
    check(page)


def test_whoever_was_met_by_link_can_be_invited_again(server: Server, visit: Any) -> None:
    visitor = visit()
    page = visitor.sit(server.table("deepblue", people=2, bots=1))
    page.wait_for_selector("section.ask")
    visitor.open("/")
    page.wait_for_selector("[data-invite]")
    assert page.locator(".friends b").inner_text() == "Bo"
    page.click("[data-invite]")
    page.wait_for_selector("[data-start]")
    assert page.locator("form select").first.input_value() == "me"
    assert page.locator("form select").nth(1).input_value() == "friend"
