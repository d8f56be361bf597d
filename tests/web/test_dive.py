"""A whole daily dive in the browser: begun, played, counted, ranked, passed on."""

from __future__ import annotations

import json
import struct
from typing import Any

import pytest

from .conftest import Server
from .sizes import SIZES
from .test_home import keep
from .test_pages import check

REFUSED = {"en": "This dive was not counted.", "de": "Dieser Tauchgang wurde nicht gewertet."}


@pytest.mark.parametrize(
    ("size", "locale", "name", "bot"), [("laptop", "en", "Ada", "calm"), ("phone", "de", "Bo", "sunlit")]
)
def test_a_dive_from_the_first_click_to_the_text_to_share(
    size: str, locale: str, name: str, bot: str, server: Server, visit: Any
) -> None:
    visitor = visit(SIZES[size], locale)
    page = visitor.open("/daily")
    page.wait_for_selector("[data-dive]")
    check(page)
    assert page.locator("[data-ranking]").count() == 0, "others' results would be spoilers"
    page.click("[data-dive]")
    page.wait_for_selector("section.ask")
    table = page.url.rpartition("/")[2]
    tokens = page.evaluate("() => JSON.parse(localStorage.getItem('fathom-tables'))[0].tokens")
    visitor.open("/daily")
    page.wait_for_selector("[data-dive-on]")
    server.call(f"tables/{table}/seats/0/bot", {"bot": bot}, tokens[0])
    document = server.call(f"tables/{table}")
    while not document["over"]:
        document = server.call(f"tables/{table}?after={document['version']}")
    visitor.open(f"/table/{table}")
    page.click("[data-to-daily]")
    page.fill("#diver", name)
    page.click("[data-count]")
    page.wait_for_selector(f"[data-diver={name}].you")
    assert page.locator("[data-streak]").get_attribute("data-streak") == "1"
    text = page.locator("[data-share]").get_attribute("data-share").splitlines()
    today = server.call("daily")
    assert f"{today['number']}" in text[0] and text[-1] == f"{server.url}/daily"
    check(page)
    page.wait_for_selector("[data-depth]", timeout=400_000)
    mine = next(one for one in server.call("daily")["results"] if one["name"] == name)
    shown = page.locator("[data-depth]").inner_text().replace(",", ".").replace("\u2212", "-")
    assert float(shown) == pytest.approx(mine["depth"], abs=0.06)
    unsure = page.locator("p[data-unsure]").inner_text().replace(",", ".")
    assert f"± {200 * mine['luck_error']:.1f}" in unsure, "how unsure it is stands beside it"
    assert shown.replace("-", "\u2212") in page.locator(".well .you").inner_text().replace(",", ".")
    with page.expect_download() as download:
        page.click("[data-picture$='.png']")
    assert size_of(download.value.path().read_bytes()) == (1200, 630)
    visitor.open("/")
    page.wait_for_selector("[data-daily-tile]")
    check(page)
    again = visit(SIZES[size], locale)
    keep(again, (today["game"], {"table": table, "seats": [{"token": tokens[0]}]}, 0))
    began = {"date": today["date"], "game": today["game"], "table": table}
    forgotten = [{**began, "id": None, "score": None, "depth": None}]
    again.page.add_init_script(f"localStorage.setItem('fathom-dives', {json.dumps(json.dumps(forgotten))})")
    page = again.open("/daily")
    page.fill("#diver", f"{name} II")
    page.click("[data-count]")
    told = page.wait_for_selector("[role=alert]").inner_text()
    assert told.startswith(REFUSED[locale]) and "counts once" in told, "a record that was counted before"


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height, as the head of a PNG says."""
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


def test_two_devices_far_apart_get_the_same_dive(visit: Any) -> None:
    found = []
    for zone in ("Pacific/Kiritimati", "Pacific/Niue"):
        page = visit(timezone_id=zone).open("/daily")
        page.wait_for_selector("[data-daily]")
        found.append([page.locator("[data-daily]").get_attribute(name) for name in ("data-daily", "data-date")])
    assert found[0] == found[1]


def diver_of(made: dict[str, Any], day: dict[str, Any]) -> dict[str, Any]:
    """Yesterday's deepest dive, as if it had been this table's."""
    result = {"id": "d", "place": 1, "name": "Ines", "score": 41, "won": 1.0, "luck": 0.1, "luck_error": 0.02}
    diver = {**result, "depth": 90.0, "table": made["table"], "at": 1}
    return {**day, "yesterday": {"date": "2026-11-17", "game": "deepblue", "diver": diver}}


def test_yesterdays_best_moves_are_those_that_gained_most_with_luck_taken_out(server: Server, visit: Any) -> None:
    made = server.table("deepblue", people=1, bots=1)
    server.finish(made)
    page = visit(locale="de").page
    day = diver_of(made, server.call("daily"))
    page.route("**/api/daily", lambda route: route.fulfill(json=day))
    review = server.call(f"tables/{made['table']}/review")
    assert review["state"] == "none" and review["best"] == []
    full: dict[str, Any] = {"status": 503, "json": {"detail": "other reviews are being worked on"}}
    page.route("**/review*", lambda route: route.fulfill(**full))
    page.goto(f"{server.url}/daily")
    page.wait_for_selector("[data-best-by=points]")
    assert 0 < page.locator("[data-best-move]").count() <= 3
    frames = server.call(f"tables/{made['table']}/replay?from=0&count=40&lang=de")["frames"]
    silent = next(i for i, frame in enumerate(frames[1:]) if not frame["log"])
    telling = next(i for i, frame in enumerate(frames[1:]) if frame["log"] and i > silent)
    gains = [{"step": 5, "frame": silent, "seat": 0, "gain": 0.124, "error": 0.02}]
    gains += [{**gains[0], "frame": 9, "seat": 1}, {**gains[0], "frame": telling, "gain": 0.31}]
    page.unroute("**/review*")
    page.route("**/review*", lambda route: route.fulfill(json={**review, "state": "done", "best": gains}))
    page.reload()
    page.wait_for_selector("[data-best-by=decisions]")
    moves = page.locator("[data-best-move]")
    said = frames[telling + 1]["log"][0]["text"]
    moves.nth(1).get_by_text(said, exact=True).wait_for()
    assert [moves.nth(i).inner_text().split("\n") for i in range(moves.count())] == [
        [f"Zug {silent}", "+12 %"],
        [said, "+31 %"],
    ]
    moves.nth(1).click()
    page.wait_for_selector(f"[data-step='{telling}']")


def test_a_past_dive_is_out_of_competition(server: Server, visit: Any) -> None:
    visitor = visit()
    page = visitor.open("/daily/2026-11-02")
    page.click("[data-dive]")
    page.wait_for_selector("section.ask")
    assert page.evaluate("() => localStorage.getItem('fathom-dives')") is None


def test_without_a_server_the_page_says_so_and_tries_again(visit: Any) -> None:
    visitor = visit()
    visitor.page.route("**/api/daily", lambda route: route.abort())
    page = visitor.open("/daily")
    page.wait_for_selector("[role=alert]")
    page.unroute("**/api/daily")
    page.click("[role=alert] button")
    page.wait_for_selector("[data-dive]")
