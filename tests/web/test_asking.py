"""How a person is asked: chips, groups, steps, forecasts, the card on everything, and a warning before self-harm."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page

from .conftest import PHONE, Server

OPTION = "[data-question] [data-option]"


def warned(visit: Any, *size: Any, tutor: str = "off") -> Any:
    """Somebody who wants to be warned, and options in groups."""
    visitor = visit(*size)
    settings = json.dumps({"pace": "instant", "coach": False, "warn": "always", "tutor": tutor})
    visitor.context.add_init_script(f"localStorage.setItem('fathom-settings', {json.dumps(settings)})")
    return visitor


def with_plant(document: dict[str, Any]) -> bool:
    """The power plant could be used, and would wreck a station that still stands."""
    return document["question"]["kind"] == "turn" and any(
        option["value"] == "plant" for option in document["question"]["options"]
    )


def test_an_option_is_a_chip_with_the_number_of_its_piece(server: Server, visit: Any) -> None:
    page = warned(visit).sit(server.table("neweden", bots=1, bot="greedy", seed=11))
    page.wait_for_selector(OPTION)
    page.click("[data-group='can-buy']")
    chip = page.locator(OPTION).filter(visible=True).first
    words, sentence = chip.locator(".words").inner_text(), chip.locator(".hidden").text_content() or ""
    assert len(words) < 60 and sentence not in words, "the sentence is for those who hear it"
    assert re.search(r"Buy for \d+ coin", sentence)
    assert chip.locator(".picture use").count() == 1
    assert chip.locator("small use").count() >= 1, "what it costs is drawn"
    number = chip.locator("kbd").inner_text()
    value = json.loads(chip.get_attribute("data-option") or "")
    piece = page.locator(f"g:has(> [data-target='tableau/{value[1]}'])").first
    assert number in piece.locator("text").all_text_contents(), "its piece bears the same"


def test_many_options_are_grouped_and_every_one_can_be_reached(server: Server, visit: Any) -> None:
    page: Page = warned(visit, PHONE).sit(server.table("neweden", bots=1, bot="greedy", seed=11))
    page.wait_for_selector(OPTION)
    groups = page.locator("[data-group]")
    assert groups.count() > 1
    seen: set[str | None] = set()
    for number in range(groups.count()):
        groups.nth(number).click()
        assert groups.nth(number).get_attribute("aria-selected") == "true"
        shown = page.locator(OPTION).filter(visible=True)
        seen |= {shown.nth(i).get_attribute("data-option") for i in range(shown.count())}
    assert len(seen) == page.locator(OPTION).count()


@pytest.mark.parametrize(("game", "steps"), [("neweden", 4), ("otys", 3), ("nemo", 3)])
def test_the_head_shows_where_a_turn_or_round_stands(server: Server, visit: Any, game: str, steps: int) -> None:
    made = server.table(game, bots=0 if game == "nemo" else 1, bot="greedy", seed=11)
    server.advance(made, lambda document: bool(document["step"] >= 12))
    page = visit().sit(made)
    head = page.locator("header [data-steps]")
    assert head.locator(".step").count() == steps
    assert head.locator(".step.now").count() == 1


def test_what_would_harm_is_held_until_it_is_chosen_again(server: Server, visit: Any) -> None:
    made = server.table("neweden", bots=1, bot="greedy", seed=11)
    server.advance(made, with_plant)
    page = warned(visit, tutor="all").sit(made)
    page.wait_for_selector("[data-harm]", state="attached")
    harmful = page.locator("[data-harm]").first
    group = page.locator("[data-group]")
    for number in range(group.count()):
        if harmful.is_visible():
            break
        group.nth(number).click()
    version = page.locator("[data-version]").get_attribute("data-version")
    harmful.click()
    page.wait_for_selector("[data-held]")
    assert "unstable" in page.locator("[data-held]").inner_text()
    assert page.locator("[data-version]").get_attribute("data-version") == version, "nothing has happened yet"
    harmful.click()
    page.wait_for_function(
        "(before) => document.querySelector('[data-warning]') ||"
        " document.querySelector('[data-version]').dataset.version !== before",
        arg=version,
    )
    assert page.locator("[data-warning]").count() == 0, "who was warned is not asked by the tutor too"


def test_one_card_says_what_a_thing_is_and_what_choosing_it_changes(server: Server, visit: Any) -> None:
    made = server.table("neweden", bots=1, bot="greedy", seed=11)
    page = visit().sit(made)
    page.wait_for_selector(OPTION)
    piece = page.locator("[data-target^='tableau/']").first
    piece.hover()
    card = page.locator("#hover-card")
    card.locator(".can kbd").first.wait_for()
    card.locator(".coming li").first.wait_for()
    assert re.search(r"\d+ →\s+\d+", card.inner_text()), "coins before and after"
    assert "deeple" in card.inner_text(), "what the thing does"
