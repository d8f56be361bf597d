"""Sandboxes over HTTP: private tables to try things at while a game between people goes on."""

from __future__ import annotations

from tests.serve.ending import finished_table
from tests.serve.serving import Player, Tables, play
from tests.waiting import until


def opened(at: Tables, player: Player) -> Player:
    """A sandbox of somebody who plays."""
    made = player.post("/sandbox", status=201)
    [link] = made["seats"]
    return at.player(made["table"], link["token"])


def test_a_sandbox_is_played_alone_while_the_table_stands_as_it_was(one: Tables) -> None:
    table, players = one.new("otys")
    play(players, 30)
    before = players[0].look()
    waits = next(number for number in range(2) if number not in before["waiting"])
    tried = opened(one, players[waits])
    seen = tried.look()
    assert seen["sandbox"] == table and seen["table"] != table
    assert [seat["kind"] for seat in seen["seats"]].count("bot") == 1 and seen["seats"][waits]["kind"] == "human"
    assert seen["yours"] == [waits] and seen["seed"] is None
    until(lambda: tried.look()["question"] is not None, "one's turn in the sandbox")
    tried.answer_first()
    assert players[0].look()["version"] == before["version"] and players[0].look()["sandbox"] is None


def test_a_sandbox_can_be_taken_back_freely_only_and_is_not_reviewed_or_replayed(one: Tables) -> None:
    _, players = one.new("otys")
    play(players, 30)
    tried = opened(one, players[0])
    until(lambda: tried.look()["question"] is not None, "one's turn in the sandbox")
    tried.answer_first()
    seen = tried.look()
    assert seen["undo"]["possible"] == seen["undo"]["free"]
    assert tried.http.get("/replay").status_code == 409
    assert "still going on" in tried.post("/review", status=409)["detail"]


def test_who_watches_and_who_has_finished_has_no_sandbox(one: Tables) -> None:
    table, _ = one.new("otys")
    one.player(table).post("/sandbox", status=403)
    over, [token, *_] = finished_table(one.server, "otys", 2)
    assert "over" in one.player(over, token).post("/sandbox", status=409)["detail"]
