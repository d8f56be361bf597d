"""Answers that stand, on the server: offered, shown to their own seat alone, durable, revocable."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from fathomfive import register
from fathomfive.kernel.installed import registered
from fathomfive.party.entries import decode, encode
from fathomfive.party.people import Sitter
from fathomfive.party.snapshots import begin, freeze, thaw
from tests.kernel.toys.watch import Watch
from tests.serve.corpus import laid
from tests.serve.serving import Json, Player, Tables


@pytest.fixture(scope="module", autouse=True)
def watch() -> Iterator[None]:
    register(Watch().game())
    yield
    registered.pop("watch")


def on_watch(tables: Tables, **more: Json) -> list[Player]:
    """Two people on watch; the first is asked whether to call."""
    return tables.new("watch", **more)[1]


def test_an_answer_that_may_stand_says_so_in_words(tables: Tables) -> None:
    ada, _ = on_watch(tables)
    seen = ada.look()
    assert seen["question"]["stand"] == {"value": "quiet", "label": "Quiet for the rest of the night"}
    assert ada.look(lang="de")["question"]["stand"]["label"] == "Still für den Rest der Nacht"
    assert seen["standing"] == []


def test_an_answer_that_stands_is_shown_to_its_own_seat_alone(tables: Tables) -> None:
    ada, bo = on_watch(tables)
    after = ada.answer("quiet", standing=True)
    assert after["standing"] == [{"seat": 0, "question": "call", "label": "Quiet for the rest of the night"}]
    assert bo.look()["standing"] == []
    assert tables.player(ada.table).look()["standing"] == []


def test_whoever_lets_an_answer_stand_is_not_asked_again_while_nothing_new_comes(tables: Tables) -> None:
    ada, bo = on_watch(tables)
    ada.answer("quiet", standing=True)
    bo.answer("quiet", standing=True)
    lights = len(ada.look()["view"]["lights"])
    seen = ada.answer("yawn")
    asked_again = seen["question"] is not None and seen["question"]["kind"] == "call"
    assert asked_again == (len(seen["view"]["lights"]) > lights)


def test_revoking_makes_the_question_come_again(tables: Tables) -> None:
    ada, _ = on_watch(tables)
    ada.answer("quiet", standing=True)
    assert ada.post("/revoke", {"question": "yawn"})["standing"] != []
    assert ada.post("/revoke")["standing"] == []
    version = ada.look()["version"]
    assert ada.post("/revoke", {"question": "call"})["version"] == version


def test_undo_takes_back_that_an_answer_stands(tables: Tables) -> None:
    (ada,) = on_watch(tables, seats=[{"kind": "human"}])
    before = ada.look()
    ada.answer("quiet", standing=True)
    back = ada.post("/undo")
    assert back["standing"] == [] and back["question"] == before["question"]


def test_a_bot_that_takes_a_seat_over_decides_by_itself(tables: Tables) -> None:
    ada, _ = on_watch(tables)
    ada.answer("quiet", standing=True)
    assert ada.post("/seats/0/bot", {"bot": "random"}, 200)["standing"] == []


def test_only_what_is_offered_can_stand(tables: Tables) -> None:
    ada, bo = on_watch(tables)
    light = ada.look()["view"]["lights"][0]
    refused = ada.answer(light, standing=True, status=400)
    assert "'quiet' can" in refused["detail"]
    assert ada.look()["question"]["kind"] == "call"
    assert bo.post("/revoke", {"question": "x" * 41}, 400)["status"] == 400


def test_another_node_and_a_later_life_know_what_stands() -> None:
    sitters = [Sitter("human", "Ada", None, 0), Sitter("human", "Bo", None, 1)]
    party, begun = begin("t", "watch", sitters, None, 5, 0, {})
    first = party.answer(0, party.state.number, "quiet", standing=True)
    assert first is not None
    party.note(first, 1)
    other = laid(party.header, [Sitter("human", "Ada", None, 0), Sitter("human", "Bo", None, 1)])
    for at, data in enumerate([encode(begun), encode(first)]):
        other.apply(decode(data), at)
    later, _ = thaw(party.header, freeze(party), [], {})
    for twin in (other, later):
        assert repr(twin.table.standing(0)) == "[Standing(seat 0, 'call': 'quiet')]"
        assert twin.table.hash() == party.table.hash()
