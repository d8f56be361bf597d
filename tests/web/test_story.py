"""What the others did, as a story: every moment in its turn, with words, at a pace of one's choice."""

from __future__ import annotations

import time
from typing import Any

import pytest

from .conftest import LAPTOP, PHONE, Server

LYING = {"width": 844, "height": 390}

ASKED = "[data-question] [data-option]:not([aria-disabled='true'])"
WATCH = """() => {
  window.seen = [];
  const look = () => {
    const caption = document.querySelector('[data-caption]')?.innerText;
    const last = window.seen.at(-1);
    if (caption && caption !== last) window.seen.push(caption);
  };
  new MutationObserver(look).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


def paced(page: Any, pace: str) -> None:
    """Choose how long moments stay."""
    page.evaluate("pace => localStorage.setItem('fathom-settings', JSON.stringify({pace, coach: false}))", pace)
    page.reload()
    page.wait_for_selector(ASKED)


def answer(page: Any, *also: Any) -> None:
    """Give the last answer, and wait until the other pages know of it."""
    before = page.locator("section.ask").get_attribute("data-version")
    page.locator("[data-option]").filter(visible=True).last.click()
    for one in (page, *also):
        one.wait_for_function("before => document.querySelector('section.ask').dataset.version !== before", arg=before)


def pass_on(page: Any) -> None:
    """Answer until the others act and there is something to tell."""
    for _ in range(30):
        page.wait_for_selector(f"{ASKED}, [data-story]")
        if page.locator("[data-story]").count():
            return
        answer(page)
    raise AssertionError("the others never did anything")


def told_since(server: Server, made: dict[str, Any], seat: int = 0) -> list[str]:
    """What the log says after the seat's own last doing."""
    log = server.call(f"tables/{made['table']}?log=200", token=made["seats"][seat]["token"])["log"]
    name = ["Ada", "Bo"][seat]
    mine = max((fact["version"] for fact in log if fact["text"].startswith(name)), default=0)
    return [fact["text"] for fact in log if fact["version"] > mine]


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_every_moment_of_the_others_is_told_in_words(size: dict[str, int], server: Server, visit: Any) -> None:
    made = server.table("deepblue", bots=2, bot="greedy", seed=4)
    page = visit(size).sit(made)
    paced(page, "fast")
    page.evaluate(WATCH)
    pass_on(page)
    page.wait_for_selector(ASKED)
    seen = [line for caption in page.evaluate("() => window.seen") for line in caption.splitlines()]
    others = [text for text in told_since(server, made) if text.startswith("Bo")]
    assert others and all(text in seen for text in others)


def test_a_story_can_be_stopped_stepped_skipped_and_watched_again(server: Server, visit: Any) -> None:
    page = visit().sit(server.table("deepblue", bots=3, bot="greedy", seed=4))
    paced(page, "slow")
    pass_on(page)
    page.click("[data-story-pause]")
    at = int(page.locator("[data-story]").get_attribute("data-story"))
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f"[data-story='{at - 1}']")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"[data-story='{at}']")
    page.keyboard.press("Space")
    page.wait_for_selector("[data-story]", state="detached")
    page.wait_for_selector(f"{ASKED}, [data-thinks], .wait")
    page.click("[data-watch-again]")
    page.wait_for_selector("[data-story]")
    page.click("[data-story-skip]")
    page.wait_for_selector("[data-story]", state="detached")


def test_at_once_nobody_waits_for_a_show(server: Server, visit: Any) -> None:
    page = visit().sit(server.table("deepblue", bots=3, bot="greedy", seed=4))
    for _ in range(20):
        page.wait_for_selector(ASKED)
        assert page.locator("[data-story]").count() == 0
        answer(page)


def test_bots_that_answer_before_ones_own_answer_is_acknowledged_are_told(server: Server, visit: Any) -> None:
    made = server.table("deepblue", bots=3, bot="greedy", seed=4)
    page = visit().sit(made)
    paced(page, "fast")
    page.evaluate(WATCH)

    def late(route: Any) -> None:
        reply = route.fetch()
        time.sleep(1.0)  # meanwhile the socket brings what the bots have answered
        route.fulfill(response=reply)

    page.route("**/answers*", late)
    pass_on(page)
    page.wait_for_selector(ASKED)
    seen = [line for caption in page.evaluate("() => window.seen") for line in caption.splitlines()]
    others = [text for text in told_since(server, made) if not text.startswith("Ada")]
    assert len(others) > 2 and [text for text in others if text not in seen] == []


def test_what_happens_while_the_connection_is_lost_is_told_moment_by_moment(server: Server, visit: Any) -> None:
    made = server.table("otys", people=2, bots=0, seed=6)
    pages = [visit().sit(made, seat) for seat in (0, 1)]
    asked = 0 if pages[0].locator("[data-question]").count() else 1
    away, there = pages[asked], pages[1 - asked]
    paced(away, "fast")
    held: list[Any] = []
    lost = False

    def through(socket: Any) -> None:
        if lost:
            socket.close()
            return
        held.append(socket)
        socket.connect_to_server()

    away.route_web_socket("**/live*", through)
    away.reload()
    while not there.locator("[data-question]").count():
        answer(away, there)
    away.evaluate(WATCH)
    lost = True
    away.context.set_offline(True)
    held[-1].close()
    for _ in range(8):
        if asked in server.call(f"tables/{made['table']}")["waiting"]:
            break
        there.wait_for_selector(ASKED)
        answer(there)
    lost = False
    away.context.set_offline(False)
    away.wait_for_selector("[data-story]")
    away.wait_for_selector("[data-story]", state="detached")
    captions = away.evaluate("() => window.seen")
    others = [text for text in told_since(server, made, asked) if text.startswith("Bo" if asked == 0 else "Ada")]
    apart = [caption.splitlines() for caption in captions if len(caption.splitlines()) < len(others)]
    assert len(others) > 1 and len(apart) > 1
    lines = {line for caption in apart for line in caption}
    assert [text for text in others if text not in lines] == []


def test_on_a_phone_on_its_side_the_log_tells_the_turns_again(server: Server, visit: Any) -> None:
    page = visit(LYING).sit(server.table("deepblue", bots=3, bot="greedy", seed=4))
    paced(page, "fast")
    pass_on(page)
    page.wait_for_selector(ASKED)
    assert page.locator("[data-more]").count() == 0
    page.click("#tab-log")
    page.click("[data-log-again]")
    page.wait_for_selector("[data-story]")


def test_who_comes_back_can_watch_what_happened(server: Server, visit: Any) -> None:
    made = server.table("deepblue", people=2, bots=0, seed=6)
    pages = [visit().sit(made, seat) for seat in (0, 1)]
    asked = 0 if pages[0].locator("[data-question]").count() else 1
    away, there = pages[asked], pages[1 - asked]
    while not there.locator("[data-question]").count():
        answer(away, there)
    away.goto(server.url)
    while there.locator("[data-question]").count():
        answer(there)
    away.goto(f"{server.url}/table/{made['table']}")
    away.click("[data-watch-again]")
    away.wait_for_selector("[data-story='-1']")


@pytest.mark.parametrize("reach", ["decision", "turn"])
def test_a_bot_decides_for_a_person_as_far_as_it_may(reach: str, server: Server, visit: Any) -> None:
    made = server.table("otys", bots=1, bot="greedy", seed=5)
    page = visit().sit(made)
    page.wait_for_selector(ASKED)
    before = int(page.locator("section.ask").get_attribute("data-version"))
    page.click("[data-menu]")
    page.click(f"[data-autopilot-for={reach}]")
    if reach == "turn":  # more than one answer is asked for twice
        assert page.locator("[data-autopilot]").count() == 0
        page.click("[data-autopilot-for=turn]")
    page.wait_for_function("b => Number(document.querySelector('section.ask').dataset.version) > b", arg=before)
    page.wait_for_selector("[data-autopilot]", state="detached")
    assert server.call(f"tables/{made['table']}")["seats"][0]["bot"] is None


def test_a_bot_that_decides_until_it_is_stopped_is_stopped_with_one_click(server: Server, visit: Any) -> None:
    made = server.table("otys", bots=1, bot="greedy", seed=5)
    page = visit().sit(made)
    paced(page, "fast")
    page.click("[data-menu]")
    page.dblclick("[data-autopilot-for=back]")
    page.wait_for_function("() => Number(document.querySelector('section.ask').dataset.version) > 3")
    page.click("[data-autopilot]")
    page.wait_for_selector("[data-autopilot]", state="detached")


def test_leaving_a_seat_to_a_bot_is_asked_twice(server: Server, visit: Any) -> None:
    made = server.table("deepblue", people=2, bots=0, seed=3)
    page = visit().sit(made)
    page.click("[data-menu]")
    page.click("[data-standin]")
    assert server.call(f"tables/{made['table']}")["seats"][0]["bot"] is None
    page.click("[data-standin]")
    page.wait_for_selector("header [data-bot]")
