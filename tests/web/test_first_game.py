"""The first game of a title on a device: an easy start, and afterwards what made the difference."""

from __future__ import annotations

from typing import Any

from .conftest import Server
from .test_pages import check


def test_a_beginner_is_offered_the_calm_bot_and_the_easiest_options(server: Server, visit: Any) -> None:
    visitor = visit()
    page = visitor.open("new/otys")
    page.wait_for_selector("[data-beginner]")
    check(page)
    if page.locator("[data-beginner] button").count():
        page.click("[data-beginner] button")
    page.wait_for_selector("[data-beginner]:not(:has(button))")
    with page.expect_request("**/api/tables") as sent:
        page.click("[data-start]")
    asked = sent.value.post_data_json
    assert asked["options"]["sponsors"] == "basic"
    assert [seat["bot"] for seat in asked["seats"] if seat["kind"] == "bot"] == ["calm"]


def test_the_end_of_the_first_game_says_what_made_the_difference_and_later_ends_do_not(
    server: Server, visit: Any
) -> None:
    visitor = visit(locale="de")
    for first in (True, False):
        made = server.table("deepblue", seed=5)
        server.finish(made)
        page = visitor.sit(made)
        page.wait_for_selector("dialog[open] [data-rematch]")
        assert page.locator("[data-difference]").count() == (1 if first else 0)
        if first:
            assert page.locator("[data-difference]").inner_text().count("„") >= 1
            check(page)
    assert visitor.open("new/otys").wait_for_selector("[data-beginner]")
    visitor.open("new/deepblue").wait_for_selector("[data-start]")
    assert visitor.page.locator("[data-beginner]").count() == 0
