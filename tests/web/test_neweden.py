"""New Eden's board: whole games by clicking on it, and every question within its window."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import LAPTOP, PHONE, Server
from .robot import play
from .test_pages import SPILLING, violations

UNLIT = """
async (token) => {
  const table = location.pathname.split('/').pop();
  const answer = await fetch(`${location.origin}/api/tables/${table}`, {headers: {Authorization: `Bearer ${token}`}});
  const question = (await answer.json()).question;
  const lit = new Set([...document.querySelectorAll('[data-target]')]
    .filter((one) => one.getBoundingClientRect().width > 0).map((one) => one.dataset.target));
  return question ? question.options.filter((one) => one.target && !lit.has(one.target)).map((one) => one.target) : [];
}
"""


@pytest.mark.slow
def test_a_four_seat_game_is_finished_on_the_board(server: Server, visit: Any) -> None:
    page = visit().sit(server.table("neweden", bots=3, bot="greedy", seed=5))
    found = play(page, "board", seed=5)
    assert found["over"], found
    assert found["bar"] < found["board"] / 10


def test_a_solo_game_is_finished_on_the_board(server: Server, visit: Any) -> None:
    page = visit(locale="de").sit(server.table("neweden", bots=0, seed=6, difficulty=1))
    found = play(page, "board", seed=6)
    assert found["over"], found
    assert found["bar"] < found["board"] / 10
    assert page.locator(".others .opp").count() == 1


@pytest.mark.parametrize(
    ("size", "locale", "bots"),
    [
        ("laptop", "de", 3),
        ("phone", "en", 1),
        pytest.param("laptop", "en", 0, marks=pytest.mark.slow),
        pytest.param("phone", "de", 2, marks=pytest.mark.slow),
    ],
)
def test_every_question_fits_and_all_its_options_are_lit(
    size: str, locale: str, bots: int, server: Server, visit: Any
) -> None:
    made = server.table("neweden", bots=bots, bot="greedy", seed=bots + 1)
    table, token = made["table"], made["seats"][0]["token"]
    page = visit(PHONE if size == "phone" else LAPTOP, locale).sit(made)
    kinds: set[str | None] = set()
    for _ in range(30):
        page.wait_for_selector("[data-question] [data-option]:not([aria-disabled='true'])")
        kind = page.locator("[data-question]").get_attribute("data-question")
        if kind not in kinds:
            assert page.evaluate(SPILLING) == [], kind
            assert page.evaluate(UNLIT, token) == [], kind
            if kind in ("turn", "where", "market", "bid", "lock"):
                assert violations(page) == [], kind
        kinds.add(kind)
        before = server.call(f"tables/{table}", token=token)["version"]
        hint = server.call(f"tables/{table}/hint?seat=0&bot=greedy", token=token)["value"]
        server.call(f"tables/{table}/answers", {"version": before, "value": hint}, token)
        page.wait_for_function(
            "before => Number(document.querySelector('section.ask')?.dataset.version) > before", arg=before
        )
    assert {"turn", "after", "where", "market"} <= kinds


def test_another_station_is_shown_in_full_and_goes_away_again(server: Server, visit: Any) -> None:
    page = visit().sit(server.table("neweden", bots=2, seed=3))
    page.wait_for_selector("[data-question] [data-option]")
    page.locator(".others .opp button").first.click()
    page.wait_for_selector("[data-thing='dome/1']")
    assert page.locator("[data-thing='dome/0']").count() == 0
    page.locator(".visit button").click()
    page.wait_for_selector("[data-thing='dome/0']")


def test_what_is_too_dear_says_why_not(server: Server, visit: Any) -> None:
    page = visit().sit(server.table("neweden", bots=1, seed=4))
    page.wait_for_selector("[data-question=turn]")
    page.locator("[data-target^='tableau/']").last.click()
    page.wait_for_selector("[data-question=after], [data-question=turn]")
    page.wait_for_function("() => document.querySelectorAll('[data-thing] [aria-disabled=\"true\"]').length > 0")
    page.locator("[data-thing] [aria-disabled='true']").first.focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.wait_for_selector("#hover-card .not")
    assert violations(page) == []


def test_marked_cards_stay_marked_while_others_choose(server: Server, visit: Any) -> None:
    made = server.table("neweden", people=2, bots=0, seed=7)
    table, tokens = made["table"], [seat["token"] for seat in made["seats"]]

    def asked(seat: int) -> dict[str, Any]:
        document: dict[str, Any] = server.call(f"tables/{table}", token=tokens[seat])
        return document

    def answer(seat: int, value: object) -> None:
        server.call(f"tables/{table}/answers", {"version": asked(seat)["version"], "value": value}, tokens[seat])

    for _ in range(200):
        document = asked(0)
        seat = document["waiting"][0]
        question = asked(seat)["question"]
        if question["kind"] == "market":
            break
        rest = [option["value"] for option in question["options"] if option["value"] in ("pass", "done")]
        answer(seat, rest[0] if rest else question["options"][0]["value"])
    page = visit().sit(made)
    page.wait_for_selector("[data-question=market]")
    page.locator("[data-target='hand/1']").click()
    page.wait_for_selector("[data-target='hand/1'][aria-pressed=true]")
    before = page.locator("section.ask").get_attribute("data-version")
    answer(1, [])
    page.wait_for_function("before => document.querySelector('section.ask').dataset.version !== before", arg=before)
    assert page.locator("[data-target='hand/1']").get_attribute("aria-pressed") == "true"
    page.locator("[data-target=market]").click()
    page.wait_for_selector("[data-question=market]", state="detached")
    assert any(fact["kind"] == "orders" and fact["args"] == [0, 1] for fact in asked(0)["log"])
