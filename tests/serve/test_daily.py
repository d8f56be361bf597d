"""The daily dive: one deal for everybody, one result each, and none that was not played."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest

from fathomfive.kernel import Table
from fathomfive.party import daily
from fathomfive.party.errors import Refused
from fathomfive.party.thoughts import choose
from tests.serve.serving import Running, patient, running
from tests.waiting import until

NEW_EDEN = date(2026, 11, 17)
"""A day of a game alone, which is quick to play; the day before has Deep Blue against bots."""


def played(the_dive: daily.Dive, seed: int = 7, most: int = 10_000) -> dict[str, Any]:
    """A record of a dive as somebody might play it."""
    table = daily.begin(the_dive)
    while not table.over and table.version < most:
        seat = table.asks[0].seat
        table.answer(
            daily.bot_answer(table, seat, the_dive) if seat else choose(table, 0, "calm", seed + table.version), seat
        )
    record: dict[str, Any] = table.record()
    return record


@contextmanager
def on(server: Running, day: date, hour: int = 12, minute: int = 0) -> Iterator[None]:
    """A server for which it is some time of a day."""
    dives, real = server.house.dives, server.house.dives.now
    dives.now = lambda: datetime(day.year, day.month, day.day, hour, minute, tzinfo=UTC)  # type: ignore[method-assign]
    try:
        yield
    finally:
        dives.now = real  # type: ignore[method-assign]


def send(server: Running, record: object, name: str, **more: object) -> Any:
    return server.client.post("/api/daily/results", json={"record": record, "name": name, **more})


def refused(answer: Any, status: int, *words: str) -> None:
    assert answer.status_code == status, answer.text
    assert answer.headers["content-type"].startswith("application/problem+json")
    for word in words:
        assert word in answer.json()["detail"], answer.text


def test_the_five_games_come_in_turn_and_each_day_has_a_deal_of_its_own() -> None:
    days = [daily.FIRST + timedelta(days=later) for later in range(40)]
    dives = [daily.dive(day) for day in days]
    assert {one.game for one in dives[:5]} == {"deepblue", "otys", "neweden", "endeavor", "nemo"}
    assert all(one.game == later.game for one, later in zip(dives, dives[5:], strict=False))
    assert len({one.seed for one in dives}) == len(dives)
    for one in dives[:5]:
        assert daily.begin(one).game.rules_version == one.rules_version
        assert daily.begin(one).hash() == daily.begin(daily.dive(date.fromisoformat(one.date))).hash()


def test_there_is_no_dive_before_the_first() -> None:
    with pytest.raises(Refused, match="the first dive was on 2026-11-01"):
        daily.dive(date(2026, 10, 31))


def test_a_secret_makes_tomorrow_unknowable_and_yesterday_checkable() -> None:
    tomorrow = daily.FIRST + timedelta(days=9)
    mine, other = daily.secret_of(tomorrow, "mine"), daily.secret_of(tomorrow, "other")
    assert len({daily.dive(tomorrow, secret).seed for secret in ("", mine, other)}) == 3
    assert daily.commitment(mine) == hashlib.sha256(mine.encode()).hexdigest()
    assert daily.commitment("") is None


def test_a_server_commits_to_its_secret_and_reveals_it_a_day_later(new_store: Any) -> None:
    with running(patient(store=new_store("sqlite"), daily_secret="the sea keeps it")) as server:
        with on(server, NEW_EDEN):
            today = server.client.get("/api/daily").json()
        with on(server, NEW_EDEN + timedelta(days=1)):
            later = server.client.get("/api/daily").json()
    assert later["revealed"]["date"] == today["date"]
    assert hashlib.sha256(later["revealed"]["secret"].encode()).hexdigest() == today["commitment"]
    assert daily.dive(NEW_EDEN, later["revealed"]["secret"]).seed == today["seed"] != daily.dive(NEW_EDEN).seed


def test_a_dive_counts_once_and_luck_is_taken_out_of_it(server: Running) -> None:
    with on(server, NEW_EDEN):
        today = server.client.get("/api/daily").json()
        assert (today["game"], today["mode"], today["today"]) == ("neweden", "solo", True)
        the_dive = daily.dive(NEW_EDEN)
        record = played(the_dive)
        counted = send(server, record, "  Ada  Lovelace ")
        assert counted.status_code == 201, counted.text
        [ada] = counted.json()["daily"]["results"]
        assert (ada["id"], ada["name"], ada["place"]) == (counted.json()["you"], "Ada Lovelace", 1)
        table = Table.replay(record)
        assert (ada["score"], ada["won"]) == (table.scores[0], float(table.ranks[0] == 1))
        refused(send(server, record, "Bo"), 409, "counts once")
        refused(send(server, played(the_dive, seed=8), "ada lovelace"), 409, "counts once")
        assert send(server, played(the_dive, seed=9), "Bo").status_code == 201

        def judged() -> Any:
            results = server.client.get("/api/daily").json()["results"]
            return results if all(one["luck"] is not None for one in results) else None

        results = until(judged, "luck to be taken out")
        assert [one["place"] for one in results] == [1, 2]
        depths = [one["depth"] for one in results]
        assert depths == sorted(depths, reverse=True)
        for one in results:
            assert one["depth"] == pytest.approx(100 * (one["won"] - one["luck"]), abs=0.06)
            assert one["luck_error"] > 0
    with on(server, NEW_EDEN + timedelta(days=1)):
        best = server.client.get("/api/daily").json()["yesterday"]
        assert (best["game"], best["diver"]["id"]) == ("neweden", results[0]["id"])


def test_records_that_nobody_played_are_refused(one_server: Running) -> None:
    with on(one_server, NEW_EDEN):
        good = played(daily.dive(NEW_EDEN), seed=3)
        nature = next(i for i, (who, value) in enumerate(good["answers"]) if who == -1 and i > 5)
        other = next(v for w, v in good["answers"] if w == -1 and v != good["answers"][nature][1])
        forged = [list(one) for one in good["answers"]]
        forged[nature] = [-1, other]
        refused(send(one_server, {**good, "answers": forged}, "Eve"), 400, f"answer {nature}", "the deal of this day")
        own = next(i for i, (who, _) in enumerate(good["answers"]) if who == 0)
        forged = [list(one) for one in good["answers"]]
        forged[own] = [0, "whatever I like"]
        refused(send(one_server, {**good, "answers": forged}, "Eve"), 400, f"answer {own}")
        refused(send(one_server, {**good, "answers": good["answers"][:-3]}, "Eve"), 400, "not over")
        refused(send(one_server, {**good, "answers": [*good["answers"], [0, 1]]}, "Eve"), 400, "over after")
        refused(send(one_server, {**good, "undone": 2}, "Eve"), 400, "taken back")
        refused(send(one_server, {"format": "something"}, "Eve"), 400)
        refused(send(one_server, good, "   "), 400, "choose one")
        assert one_server.client.get("/api/daily").json()["results"] == []


def test_a_bot_that_was_made_to_lose_is_noticed(one_server: Running) -> None:
    day = NEW_EDEN - timedelta(days=1)
    with on(one_server, day):
        the_dive = daily.dive(day)
        assert the_dive.bots
        table = daily.begin(the_dive)
        bent = None
        while not table.over:
            ask = table.asks[0]
            value = choose(table, 0, "greedy", 1) if ask.seat == 0 else daily.bot_answer(table, ask.seat, the_dive)
            if ask.seat and bent is None and len(ask.options) > 1:
                bent, value = table.version, next(one for one in ask.options if one != value)
            elif bent is not None and ask.seat:
                value = choose(table, ask.seat, "greedy", 1)
            table.answer(value, ask.seat)
        refused(send(one_server, table.record(), "Eve"), 400, f"answer {bent}", "the bot at seat")
        assert send(one_server, played(the_dive), "Ada").status_code == 201


def test_foreign_and_stale_records_are_told_from_todays(one_server: Running) -> None:
    with on(one_server, NEW_EDEN):
        stranger = Table("otys", seats=2, seed=4)
        while not stranger.over:
            seat = stranger.asks[0].seat
            stranger.answer(choose(stranger, seat, "greedy", 1), seat)
        refused(send(one_server, stranger.record(), "Eve"), 400, "has game 'neweden'", "'otys'")
        easier = {**daily.dive(NEW_EDEN).options, "difficulty": 3}
        refused(
            send(one_server, {**played(daily.dive(NEW_EDEN)), "options": easier}, "Eve"),
            400,
            "options",
            "'difficulty': 3",
        )
    record = played(daily.dive(NEW_EDEN), seed=11)
    with on(one_server, NEW_EDEN + timedelta(days=1), hour=1, minute=5):
        refused(send(one_server, record, "Late"), 409, "the dive of 2026-11-17", "out of competition")
    with on(one_server, NEW_EDEN + timedelta(days=1), hour=0, minute=40):
        assert send(one_server, record, "Late").status_code == 201


def test_past_dives_can_be_looked_at_and_coming_ones_cannot(one_server: Running) -> None:
    with on(one_server, NEW_EDEN):
        past = one_server.client.get("/api/daily", params={"date": "2026-11-02"}).json()
        assert (past["number"], past["today"]) == (2, False)
        refused(one_server.client.get("/api/daily", params={"date": "2026-11-18"}), 409, "not known yet")
        refused(one_server.client.get("/api/daily", params={"date": "tomorrow"}), 400, "2026-11-18")


def test_a_dive_played_at_a_table_of_the_server_can_be_watched(one_server: Running) -> None:
    """Against bots too: what the server's bots answer is what the record is checked against."""
    day = NEW_EDEN - timedelta(days=1)
    with on(one_server, day):
        today = one_server.client.get("/api/daily").json()
        seats = [{"kind": "human", "name": "Zoe"}, *({"kind": "bot", "bot": bot} for bot in today["bots"])]
        setup = {"game": today["game"], "seats": seats, "options": today["options"], "seed": today["seed"]}
        made = one_server.client.post("/api/tables", json=setup).json()
        path, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]
        headers = {"Authorization": f"Bearer {token}"}
        one_server.client.post(f"{path}/chat", json={"text": "hello"}, headers=headers)
        one_server.client.post(f"{path}/seats/0/bot", json={"bot": "greedy"}, headers=headers)
        until(lambda: one_server.client.get(path).json()["over"], "the end of the dive")
        record = one_server.client.get(f"{path}/record", headers=headers).json()
        counted = send(one_server, record, "Zoe", table=made["table"])
        assert counted.status_code == 201, counted.text
        zoe = next(one for one in counted.json()["daily"]["results"] if one["name"] == "Zoe")
        assert zoe["table"] == made["table"]
