"""The review of a finished game in the browser: chart, moments, board, panel, filters, keys, links, playing on."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from .conftest import LAPTOP, PHONE, Server
from .reviewing import reviewed_table
from .sizes import SIZES, every_size_and_language
from .test_pages import violations

Table = tuple[str, list[str]]
WORDS = {"blunder": ("Blunder", "Grober Fehler"), "mistake": ("Mistake", "Fehler"), "slip": ("Slip", "Ungenauigkeit")}


@pytest.fixture(scope="module")
def otys(server: Server) -> Table:
    return reviewed_table(server)


def opened(visitor: Any, table: Table, query: str = "") -> Any:
    page = visitor.page
    page.add_init_script(
        f"""localStorage.setItem("fathom-tables", JSON.stringify(
            [{{table: "{table[0]}", game: "otys", tokens: ["{table[1][0]}"], invites: [], made: 1}}]))"""
    )
    visitor.open(f"review/{table[0]}{query}")
    page.wait_for_selector("[data-moment]")
    return page


@every_size_and_language
def test_a_review_shows_its_dearest_moment_first(
    size: str, locale: str, server: Server, visit: Any, otys: Table
) -> None:
    page = opened(visit(SIZES[size], locale), otys)
    review = server.call(f"tables/{otys[0]}/review")
    mine = [moment for moment in review["moments"] if moment["seat"] == 0 and moment["grade"] != "only"]
    worst = max(mine, key=lambda moment: moment["loss"])
    panel = page.locator("[data-moment]")
    assert panel.get_attribute("data-grade") == worst["grade"]
    assert f"−{round(100 * worst['loss'])}" in panel.inner_text()
    words = {
        "blunder": ("Blunder", "Grober Fehler"),
        "mistake": ("Mistake", "Fehler"),
        "slip": ("Slip", "Ungenauigkeit"),
    }
    assert words[worst["grade"]][locale == "de"] in panel.inner_text()
    assert page.locator("[role=slider]").get_attribute("aria-valuenow") == str(worst["step"])
    if worst["chosen"]["target"]:
        page.wait_for_selector("[data-mark=chosen]", state="attached")
    assert violations(page) == []


def test_keys_and_buttons_lead_from_mistake_to_mistake(visit: Any, otys: Table, server: Server) -> None:
    page = opened(visit(LAPTOP), otys)
    page.locator("[data-seat]").select_option("null")
    review = server.call(f"tables/{otys[0]}/review")
    steps = [moment["step"] for moment in review["moments"] if moment["grade"] != "only"]
    assert len(steps) > 1

    def here() -> int:
        return int(page.locator(".review").get_attribute("data-step"))

    start = here()
    page.keyboard.press("n")
    follows = next((step for step in steps if step > start), steps[0])
    assert here() == follows and f"step={follows}" in page.url
    page.locator("[data-previous-mistake]").click()
    assert here() == next((step for step in reversed(steps) if step < follows), steps[-1])
    page.locator("[data-next-mistake]").click()
    assert here() == follows
    page.reload()
    page.wait_for_selector("[data-moment]")
    assert here() == follows
    page.keyboard.press("ArrowRight")
    assert here() > follows


def test_on_a_phone_on_its_side_the_board_and_what_leads_on_are_in_sight(visit: Any, otys: Table) -> None:
    page = opened(visit({"width": 844, "height": 390}), otys)
    board, chart = page.locator("main.board").bounding_box(), page.locator("[role=slider]").bounding_box()
    assert board["height"] > 100 and board["y"] >= chart["y"] + chart["height"]
    for part in ("[data-next-mistake]", "[data-list]", "[data-sum]"):
        box = page.locator(part).bounding_box()
        assert box["y"] + box["height"] <= 390 and box["x"] + box["width"] <= 844
    page.locator("[data-sum]").click()
    page.wait_for_selector("[data-summary]")


def test_three_seats_of_a_review_are_seen_at_once_on_a_laptop(server: Server, visit: Any) -> None:
    table = reviewed_table(server, seats=3, done=0.1)
    page = visit(LAPTOP, "de").open(f"review/{table[0]}")
    page.wait_for_selector("[data-summary='2']")
    section = page.locator("section:has([data-summary])").bounding_box()
    last = page.locator("[data-summary='2']").bounding_box()
    assert last["y"] + last["height"] <= section["y"] + section["height"] + 1


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_is_marked_on_the_own_mat_is_shown_with_it(size: dict[str, int], visit: Any, otys: Table) -> None:
    visitor = visit(size)

    def on_the_mat(route: Any) -> None:
        answer = route.fetch()
        review = answer.json()
        for moment in review["moments"]:
            moment["chosen"]["target"] = f"credits/{moment['seat']}"
        route.fulfill(response=answer, json=review)

    visitor.page.route("**/review?lang=*", on_the_mat)
    page = opened(visitor, otys)
    page.wait_for_selector(".beside [data-target^='credits/'], .beside [data-thing^='credits/']")
    mark = page.locator("[data-mark=chosen]").bounding_box()
    mat = page.locator(".beside").bounding_box()
    assert mat["y"] - 30 <= mark["y"] and mark["y"] + mark["height"] <= mat["y"] + mat["height"] + 10


def test_the_mean_loss_of_a_decision_is_told_with_its_interval(visit: Any, otys: Table, server: Server) -> None:
    page = opened(visit(LAPTOP), otys)
    for line in server.call(f"tables/{otys[0]}/review")["summary"]:
        told = page.locator(f"[data-summary='{line['seat']}']").inner_text()
        assert f"loses {100 * line['loss']:.1f} ± {200 * line['loss_error']:.1f} points a decision" in told
        assert ("like " in told) == (line["level"] is not None)


def test_filters_choose_seats_and_kinds(visit: Any, otys: Table, server: Server) -> None:
    page = opened(visit(LAPTOP), otys)
    page.locator("[data-seat]").select_option("null")
    review = server.call(f"tables/{otys[0]}/review")
    graded = [moment for moment in review["moments"] if moment["grade"] != "only"]
    for kind in ("luck", "only"):
        page.locator(f"[data-kind={kind}]").click()
    assert page.locator("[data-row]").count() == len(graded)
    page.locator("[data-seat]").select_option("1")
    assert page.locator("[data-row]").count() == sum(moment["seat"] == 1 for moment in graded)
    page.locator("[data-kind=mistakes]").click()
    assert page.locator("[data-row]").count() == 0


def test_skill_and_luck_add_up_in_words(visit: Any, otys: Table) -> None:
    page = opened(visit(LAPTOP), otys)
    for seat in (0, 1):
        told = page.locator(f"[data-summary='{seat}'] svg[role=img]").get_attribute("aria-label")
        own, others, luck, rest, result = [
            int(number.replace("−", "-")) for number in re.findall(r"[+−]?\d+(?= |;|$)", told.split(":", 1)[1])
        ]
        assert abs(own + others + luck + rest - result) <= 2, told


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_moment_is_played_on_from(size: dict[str, int], visit: Any, otys: Table) -> None:
    page = opened(visit(size), otys)
    page.locator("[data-fork]").click()
    page.locator("[data-fork-start]").click()
    page.wait_for_url(re.compile(r"/table/"))
    page.wait_for_selector("[data-question] [data-option]")
    assert otys[0] not in page.url


def test_moments_appear_while_the_review_goes_on(server: Server, visit: Any) -> None:
    table = reviewed_table(server, done=0.6)
    page = opened(visit(LAPTOP), table)
    page.wait_for_selector("[data-state=running], [data-state=done]")
    page.wait_for_selector("[data-state=done]")
    assert server.call(f"tables/{table[0]}/review")["state"] == "done"


def test_the_replay_and_my_tables_lead_to_the_review(visit: Any, otys: Table) -> None:
    page = opened(visit(LAPTOP), otys)
    for path in (f"replay/{otys[0]}", "mine"):
        page.goto(f"{page.url.split('/review')[0]}/{path}")
        page.locator(f"a[href='review/{otys[0]}']").first.click()
        page.wait_for_selector("[data-moment]")
    page.goto(f"{page.url.split('/review')[0]}/table/{otys[0]}")
    page.locator("dialog [data-review]").click()
    page.wait_for_selector("[data-moment]")


@pytest.fixture(scope="module")
def reviewed(server: Server) -> Callable[[str, int], Table]:
    """Tables of which a share is reviewed, each made once."""
    return cache(lambda game, seats: reviewed_table(server, game, seats, done=0.2))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats"), [("deepblue", 2), ("endeavor", 2), ("neweden", 2), ("nemo", 1), ("otys", 2)]
)
@every_size_and_language
def test_a_game_of_every_title_is_reviewed_on_its_own_board_and_played_on_from(
    game: str, seats: int, size: str, locale: str, reviewed: Callable[[str, int], Table], server: Server, visit: Any
) -> None:
    table, _ = reviewed(game, seats)
    page = visit(SIZES[size], locale).open(f"review/{table}")
    page.wait_for_selector(".review [role=slider]")
    page.wait_for_selector("main.board svg, main.board .icon", state="attached")
    assert violations(page) == []
    review = server.call(f"tables/{table}/review")
    mistakes = [moment["step"] for moment in review["moments"] if moment["grade"] != "only"]
    steps = mistakes or [luck["step"] for luck in review["luck"]]
    page.locator("[data-next-mistake]").click()
    page.wait_for_selector("[data-moment]")
    assert int(page.locator(".review").get_attribute("data-step")) in steps
    assert ("Nächster Fehler" if locale == "de" else "Next mistake") in page.locator("[data-next-mistake]").inner_text()
    page.locator("[data-fork]").click()
    page.locator("[data-fork-start]").click()
    page.wait_for_url(re.compile(r"/table/"))
    page.wait_for_selector("[data-question] [data-option]")
    assert table not in page.url
