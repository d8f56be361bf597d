"""The logbook: every mark follows from a record, and nothing else gives one."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from fathomfive.bots import seeded
from fathomfive.kernel import SetupError, Table, game
from fathomfive.kernel.words import LANGUAGES
from fathomfive.study import NotOver
from fathomfive.study.logbook import Entry, entry, level
from fathomfive.study.maps import DIVERS, MAPS, PAGES, easiest

Options = tuple[tuple[str, Any], ...]


@cache
def played(name: str, seats: int, seed: int, options: Options = ()) -> dict[str, Any]:
    """A game of the rule of thumb, to its end."""
    table = Table(name, seats, seed, dict(options))
    bots = [seeded("greedy", seed + seat) for seat in range(seats)]
    while not table.over:
        seat = table.asks[0].seat
        table.answer(bots[seat].choose(table.seat(seat)), seat)
    record: dict[str, Any] = table.record()
    return record


def won(name: str, seats: int, options: Options = (), seat: int = 0) -> tuple[dict[str, Any], int]:
    """A record, and a seat that won it."""
    for seed in range(1, 60):
        record = played(name, seats, seed, options)
        ranks = record["result"]["ranks"]
        if 1 in ranks:
            return record, ranks.index(1)
    raise AssertionError(f"nobody ever won {name} {options}")


def of(found: tuple[dict[str, Any], int], crew: list[str | None] | None = None) -> Entry:
    return entry(found[0], found[1], crew or [])


def test_an_entry_says_how_the_record_ended_for_a_seat() -> None:
    record = played("otys", 2, 3)
    for seat in range(2):
        found = entry(record, seat)
        assert (found.score, found.place) == (record["result"]["scores"][seat], record["result"]["ranks"][seat])
        assert found.won == (found.place == 1)
        assert found == entry(record, seat), "the same record always says the same"


def test_the_strongest_bot_at_a_table_that_was_won_is_the_depth() -> None:
    record, first = won("otys", 3)
    last = max(range(3), key=lambda seat: record["result"]["ranks"][seat])
    assert entry(record, first, ["calm", "midnight", "calm"]).depth == max(
        level(bot) for seat, bot in enumerate(["calm", "midnight", "calm"]) if seat != first
    )
    assert entry(record, last, ["calm", "midnight", "calm"]).depth == 0, "only a game that was won has a depth"
    assert entry(record, first, [None, None, None]).depth == 0, "people have no level"
    assert entry(record, first, ["random"] * 3).depth == 0


@pytest.mark.parametrize(("difficulty", "depth"), [("easy", 2), ("medium", 3)])
def test_alone_the_difficulty_is_the_depth(difficulty: str, depth: int) -> None:
    found = of(won("endeavor", 1, (("difficulty", difficulty),)))
    assert found.depth == depth
    assert found.tiles == ["scenarios/1"]


def test_whoever_makes_a_part_of_a_voyage_easier_plays_that_level() -> None:
    assert easiest({"difficulty": "captain", "level_events": "same"}) == "captain"
    assert easiest({"difficulty": "captain", "level_events": "sailor"}) == "sailor"
    assert easiest({"difficulty": "sailor", "level_events": "captain"}) == "sailor"
    found = of(won("nemo", 1, (("difficulty", "sailor"), ("motive", "explore"))))
    assert (found.depth, found.tiles) == (2, ["motives/explore"])


def test_a_scenario_that_was_drawn_counts_as_the_one_it_was() -> None:
    record, first = won("deepblue", 2, (("scenario", "random"),))
    [tile] = entry(record, first).tiles
    assert tile.removeprefix("captains-log/") in PAGES
    assert tile == f"captains-log/{PAGES[Table.replay(record).view(None)['scenario']]}"  # type: ignore[index]


def test_divers_count_that_were_upgraded_in_a_game_that_was_won() -> None:
    for seed in range(1, 40):
        record = played("otys", 2, seed)
        seat = record["result"]["ranks"].index(1)
        upgraded: Any = Table.replay(record).view(seat)["players"][seat]["upgraded"]  # type: ignore[index, call-overload]
        assert entry(record, seat).tiles == [f"divers/{DIVERS[i]}" for i in range(8) if upgraded[i]]
        if any(upgraded):
            assert entry(record, 1 - seat).tiles == []
            return
    raise AssertionError("no game in which a diver was upgraded")


def test_a_game_in_which_answers_were_taken_back_is_written_down_and_gives_no_mark() -> None:
    record, seat = won("endeavor", 1)
    again = entry({**record, "undone": 1}, seat)
    assert (again.won, again.fair, again.depth, again.tiles) == (True, False, 0, [])
    assert entry(record, seat, fair=False).tiles == []


def test_a_lost_game_gives_no_mark() -> None:
    for seed in range(1, 40):
        record = played("neweden", 1, seed, (("difficulty", 3),))
        if record["result"]["ranks"] != [1]:
            assert entry(record, 0).tiles == [] and entry(record, 0).depth == 0
            return
    raise AssertionError("Deep Thought never won")


def test_an_opening_is_told_in_both_languages_and_short() -> None:
    for name, seats in (("deepblue", 2), ("otys", 2), ("endeavor", 1), ("neweden", 1), ("nemo", 1)):
        opening = entry(played(name, seats, 1), 0).opening
        assert len(opening) == 2, name
        for said in opening:
            assert set(said) == set(LANGUAGES) and all(said.values())
            assert not any("(" in words for words in said.values())


def test_every_tile_has_a_name_and_names_what_the_game_has() -> None:
    for one in MAPS:
        assert all(one.label(tile)[language] for tile in one.tiles for language in LANGUAGES)
        if one.option:
            [choices] = [option.choices for option in game(one.game).options if option.name == one.option]
            assert [str(choice) for choice in choices if choice != "random"] == list(one.tiles)
    state: Any = Table("otys", 2, 1).state
    assert list(state.c.diver_ids) == list(DIVERS)


def test_a_running_game_and_a_seat_that_is_not_there_are_refused() -> None:
    with pytest.raises(NotOver, match="not over"):
        entry(Table("otys", 2, 1).record(), 0)
    with pytest.raises(SetupError, match="seats 0 to 1, not 2"):
        entry(played("otys", 2, 3), 2)
