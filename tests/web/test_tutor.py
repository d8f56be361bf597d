"""The tutor's warning in the question bar, and the sandbox beside a running table."""

from __future__ import annotations

import json
import os
from typing import Any

import pytest
from playwright.sync_api import Page

from fathomfive.study.puzzles import Puzzle, puzzles

from .conftest import LAPTOP, PHONE, Server
from .test_pages import violations

WARNS = {
    "en": ("Take another look", "That costs about"),
    "de": ("Noch einmal ansehen", "Das kostet etwa"),
}
SETTINGS = 'localStorage.setItem("fathom-settings", \'{"pace": "instant", "coach": false, "tutor": "all"}\')'


def dearest() -> Puzzle:
    return max(puzzles("otys"), key=lambda one: one.options[-1].lead)


def warned(server: Server, visit: Any, size: dict[str, int], language: str) -> tuple[Page, Puzzle, dict[str, Any]]:
    """Somebody who has just chosen the worst option of a puzzle, with the tutor on."""
    puzzle = dearest()
    seats: list[dict[str, str]] = [{"kind": "bot", "bot": "greedy", "name": "Bo"} for _ in range(puzzle.seats)]
    seats[puzzle.seat] = {"kind": "human", "name": "Ada"}
    made = server.call(f"puzzles/{puzzle.id}/table", {"seats": seats})
    token = made["seats"][0]["token"]
    version = server.call(f"tables/{made['table']}", token=token)["version"]
    while not server.call(f"tables/{made['table']}/tutor", {"version": version}, token)["ready"]:
        pass
    visitor = visit(size, language)
    visitor.context.add_init_script(SETTINGS)
    page = visitor.sit(made)
    page.wait_for_selector("[data-question] [data-option]")
    page.locator(f"[data-option='{json.dumps(puzzle.options[-1].value)}']").first.click()
    page.wait_for_selector("[data-warning]")
    return page, puzzle, made


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "de")], ids=["laptop-en", "phone-de"])
def test_a_sure_mistake_is_held_and_can_be_thought_over(
    server: Server, visit: Any, size: dict[str, int], language: str
) -> None:
    page, _, made = warned(server, visit, size, language)
    look, costs = WARNS[language]
    bar = page.locator("[data-warning]")
    assert look in bar.inner_text() and costs in bar.inner_text()
    assert page.evaluate("() => document.activeElement.hasAttribute('data-tutor-look')"), "Enter takes another look"
    box = bar.bounding_box()
    assert box is not None and box["x"] >= 0 and box["x"] + box["width"] <= size["width"]
    assert violations(page) == []
    if os.environ.get("FATHOM_PICTURES"):
        page.screenshot(path=f"{os.environ['FATHOM_PICTURES']}/tutor-{language}.png")
    token = made["seats"][0]["token"]
    before = server.call(f"tables/{made['table']}", token=token)["version"]
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-warning]", state="detached")
    assert page.locator("[data-question] [data-option]").count() > 1
    assert server.call(f"tables/{made['table']}", token=token)["version"] == before, "nothing was answered"


def test_who_insists_plays_it_and_is_not_asked_again(server: Server, visit: Any) -> None:
    page, puzzle, made = warned(server, visit, LAPTOP, "en")
    page.click("[data-tutor-look]")
    page.locator(f"[data-option='{json.dumps(puzzle.options[-1].value)}']").first.click()
    page.wait_for_function(
        "version => Number(document.querySelector('[data-version]').dataset.version) > version",
        arg=server.call(f"tables/{made['table']}", token=made["seats"][0]["token"])["version"] - 1,
    )
    assert page.locator("[data-warning]").count() == 0


def test_never_ask_turns_it_off(server: Server, visit: Any) -> None:
    page, _, _ = warned(server, visit, LAPTOP, "en")
    page.click("[data-tutor-never]")
    page.wait_for_selector("[data-warning]", state="detached")
    page.wait_for_function("() => JSON.parse(localStorage.getItem('fathom-settings')).tutor === 'off'")


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "en"), (PHONE, "de")], ids=["laptop-en", "phone-de"])
def test_who_waits_tries_things_at_a_table_of_their_own(
    server: Server, visit: Any, size: dict[str, int], language: str
) -> None:
    made = server.table("otys", people=2, bots=0)
    for _ in range(12):
        seen = next(
            seen
            for seen in [server.call(f"tables/{made['table']}", token=link["token"]) for link in made["seats"]]
            if seen["question"]
        )
        answer = {"version": seen["version"], "value": seen["question"]["options"][0]["value"]}
        server.call(f"tables/{made['table']}/answers", answer, made["seats"][seen["seat"]]["token"])
    [asked] = server.call(f"tables/{made['table']}")["waiting"]
    page = visit(size, language).sit(made, 1 - asked)
    page.locator("[data-sandbox]").first.click()
    page.wait_for_selector("[data-sandbox-back]")
    assert f"/table/{made['table']}" not in page.url
    page.wait_for_selector("[data-question] [data-option]")
    if os.environ.get("FATHOM_PICTURES"):
        page.screenshot(path=f"{os.environ['FATHOM_PICTURES']}/sandbox-{language}.png")
    page.locator("[data-question] [data-option]").first.click()
    page.click("[data-sandbox-back]")
    page.wait_for_function("table => location.pathname.endsWith(table)", arg=made["table"])
    page.wait_for_selector("[data-sandbox]")
