"""Puzzles in the browser: solved on the real board, told right or wrong with reasons, own mistakes that come back."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from fathomfive.study.puzzles import puzzles
from tests.waiting import until

from .conftest import LAPTOP, PHONE, Server
from .reviewing import reviewed_table
from .sizes import SIZES, every_size_and_language
from .test_pages import check, violations

FEW = [next(one for one in puzzles(game) if len(one.options) > 3) for game in ("otys", "neweden")]


def option(page: Any, value: Any) -> Any:
    written = json.dumps(value, separators=(",", ":"))
    return page.locator(f"[data-option='{written}']")


@every_size_and_language
def test_a_puzzle_is_solved_on_the_board(size: str, locale: str, visit: Any) -> None:
    puzzle = FEW[0]
    page = visit(SIZES[size], locale).open(f"puzzles/{puzzle.id}")
    page.wait_for_selector("[data-option]")
    option(page, puzzle.options[-1].value).click()
    page.wait_for_selector("[role=alert]")
    assert violations(page) == []
    assert option(page, puzzle.options[-1].value).count() == 0
    option(page, puzzle.solution).click()
    page.wait_for_selector("[data-state=found]")
    told = page.locator("[data-state=found]").inner_text()
    assert ("Gefunden!" if locale == "de" else "Found it!") in told
    assert f"{round(100 * puzzle.options[0].worth)} %" in told
    assert violations(page) == []
    page.locator("[data-next-puzzle]").click()
    page.wait_for_selector("[data-state=asked]")
    assert puzzle.id not in page.url


def test_after_three_misses_the_answer_is_shown(visit: Any) -> None:
    puzzle = FEW[1]
    page = visit(LAPTOP).open(f"puzzles/{puzzle.id}")
    page.wait_for_selector("[data-option]")
    for other in puzzle.options[-1:-4:-1]:
        option(page, other.value).click()
    page.wait_for_selector("[data-state=over]")
    page.goto(page.url.split("/puzzles")[0] + "/puzzles")
    page.wait_for_selector(f"a[href='puzzles/{puzzle.id}'].missed")


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_all_puzzles_are_listed_with_the_days(size: dict[str, int], visit: Any) -> None:
    page = visit(size).open("puzzles")
    page.wait_for_selector("section[data-game] li a")
    assert page.locator("section[data-game] li a").count() == len(puzzles())
    check(page)
    page.locator("[data-daily]").click()
    page.wait_for_selector("[data-state=asked]")


def test_a_puzzle_is_played_on_from(visit: Any) -> None:
    page = visit(LAPTOP).open(f"puzzles/{FEW[0].id}")
    page.locator("[data-reveal]").click()
    page.locator("[data-fork]").click()
    page.locator("[data-fork-start]").click()
    page.wait_for_url(re.compile("/table/"))
    page.wait_for_selector("[data-question] [data-option]")


def test_the_answer_is_marked_where_the_question_had_it(visit: Any) -> None:
    """Whom to recruit is asked over the crew tray, which stays open for the answer."""
    puzzle = next(one for one in puzzles("endeavor") if one.kind == "recruit")
    page = visit(LAPTOP).open(f"puzzles/{puzzle.id}")
    page.locator("[data-reveal]").click()
    page.wait_for_selector("[data-mark=better]")
    assert page.locator("button[data-option]").count() == 0


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_marked_zone_is_marked_as_large_as_it_is(size: dict[str, int], visit: Any) -> None:
    """Its painting is larger than its tile, which cuts it off."""
    puzzle = next(one for one in puzzles("endeavor") if one.mode == "rivals")
    visitor = visit(size)

    def of_a_zone(route: Any) -> None:
        answer = route.fetch()
        found = answer.json()
        for one in found["options"]:
            one["target"] = "cell/1"
        route.fulfill(response=answer, json=found)

    visitor.page.route(f"**/api/puzzles/{puzzle.id}?*", of_a_zone)
    page = visitor.open(f"puzzles/{puzzle.id}")
    page.locator("[data-reveal]").click()
    page.wait_for_selector("[data-mark=better]")

    def fits() -> bool:
        """The mark follows the tile wherever the page has moved it."""
        tile = page.locator("[data-zone='1'] > [data-outline]").bounding_box()
        mark = page.locator("[data-mark=better]").bounding_box()
        around = [tile["x"] - 4, tile["y"] - 4, tile["width"] + 8, tile["height"] + 8]
        return around == pytest.approx([mark[side] for side in ("x", "y", "width", "height")], abs=2)

    until(fits, "a mark around the tile")


def test_an_own_mistake_comes_back_as_a_puzzle(server: Server, visit: Any) -> None:
    table, _ = reviewed_table(server)
    review = server.call(f"tables/{table}/review")
    moment = next(one for one in review["moments"] if one["better"])
    page = visit(LAPTOP).open(f"review/{table}?step={moment['step']}")
    page.locator("[data-keep]").click()
    assert page.locator("[data-keep]").get_attribute("aria-pressed") == "true"
    page.goto(f"{server.url}/puzzles")
    page.locator("[data-own]").click()
    page.wait_for_selector("[data-state=asked]")
    option(page, moment["better"]["value"]).click()
    page.wait_for_selector("[data-state=found]")
    rows = page.locator("[data-state=found] li").all_inner_texts()
    assert any(f"−{round(100 * moment['loss'])}" in row for row in rows), "what was played tells what it lost"
    assert all("%" in row for row in rows[: 2 + len(moment["others"])]), rows
    (own,) = json.loads(page.evaluate("localStorage.getItem('fathom-puzzles')"))
    assert own["depth"] == 1 and own["due"] > page.evaluate("Date.now()") + 2 * 24 * 3600 * 1000
