"""After a game: what the winner did differently, in two sentences."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fathomfive.kernel import Phrase, Table, game, games
from fathomfive.kernel.words import LANGUAGES
from fathomfive.party.difference import difference
from fathomfive.party.score_parts import tally
from fathomfive.party.shapes import TallyPart

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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", sorted(games()))
def test_every_golden_game_can_be_told_to_every_seat_in_two_sentences(id: str, language: str) -> None:
    path = sorted((GOLDEN / id / "golden").glob("*.json"))[0]
    table = Table.replay(json.loads(path.read_text(encoding="utf-8")), facts=True)
    found = tally(table, language) or []
    for seat in range(table.seats):
        phrases: list[Phrase] = difference(found, table.ranks, table.names, seat, table.game.rules.allied(table.state))
        assert len(phrases) == (2 if len(found) > 1 else 0)
        assert all(table.game.catalogue.text(phrase, language) for phrase in phrases)
