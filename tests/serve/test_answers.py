"""Answers: durable, numbered, refused with the right reason."""

from __future__ import annotations

from contextlib import ExitStack

import pytest

from fathomfive.kernel import Table
from fathomfive.party import keeper
from fathomfive.party.document import Viewer, document
from fathomfive.party.log import Log
from fathomfive.party.party import Party
from tests.serve.serving import Tables, asked, play, received


def test_a_new_table_has_a_link_for_each_person_and_one_to_watch(tables: Tables) -> None:
    body = {"game": "deepblue", "seats": [{"kind": "human", "name": "Ada"}, {"kind": "bot", "bot": "random"}]}
    answer = tables.server.client.post("/api/tables", json=body)
    made = answer.json()
    assert answer.status_code == 201
    assert [seat["seat"] for seat in made["seats"]] == [0]
    assert made["watch"] == f"/table/{made['table']}"
    assert made["seats"][0]["url"] == f"/table/{made['table']}#token={made['seats'][0]['token']}"


def test_the_asked_seat_sees_its_question_and_nobody_else_does(tables: Tables) -> None:
    table, players = tables.new()
    player, seen = asked(players)
    assert seen["question"]["options"][0].keys() == {"value", "label", "target", "chip", "more"}
    assert seen["waiting"] == [seen["seat"]]
    other = next(p for p in players if p is not player).look()
    watching = tables.player(table).look()
    assert other["question"] is None and watching["question"] is None
    assert watching["seat"] is None and watching["yours"] == []


def test_a_table_with_a_seed_goes_as_the_kernel_goes(tables: Tables) -> None:
    _, players = tables.new(people=3, seed=11)
    alone = Table("deepblue", 3, 11)
    for number in range(25):
        player, seen = asked(players)
        question = alone.question
        assert question is not None
        assert seen["seat"] == question.seat and seen["view"] == alone.view(question.seat)
        option = question.options[number % len(question.options)]
        player.answer(seen["question"]["options"][number % len(question.options)]["value"], seen["version"])
        alone.answer(option)


def test_what_is_not_an_option_is_refused_with_the_reason(tables: Tables) -> None:
    _, players = tables.new()
    player, seen = asked(players)
    for nonsense in ("nonsense", None, True, 1.5, [], [["hire", [0]]], {"a": 1}, 10**30, ["hire", None]):
        problem = player.answer(nonsense, seen["version"], status=400)
        assert problem["status"] == 400 and problem["detail"]
    assert player.look()["version"] == seen["version"]


def test_who_is_not_asked_may_not_answer(tables: Tables) -> None:
    table, players = tables.new()
    player, seen = asked(players)
    value = seen["question"]["options"][0]["value"]
    other = next(p for p in players if p is not player)
    assert "not asked" in other.answer(value, seen["version"], status=403)["detail"]
    assert tables.player(table).answer(value, seen["version"], status=403)["status"] == 403
    assert tables.player(table, "x" * 32).http.get("").status_code == 403


def test_a_stale_version_is_refused(tables: Tables) -> None:
    _, players = tables.new()
    player, seen = asked(players)
    options = seen["question"]["options"]
    player.answer(options[0]["value"], seen["version"])
    assert player.answer(options[1]["value"], seen["version"], status=409)["title"] == "Stale version"
    assert player.answer(options[1]["value"], seen["version"] + 1000, status=409)["status"] == 409


def test_the_same_answer_twice_counts_once(tables: Tables) -> None:
    _, players = tables.new()
    player, seen = asked(players)
    value = seen["question"]["options"][0]["value"]
    after = player.answer(value, seen["version"])
    assert player.answer(value, seen["version"])["version"] == after["version"]
    play(players, 8)
    later = player.look()["version"]
    assert player.answer(value, seen["version"])["version"] == later


def test_chat_does_not_make_an_answer_stale(tables: Tables) -> None:
    _, players = tables.new()
    player, seen = asked(players)
    for number in range(3):
        players[number % 2].post("/chat", {"text": f"hello {number}"})
    after = player.answer(seen["question"]["options"][0]["value"], seen["version"])
    assert after["version"] == seen["version"] + 4
    assert [said["text"] for said in after["chat"]] == ["hello 0", "hello 1", "hello 2"]


def test_a_whole_game_is_played_over_http_and_its_record_replays(tables: Tables) -> None:
    _, players = tables.new("endeavor")
    seen = play(players, 10_000)
    assert seen["over"] and seen["question"] is None and len(seen["ranks"]) == 2
    record = players[0].get("/record")
    again = Table.replay(record)
    assert again.over and again.scores == seen["scores"] and record["result"]["hash"] == again.hash()
    assert "over" in players[0].answer(0, status=403)["detail"]


def test_every_change_is_pushed_to_every_socket(tables: Tables) -> None:
    table, players = tables.new()
    with players[0].live() as own, tables.player(table).live() as watching:
        first = received(own)
        assert first == players[0].look()
        assert received(watching)["version"] == first["version"]
        for step in range(6):
            player, seen = asked(players)
            player.answer(seen["question"]["options"][0]["value"], seen["version"])
            pushed = received(own)
            assert pushed["version"] == first["version"] + step + 1
            assert received(watching)["version"] == pushed["version"]
        assert pushed == players[0].look()


def test_a_poll_waits_for_the_next_change(tables: Tables) -> None:
    _, players = tables.new()
    version = players[0].look()["version"]
    assert players[0].look(after=version - 1)["version"] == version
    assert players[0].look(after=version, wait=0.05)["version"] == version
    with players[0].live() as socket:
        received(socket)
        player, seen = asked(players)
        player.answer(seen["question"]["options"][0]["value"], seen["version"])
        assert players[1].look(after=version) == players[1].look()
        assert received(socket)["version"] == version + 1


def test_words_come_in_both_languages(tables: Tables) -> None:
    _, players = tables.new()
    player, seen = asked(players)
    german = player.look(lang="de")
    assert german["question"]["prompt"] != seen["question"]["prompt"]
    assert [fact["kind"] for fact in german["log"]] == [fact["kind"] for fact in seen["log"]]
    assert german["log"][0]["text"] != seen["log"][0]["text"]
    with player.live(lang="de") as socket:
        assert received(socket) == german


def test_one_document_is_made_for_all_who_see_the_same_and_one_is_sent(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the browser asks: a socket each, its language and log in the address, and the version for an answer."""
    made: list[Viewer] = []

    def counted(party: Party, log: Log, viewer: Viewer) -> bytes:
        made.append(viewer)
        return document(party, log, viewer)

    table, players = tables.new(people=2, seed=5)
    crowd = [*players, *players, *(tables.player(table) for _ in range(3))]
    with ExitStack() as stack:
        sockets = [stack.enter_context(one.live(lang="de", log=120, points=1)) for one in crowd]
        player, seen = asked(players)
        version = seen["version"]
        for socket in sockets:
            assert received(socket)["version"] == version
        monkeypatch.setattr(keeper, "document", counted)
        for number in range(6):
            player, seen = asked(players)
            made.clear()
            body = {"version": seen["version"], "value": seen["question"]["options"][0]["value"], "seat": seen["seat"]}
            answer = player.post(f"/answers?{'reply=version' if number % 2 else 'log=120'}&lang=de", body)
            assert answer["version"] == seen["version"] + 1
            assert (answer.keys() == {"version"}) == bool(number % 2)
            for socket in sockets:
                assert received(socket)["version"] == seen["version"] + 1
            assert sorted(viewer.seats for viewer in made) == [(), (0,), (1,)]
            made.clear()


def test_a_wish_that_nobody_understands_is_said_for_answers_too(tables: Tables) -> None:
    _, players = tables.new()
    player, seen = asked(players)
    body = {"version": seen["version"], "value": seen["question"]["options"][0]["value"]}
    assert player.post("/answers?reply=nothing", body, status=400)["status"] == 400
    assert player.post("/answers?log=-3", body, status=400)["status"] == 400
    assert player.look()["version"] == seen["version"]
