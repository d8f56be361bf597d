"""Endeavor's board: whole games by clicking on it, every option lit, at home on laptop and phone in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import LAPTOP, PHONE, Server
from .robot import play
from .sizes import SIZES, every_size_and_language
from .test_pages import SPILLING, violations

SCENARIOS = range(1, 11)

LIT = """
() => [...document.querySelectorAll('[data-target]')]
  .filter((one) => one.getBoundingClientRect().width > 0)
  .map((one) => one.dataset.target)
"""


def unlit(page: Any, server: Server, made: dict[str, Any]) -> set[str]:
    """Targets of the options that stand nowhere on the board."""
    page.wait_for_selector("[data-question] [data-option]")
    asked = server.call(f"tables/{made['table']}", token=made["seats"][0]["token"])["question"]
    return {option["target"] for option in asked["options"] if option["target"]} - set(page.evaluate(LIT))


def test_a_coop_game_is_finished_by_clicking_on_the_board(server: Server, visit: Any) -> None:
    page = visit().sit(server.table("endeavor", bot="greedy", seed=4, mode="together", scenario=4, difficulty="easy"))
    found = play(page, "board", seed=11)
    assert found["over"], found
    assert found["board"] > 4 * found["bar"], found
    page.keyboard.press("Escape")
    page.wait_for_selector(".drawer .scoring .joint")
    assert page.locator(".drawer .joint .row").count() == 7


def test_a_competitive_game_of_two_is_finished_by_clicking_on_the_board(server: Server, visit: Any) -> None:
    page = visit().sit(server.table("endeavor", bot="greedy", seed=6, scenario=2))
    found = play(page, "board", seed=5)
    assert found["over"], found
    assert found["board"] > 4 * found["bar"], found
    page.keyboard.press("Escape")
    total = page.locator(".drawer .scoring tfoot td").all_inner_texts()
    assert total == page.locator("header li b").all_inner_texts()


def test_a_solo_game_is_finished_by_clicking_on_the_board_of_a_phone(server: Server, visit: Any) -> None:
    page = visit(PHONE, "de").sit(server.table("endeavor", bots=0, seed=7, scenario=10))
    found = play(page, "board", seed=3)
    assert found["over"], found
    assert found["board"] > 4 * found["bar"], found


@every_size_and_language
def test_the_board_is_accessible_and_fits_and_lights_every_option(
    size: str, locale: str, server: Server, visit: Any
) -> None:
    made = server.table("endeavor", bots=3, seed=3, scenario=1 if locale == "en" else 3)
    page = visit(SIZES[size], locale).sit(made)
    kinds: set[str | None] = set()
    for turn in range(10):
        page.wait_for_selector("[data-question] [data-option]")
        kind = page.locator("[data-question]").get_attribute("data-question")
        assert page.evaluate(SPILLING) == [], kind
        assert unlit(page, server, made) == set(), kind
        if kind not in kinds and len(kinds) < 3:
            assert violations(page) == [], kind
        kinds.add(kind)
        play(page, seed=turn, most=1)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_drawn_alone(scenario: int, server: Server, visit: Any) -> None:
    made = server.table("endeavor", bots=0, seed=scenario, scenario=scenario)
    visitor = visit(PHONE if scenario % 2 else LAPTOP, "de")
    page = visitor.sit(made)
    for turn in range(3):
        assert unlit(page, server, made) == set()
        play(page, "board", seed=turn, most=1)
    assert page.evaluate(SPILLING) == []
    assert visitor.errors == []


def test_the_mat_of_another_seat_opens_in_full(server: Server, visit: Any) -> None:
    page = visit().sit(server.table("endeavor", seed=2))
    page.click("[data-seat='1']")
    page.wait_for_selector(".drawer .sheet .tile")
    assert "Bo" in page.locator(".drawer h2").inner_text()
    page.click(".drawer header button")
    page.wait_for_selector(".drawer .sheet", state="detached")


def test_a_discovery_is_a_tile_and_then_a_place(server: Server, visit: Any) -> None:
    made = server.table("endeavor", bots=0, seed=5, scenario=1)
    page = visit().sit(made)
    token = made["seats"][0]["token"]
    for _ in range(60):
        page.wait_for_selector("[data-question] [data-option]")
        document = server.call(f"tables/{made['table']}", token=token)
        if document["question"]["kind"] == "discover":
            break
        hint = server.call(f"tables/{made['table']}/hint?seat=0&bot=greedy", token=token)["value"]
        server.call(f"tables/{made['table']}/answers", {"version": document["version"], "value": hint}, token)
        page.wait_for_function(
            "before => Number(document.querySelector('section.ask')?.dataset.version) > before",
            arg=document["version"],
        )
    page.wait_for_selector("[data-question=discover]")
    tiles = page.locator("[data-target^='tile/']")
    assert tiles.count() == len({option["value"][0] for option in document["question"]["options"]})
    before = page.locator("[data-target^='cell/']").count()
    tiles.first.click()
    if page.locator("[data-question=discover]").count():
        page.wait_for_selector("[data-target^='tile/'][aria-pressed=true]")
        assert 0 < page.locator("[data-target^='cell/']").count() <= before
        page.locator("[data-target^='cell/']").first.click()
    page.wait_for_function("() => !document.querySelector('[data-question=discover]')")
    after = server.call(f"tables/{made['table']}", token=token)
    assert sum(tile >= 0 for tile in after["view"]["zones"]) == sum(tile >= 0 for tile in document["view"]["zones"]) + 1


def test_whom_to_recruit_is_asked_beside_the_ocean_and_research_has_room_for_its_titles(
    server: Server, visit: Any
) -> None:
    made = server.table("endeavor", bots=3, bot="greedy", seed=11)
    page = visit(locale="de").sit(made)
    page.wait_for_selector("[data-question=recruit] [data-option]")
    assert page.locator(".drawer").count() == 0
    edge = page.locator(".panel").bounding_box()
    assert edge is not None
    zones = page.locator("svg.ocean [data-thing^='cell/'], svg.ocean [data-thing^='zone/']")
    for zone in zones.all():
        box = zone.bounding_box()
        assert box is not None and box["x"] + box["width"] <= edge["x"] + 1
    page.locator(".panel [data-target^='tray/']").first.click()
    page.wait_for_selector("section.ask:not([data-question=recruit])")
    page.wait_for_selector(".panel .report strong")
    widths = [title.bounding_box() for title in page.locator(".panel .report strong").all()]
    assert widths and all(box is not None and box["width"] > 90 for box in widths)
