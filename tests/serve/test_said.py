"""A document says, in the viewer's language, what the things on the table are called and what they do."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import msgspec
import pytest

from fathomfive import bots
from fathomfive.kernel import AnyGame, Phrase, Table
from fathomfive.party import words
from fathomfive.party.said import Sayings, said
from tests.kernel.toys.watch import Watch
from tests.serve.serving import Tables, asked


def test_goals_and_reports_are_said_in_the_viewers_language(one: Tables) -> None:
    table, players = one.new("endeavor")
    asked(players)
    english, german = players[0].look(lang="en"), players[0].look(lang="de")
    assert set(english["said"]) == set(german["said"]) > {f"report/{number}" for number in english["view"]["display"]}
    assert english["said"]["part/0"] == ["Attributes"] and german["said"]["part/0"] == ["Eigenschaften"]
    spectator = one.player(table).look(lang="de")
    assert spectator["said"] == german["said"]


def test_frames_of_a_replay_say_what_was_so_then(one: Tables) -> None:
    _, players = one.new("endeavor")
    player, _ = asked(players)
    player.answer_first()
    frames = players[0].get("/replay", lang="de")["frames"]
    assert frames[-1]["said"] == players[0].look(lang="de")["said"]
    assert all(f"report/{number}" in frame["said"] for frame in frames for number in frame["view"]["display"])


def test_a_game_may_have_nothing_to_say() -> None:
    assert said(Table(cast(AnyGame, Watch().game()), 1, 3), 0, "en") == {}


def test_what_is_said_is_put_into_words_only_where_it_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    table, sayings, bot = Table("endeavor", 2, 3), Sayings(), bots.make("greedy")
    first = sayings.encoded(table, 0, "en", 1)
    assert sayings.encoded(table, 1, "en", 2) is first
    assert bytes(sayings.encoded(table, 0, "de", 2)) != bytes(first)
    before = said(table, 0, "en")
    while said(table, 0, "en") == before:
        table.answer(bot.choose(table.seat(table.questions[0].seat)), table.questions[0].seat)
    then, spoken = said(table, 0, "en"), []

    def counted(game: AnyGame, phrase: Phrase, language: str) -> str:
        spoken.append(words.text(game, phrase, language))
        return spoken[-1]

    monkeypatch.setattr("fathomfive.party.said.words", SimpleNamespace(text=counted))
    now = sayings.encoded(table, 0, "en", 3)
    assert msgspec.json.decode(now) == then
    assert [*msgspec.json.decode(now)] == [*then]
    changed = [target for target in then if then[target] != before.get(target)]
    assert spoken == [line for target in changed for line in then[target]]
    assert 0 < len(changed) < len(then)


def test_things_that_are_said_in_another_order_are_sent_in_it() -> None:
    """A report that wanders from the display to a seat says the same, elsewhere."""
    line = [Phrase("text-full")]
    one, other = {"a": line, "b": line}, {"b": line, "a": line}
    table, sayings = Table("otys", 2, 3), Sayings()
    with pytest.MonkeyPatch.context() as patch:
        for version, told in enumerate((one, other)):
            patch.setattr("fathomfive.party.said._phrases", lambda *_, told=told: told)
            assert [*msgspec.json.decode(sayings.encoded(table, 0, "en", version))] == [*told]


def test_where_all_are_told_the_same_it_is_looked_at_once_and_elsewhere_for_each() -> None:
    for name, alike in (("otys", True), ("neweden", False)):
        table, sayings = Table(name, 2, 3), Sayings()
        assert table.game.said_to_all == alike
        told = [msgspec.json.decode(sayings.encoded(table, seat, "en", 1)) for seat in (0, 1, None)]
        assert told == [said(table, seat, "en") for seat in (0, 1, None)]
        assert (told[0] == told[1] == told[2]) == alike
