"""Pages of the logbook over HTTP: for whoever played, of whole games, as the record alone says."""

from __future__ import annotations

import pytest

from fathomfive.study.logbook import entry
from tests.serve.ending import finished_table
from tests.serve.serving import Running, Tables
from tests.waiting import until


@pytest.fixture(scope="module")
def finished(one_server: Running) -> tuple[str, list[str]]:
    return finished_table(one_server, "otys", 2)


def test_a_page_is_what_the_record_says(one: Tables, finished: tuple[str, list[str]]) -> None:
    table, tokens = finished
    for seat, token in enumerate(tokens):
        page = one.player(table, token).get("/logbook")
        record = one.player(table).get("/record")
        found = entry(record, seat, [None, None])
        assert (page["seat"], page["score"], page["won"]) == (seat, found.score, found.won)
        assert (page["tiles"], page["depth"], page["opening"]) == (found.tiles, found.depth, found.opening)


def test_only_players_have_a_page(one: Tables, finished: tuple[str, list[str]]) -> None:
    answer = one.player(finished[0]).http.get("/logbook")
    assert answer.status_code == 403, answer.text


def test_a_running_game_has_none(one: Tables) -> None:
    _, players = one.new("otys")
    answer = players[0].http.get("/logbook")
    assert answer.status_code == 409 and "still going on" in answer.json()["detail"]


def test_a_game_that_went_on_from_the_middle_of_another_has_none(
    one_server: Running, one: Tables, finished: tuple[str, list[str]]
) -> None:
    record = one.player(finished[0]).get("/record")
    last = max(step for step, (who, _) in enumerate(record["answers"]) if who >= 0)
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo"}]
    fork = one_server.client.post(f"/api/tables/{finished[0]}/fork", json={"step": last, "seats": seats}).json()
    who, value = record["answers"][last]
    player = one.player(fork["table"], fork["seats"][who]["token"])
    player.post("/answers", {"version": player.get()["version"], "value": value})
    assert player.get()["over"]
    answer = player.http.get("/logbook")
    assert answer.status_code == 409 and "whole games" in answer.json()["detail"], answer.text


def test_whoever_lets_a_bot_play_gets_no_mark(one: Tables) -> None:
    _, [ada] = one.new("endeavor", 1)
    ada.post("/seats/0/bot", {"bot": "greedy"})
    until(lambda: ada.get()["over"], "the end of the game")
    page = ada.get("/logbook")
    assert (page["fair"], page["tiles"], page["depth"]) == (False, [], 0)


def test_maps_have_names_in_both_languages(one_server: Running) -> None:
    found = one_server.client.get("/api/logbook").json()
    assert {one["game"] for one in found} == {"deepblue", "otys", "endeavor", "neweden", "nemo"}
    for tile in [tile for one in found for tile in one["tiles"]]:
        assert tile["label"]["de"] and tile["label"]["en"] and "/" in tile["id"]
