"""The tutor over HTTP: it warns of sure mistakes, holds nobody up, and says nothing where another person sits."""

from __future__ import annotations

from collections.abc import Callable

from fathomfive.study.puzzles import Puzzle, puzzles
from tests.serve.serving import Json, Player, Tables, asked, patient, running
from tests.waiting import until


def tried(at: Tables, puzzle: Puzzle, others: Json) -> Player:
    """Somebody at a table that goes on from a puzzle."""
    seats: list[Json] = [others for _ in range(puzzle.seats)]
    seats[puzzle.seat] = {"kind": "human", "name": "Ada"}
    made = at.server.client.post(f"/api/puzzles/{puzzle.id}/table", json={"seats": seats}).json()
    return at.player(made["table"], next(one["token"] for one in made["seats"] if one["seat"] == puzzle.seat))


def worst() -> Puzzle:
    return max(puzzles("otys"), key=lambda one: one.options[-1].lead)


def test_a_sure_mistake_is_warned_of_and_the_best_answer_is_not(one: Tables) -> None:
    puzzle = worst()
    ada = tried(one, puzzle, {"kind": "bot", "bot": "greedy"})
    version = ada.look()["version"]
    begun = ada.post("/tutor", {"version": version})
    assert begun["warning"] is None and begun["seat"] == puzzle.seat
    until(lambda: ada.post("/tutor", {"version": version})["ready"], "the tutor's thought")
    bad = ada.post("/tutor?lang=de", {"version": version, "value": puzzle.options[-1].value})
    warning = bad["warning"]
    assert bad["ready"] and warning["grade"] in ("slip", "mistake", "blunder")
    assert 0.05 <= warning["low"] < warning["loss"] < warning["high"]
    assert warning["chosen"]["value"] == puzzle.options[-1].value != warning["better"]["value"]
    labels = {str(option["value"]): option["label"] for option in ada.look(lang="de")["question"]["options"]}
    assert warning["chosen"]["label"] == labels[str(warning["chosen"]["value"])]
    assert warning["better"]["chance"] > warning["chosen"]["chance"]
    assert ada.post("/tutor", {"version": version, "value": puzzle.solution})["warning"] is None
    assert ada.look()["version"] == version, "nothing is answered by asking"


def test_between_people_the_tutor_says_nothing(one: Tables) -> None:
    _, players = one.new("otys")
    player, seen = asked(players)
    value = seen["question"]["options"][0]["value"]
    refused = player.post("/tutor", {"version": seen["version"], "value": value}, status=409)
    assert "nobody else but bots" in refused["detail"]


def test_several_seats_of_one_device_have_a_tutor(one: Tables) -> None:
    seats = [{"kind": "human", "name": "Ada"}, {"kind": "human", "name": "Bo", "with": 0}]
    _, [both, *_] = one.made({"game": "otys", "seats": seats, "seed": 3})
    seen = both.look()
    seat = seen["waiting"][0]
    assert both.post("/tutor", {"version": seen["version"], "seat": seat})["seat"] == seat


def test_who_is_not_asked_or_only_watches_is_refused(one: Tables) -> None:
    puzzle = worst()
    ada = tried(one, puzzle, {"kind": "bot", "bot": "greedy"})
    one.player(ada.table).post("/tutor", {"version": 1}, status=403)


def test_an_answer_is_not_held_up_longer_than_the_limit(new_store: Callable[[str], str]) -> None:
    settings = patient(store=new_store("sqlite"), tutor=30.0, tutor_waits=0.0)
    with running(settings) as server:
        at = Tables(server)
        ada = tried(at, worst(), {"kind": "bot", "bot": "greedy"})
        said = ada.post("/tutor", {"version": 1, "value": worst().options[-1].value})
        assert (said["ready"], said["warning"]) == (False, None)
        ada.answer(worst().options[-1].value)
        at.close()
