"""Puzzles over HTTP: listed, shown in both languages, played on from."""

from __future__ import annotations

import pytest

from fathomfive.study.puzzles import puzzles
from tests.serve.serving import Tables
from tests.waiting import until


def test_all_puzzles_are_listed(one: Tables) -> None:
    listed = one.server.client.get("/api/puzzles").json()
    assert {puzzle["id"] for puzzle in listed} == {puzzle.id for puzzle in puzzles()}
    assert all(1 <= puzzle["grade"] <= 5 for puzzle in listed)
    otys = one.server.client.get("/api/puzzles", params={"game": "otys"}).json()
    assert otys and {puzzle["game"] for puzzle in otys} == {"otys"}


@pytest.mark.parametrize("game", sorted({puzzle.game for puzzle in puzzles()}))
def test_a_puzzle_of_each_game_is_shown_with_its_question(one: Tables, game: str) -> None:
    puzzle = puzzles(game)[0]
    english, german = [
        one.server.client.get(f"/api/puzzles/{puzzle.id}", params={"lang": lang}).json() for lang in ("en", "de")
    ]
    seen = english["document"]
    assert seen["seat"] == english["seat"] == puzzle.seat and seen["game"] == game
    values = [option["value"] for option in seen["question"]["options"]]
    assert english["solution"] in values
    assert sorted(map(str, values)) == sorted(str(option["value"]) for option in english["options"])
    assert english["options"][0]["value"] == english["solution"]
    assert [option["label"] for option in english["options"]] != [option["label"] for option in german["options"]]
    assert german["document"]["question"]["prompt"] != seen["question"]["prompt"]


def test_the_day_has_a_puzzle(one: Tables) -> None:
    daily = one.server.client.get("/api/puzzles/daily").json()
    assert daily == one.server.client.get("/api/puzzles/daily").json()
    assert daily["id"] in {puzzle.id for puzzle in puzzles()}


def test_a_puzzle_can_be_played_on_from(one: Tables) -> None:
    puzzle = puzzles("otys")[0]
    seats = [{"kind": "bot", "bot": "greedy"} for _ in range(puzzle.seats)]
    seats[puzzle.seat] = {"kind": "human", "name": "Ada"}
    answer = one.server.client.post(f"/api/puzzles/{puzzle.id}/table", json={"seats": seats})
    assert answer.status_code == 201, answer.text
    made = answer.json()
    ada = one.player(made["table"], made["seats"][0]["token"])
    assert puzzle.solution in [option["value"] for option in ada.look()["question"]["options"]]
    ada.answer(puzzle.solution)
    until(lambda: ada.look()["question"] is not None or ada.look()["over"], "the bots' answers")


def test_what_is_no_puzzle_is_refused(one: Tables) -> None:
    client = one.server.client
    missing = client.get("/api/puzzles/otys-0000000000")
    assert missing.status_code == 404 and "otys-0000000000" in missing.json()["detail"]
    assert client.post("/api/puzzles/nothing/table", json={"seats": [{"kind": "human"}]}).status_code == 404
    puzzle = puzzles("otys")[0]
    few = client.post(f"/api/puzzles/{puzzle.id}/table", json={"seats": [{"kind": "human"}]})
    assert few.status_code == 400 and "seats" in few.json()["detail"]
