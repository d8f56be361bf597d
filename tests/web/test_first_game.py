"""The first game of a title on a device: an easy start, and afterwards what made the difference."""

from __future__ import annotations

from typing import Any

from tests.waiting import until

from .conftest import PHONE, Server
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


def test_what_may_be_chosen_is_folded_and_says_what_is_recommended(server: Server, visit: Any) -> None:
    page = visit(PHONE, "de").open("new/nemo")
    page.wait_for_selector("[data-choices=difficulty] summary")
    assert page.locator("[data-choices][open], [data-variants][open]").count() == 0
    page.click("[data-beginner] button")
    said = page.locator("[data-choices=difficulty] summary")
    assert "Matrose" in said.inner_text()
    assert "Für die erste Partie empfohlen" in said.inner_text()
    page.click("[data-choices=difficulty] summary")
    page.locator("[data-choices=difficulty] label").nth(2).click()
    assert "Kapitän" in said.inner_text()
    assert "empfohlen" not in said.inner_text()
    page.click("[data-variants] summary")
    page.locator("[data-variants] input[type=checkbox]").first.check()
    assert "1 geändert" in page.locator("[data-variants] summary").inner_text()
    check(page)


def test_a_person_without_a_name_is_asked_for_one_once_and_bots_belong_to_the_games_world(
    server: Server, visit: Any
) -> None:
    visitor = visit()
    page = visitor.open("new/endeavor")
    page.click("[data-start]")
    page.fill("[data-ask-name] input", "Grace")
    page.click("[data-ask-name] .main")
    page.wait_for_selector("[data-ask-name]", state="detached")
    table = page.url.split("/table/")[1].split("#")[0]
    until(lambda: server.call(f"tables/{table}")["seats"][0]["name"] == "Grace", "the name")
    assert server.call(f"tables/{table}")["seats"][1]["name"] == "Challenger"
    visitor = visit()
    page = visitor.open("new/endeavor")
    page.click("[data-start]")
    page.click("div:has(> [data-ask-name]) > button")
    page.wait_for_selector("[data-ask-name]", state="detached")
    page.goto(f"{server.url}/new/nemo")
    page.click("[data-start]")
    page.wait_for_selector("section.ask[data-version]")
    assert page.locator("[data-ask-name]").count() == 0
