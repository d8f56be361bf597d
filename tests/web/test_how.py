"""How to play: one illustrated page a game, on both sizes, in both languages, on paper."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import LAPTOP, PHONE, Server
from .test_pages import check

GAMES = ["deepblue", "endeavor", "nemo", "neweden", "otys"]
PARTS = ["goal", "turn", "watch", "who", "points", "end", "tips"]


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "de")], ids=["laptop-en", "phone-de"])
def test_every_game_has_a_page_that_fits_with_all_its_parts_in_order(
    visit: Any, size: dict[str, int], language: str
) -> None:
    visitor = visit(size, language)
    for game in GAMES:
        page = visitor.open(f"how/{game}")
        page.wait_for_selector("[data-part=tips]")
        shown = page.locator("[data-part]").evaluate_all("parts => parts.map((part) => part.dataset.part)")
        assert shown == PARTS
        assert 3 <= page.locator("[data-part=turn] svg.picture").count() <= 5
        drawn = "uses => uses.filter((use) => !document.querySelector(use.getAttribute('href'))).length"
        assert page.locator(".picture use, .faces use").evaluate_all(drawn) == 0
        check(page)


def test_a_part_leads_to_its_rule_and_the_rules_lead_back(visit: Any) -> None:
    page = visit().open("how/otys")
    page.click("[data-part=turn] li:first-child .rules a")
    page.wait_for_selector("p.wanted")
    assert "OT-4.2" in page.locator("p.wanted").inner_text()
    page.click("a[href='how/otys']")
    page.wait_for_selector("[data-part=goal]")


def test_the_page_leads_to_the_lesson_and_to_a_game(visit: Any) -> None:
    page = visit(PHONE, "de").open("how/nemo")
    page.wait_for_selector("[data-part=tips]")
    ways = page.locator(".go a").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    assert ways == ["learn/nemo", "new/nemo"]
    page.click("header [data-learn]")
    page.wait_for_selector("[data-coach]")


def test_it_prints_on_two_pages_without_buttons(visit: Any) -> None:
    page = visit().open("how/otys")
    page.wait_for_selector("[data-part=tips]")
    page.emulate_media(media="print")
    assert not page.locator("[data-print]").is_visible()
    paper = page.pdf(prefer_css_page_size=True)
    assert paper.count(b"/Type /Page\n") == 2


def test_the_page_is_reached_from_the_new_table_and_from_the_book_at_the_table(server: Server, visit: Any) -> None:
    page = visit().open("new/nemo")
    page.click("[data-how]")
    page.wait_for_selector("[data-part=goal]")
    page = visit().sit(server.table("otys"))
    page.click("[data-book]")
    links = page.locator(".book a").evaluate_all("links => links.map((link) => link.getAttribute('href'))")
    assert links == ["how/otys", "rules/otys"]
    page.keyboard.press("Escape")
    page.locator(".book a").first.wait_for(state="hidden")


WATCHED = "[data-watch]"
MOVED = """(step) => Number(document.querySelector("[data-watch]").dataset.step) !== step"""
DRAWN = """() => document.querySelector("[data-watch] .board svg, [data-watch] .board canvas") !== null"""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_can_be_watched_step_by_step(visit: Any, game: str) -> None:
    size, language = (PHONE, "de") if game in ("otys", "nemo") else (LAPTOP, "en")
    visitor = visit(size, language)
    page = visitor.open(f"how/{game}")
    watch = page.locator(WATCHED)
    watch.scroll_into_view_if_needed()
    page.wait_for_function(DRAWN)
    assert watch.get_attribute("data-running") == "false", "where motion is not wanted nothing runs by itself"
    page.click("[data-watch] [data-next]")
    page.wait_for_function(MOVED, arg=0)
    first = int(watch.get_attribute("data-step") or 0)
    assert watch.locator("ol li").first.inner_text()
    page.click("[data-watch] [data-previous]")
    page.wait_for_function(MOVED, arg=first)
    assert visitor.errors == []
    check(page)


def test_it_runs_by_itself_only_while_somebody_looks(visit: Any) -> None:
    page = visit(LAPTOP, "en", reduced_motion="no-preference").open("how/otys")
    page.wait_for_selector("[data-part=tips]")
    watch = page.locator(WATCHED)
    assert watch.get_attribute("data-running") == "false", "it is further down"
    watch.scroll_into_view_if_needed()
    page.wait_for_function(DRAWN)
    page.select_option("[data-speed]", "fast")
    page.wait_for_function("() => Number(document.querySelector('[data-watch]').dataset.step) > 3")
    page.locator("h1").scroll_into_view_if_needed()
    page.wait_for_function("() => document.querySelector('[data-watch]').dataset.running === 'false'")
    watch.scroll_into_view_if_needed()
    page.wait_for_function("() => document.querySelector('[data-watch]').dataset.running === 'true'")
    page.click("[data-watch] [data-run]")
    assert watch.get_attribute("data-running") == "false"


MISSING = "uses => uses.filter((use) => !document.querySelector(use.getAttribute('href'))).length"


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "de")], ids=["laptop-en", "phone-de"])
def test_the_rules_have_pictures_of_what_they_speak_of_a_glossary_and_an_index(
    visit: Any, size: dict[str, int], language: str
) -> None:
    visitor = visit(size, language)
    for game in GAMES:
        page = visitor.open(f"rules/{game}")
        page.wait_for_selector("[data-glossary] [data-term]")
        terms = page.locator("[data-term] dt").all_inner_texts()
        assert len(terms) > 30 and all(terms)
        assert page.locator("[data-term]:not(:has(a))").count() == 0, "every term leads to its rules"
        assert page.locator("section p:has(.pieces svg)").count() > 80
        assert page.locator("main use").evaluate_all(MISSING) == 0
        check(page)
        page.locator("[data-letters] button").last.click()
        page.wait_for_function("() => scrollY > 3000")
        rule = page.locator("[data-term] a").last
        number = rule.get_attribute("aria-label")
        rule.click()
        page.wait_for_selector("p.wanted")
        assert page.locator("p.wanted").get_attribute("id") == number


def test_a_search_of_the_rules_finds_what_a_word_means(visit: Any) -> None:
    page = visit(PHONE, "de").open("rules/otys")
    page.wait_for_selector("[data-term=battery]")
    page.fill("input[type=search]", "Propeller")
    page.wait_for_selector("[data-term=battery]", state="detached")
    assert page.locator("[data-term=propeller]").count() == 1


def test_the_rules_print_without_buttons(visit: Any) -> None:
    page = visit().open("rules/otys")
    page.wait_for_selector("[data-term]")
    page.emulate_media(media="print")
    for gone in ("[data-print]", "[data-index]", "[data-letters]", "form", ".page > header"):
        assert not page.locator(gone).first.is_visible(), gone
    assert page.locator("[data-term]").first.is_visible()
    paper = page.pdf(prefer_css_page_size=True)
    assert 5 <= paper.count(b"/Type /Page\n") <= 14
