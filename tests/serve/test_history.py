"""A finished game is history: document, record and replay stay as played, whatever rules come later."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import delete

from fathomfive.kernel import Stream, game
from fathomfive.party import snapshots
from fathomfive.party.deltas import deltas, undone
from fathomfive.party.document import Viewer, document
from fathomfive.party.history import read, written
from fathomfive.party.log import Log
from fathomfive.party.party import Party
from fathomfive.party.replays import Film, record
from fathomfive.serve.store.schema import histories
from tests.serve import corpus
from tests.serve.serving import Json, Player, Running, Tables, patient, play, running
from tests.waiting import until

NewStore = Callable[[str], str]
SHORT = [corpus.FOLDER / f"{name}.json" for name in ("deepblue-5", "endeavor-1", "nemo-1", "neweden-1", "otys-4")]
PLAIN = st.recursive(
    st.none() | st.booleans() | st.integers(-9, 9) | st.text(max_size=3),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=4),
    max_leaves=12,
)


def newer(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    """A release in which the rules, and how they score, have changed."""
    the_game = game(id)
    monkeypatch.setattr(the_game, "rules_version", the_game.rules_version + 1)


def finished(party: Party) -> Party:
    """Play a game to its end, any way that is allowed."""
    stream = Stream(5)
    while not party.table.over:
        asked = party.table.questions[0]
        entry = party.answer(asked.seat, party.state.number, asked.options[stream.below(len(asked.options))])
        assert entry is not None
        party.note(entry, party.state.number)
    return party


@given(st.lists(PLAIN, max_size=6))
def test_differences_lead_to_the_same_values(values: list[Any]) -> None:
    steps = msgspec.json.decode(msgspec.json.encode(deltas(values)))
    again = msgspec.json.encode(list(undone(steps)), order="sorted")
    assert again == msgspec.json.encode(values, order="sorted")


@pytest.mark.parametrize("path", SHORT, ids=lambda path: path.stem)
def test_a_finished_game_of_every_kind_is_shown_without_its_rules(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    party = finished(corpus.replay(corpus.read(path)))
    seats = [None, *range(party.header.seats)]
    viewers = [Viewer((), None, "en")]
    viewers += [Viewer((seat,), seat, lang, 999) for seat in range(party.header.seats) for lang in ("en", "de")]
    film = Film.of(party)
    steps = len(party.state.line)
    looks = [(start, seat) for seat in seats for start in (0, steps // 2, steps)]
    shown = [msgspec.to_builtins(film.frames(start, 3, seat, "de")) for start, seat in looks]
    documents = [msgspec.json.decode(document(party, Log(), viewer)) for viewer in viewers]
    course, paper = msgspec.to_builtins(film.course(None)), record(party, (), [])
    data = written(film)
    newer(monkeypatch, party.header.game)
    again, release = snapshots.thaw(party.header, snapshots.freeze(party), [], {}, data)
    assert release is None and again.past is not None and again.original is None
    assert [msgspec.json.decode(document(again, Log(), viewer)) for viewer in viewers] == documents
    past = again.past
    assert [msgspec.to_builtins(past.frames(start, 3, seat, "de")) for start, seat in looks] == shown
    assert msgspec.to_builtins(past.course(None)) == course and record(again, (), []) == paper
    assert read(data).record["rules_version"] == party.header.rules_version


def everything(player: Player) -> Json:
    """All that can be seen of a finished table."""
    seen = player.look(log=1000)
    replay = player.get("/replay", **{"from": 0, "count": 200, "seat": 0})
    return seen, replay, player.get("/course"), player.get("/record"), player.get("/log"), player.look(lang="de")


def history_of(server: Running, table: str) -> bytes | None:
    return asyncio.run_coroutine_threadsafe(server.house.store.history(table), loop_of(server)).result()


def loop_of(server: Running) -> asyncio.AbstractEventLoop:
    loop = server.server._loop
    assert loop is not None
    return loop


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_finished_table_stays_as_it_was_through_later_releases(
    kind: str, new_store: NewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = patient(store=new_store(kind), acting=0.0)
    with running(settings) as server:
        tables = Tables(server)
        table, players = tables.new("neweden", people=1)
        play(players, 10_000)
        before, token = everything(players[0]), players[0].token
        until(lambda: history_of(server, table), "its history")
        tables.close()
    for _ in range(2):
        newer(monkeypatch, "neweden")
        with running(settings) as server:
            tables = Tables(server)
            player = tables.player(table, token)
            assert everything(player) == before
            assert player.http.post("/undo").status_code == 409
            assert player.http.get("/hint").status_code == 409
            assert player.http.post("/point", json={"target": "a/1"}).status_code == 409
            tables.close()
    with running(settings) as server:
        tables = Tables(server)
        player = tables.player(table, token)
        said = player.post("/chat", {"text": "What a game!"})
        assert said["version"] == before[0]["version"] + 1 and said["chat"][-1]["text"] == "What a game!"
        assert said["view"] == before[0]["view"]
        again = player.post("/rematch", status=201)
        assert player.look()["rematch"] == again["table"]
        tables.close()
    with running(settings) as server:
        tables = Tables(server)
        after = everything(tables.player(table, token))
        assert after[0]["version"] == before[0]["version"] + 2 and after[1:5] == before[1:5]
        tables.close()


def test_a_finished_table_that_was_never_written_down_is_not_relabelled(
    new_store: NewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    settings = patient(store=new_store("sqlite"))
    with running(settings) as server:
        tables = Tables(server)
        table, players = tables.new("neweden", people=1)
        play(players, 10_000)
        before, token = everything(players[0]), players[0].token
        until(lambda: history_of(server, table), "its history")
        database = server.house.store.database
        forgotten = database.write(lambda connection: connection.execute(delete(histories)).close())
        asyncio.run_coroutine_threadsafe(forgotten, loop_of(server)).result()
        tables.close()
    with monkeypatch.context() as patched:
        newer(patched, "neweden")
        with running(settings) as server:
            tables = Tables(server)
            player = tables.player(table, token)
            assert player.look(log=1000)["version"] == before[0]["version"], "nothing was written"
            assert player.get("/record") == before[3]
            assert player.http.get("/replay").status_code == 409
            tables.close()
    with running(settings) as server:
        tables = Tables(server)
        until(lambda: history_of(server, table), "what an older release had left undone")
        assert everything(tables.player(table, token)) == before
        tables.close()
