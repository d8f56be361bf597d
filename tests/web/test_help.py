"""Help at the table: what can I do now, what is closed, which signs are on the board; and the coach's one sentence."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import LAPTOP, PHONE, Server
from .test_pages import violations

GAMES = ["deepblue", "endeavor", "nemo", "neweden", "otys"]
TITLE = {"en": "What can I do now?", "de": "Was kann ich jetzt tun?"}


def sit_down(server: Server, visit: Any, game: str, size: dict[str, int] = LAPTOP, language: str = "en") -> Page:
    alone = game == "nemo"
    page: Page = visit(size, language).sit(server.table(game, bots=0 if alone else 1, seed=5))
    page.wait_for_selector("[data-question]")
    return page


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "de")], ids=["laptop-en", "phone-de"])
@pytest.mark.parametrize("game", GAMES)
def test_help_explains_every_kind_of_option_of_a_question(
    server: Server, visit: Any, game: str, size: dict[str, int], language: str
) -> None:
    page = sit_down(server, visit, game, size, language)
    options = page.locator("[data-question] [data-option]").count()
    page.click("[data-help-open]")
    page.wait_for_selector("[data-help] .signs li")
    assert page.locator("[data-help] h2").inner_text() == TITLE[language]
    counts = [int(text.split()[0]) for text in page.locator("[data-help] [data-kind] em").all_inner_texts()]
    assert sum(counts) == options
    assert 1 <= page.locator("[data-help] .signs li").count() <= 12
    drawer = page.locator("[data-help]").bounding_box()
    assert drawer is not None
    if size == PHONE:
        assert drawer["height"] == pytest.approx(0.7 * PHONE["height"], abs=2)
    else:
        assert drawer["x"] > LAPTOP["width"] * 0.65, "the board stays free"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_pointing_at_a_kind_lights_its_things_and_leaving_it_does_not(server: Server, visit: Any) -> None:
    page = sit_down(server, visit, "otys")
    page.keyboard.press("?")
    kind = page.locator("[data-kind='can-key-number']")
    kind.hover()
    assert page.locator("[data-pointed-out]").count() == int(kind.locator("em").inner_text().split()[0])
    page.locator("[data-help] h2").hover()
    assert page.locator("[data-pointed-out]").count() == 0
    kind.focus()
    assert page.locator("[data-pointed-out]").count() > 0
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-help]", state="detached")
    assert page.locator("[data-pointed-out]").count() == 0


def test_help_says_why_something_is_closed_and_leads_to_the_rule(server: Server, visit: Any) -> None:
    page = sit_down(server, visit, "otys")
    page.keyboard.press("?")
    assert page.locator("[data-closed] .why").count() >= 1
    rule = page.locator("[data-question] a").first.get_attribute("href")
    assert page.locator("[data-help] .foot a").last.get_attribute("href") == rule
    assert page.locator("[data-help] .foot a").first.get_attribute("href") == "how/otys"


def test_the_game_goes_on_while_help_is_open_and_who_waits_sees_for_whom(server: Server, visit: Any) -> None:
    made = server.table("otys", people=2, bots=0, seed=5)
    page = visit().sit(made)
    other = visit().sit(made, 1)
    asked, waits = (page, other) if page.locator("[data-option]").count() else (other, page)
    waits.click("[data-help-open]")
    asked.click("[data-help-open]")
    before = asked.locator("section.ask").get_attribute("data-version")
    name = "Ada" if asked is page else "Bo"
    assert name in waits.locator("[data-help] .head p").inner_text()
    asked.keyboard.press("1")
    asked.wait_for_function("before => document.querySelector('section.ask').dataset.version !== before", arg=before)
    asked.wait_for_selector("[data-help]")


def test_the_keys_have_moved_to_a_key_of_their_own(server: Server, visit: Any) -> None:
    page = sit_down(server, visit, "otys")
    page.keyboard.press("k")
    assert page.locator("dialog[open] kbd").count() > 8


def test_the_coach_says_a_sentence_the_first_time_once_and_can_be_silenced(server: Server, visit: Any) -> None:
    visitor = visit()
    visitor.open("settings")
    visitor.page.evaluate("localStorage.setItem('fathom-settings', '{\"pace\": \"instant\"}')")
    page = visitor.sit(server.table("otys", seed=5))
    page.wait_for_selector("[data-first='key']")
    assert violations(page) == []
    page.keyboard.press("1")
    page.wait_for_selector("[data-first='key']", state="detached")
    again = visitor.sit(server.table("otys", seed=5))
    again.wait_for_selector("[data-question='key']")
    assert again.locator("[data-first='key']").count() == 0
    fresh = visitor.sit(server.table("deepblue", seed=5))
    fresh.wait_for_selector("[data-first]")
    fresh.click("[data-first] button")
    fresh.wait_for_selector("[data-first]", state="detached")
    assert fresh.evaluate("JSON.parse(localStorage.getItem('fathom-settings')).coach") is False
