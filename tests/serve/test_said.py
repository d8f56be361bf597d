"""A document says, in the viewer's language, what the things on the table are called and what they do."""

from __future__ import annotations

from typing import cast

import msgspec

from fathomfive import bots
from fathomfive.kernel import AnyGame, Table
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


def test_what_is_said_is_made_anew_only_where_it_changes() -> None:
    table, sayings, bot = Table("endeavor", 2, 3), Sayings(), bots.make("greedy")
    first = sayings.encoded(table, 0, "en")
    again = sayings.encoded(table, 1, "en")
    assert first and all(again[target] is first[target] for target in first)
    german = sayings.encoded(table, 0, "de")
    assert all(bytes(german[target]) != bytes(first[target]) for target in ("part/0", "part/1"))
    before = said(table, 0, "en")
    while said(table, 0, "en") == before:
        table.answer(bot.choose(table.seat(table.questions[0].seat)), table.questions[0].seat)
    now, then = sayings.encoded(table, 0, "en"), said(table, 0, "en")
    assert {target: msgspec.json.decode(lines) for target, lines in now.items()} == then
    for target, lines in now.items():
        assert (target in before and then[target] == before[target]) == (lines is first.get(target))
