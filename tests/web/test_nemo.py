"""Nemo's War in the browser: solo and co-operative, on the board."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import LAPTOP, Server
from .robot import PLAYER, arguments, play
from .sizes import SIZES, every_size_and_language
from .test_pages import SPILLING, violations

HIDDEN = """
(targets) => targets.filter((target) => {
  const things = [...document.querySelectorAll(`[data-target="${target}"]`)];
  return !things.some((thing) => {
    thing.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = thing.getBoundingClientRect();
    const at = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return box.width >= 16 && box.height >= 16 && at !== null && (thing.contains(at) || at.contains(thing));
  });
})
"""
"""Which targets nobody could click, because nothing shows them or something else lies over them."""

MODES = {1: "coop", 2: "coop", 3: "semi"}
"""How many people play, and how: alone, together, or half against each other."""
BARE = {"yes", "no"}
"""Targets that are no pieces: asked below the board alone, so that the map stays in sight."""


def robots(pages: list[Any], seed: int) -> list[dict[str, Any]]:
    """Let a robot click on every board at the same time, until the game is over."""
    for seat, page in enumerate(pages):
        told = arguments("board", seed + seat, 2000)
        page.evaluate(f"arguments => {{ window.played = ({PLAYER})(arguments) }}", told)
    return [page.evaluate("() => window.played") for page in pages]


def test_a_solo_voyage_is_finished_by_clicking_on_the_board(server: Server, visit: Any) -> None:
    page = visit(LAPTOP, "de").sit(server.table("nemo", bots=0, seed=4, motive="science", difficulty="captain"))
    found = play(page, "board", seed=4)
    assert found["over"], found
    assert found["board"] == found["answers"] > 40
    page.keyboard.press("Escape")
    page.wait_for_selector(".ending h2")


@pytest.mark.slow
def test_two_people_finish_a_co_operative_voyage_on_their_boards(server: Server, visit: Any) -> None:
    made = server.table("nemo", people=2, bots=0, seed=9, mode="coop", motive="science", navies="on", pursuit="on")
    pages = [visit().sit(made, seat) for seat in (0, 1)]
    found = robots(pages, seed=3)
    assert all(one["over"] for one in found), found
    assert all(one["board"] > 5 * one["bar"] and one["board"] > 5 for one in found), found


@every_size_and_language
def test_every_option_is_on_the_board_and_nothing_spills(size: str, locale: str, server: Server, visit: Any) -> None:
    visitor = visit(SIZES[size], locale)
    looked_at: set[str] = set()
    for seats, mode in MODES.items():
        made = server.table("nemo", bots=seats - 1, bot="greedy", seed=seats + 2, mode=mode)
        page = visitor.sit(made)
        for turn in range(9):
            page.wait_for_selector("[data-question] [data-option]:not([aria-disabled='true'])")
            document = server.call(f"tables/{made['table']}", token=made["seats"][0]["token"])
            asked = document["question"]
            if asked is None:
                continue
            kind = asked["kind"]
            things = [option["target"] for option in asked["options"]]
            page.wait_for_selector(f"[data-question={kind}]")
            chips_alone = size == "phone" and (kind == "action" or page.locator(".trial").count())
            if chips_alone:  # a phone has room for them once
                assert page.locator("[data-question] [data-option]").count() == len(things)
            elif not set(things) <= BARE:
                page.wait_for_function(
                    f"(things) => ({HIDDEN.strip()})(things).length === 0", arg=things, timeout=60_000
                )
            assert page.evaluate(SPILLING) == [], kind
            if kind not in looked_at and len(looked_at) < 4:
                assert violations(page) == [], kind
            looked_at.add(kind)
            play(page, seed=turn, most=1)
    assert len(looked_at) > 3


def test_a_test_shows_the_odds_of_every_option(server: Server, visit: Any) -> None:
    made = server.table("nemo", bots=0, seed=3)
    page = visit().sit(made)
    for turn in range(60):
        page.wait_for_selector("[data-question] [data-option]:not([aria-disabled='true'])")
        if page.locator("[data-question=exert]").count():
            break
        play(page, seed=turn, most=1)
    page.wait_for_selector(".choice .fate em")
    document = server.call(f"tables/{made['table']}", token=made["seats"][0]["token"])
    odds = {str(option["value"]): option["pass"] for option in document["view"]["test"]["options"]}
    expected = [f"{round(100 * odds[str(option['value'])])}%" for option in document["question"]["options"]]
    assert page.locator(".choice .fate em").all_inner_texts() == expected
    assert len(set(expected)) > 1


@pytest.mark.parametrize("size", SIZES)
def test_the_first_question_leaves_the_map_in_sight_and_shows_its_price(size: str, server: Server, visit: Any) -> None:
    page = visit(SIZES[size], "de").sit(server.table("nemo", bots=0, seed=11))
    page.wait_for_selector("[data-question=start_technology] [data-option]")
    assert page.locator("main#main .choice, main#main .strip.tall").count() == 0
    chip = page.locator("[data-option]").first
    assert "−3" in chip.locator(".words").inner_text()
    assert chip.locator(".words .icon, .words svg").count() == 3


def test_the_end_says_which_level_the_voyage_reached(server: Server, visit: Any) -> None:
    made = server.table("nemo", bots=0, seed=11, difficulty="sailor")
    server.finish(made)
    page = visit().sit(made)
    said = page.locator("dialog[open] [data-ending]").inner_text()
    view = server.call(f"tables/{made['table']}", token=made["seats"][0]["token"])["view"]
    if view["lost"]:
        assert said
        assert "level" not in said
    else:
        levels = {0: "Fewer than 185", 1: "185 to 219", 2: "220 to 249", 3: "250 to 274", 4: "275 points or more"}
        assert levels[view["level"]] in said
