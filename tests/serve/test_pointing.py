"""Pointing: seats that win or lose as one show each other things, and nothing of it is kept."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import SimpleNamespace

import pytest

from fathomfive.serve import live, pointing
from fathomfive.serve.pointing import BURST, LASTING, RATE
from tests.serve.serving import Json, Player, Tables, asked, patient, received, running
from tests.waiting import PATIENCE

TOGETHER = {"mode": "together"}


def point(player: Player, **what: Json) -> int:
    return player.http.post("/point", json=what).status_code


def test_the_others_see_what_a_seat_points_at(tables: Tables) -> None:
    _, players = tables.new("endeavor", people=3, options=TOGETHER)
    with players[0].live(points=1) as first, players[1].live(points=1) as second:
        version = received(first)["version"]
        assert received(second)["version"] == version and players[0].look()["allied"]
        first.send('{"type":"point","target":"zone/3"}')
        seen = received(second)
        assert (seen["type"], seen["seat"], seen["target"], seen["label"]) == ("point", 0, "zone/3", None)
        assert point(players[1], target="zone/4") == 204
        assert received(first)["target"] == "zone/4"
        first.send('{"type":"point"}')
        assert received(second)["target"] is None
        players[2].post("/chat", {"text": "I see"})
        assert received(first)["version"] == received(second)["version"] == version + 1


def test_an_option_is_shown_with_its_words_in_the_language_of_each(tables: Tables) -> None:
    _, players = tables.new("endeavor", people=2, options=TOGETHER)
    player, seen = asked(players)
    other = players[1 - players.index(player)]
    option = seen["question"]["options"][0]
    german = player.look(lang="de")["question"]["options"][0]
    with other.live(points=1, lang="de") as socket:
        received(socket)
        assert point(player, value=option["value"]) == 204
        shown = received(socket)
    assert (shown["label"], shown["target"]) == (german["label"], option["target"])
    odds: list[Json] = ["no such option", {"a": 1}, 1.5, True, [[]], [[[["deep"]]]]]
    for odd in odds:
        refused = player.http.post("/point", json={"value": odd})
        assert refused.status_code == 400 and "not an option" in refused.json()["detail"]
    assert point(other, value=option["value"]) == 403


def test_who_does_not_ask_for_gestures_or_watches_gets_none(one: Tables) -> None:
    table, players = one.new("endeavor", people=2, options=TOGETHER)
    watching = one.player(table)
    with players[1].live() as plain, watching.live(points=1) as spectator:
        version = received(plain)["version"]
        received(spectator)
        assert point(players[0], target="zone/1") == 204
        players[0].post("/chat", {"text": "look"})
        assert received(plain)["version"] == received(spectator)["version"] == version + 1
    assert point(watching, target="zone/1") == 403
    assert watching.get("/presence")["points"] == []


def test_those_without_a_socket_see_recent_gestures_in_presence(one: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    _, players = one.new("endeavor", people=2, options=TOGETHER)
    moment = 1_000_000
    monkeypatch.setattr(one.server.house.clock, "now", lambda: moment)
    assert point(players[0], target="zone/2") == 204
    moment += LASTING - 1
    (shown,) = players[1].get("/presence")["points"]
    assert (shown["seat"], shown["target"]) == (0, "zone/2")
    assert players[0].get("/presence")["points"] == []
    moment += 1
    assert players[1].get("/presence")["points"] == []


def test_rivals_do_not_point(one: Tables) -> None:
    _, players = one.new("deepblue")
    assert players[0].look()["allied"] is False
    assert point(players[0], target="node/1") == 409
    with players[0].live(points=1) as socket:
        received(socket)
        socket.send('{"type":"point","target":"node/1"}')
        problem = received(socket)
        assert (problem["type"], problem["status"]) == ("problem", 409)
        socket.send('{"type":"ping"}')
        assert received(socket) == {"type": "pong"}


@pytest.mark.parametrize(
    "body", [{"target": ""}, {"target": "x" * 81}, {"target": "<b>"}, {"target": 7}, {"aim": "zone/1"}, {"seat": -1}]
)
def test_gestures_are_strictly_typed_and_small(one: Tables, body: Json) -> None:
    _, players = one.new("endeavor", people=2, options=TOGETHER)
    assert point(players[0], **body) == 400


def test_pointing_is_limited(one: Tables, monkeypatch: pytest.MonkeyPatch) -> None:
    moment = 1000.0
    clock = SimpleNamespace(monotonic=lambda: moment, time_ns=time.time_ns)
    monkeypatch.setattr(pointing, "time", clock)
    _, players = one.new("endeavor", people=2, options=TOGETHER)
    statuses = [point(players[0], target=f"zone/{number}") for number in range(BURST + 10)]
    assert statuses == [204] * BURST + [429] * 10
    assert point(players[1], target="zone/1") == 204
    moment += 1 / RATE
    assert [point(players[0], target="zone/1") for _ in range(2)] == [204, 429]


def test_gestures_are_not_kept(one: Tables) -> None:
    _, players = one.new("endeavor", people=2, options=TOGETHER)
    before = players[1].look()
    assert point(players[0], target="zone/1") == 204
    assert players[1].look() == before


def test_gestures_reach_other_nodes(new_store: Callable[[str], str], monkeypatch: pytest.MonkeyPatch) -> None:
    settings = patient(store=new_store("postgresql"))
    monkeypatch.setattr(live, "LASTING", 1000 * PATIENCE)
    with running(settings) as here, running(settings) as there:
        tables = Tables(here)
        table, players = tables.new("endeavor", people=2, options=TOGETHER)
        far = Player(there, table, players[1].token)
        with far.live(points=1) as socket:
            received(socket)
            assert point(players[0], target="zone/5") == 204
            shown = received(socket)
        assert (shown["type"], shown["seat"], shown["target"]) == ("point", 0, "zone/5")
        assert [one["target"] for one in far.get("/presence")["points"]] == ["zone/5"]
        far.close()
        tables.close()
