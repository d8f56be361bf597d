"""A table with friends: their links come first, and one sees who has sat down."""

from __future__ import annotations

from typing import Any

from .test_pages import violations


def test_whoever_starts_a_table_with_a_friend_gets_the_link_and_sees_the_friend_sit_down(visit: Any) -> None:
    host = visit()
    page = host.open("/new/deepblue")
    page.wait_for_selector("[data-start]")
    page.locator("main select.field").nth(1).select_option("friend")
    page.click("[data-start]")
    page.wait_for_selector("dialog[open] [data-friend='1']")
    assert violations(page) == []
    link = page.locator("dialog[open] [data-link]").input_value()
    friend = visit()
    friend.page.goto(link)
    friend.page.fill("#sit-name", "Bo")
    friend.page.click("[data-sit]")
    page.wait_for_selector("dialog[open] [data-friend='1'][data-here]")
    assert "Bo" in page.locator("[data-friend='1']").inner_text()
    assert page.locator("dialog[open] [data-link]").count() == 0
    page.click("[data-begin]")
    page.wait_for_selector("dialog[open]", state="detached")
    page.reload()
    page.wait_for_selector("[data-shape]")
    assert page.locator("dialog[open]").count() == 0
