"""Whole games in the browser."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import PHONE, Server
from .robot import PLAYER, arguments, play, play_by_keyboard

GAMES = ["deepblue", "otys", "neweden", "endeavor", "nemo"]


ALONE = {"nemo", "endeavor", "neweden"}
"""Games that are also played alone: quicker to finish."""


@pytest.mark.parametrize("how", ["buttons", pytest.param("keys", marks=pytest.mark.slow)])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_the_buttons_and_with_the_number_keys(
    game: str, how: str, server: Server, visit: Any
) -> None:
    bots = 0 if game in ALONE and how == "keys" else 1
    page = visit().sit(server.table(game, bots=bots, bot="greedy"))
    found = play(page, how)
    assert found["over"], found
    page.wait_for_selector("dialog[open] .winner p")
    assert page.locator("header .phase").inner_text() == "The game is over"


@pytest.mark.parametrize("game", ["deepblue", "otys"])
def test_a_whole_game_by_clicking_on_the_board(game: str, server: Server, visit: Any) -> None:
    page = visit().sit(server.table(game, bot="greedy", seed=3))
    found = play(page, "board", seed=4)
    assert found["over"], found
    assert found["board"] > found["bar"]


@pytest.mark.parametrize("game", GAMES)
def test_nothing_goes_wrong_while_everything_moves(game: str, server: Server, visit: Any) -> None:
    page = visit(reduced_motion="no-preference").sit(server.table(game, bots=2, bot="greedy", seed=5))
    found = play(page, "buttons", seed=3, most=40)
    assert found["over"] or found["answers"] == 40


@pytest.mark.parametrize("game", GAMES)
def test_playing_by_keyboard_only(game: str, server: Server, visit: Any) -> None:
    made = server.table(game, seed=8)
    page = visit().sit(made)
    assert play_by_keyboard(page, 12) == 12
    assert server.call(f"tables/{made['table']}")["step"] >= 12


def test_deep_blue_on_the_phone(server: Server, visit: Any) -> None:
    page = visit(PHONE, "de").sit(server.table("deepblue", seed=2))
    assert play(page, "board", seed=2, most=30)["answers"] == 30


def test_two_people_play_by_link_in_two_browsers_and_play_again(server: Server, visit: Any) -> None:
    made = server.table("deepblue", people=2, bots=0, seed=6)
    pages = [visit().sit(made, seat) for seat in (0, 1)]
    for seat, page in enumerate(pages):
        told = arguments("board", 7 + seat, 2000)
        page.evaluate(f"told => {{ window.played = ({PLAYER})(told) }}", told)
    for page in pages:
        page.wait_for_function("() => Number(document.querySelector('section.ask').dataset.version) > 60")
    server.finish(made)
    found = [page.evaluate("() => window.played") for page in pages]
    assert all(one["over"] and one["answers"] > 10 for one in found), found
    for page, other in zip(pages, ("Bo", "Ada"), strict=True):
        assert page.locator(f".log li:has-text('{other}')").count() > 0
    pages[0].click("[data-rematch]")
    pages[0].wait_for_url(lambda url: made["table"] not in url)
    pages[1].click("[data-rematch]")
    pages[1].wait_for_url(pages[0].url)


def test_a_stranger_starts_a_game_in_three_clicks(server: Server, visit: Any) -> None:
    page = visit().open("/")
    page.click("[data-play=deepblue]")
    page.click("[data-start]")
    page.wait_for_selector("section.ask")
    page.wait_for_selector("[data-question] [data-option]")
    assert "/table/" in page.url


def test_undo_takes_back(server: Server, visit: Any) -> None:
    page = visit().sit(server.table("deepblue", seed=5))
    page.wait_for_selector("[data-question=action]")
    page.click("[data-option='\"sail\"']")
    page.wait_for_selector("[data-question=propel]")
    page.click("[data-undo]")
    page.wait_for_selector("[data-question=action]")


def test_reload_and_server_restart_in_mid_game(server: Server, visit: Any) -> None:
    made = server.table("deepblue", seed=9)
    visitor = visit()
    page = visitor.sit(made)
    play(page, seed=3, most=12)
    page.wait_for_selector("[data-question] [data-option]")
    before = page.locator("[data-question]").get_attribute("aria-label")
    page.reload()
    page.wait_for_selector("[data-question] [data-option]")
    assert page.locator("[data-question]").get_attribute("aria-label") == before
    server.stop()
    page.wait_for_selector(".note")
    server.start()
    page.wait_for_selector(".note", state="detached")
    assert page.locator("[data-question]").get_attribute("aria-label") == before
    assert play(page, seed=5, most=5)["answers"] == 5


def test_replay_moves_with_slider_and_arrow_keys_and_has_links(server: Server, visit: Any) -> None:
    made = server.table("deepblue", seed=9)
    visitor = visit()
    page = visitor.sit(made)
    play(page, seed=3, most=6)
    visitor.open(f"/replay/{made['table']}?step=2")
    page.wait_for_selector("[data-step='2']")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-step='3']")
    page.click("[data-by=turn]")
    page.click("[data-previous]")
    page.wait_for_selector("[data-step='2']")
    assert "step=2" in page.url


NOTE_STEPS = """() => {
  const bar = document.querySelector("[data-step]");
  window.steps = [];
  const note = () => window.steps.push(Number(bar.dataset.step));
  new MutationObserver(note).observe(bar, { attributeFilter: ["data-step"] });
}"""
"""A stop lasts half a second, and who looks for it now and then may miss it."""


def test_a_replay_goes_turn_by_turn_with_the_log_beside_it_and_jumps_to_marks(server: Server, visit: Any) -> None:
    made = server.table("deepblue", seed=9)
    server.finish(made)
    visitor = visit()
    page = visitor.open(f"/replay/{made['table']}")
    page.wait_for_selector("[data-step='0']")
    course = server.call(f"tables/{made['table']}/course")
    assert 1 < len(course["turns"]) < course["steps"]
    page.wait_for_selector("[data-mark]")
    for turn in course["turns"][:3]:
        page.click("[data-next]")
        page.wait_for_selector(f"[data-step='{turn}']")
        page.wait_for_function(
            "(told) => document.querySelectorAll('section.log li .dot, section.log li > .icon').length === told",
            arg=course["told"][turn],
        )
        assert page.locator("section.log li.new").count() > 0, "no stop of a replay has nothing to tell"
    page.click("[data-previous]")
    page.wait_for_selector(f"[data-step='{course['turns'][1]}']")
    mark = page.locator("[data-mark]").last
    mark.click()
    page.wait_for_selector(f"[data-step='{mark.get_attribute('data-mark')}']")
    page.click("[data-speed]")
    page.wait_for_selector("[data-speed='2']")
    page.keyboard.press("Home")
    page.wait_for_selector("[data-step='0']")
    page.evaluate(NOTE_STEPS)
    page.click("[data-run]")
    page.wait_for_function("() => window.steps.length >= 3")
    page.click("[data-run]")
    assert page.evaluate("window.steps.slice(0, 3)") == course["turns"][:3], "by itself it goes turn by turn too"


def test_hot_seat_draws_a_curtain_between_two_people(server: Server, visit: Any) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo", "with": 0}]
    made = server.call("tables", {"game": "deepblue", "seats": seats, "seed": 4})
    page = visit().sit(made)
    page.wait_for_selector("[data-curtain], [data-option]")
    assert play(page, seed=2, most=25)["answers"] == 25
