"""A table with friends: one link for all, a lobby, clocks, open tables, and being told of one's turn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from .serving import LAPTOP, PHONE, Server
from .test_pages import violations

ELSEWHERE = "http://192.0.2.7:8000/"
"""Where others reach the harbour."""


def invite(
    visit: Any, game: str = "deepblue", size: dict[str, int] = LAPTOP, locale: str = "en", at: Server | None = None
) -> Any:
    """Whoever starts a table with a friend, in the lobby."""
    host = visit(size, locale, at)
    page = host.open(f"/new/{game}")
    page.wait_for_selector("[data-start]")
    page.locator("main select.field").nth(1).select_option("friend")
    page.click("[data-start]")
    page.wait_for_selector("[data-place='1']")
    return host


def come(visit: Any, host: Any, name: str, size: dict[str, int] = LAPTOP) -> Any:
    """A friend opens the link and says a name."""
    link = host.page.locator("[data-link]").input_value()
    assert "#join=" in link
    friend = visit(size)
    friend.page.goto(link)
    friend.page.fill("#sit-name", name)
    return friend


def test_two_browsers_meet_by_one_link_and_the_game_begins_by_itself(visit: Any) -> None:
    host = invite(visit)
    page = host.page
    assert page.locator("[data-qr]").get_attribute("data-qr") == page.locator("[data-link]").input_value()
    assert violations(page) == []
    friend = come(visit, host, "Bo")
    assert violations(friend.page) == []
    friend.page.click("[data-sit]")
    friend.page.wait_for_selector("[data-shape]")
    page.wait_for_selector("[data-shape]")
    assert "Bo" in page.locator("header").first.inner_text()
    friend.page.reload()
    friend.page.wait_for_selector("[data-shape]")
    assert "#" not in friend.page.url


def test_the_host_changes_seats_and_begins_at_once_and_the_friend_comes_later(visit: Any) -> None:
    host = invite(visit)
    page = host.page
    page.click("[data-more]")
    page.wait_for_selector("[data-place='2']")
    page.click("[data-bot-sits]")
    page.wait_for_selector("[data-place='1']:not(.free)")
    page.click("[data-edit='0']")
    page.click("[data-later]")
    page.wait_for_selector("[data-place='1'][data-here]")
    page.click("[data-begins='host']")
    page.wait_for_selector("[data-begins='host'][aria-checked='true']")
    friend = come(visit, host, "Cleo")
    page.click("[data-begin]")
    page.wait_for_selector("[data-shape]")
    friend.page.wait_for_selector("[data-shape]")
    friend.page.fill("#sit-name", "Cleo")
    friend.page.click("[data-sit]")
    friend.page.wait_for_selector("[data-sit]", state="detached")
    page.wait_for_function("() => document.querySelector('header').innerText.includes('Cleo')")


@pytest.mark.parametrize(("size", "locale"), [(PHONE, "de"), (LAPTOP, "de")])
def test_the_lobby_fits_its_screen(visit: Any, size: dict[str, int], locale: str) -> None:
    page = invite(visit, "otys", size, locale).page
    wide = page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= size["width"]
    for button in page.locator("[data-begin], [data-share], [data-copy], [data-edit='1']").all():
        box = button.bounding_box()
        assert box["width"] >= 44 and box["height"] >= 44 and box["x"] >= 0
        assert box["x"] + box["width"] <= size["width"]


def timed(server: Server, **clock: Any) -> dict[str, Any]:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
    body = {"game": "otys", "seats": seats, "clock": {"kind": "turn", "bot": "random", **clock}}
    made: dict[str, Any] = server.call("tables", body)
    return made


def asked_of(server: Server, made: dict[str, Any]) -> int:
    seat: int = server.call(f"tables/{made['table']}")["waiting"][0]
    return seat


def test_a_clock_runs_out_in_sight_and_a_bot_answers(visit: Any, server: Server) -> None:
    made = timed(server, seconds=5)
    seat = asked_of(server, made)
    page = visit().sit(made, seat)
    page.wait_for_selector(f"[data-clock='{seat}'].runs, [data-clock='{1 - seat}'].runs")
    page.wait_for_selector(f"[data-clock='{1 - seat}'].runs")
    document = server.call(f"tables/{made['table']}")
    assert "time-up" in [said["kind"] for said in document["chat"]] and document["step"] > 0


def test_a_bot_that_plays_for_me_gives_the_seat_back_with_one_click(visit: Any, server: Server) -> None:
    made = server.table("otys", people=2, bots=0)
    page = visit().sit(made, 0)
    server.call(f"tables/{made['table']}/seats/0/bot", {"bot": "random"}, made["seats"][0]["token"])
    page.click("[data-back]")
    page.wait_for_selector("[data-bot-for-me]", state="detached")
    assert server.call(f"tables/{made['table']}")["seats"][0]["bot"] is None


def test_messages_are_marked_until_they_are_read_and_signs_are_understood(visit: Any, server: Server) -> None:
    made = server.table("otys", people=2, bots=0)
    page = visit().sit(made, 0)
    token = made["seats"][1]["token"]
    server.call(f"tables/{made['table']}/chat", {"text": "Hello Ada"}, token)
    server.call(f"tables/{made['table']}/chat", {"reaction": "cheer"}, token)
    page.wait_for_function("() => document.querySelector('[data-menu] [data-unread]')?.innerText.startsWith('2')")
    page.click("[data-menu]")
    page.wait_for_selector("[data-reaction='cheer']")
    page.wait_for_selector("[data-menu] [data-unread]", state="detached")
    page.click("[data-react='thanks']")
    page.wait_for_selector("[data-reaction='thanks']")
    page.keyboard.press("Escape")
    page.reload()
    page.wait_for_selector("[data-menu]")
    assert page.locator("[data-unread]").count() == 0


MOCKED = """
window.told = [];
window.Notification = class {
  static permission = "default";
  static async requestPermission() { return (Notification.permission = "granted"); }
  constructor(title, { body, tag }) { window.told.push([title, body, tag]); }
};
Object.defineProperty(document, "visibilityState", { get: () => window.away ? "hidden" : "visible" });
"""


def test_whoever_looks_elsewhere_is_told_of_their_turn_if_they_want_it(visit: Any, server: Server) -> None:
    made = server.table("otys", people=2, bots=0)
    mover = asked_of(server, made)
    visitor = visit()
    visitor.context.add_init_script(MOCKED)
    page = visitor.open("/settings")
    page.locator("input[name='notify']").nth(1).check(force=True)
    page = visitor.sit(made, 1 - mover)
    page.evaluate("() => { Notification.permission = 'granted'; window.away = true; }")
    path, token = f"tables/{made['table']}", made["seats"][mover]["token"]
    document = server.call(path, token=token)
    while document["waiting"] == [mover]:
        value = document["question"]["options"][0]["value"]
        document = server.call(f"{path}/answers", {"version": document["version"], "value": value}, token)
    page.wait_for_function("() => window.told.length === 1")
    assert page.evaluate("() => window.told")[0] == ["Otys", "Your turn", made["table"]]


@pytest.fixture(scope="module")
def harbour(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    made = Server(Path(tmp_path_factory.mktemp("harbour")), more=["--open-tables", "--public", ELSEWHERE])
    made.start()
    yield made
    made.stop()


def test_the_lobby_shows_an_address_that_others_can_reach(visit: Any, harbour: Server) -> None:
    page = invite(visit, at=harbour).page
    page.wait_for_selector(f"[data-qr^='{ELSEWHERE}table/']")
    link = page.locator("[data-link]").input_value()
    assert link.startswith(f"{ELSEWHERE}table/") and link == page.locator("[data-qr]").get_attribute("data-qr")


def test_a_stranger_finds_an_open_table_and_sits_down(visit: Any, harbour: Server) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human"}]
    clock = {"kind": "turn", "seconds": 86_400}
    made = harbour.call("tables", {"game": "otys", "seats": seats, "gather": {"open": True}, "clock": clock})
    visitor = visit(at=harbour)
    page = visitor.open("/mine")
    page.click("[data-open-tables]")
    page.wait_for_selector(f"[data-open-table='{made['table']}']")
    assert violations(page) == []
    page.click(f"[data-sit='{made['table']}']")
    page.wait_for_selector("[data-shape]")
    assert harbour.call(f"tables/{made['table']}")["gathering"] is None
    assert harbour.call("open") == []
    visitor.open("/open")
    page.click("[data-open-own=otys]")
    page.click("[data-start]")
    page.wait_for_selector("[data-link]")
    [own] = harbour.call("open")
    assert own["game"] == "otys" and [seat["free"] for seat in own["seats"]] == [False, True]
