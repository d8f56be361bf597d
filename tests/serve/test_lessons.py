"""Lessons over the wire: begun, followed by what they expect, gone back in, left, and taken up again after a crash."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
import pytest

from fathomfive.kernel.installed import game, game_ids
from fathomfive.kernel.lessons import lessons
from fathomfive.party import entries as e
from fathomfive.party import learning, snapshots
from fathomfive.party.document import Viewer, document
from fathomfive.party.laying import laid as laid_for
from fathomfive.party.log import Log
from fathomfive.party.party import Party
from fathomfive.party.shapes import HumanSeat, NewTable
from tests.serve.serving import Json, Player, Running, Tables, patient, running

TAUGHT = [id for id in game_ids() if lessons(game(id))]


@pytest.fixture(scope="module")
def one_server(new_store: Callable[[str], str]) -> Iterator[Running]:
    """A server for learners who take back more in a second than a person would in a minute."""
    with running(patient(store=new_store("sqlite"), acting=0.0)) as server:
        yield server


def learner(tables: Tables, game: str = "otys", **more: Json) -> Player:
    return tables.made({"game": game, "lesson": "first", **more})[1][0]


def asked(player: Player, **params: Json) -> Json:
    """The learner's document, as soon as they are asked or the game is over."""
    seen = player.look(**params)
    while seen["question"] is None and not seen["over"]:
        seen = player.look(after=seen["version"], wait=60, **params)
    return seen


def goes_on(player: Player, seen: Json) -> Json:
    """Answer as the lesson expects."""
    player.answer(seen["lesson"]["show"], seen["version"])
    return asked(player)


def other_than_expected(seen: Json) -> Json:
    lesson = seen["lesson"]
    options = [option["value"] for option in seen["question"]["options"]]
    others = [value for value in options if value not in (lesson["expect"] or options)]
    return others[0] if others else lesson["show"] if lesson["show"] is not None else options[0]


@pytest.mark.parametrize("id", TAUGHT)
def test_lessons_are_offered_in_both_languages(one: Tables, id: str) -> None:
    offered = {lang: one.server.client.get(f"/api/games/{id}/lessons?lang={lang}").json() for lang in ("en", "de")}
    for listed in offered.values():
        assert listed[0]["id"] == "first" and [one["id"] for one in listed] == list(lessons(game(id)))
        assert 5 <= listed[0]["chapters"] <= 8 and 6 <= listed[0]["minutes"] <= 12
    assert one.server.client.get(f"/api/games/{id}?lang=de").json()["lessons"] == offered["de"]
    assert offered["en"][0]["name"] != offered["de"][0]["name"]


@pytest.mark.parametrize("id", TAUGHT)
def test_a_lesson_is_over_after_its_expected_answers(one: Tables, id: str) -> None:
    player = learner(one, id, seats=[{"kind": "human", "name": "Ada"}])
    seen = asked(player)
    assert seen["seats"][seen["seat"]]["name"] == "Ada"
    beats, chapters = 0, []
    while not seen["lesson"]["over"]:
        lesson = seen["lesson"]
        assert lesson["title"] and lesson["say"] and not lesson["astray"] and lesson["off"] is None
        assert lesson["expect"] is None or lesson["show"] == lesson["expect"][0]
        chapters.append(lesson["chapter"])
        beats += 1
        seen = goes_on(player, seen)
    assert chapters == sorted(chapters) and set(chapters) == set(range(1, lesson["chapters"] + 1))
    assert beats == len(lessons(game(id))["first"].beats)
    assert seen["lesson"]["name"] == seen["lesson"]["title"] and seen["marked"] == 0
    assert not seen["over"], "the game goes on after the lesson"


@pytest.mark.parametrize("id", TAUGHT)
def test_who_never_does_as_expected_still_comes_to_the_end(one: Tables, id: str) -> None:
    player = learner(one, id)
    seen = asked(player)
    told = 0
    while not seen["lesson"]["over"]:
        lesson, value = seen["lesson"], other_than_expected(seen)
        wrong = lesson["expect"] is not None and value not in lesson["expect"]
        player.answer(value, seen["version"])
        seen = asked(player)
        if not seen["lesson"]["over"]:
            assert (seen["lesson"]["off"] is not None) == wrong, lesson["title"]
        told += wrong
    assert told > 0


@pytest.mark.parametrize("id", TAUGHT)
def test_every_wrong_answer_of_a_lesson_is_explained_and_can_be_taken_back(one: Tables, id: str) -> None:
    """At each beat that expects something and offers something else: once wrongly, back, and on as expected."""
    player = learner(one, id)
    seen = asked(player)
    found = lessons(game(id))["first"]
    strict = 0
    for beat in found.beats:
        lesson, value = seen["lesson"], other_than_expected(seen)
        if lesson["expect"] is not None and value not in lesson["expect"]:
            player.answer(value, seen["version"])
            off = asked(player)["lesson"]["off"]
            assert off is not None and off["title"] and off["say"], beat.say
            seen = player.post("/undo")
            assert seen["lesson"]["title"] == lesson["title"] and seen["lesson"]["off"] is None
            strict += 1
        seen = goes_on(player, seen)
    assert seen["lesson"]["over"] and strict >= sum(not beat.free for beat in found.beats) // 2


def test_the_words_come_in_the_client_s_language(one: Tables) -> None:
    player = learner(one)
    english, german = asked(player), asked(player, lang="de")
    assert english["lesson"]["title"] == "Choose key 4"
    assert german["lesson"]["title"] == "Wähle Zugangsplättchen 4"
    assert german["lesson"]["names"][1] == "Dein erster Tauchgang"
    watching = one.player(player.table).look()
    assert watching["lesson"] is None


def test_another_answer_is_explained_and_taken_back(one: Tables) -> None:
    player = learner(one)
    seen = goes_on(player, asked(player))
    assert seen["lesson"]["title"] == "Click the sponsor"
    off = player.answer("activate", seen["version"])
    assert off["lesson"]["off"]["title"] == "That works, but a credit is lost"
    back = player.post("/undo")
    assert back["lesson"]["off"] is None and back["lesson"]["title"] == "Click the sponsor"
    off = player.answer("propeller", back["version"])
    assert off["lesson"]["off"]["say"].startswith("Batteries are precious")
    assert off["lesson"]["astray"] and off["lesson"]["expect"] is None
    assert player.post("/undo")["lesson"]["title"] == "Click the sponsor"


def test_one_goes_back_beyond_what_nature_and_rivals_did(one: Tables) -> None:
    player = learner(one)
    seen, way = asked(player), []
    for _ in range(12):
        way.append(seen["lesson"]["title"])
        seen = goes_on(player, seen)
    view = seen["view"]
    for title in reversed(way):
        seen = player.post("/undo")
        assert seen["lesson"]["title"] == title
    assert seen["marked"] == 0 and seen["lesson"]["chapter"] == 1
    for _ in range(12):
        seen = goes_on(player, seen)
    assert seen["view"] == view, "nature and rivals do the same again"


def test_a_chapter_is_taken_again(one: Tables) -> None:
    player = learner(one)
    seen = asked(player)
    for _ in range(8):
        seen = goes_on(player, seen)
    assert seen["lesson"]["chapter"] == 4
    again = player.post("/lesson", {"chapter": 2})
    assert (again["lesson"]["chapter"], again["lesson"]["beat"]) == (2, 1)
    assert player.post("/lesson", {"chapter": 2})["version"] == again["version"]
    assert "chapter 5 has not begun" in player.post("/lesson", {"chapter": 5}, 409)["detail"]
    assert "chapters 1 to 8, not 9" in player.post("/lesson", {"chapter": 9}, 409)["detail"]


def test_whoever_leaves_plays_on_at_the_same_table(one: Tables) -> None:
    player = learner(one)
    seen = goes_on(player, asked(player))
    left = player.post("/lesson", {"leave": True})
    assert left["lesson"]["over"] and left["lesson"]["left"]
    assert left["view"] == seen["view"] and left["question"] == seen["question"]
    for _ in range(12):
        seen = asked(player)
        player.answer(seen["question"]["options"][-1]["value"], seen["version"])
    assert player.post("/lesson", {"leave": True})["lesson"]["left"]
    assert "no lesson" in player.post("/lesson", {"chapter": 1}, 409)["detail"]


def test_a_lesson_is_asked_for_alone_and_by_a_name_that_exists(one: Tables) -> None:
    def refused(**body: Json) -> str:
        answer = one.server.client.post("/api/tables", json=body)
        assert answer.status_code == 400, answer.text
        return str(answer.json()["detail"])

    assert "otys has no lesson 'second'; there are 'first'" in refused(game="otys", lesson="second")
    assert "send `game` and `lesson`" in refused(game="otys", lesson="first", seed=3)
    assert "send `game` and `lesson`" in refused(game="otys", lesson="first", seats=[{"kind": "bot", "bot": "calm"}])
    assert "at least one seat" in refused(game="otys", seats=[])
    player = learner(one)
    assert "either `leave: true` or" in player.post("/lesson", {}, 400)["detail"]
    _, players = one.new("otys")
    assert "no lesson" in players[0].post("/lesson", {"leave": True}, 409)["detail"]


def finished_after_a_restart(store: str, player: Player, seen: Json) -> Json:
    """The last document of a lesson that goes on at another server, from where it was left."""
    with running(patient(store=store)) as server:
        back = Player(server, player.table, player.token)
        again = asked(back)
        assert again["lesson"] == seen["lesson"] and again["view"] == seen["view"]
        while not again["lesson"]["over"]:
            again = goes_on(back, again)
        back.close()
        return again


def test_a_lesson_survives_a_restart(new_store: Callable[[str], str]) -> None:
    store = new_store("sqlite")
    with running(patient(store=store)) as server:
        tables = Tables(server)
        player = learner(tables)
        seen = asked(player)
        for _ in range(9):
            seen = goes_on(player, seen)
        tables.close()
    finished_after_a_restart(store, player, seen)


def test_a_lesson_begins_in_the_middle_of_a_game(new_store: Callable[[str], str]) -> None:
    store = new_store("sqlite")
    with running(patient(store=store)) as server:
        tables = Tables(server)
        player = tables.made({"game": "nemo", "lesson": "later"})[1][0]
        seen = asked(player)
        assert seen["question"]["kind"] == "new_course" and seen["view"]["turn"] == 15
        assert "not answered anything" in player.post("/undo", {}, 409)["detail"], "what was before is nobody's to undo"
        first = seen["lesson"]["title"]
        seen = goes_on(player, seen)
        assert player.post("/undo")["lesson"]["title"] == first
        seen = goes_on(player, asked(player))
        tables.close()
    assert not finished_after_a_restart(store, player, seen)["over"], "the voyage goes on after the lesson"


def test_another_node_follows_a_lesson_entry_by_entry() -> None:
    """Whoever applies the same entries is at the same beat, and lets nature and rivals do the same."""

    def laid() -> tuple[Party, e.Begin]:
        table, _ = laid_for(NewTable("otys", [HumanSeat("Ada")], lesson="first"))
        return table.begin("t", 0, {})

    party, begin = laid()
    twin = snapshots.thaw(party.header, snapshots.freeze(party), [], {})[0]
    viewer = Viewer((0,), 0)
    for _ in range(60):
        seat = party.asked[0]
        dictated = learning.dictated(party, seat)
        value = document_of(party, viewer)["lesson"]["show"] if dictated is None else dictated
        entry = party.answer(seat, party.state.number, value, by_bot=True)
        assert entry is not None
        party.note(entry, 0)
        twin.apply(e.decode(e.encode(entry)), 0)
        assert twin.state.lesson == party.state.lesson
        assert document_of(twin, viewer) == document_of(party, viewer)
        if learning.lasting(party) is None:
            break
    assert begin.nature and party.state.number > 30


def document_of(party: Party, viewer: Viewer) -> Json:
    return msgspec.json.decode(document(party, Log(), viewer))
