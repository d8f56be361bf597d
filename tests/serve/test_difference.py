"""After a game: what the winner did differently, in two sentences."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from fathomfive import kernel
from fathomfive.arena.match import play_on
from fathomfive.bots import seeded
from fathomfive.kernel import Table, game, games
from fathomfive.kernel.sight import NOBODY
from fathomfive.kernel.words import LANGUAGES
from fathomfive.party.difference import difference, last_told
from fathomfive.party.score_parts import tally
from fathomfive.party.shapes import Fact, TallyPart

GOLDEN = Path(__file__).parents[1] / "games"


def parts(**scores: list[int]) -> list[TallyPart]:
    return [TallyPart(name, "OT-1.1", list(points)) for name, points in scores.items()]


def told(scores: dict[str, list[int]], ranks: list[int], seat: int, allied: bool = False) -> list[str]:
    phrases = difference(parts(**scores), ranks, ["Ada", "Bo", "Cy"][: len(ranks)], seat, allied)
    return [game("otys").catalogue.text(phrase, "en") for phrase in phrases]


def test_who_lost_hears_where_the_winner_gained_most_and_where_they_held_their_own() -> None:
    first, second = told({"contracts": [4, 12], "shop": [5, 2], "tiles": [1, 1]}, [2, 1], seat=0)
    assert "Bo" in first and "8" in first and "contracts" in first
    assert "3" in second and "shop" in second


def test_who_was_better_nowhere_hears_that_too() -> None:
    first, second = told({"contracts": [4, 12], "shop": [2, 2]}, [2, 1], seat=0)
    assert "contracts" in first and "Bo" in second and first != second


def test_who_won_hears_about_the_nearest_rival() -> None:
    scores = {"contracts": [12, 4, 9], "shop": [0, 0, 2]}
    first, second = told(scores, [1, 3, 2], seat=0)
    assert "Cy" in first and "3" in first and "contracts" in first
    assert "2" in second and "shop" in second
    alone = told({"contracts": [12, 4], "shop": [1, 0]}, [1, 2], seat=0)
    assert "Bo" in alone[1]


def test_alone_and_together_hear_what_brought_most_and_least() -> None:
    first, second = told({"wonders": [20], "science": [3], "war": [-4]}, [2], seat=0)
    assert "20" in first and "wonders" in first and "-4" in second.replace("−", "-") and "war" in second
    assert told({"goals": [9, 9], "war": [1, 1]}, [1, 1], seat=1, allied=True)[0].count("9") == 1


def test_equal_scores_are_called_so_and_a_single_part_says_nothing() -> None:
    assert "Bo" in told({"contracts": [4, 4], "shop": [2, 2]}, [2, 1], seat=0)[0]
    assert "Bo" in told({"contracts": [4, 4], "shop": [2, 2]}, [1, 1], seat=0)[0]
    assert told({"contracts": [4, 5]}, [2, 1], seat=0) == []


def test_whoever_was_better_nowhere_is_led_to_the_rule_of_the_greatest_gap() -> None:
    assert "contracts" in told({"contracts": [4, 12], "shop": [2, 2]}, [2, 1], seat=0)[1]


def test_goals_are_counted_and_those_not_reached_are_named() -> None:
    first, second = told({"sonar": [1], "reports": [0], "links": [1], "crew": [0]}, [2], seat=0)
    assert "2 of 4" in first and "reports" in second and "crew" in second and "sonar" not in second
    assert told({"sonar": [1], "links": [1]}, [1], seat=0) == ["2 of 2 goals were reached.", "Nothing was missing."]


EMPTY = re.compile(r"[”“]: 0\b|brought least: 0|\b0 (more|mehr)")
"""A sentence about nothing."""
SELF_PLAYED = [("deepblue", 3), ("otys", 2), ("neweden", 2), ("neweden", 1), ("endeavor", 2), ("endeavor", 1)]


@pytest.mark.slow
@pytest.mark.parametrize(("id", "seats"), [*SELF_PLAYED, ("nemo", 1)])
def test_ten_self_played_games_end_with_two_sentences_that_say_something(id: str, seats: int) -> None:
    """In both languages, for every seat: what is named was gained or missed, and not everybody hears the same."""
    heard: set[str] = set()
    for seed in range(10):
        table = Table(id, seats, seed, {}, names=["Ada", "Bo", "Cy"][:seats], facts=True)
        play_on(
            table, [seeded("random" if seats > 1 and seat == seed % 2 else "greedy", seed) for seat in range(seats)]
        )
        for seat in range(seats):
            for language in LANGUAGES:
                first, second = spoken(table, seat, language)
                assert first != second and min(len(first), len(second)) > 10
                assert not re.search(
                    r"“: 0\b|”: 0\b|[“„][^“”]*[”“] brought least: 0|\b0 (more|mehr)", f"{first} {second}"
                )
                heard.add(f"{first} {second}")
    assert len(heard) >= 10, "five different things in two languages, at least"


def said(table: Table, fact: kernel.Fact, language: str) -> str:
    return table.game.catalogue.text(table.game.phrase(table.state, fact, table.names), language)


def spoken(table: Table, seat: int, language: str) -> list[str]:
    found = tally(table, language)
    assert found is not None
    together = table.game.rules.allied(table.state)
    told = [
        Fact(number, 0, fact.kind, list(fact.args), said(table, fact, language), None)
        for number, fact in enumerate(table.facts)
        if fact.to in (NOBODY, seat)
    ]
    phrases = difference(found, table.ranks, table.names, seat, together, last_told(told))
    return [table.game.catalogue.text(phrase, language) for phrase in phrases]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", sorted(games()))
def test_every_golden_game_can_be_told_to_every_seat_in_two_sentences(id: str, language: str) -> None:
    path = sorted((GOLDEN / id / "golden").glob("*.json"))[0]
    table = Table.replay(json.loads(path.read_text(encoding="utf-8")), facts=True)
    counted = len(tally(table, language) or [])
    for seat in range(table.seats):
        assert len(spoken(table, seat, language)) == (2 if counted > 1 or table.game.rules.allied(table.state) else 0)
