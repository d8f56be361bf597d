"""What a finished game teaches, puzzles and the daily dive: in the tab as at the server."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Any

import pytest

from fathomfive.party import daily

from .desks import Pair, Tab, alike

Json = Any
QUICK = 0.05
"""Seconds that a review is planned for here: as little as there is."""
SHORT = Path(__file__).parents[1] / "games" / "endeavor" / "golden" / "together-1.json"
"""A finished game that is soon reviewed."""


@pytest.fixture
def ended(tab: Tab) -> tuple[str, str]:
    """The path of a table whose game is over, and a token that opens it."""
    made = tab.call("POST", "tables/bundle", json.loads(SHORT.read_text(encoding="utf-8")))[1]
    return f"tables/{made['table']}", made["seats"][0]["token"]


def test_a_review_is_done_piece_by_piece_and_goes_on_in_the_next_life_of_the_tab(
    tab: Tab, ended: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fathomfive.party.reviewer.KEPT_EVERY", 0.0)
    path, token = ended
    tab.desk.reviews.seconds = QUICK
    assert tab.call("GET", f"{path}/review", token=token)[1]["state"] == "none"
    status, review = tab.call("POST", f"{path}/review", {}, token)
    assert status == 202 and review["state"] == "waiting"
    while review["done"] < 20:
        review = tab.call("GET", f"{path}/review", token=token)[1]  # every look lets the desk's loop go on
    assert review["state"] == "running"
    again = Tab(tab.store)
    kept = again.call("GET", f"{path}/review", token=token)[1]
    assert kept["state"] == "paused" and 0 < kept["done"] < kept["steps"]
    review = again.call("POST", f"{path}/review", {}, token)[1]
    assert review["done"] >= kept["done"], "what was kept is not done again"
    while review["state"] != "done":
        assert review["state"] in ("waiting", "running"), review
        review = again.call("GET", f"{path}/review?lang=de", token=token)[1]
    assert review["done"] == review["steps"] == len(again.call("GET", f"{path}/record", token=token)[1]["answers"])
    assert review["points"] and review["summary"]
    again.close()
    third = Tab(tab.store)
    assert third.call("GET", f"{path}/review?lang=de", token=token)[1] == review
    third.close()


def test_a_moment_can_be_looked_at_and_played_on_from(tab: Tab, ended: tuple[str, str]) -> None:
    path, token = ended
    status, then = tab.call("GET", f"{path}/positions/12?seat=0&lang=de", token=token)
    assert status == 200 and then["yours"] == [0]
    seats: list[Json] = [{"kind": "human", "name": "Cy"}]
    seats += [{"kind": "bot", "bot": "greedy"} for _ in then["seats"][1:]]
    status, made = tab.call("POST", f"{path}/fork", {"step": 12, "seats": seats}, token)
    assert status == 201
    forked = tab.call("GET", f"tables/{made['table']}", token=made["seats"][0]["token"])[1]
    assert forked["seats"][0]["name"] == "Cy" and not forked["over"]
    assert tab.call("POST", f"{path}/fork", {"step": 10**6, "seats": seats}, token)[0] == 400
    assert tab.call("GET", f"{path}/positions/3?seat=9", token=token)[0] == 403


def test_puzzles_are_the_servers(pair: Pair) -> None:
    for path in ("puzzles", "puzzles?game=otys", "puzzles/daily?lang=de", "puzzles/no-such-puzzle"):
        here = pair.server.client.get(f"/api/{path}")
        status, there = pair.tab.call("GET", path)
        assert (here.status_code, alike(here.json())) == (status, alike(there))
    listed = pair.tab.call("GET", "puzzles")[1]
    for id in {one["game"]: one["id"] for one in listed}.values():
        here = pair.server.client.get(f"/api/puzzles/{id}", params={"lang": "de"}).json()
        there = pair.tab.call("GET", f"puzzles/{id}?lang=de")[1]
        assert alike(here) == alike(there)
    one = listed[0]
    seats = [{"kind": "human"}] + [{"kind": "bot", "bot": "greedy"}] * (one["seats"] - 1)
    status, made = pair.tab.call("POST", f"puzzles/{one['id']}/table", {"seats": seats})
    assert status == 201
    assert pair.tab.call("GET", f"tables/{made['table']}", token=made["seats"][0]["token"])[0] == 200


def test_the_daily_dive_is_the_same_deal_and_counts_once() -> None:
    tab = Tab()
    tab.desk.now = lambda: int(datetime(2026, 11, 19, 9, tzinfo=UTC).timestamp() * 1000)
    shown = tab.call("GET", "daily")[1]
    assert shown["today"] and shown["results"] == []
    assert shown["seed"] == daily.dive(date(2026, 11, 19)).seed
    assert tab.call("GET", "daily?date=2026-11-20")[0] == 409
    assert tab.call("GET", "daily?date=soon")[0] == 400
    the_dive = daily.dive(date(2026, 11, 19))
    table = daily.begin(the_dive)
    while not table.over:
        seat = table.asks[0].seat
        table.answer(table.seat(seat).question.options[0] if seat == 0 else daily.bot_answer(table, seat, the_dive))
    record = table.record()
    status, counted = tab.call("POST", "daily/results", {"record": record, "name": "Ada"})
    assert status == 201 and [row["name"] for row in counted["daily"]["results"]] == ["Ada"]
    assert tab.call("POST", "daily/results", {"record": record, "name": "Bo"})[0] == 409
    luck = None
    while luck is None:
        luck = tab.call("GET", "daily")[1]["results"][0]["luck"]
    forged = {**record, "seed": 1}
    assert tab.call("POST", "daily/results", {"record": forged, "name": "Cy"})[0] == 400
    tab.close()
