"""Keeping tables: restarts, snapshots, other releases, the corpus, backups."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from fathomfive.kernel import SetupError, Stream, Table, game, games
from fathomfive.party import entries, snapshots
from fathomfive.party.errors import Gone
from fathomfive.party.party import Party
from fathomfive.party.people import Sitter
from fathomfive.serve import Settings
from fathomfive.serve.backup import Damaged, backup, restore
from fathomfive.serve.store import Stored, open_store
from tests.serve import corpus
from tests.serve.serving import Player, Tables, patient, play, running
from tests.waiting import until

NewStore = Callable[[str], str]
STORES = ["sqlite", "postgresql"]
Kept = list[tuple[entries.Entry, int]]


def begun(game: str, seats: int = 2, seed: int = 5) -> tuple[Party, bytes, Kept]:
    """A party, its first snapshot, and an empty list for what happens to it."""
    sitters = [Sitter("human", f"P{seat}", None, seat) for seat in range(seats)]
    party, _ = snapshots.begin("t", game, sitters, {}, seed, 1, {})
    return party, snapshots.freeze(party), []


def answer_some(party: Party, kept: Kept, count: int, stream: Stream) -> None:
    """Answers at random, with an undo now and then."""
    for _ in range(count):
        if party.table.over:
            return
        asked = party.table.questions[0]
        wish: entries.Entry | None
        if party.state.line and stream.below(6) == 0 and party.free(party.state.line[-1].seat):
            wish = party.undo(party.state.line[-1].seat)
        else:
            wish = party.answer(asked.seat, party.state.number, asked.options[stream.below(len(asked.options))])
        assert wish is not None
        at = party.state.number
        party.note(wish, at)
        kept.append((wish, at))


def remembered(party: Party) -> Any:
    """Everything that a party should still know after it has come back."""
    kept = msgspec.structs.asdict(party.state)
    table, stream = kept.pop("table"), kept.pop("stream")
    return kept, stream and stream.to_json(), table.hash(), table.facts, table.can_undo, table.names


@pytest.mark.parametrize("game", sorted(games()))
def test_a_party_comes_back_from_a_snapshot_and_the_entries_since(game: str) -> None:
    party, snapshot, kept = begun(game, games()[game].seats[-1])
    stream = Stream(3)
    for _ in range(4):
        answer_some(party, kept, 12, stream)
        stored = [(entries.decode(entries.encode(entry)), at) for entry, at in kept]
        again, release = snapshots.thaw(party.header, snapshot, stored, {})
        assert remembered(again) == remembered(party) and release is None
        snapshot, kept = snapshots.freeze(party), []
        assert remembered(snapshots.thaw(party.header, snapshot, [], {})[0]) == remembered(party)


@pytest.mark.parametrize("kind", STORES)
def test_a_restart_goes_on_where_it_was(kind: str, new_store: NewStore) -> None:
    settings = patient(store=new_store(kind), snapshot_every=7, lease=0.6)
    with running(settings) as server:
        tables = Tables(server)
        table, players = tables.new("otys")
        alone, (solo,) = tables.new("deepblue", people=1, bots=["random"])
        play(players, 17)
        players[0].post("/chat", {"text": "good night"})
        before = [player.look() for player in players]
        tokens = [player.token for player in players]
        tables.close()
    with running(settings) as server:
        tables = Tables(server)
        players = [tables.player(table, token) for token in tokens]
        assert [player.look() for player in players] == before
        play(players, 5)
        again = tables.player(alone, solo.token)
        until(lambda: again.look()["question"], "the bot that was left thinking")
        tables.close()


def test_idle_tables_leave_the_memory_and_come_back(new_store: NewStore) -> None:
    settings = patient(store=new_store("sqlite"), idle_table=0.0, lease=0.3)
    with running(settings) as server:
        tables = Tables(server)
        _, players = tables.new()
        play(players, 6)
        before = players[0].look()
        until(lambda: "fathom_live_tables 0.0" in server.client.get("/metrics").text, "leaving the memory")
        assert players[0].look() == before
        play(players, 3)
        tables.close()


# --- other releases ---


def newer(monkeypatch: pytest.MonkeyPatch, id: str) -> None:
    the_game = game(id)
    monkeypatch.setattr(the_game, "rules_version", the_game.rules_version + 1)


def test_a_newer_release_goes_on_with_a_running_table(monkeypatch: pytest.MonkeyPatch) -> None:
    party, snapshot, kept = begun("otys")
    stream = Stream(3)
    answer_some(party, kept, 30, stream)
    newer(monkeypatch, "otys")
    again, release = snapshots.thaw(party.header, snapshot, kept, {})
    assert release is not None and release.rules_version == party.header.rules_version + 1
    assert again.table.hash() == party.table.hash() and again.state.number == party.state.number
    again.note(release, 99)
    assert again.state.releases == [party.state.number] and again.asked == party.asked
    answer_some(again, [], 10, stream)
    third, nothing = snapshots.thaw(party.header, snapshots.freeze(again), [], {})
    assert nothing is None and third.table.hash() == again.table.hash()
    second, nothing = snapshots.thaw(party.header, snapshot, [*kept, (release, 99)], {})
    assert nothing is None and second.table.hash() == party.table.hash()


def test_answers_that_newer_rules_refuse_begin_the_unit_again(monkeypatch: pytest.MonkeyPatch) -> None:
    party, snapshot, kept = begun("otys")
    answer_some(party, kept, 20, Stream(3))
    position = next(i for i, (entry, _) in enumerate(kept) if i > 8 and isinstance(entry, entries.Answer))
    entry = kept[position][0]
    assert isinstance(entry, entries.Answer)
    kept[position] = (entries.Answer(entry.seat, "no longer offered", entry.on), 0)
    newer(monkeypatch, "otys")
    again, release = snapshots.thaw(party.header, snapshot, kept, {})
    assert release is not None and again.state.number == party.state.number
    assert len(again.state.line) < len(party.state.line)
    again.note(release, 99)
    answer_some(again, [], 10, Stream(4))


def test_a_table_of_a_newer_release_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        newer(patched, "otys")
        party, snapshot, _ = begun("otys")
    with pytest.raises(Gone, match="newer release"):
        snapshots.thaw(party.header, snapshot, [], {})


def test_a_server_of_a_newer_release_goes_on(new_store: NewStore, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = patient(store=new_store("sqlite"), snapshot_every=1000)
    with running(settings) as server:
        tables = Tables(server)
        table, players = tables.new("otys")
        before = play(players, 9)
        tokens = [player.token for player in players]
        tables.close()
    newer(monkeypatch, "otys")
    with running(settings) as server:
        tables = Tables(server)
        players = [tables.player(table, token) for token in tokens]
        after = players[before["seat"]].look()
        assert after["view"] == before["view"] and after["version"] == before["version"] + 1
        assert after["chat"][-1]["kind"] == "release"
        play(players, 4)
        assert "release" in players[0].http.get("/replay").json()["detail"]
        tables.close()
    monkeypatch.undo()
    with running(settings) as server:
        old = Player(server, table)
        assert old.http.get("").status_code == 410
        old.close()


# --- the corpus ---


@pytest.mark.parametrize("path", corpus.paths(), ids=lambda path: path.stem)
def test_every_stored_table_replays_to_the_same_hash(path: Path) -> None:
    stored = corpus.read(path)
    party = corpus.replay(stored)
    assert party.table.hash() == stored.hash and party.state.number == stored.version
    assert party.table.scores == stored.scores
    if party.table.over:
        assert Table.replay(json.loads(json.dumps(party.table.record()))).hash() == stored.hash


@pytest.mark.parametrize("path", corpus.paths(), ids=lambda path: path.stem)
def test_every_stored_snapshot_leads_to_the_same_hash(path: Path) -> None:
    stored = corpus.read(path)
    begun = corpus.halfway(stored)
    later = [(entry, number) for number, entry in enumerate(stored.entries) if number >= begun]
    party, release = snapshots.thaw(stored.header, corpus.snapshot(path), later, {})
    assert release is None and party.table.hash() == stored.hash and party.state.number == stored.version
    again = corpus.replay(stored)
    again.state.fallen = party.state.fallen  # older snapshots did not keep it
    assert remembered(party) == remembered(again)


def test_the_corpus_has_every_game() -> None:
    assert {corpus.read(path).header.game for path in corpus.paths()} == set(games())


# --- backup ---


@pytest.mark.parametrize(("one", "other"), [("sqlite", "postgresql"), ("postgresql", "sqlite")])
def test_a_backup_goes_into_either_store(one: str, other: str, new_store: NewStore, tmp_path: Path) -> None:
    file = tmp_path / "all.backup"
    settings = patient(store=new_store(one))
    with running(settings) as server:
        tables = Tables(server)
        table, players = tables.new()
        tables.new("otys")
        play(players, 11)
        before = players[0].look()
        assert asyncio.run(backup(settings, file)) == 2
        play(players, 2)
        tables.close()
    restored = patient(store=new_store(other))
    assert asyncio.run(restore(restored, file)) == 2
    with pytest.raises(SetupError, match="not empty"):
        asyncio.run(restore(restored, file))
    with running(restored) as server:
        tables = Tables(server)
        assert tables.player(table, players[0].token).look() == before
        tables.close()


def test_a_damaged_backup_changes_nothing(new_store: NewStore, tmp_path: Path) -> None:
    settings = patient(store=new_store("sqlite"))
    with running(settings) as server:
        tables = Tables(server)
        tables.new()
        tables.close()
    whole = tmp_path / "whole"
    asyncio.run(backup(settings, whole))
    damaged = tmp_path / "damaged"
    fresh = Settings(store=new_store("sqlite"))
    for data in (whole.read_bytes()[:-40], b"nonsense", b""):
        damaged.write_bytes(data)
        with pytest.raises(Damaged):
            asyncio.run(restore(fresh, damaged))
    assert asyncio.run(restore(fresh, whole)) == 1


# --- opening ---


@pytest.mark.parametrize("store", ["mysql://x/y", "sqlite://", "nonsense", "postgresql:///"])
def test_a_store_that_is_none_is_refused(store: str) -> None:
    with pytest.raises(SetupError, match="a store is"):
        Settings(store=store).address()


def test_a_store_that_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    for store in (f"sqlite:///{tmp_path}", "postgresql://nobody:secret@127.0.0.1:9/none"):
        with pytest.raises(SetupError) as refused:
            asyncio.run(open_store(Settings(store=store)))
        assert "secret" not in str(refused.value)


def test_two_servers_do_not_share_an_sqlite_file(new_store: NewStore) -> None:
    settings = patient(store=new_store("sqlite"))
    with running(settings), pytest.raises(AssertionError, match="did not start"), running(settings):
        pass


# --- packs ---


async def stored_table(settings: Settings, table: str) -> Stored:
    store = await open_store(settings)
    try:
        return await store.load(table)
    finally:
        await store.close()


def test_tables_are_played_with_the_operators_pack(new_store: NewStore, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('game = "deepblue"\nname = "My box"\n')
    settings = patient(store=new_store("sqlite"), packs={"deepblue": str(tmp_path)})
    with running(settings) as server:
        tables = Tables(server)
        table, players = tables.new("deepblue", people=2)
        play(players, 5)
        before = players[0].look()
        token = players[0].token
        tables.close()
    stored = asyncio.run(stored_table(settings, table))
    assert snapshots.thaw(stored.header, stored.snapshot, [], settings.packs)[0].table.record()["pack"] == "My box"
    with running(settings) as server:
        player = Player(server, table, token)
        assert player.look() == before
        player.close()
