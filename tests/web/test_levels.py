"""How strong bots are, what they would do, and that they think: chosen, shown and used by pointer and by keyboard."""

from __future__ import annotations

import json
from typing import Any

import pytest

from .conftest import Server
from .sizes import SIZES, every_size_and_language
from .test_pages import SPILLING, violations

OPEN = "fieldset:popover-open"

COVERED = """
() => {
  const bar = document.querySelector('section.ask').getBoundingClientRect();
  const panel = document.querySelector('[data-hints]').getBoundingClientRect();
  const board = document.querySelector('main#main').getBoundingClientRect();
  const across = panel.left < bar.right && panel.right > bar.left && panel.top < bar.bottom && panel.bottom > bar.top;
  const outside = panel.left < 0 || panel.right > innerWidth || panel.top < board.top || panel.bottom > innerHeight;
  const hidden = (board.bottom - Math.max(board.top, panel.top)) / board.height;
  return {across, outside, hidden: panel.left < board.right ? Math.max(0, hidden) : 0};
}
"""
"""Whether the hints lie over the question or beyond the window, and how much of the board they hide."""

ENDLESS = """
() => {
  const fetched = window.fetch;
  window.givenUp = 0;
  window.fetch = (url, init) => {
    if (!String(url).includes('/hint?')) return fetched(url, init);
    return new Promise((_, reject) => init.signal.addEventListener('abort', () => {
      window.givenUp += 1;
      reject(init.signal.reason);
    }));
  };
}
"""
"""From now on a hint is thought about for ever; how many were given up is counted."""


def hints(page: Any) -> Any:
    """Ask for hints by keyboard, and wait until they are there."""
    page.wait_for_selector("[data-question] [data-option]")
    page.keyboard.press("h")
    page.wait_for_selector("[data-hints] [data-best]")
    return page.locator("[data-hints] li")


def test_a_level_is_chosen_by_keyboard_and_remembered(server: Server, visit: Any) -> None:
    visitor = visit()
    page = visitor.open("/new/otys")
    page.wait_for_selector("[data-level=twilight]")
    page.locator("[data-level]").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(OPEN)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.wait_for_selector(OPEN, state="detached")
    assert page.evaluate("document.activeElement.dataset.level") == "sunlit"
    page.keyboard.press("Enter")
    page.wait_for_selector(OPEN)
    page.keyboard.press("Escape")
    page.wait_for_selector(OPEN, state="detached")
    assert "/new/otys" in page.url
    page.click("[data-start]")
    page.wait_for_selector("header [data-bot=sunlit]")
    assert server.call(f"tables/{page.url.split('/table/')[1]}")["seats"][1]["bot"] == "sunlit"
    visitor.open("/new/deepblue")
    page.wait_for_selector("[data-level=sunlit]")


@every_size_and_language
def test_levels_are_a_column_of_water_to_choose_from(size: str, locale: str, visit: Any) -> None:
    page = visit(SIZES[size], locale).open("/new/endeavor")
    page.click("[data-level]")
    page.wait_for_selector(OPEN)
    box = page.locator(OPEN).bounding_box()
    room = SIZES[size]
    assert box["x"] >= 0 and box["x"] + box["width"] <= room["width"] and box["y"] >= 0
    assert box["y"] + box["height"] <= room["height"]
    texts = page.locator(f"{OPEN} label span").all_inner_texts()
    assert len(texts) == 5 and all(10 < len(text) < 60 for text in texts)
    assert page.evaluate(SPILLING) == []
    assert violations(page) == []
    page.locator(f"{OPEN} label").last.click()
    page.wait_for_selector(OPEN, state="detached")
    assert page.locator("[data-level]").get_attribute("data-level") == "abyssal"


def test_a_style_is_chosen_beside_the_level_and_stands_at_the_table(visit: Any) -> None:
    page = visit(locale="de").open("/new/deepblue")
    page.click("[data-level]")
    page.wait_for_selector(OPEN)
    page.select_option(f"{OPEN} [data-pick-style]", "bold")
    page.locator(f"{OPEN} label").first.click()
    picked = page.locator("[data-level]").first
    assert picked.get_attribute("data-level") == "calm" and picked.get_attribute("data-style") == "bold"
    assert picked.inner_text() == "Ruhige See, kühn"
    page.click("[data-start]")
    page.wait_for_selector("header [data-bot='calm:style=bold']")


def test_seats_of_bots_show_their_level_and_old_names_still_have_words(server: Server, visit: Any) -> None:
    seats: list[dict[str, str]] = [{"kind": "human", "name": "Ada"}]
    seats += [{"kind": "bot", "bot": bot, "name": f"Bo {bot}"} for bot in ("calm", "greedy")]
    made = server.call("tables", {"game": "deepblue", "seats": seats, "seed": 4})
    page = visit(locale="de").sit(made)
    page.wait_for_selector("header [data-bot]")
    assert page.locator("header [data-bot]").all_inner_texts() == ["Ruhige See", "Faustregel"]


def test_a_bot_of_a_level_plays_for_a_person_who_has_to_go(server: Server, visit: Any) -> None:
    made = server.table("deepblue", people=2, bots=0, seed=3)
    page = visit().sit(made)
    page.click("[data-menu]")
    page.click("dialog [data-level]")
    page.locator(f"{OPEN} label").first.click()
    page.click("[data-standin]")
    page.click("[data-standin]")
    page.wait_for_selector("header [data-bot=calm]")


def test_a_bot_that_thinks_says_so_until_it_has_answered(server: Server, visit: Any) -> None:
    made = server.table("deepblue", bots=1, bot="search:seconds=2", seed=5)
    page = visit().sit(made)
    for _ in range(20):
        page.wait_for_selector("[data-thinks], [data-question] [data-option]:not([aria-disabled='true'])")
        if page.locator("[data-thinks]").count():
            break
        before = page.locator("section.ask").get_attribute("data-version")
        page.locator("[data-option]").last.click()
        page.wait_for_function("before => document.querySelector('section.ask').dataset.version !== before", arg=before)
    assert "Bo is thinking" in page.locator("[data-thinks]").inner_text()
    page.wait_for_selector("[data-question] [data-option]")
    assert page.locator("[data-thinks]").count() == 0


def test_hints_show_the_best_options_on_the_board_and_answer(server: Server, visit: Any) -> None:
    made = server.table("otys", seed=3)
    server.advance(made, lambda document: document["question"]["kind"] == "propeller")
    page = visit().sit(made)
    entries = hints(page)
    question = server.call(f"tables/{made['table']}", token=made["seats"][0]["token"])["question"]
    targets = {json.dumps(option["value"]): option["target"] for option in question["options"]}
    values = [entry.get_attribute("data-best") for entry in page.locator("[data-best]").all()]
    assert 1 < len(values) <= 4 and set(values) <= set(targets)
    assert page.evaluate("document.activeElement.dataset.best") == values[0]
    assert page.locator(".opt.hinted").get_attribute("data-option") == values[0]
    page.wait_for_selector(f".hot[data-target='{targets[values[0]]}']")
    entries.nth(1).hover()
    page.wait_for_selector(f".hot[data-target='{targets[values[1]]}']")
    page.keyboard.press("ArrowUp")
    page.wait_for_selector(f".hot[data-target='{targets[values[-1]]}']")
    chances = [int(text.split()[1]) for text in page.locator("[data-hints] strong").all_inner_texts()]
    assert len(chances) == len(values) and all(0 < chance < 100 for chance in chances) and chances[0] == max(chances)
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-hints]", state="detached")
    assert page.locator(".hot[data-target]").count() == 0
    page.click("[data-hint]")
    page.wait_for_selector("[data-best]")
    page.locator("[data-best]").nth(1).click()
    page.wait_for_selector("[data-hints]", state="detached")
    page.wait_for_function("() => document.querySelector('section.ask').dataset.question !== 'propeller'")
    record = server.call(f"tables/{made['table']}/record", token=made["seats"][0]["token"])
    own = [value for seat, value in record["answers"] if seat == 0]
    assert json.dumps(own[-1]) == values[1]


def test_a_hint_that_is_no_longer_wanted_does_not_come(server: Server, visit: Any) -> None:
    page = visit().sit(server.table("deepblue", people=2, bots=0, seed=5))
    page.wait_for_selector("[data-question=action]")
    page.evaluate(ENDLESS)
    page.keyboard.press("h")
    page.wait_for_selector("[data-hints][aria-busy=true]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-hints]", state="detached")
    page.wait_for_function("() => window.givenUp === 1")
    page.keyboard.press("h")
    page.wait_for_selector("[data-hints][aria-busy=true]")
    page.click("[data-option='\"sail\"']")
    page.wait_for_selector("[data-question=propel]")
    page.wait_for_function("() => window.givenUp === 2")
    assert page.locator("[data-hints], .note").count() == 0


@pytest.mark.parametrize(("game", "size", "locale", "theme"), [
    ("deepblue", "phone", "de", "light"),
    ("endeavor", "phone", "en", "dark"),
    ("neweden", "laptop", "de", "dark"),
    ("nemo", "laptop", "en", "light"),
])  # fmt: skip
def test_hints_are_accessible_and_leave_the_question_free(
    game: str, size: str, locale: str, theme: str, server: Server, visit: Any
) -> None:
    made = server.table(game, bots=0 if game == "nemo" else 1, seed=11, bot="greedy")
    server.advance(made, lambda document: len(document["question"]["options"]) > 3)
    page = visit(SIZES[size], locale, color_scheme=theme).sit(made)
    entries = hints(page)
    found = page.evaluate(COVERED)
    assert not found["across"] and not found["outside"] and found["hidden"] < 0.5, found
    assert page.evaluate(SPILLING) == []
    assert violations(page) == []
    assert entries.locator("[data-why]").count() > 0
