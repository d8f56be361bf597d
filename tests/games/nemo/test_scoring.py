"""Scoring (NW-15) and the ends of the game (NW-14)."""

from __future__ import annotations

import pytest

from fathomfive.games.nemo import GAME
from fathomfive.games.nemo.rules.play import play
from fathomfive.games.nemo.rules.scoring import (
    ADVENTURES,
    CIVILIANS,
    MASTERY,
    PENALTIES,
    PEOPLE,
    SCIENCES,
    TREASURE,
    UPRISINGS,
    WARSHIPS,
    WONDERS,
    count,
    finish,
    known_scores,
    level_of,
    mastery,
    ranks,
    scores,
    standing,
    tidy,
)
from fathomfive.games.nemo.rules.state import ADVENTURE, BROKEN, OVERRUN, NemoState
from fathomfive.games.nemo.words.parts import parts
from tests.games.nemo.scenes import NEMO, Play, a_table, card, give, install, keep, side

MOTIVES = ["science", "explore", "anti-imperialism", "war"]


def bare(motive: str) -> NemoState:
    """Nothing that would score of itself."""
    s = a_table(motive=motive)
    s.characters = [0] * 6
    s.resources = [3, 6, 6]
    assert sum(count(s, [])) == 0
    return s


def test_the_tableau_is_tidied_before_scoring() -> None:
    s = a_table()
    install(s, "hydro-drive")
    keep(s, "priceless-pearl")
    keep(s, "vanikoro")
    tidy(s)
    assert sorted(s.success) == sorted([card("priceless-pearl"), card("hydro-drive")])
    assert s.failure == [card("vanikoro")]


@pytest.mark.parametrize(
    ("motive", "warships", "civilians"), list(zip(MOTIVES, [4, 3, 4, 6], [0, 1, 3, 1], strict=True))
)
def test_tonnage_is_changed_by_the_motive_per_ship_and_never_negative(
    motive: str, warships: int, civilians: int
) -> None:
    s = bare(motive)
    s.tonnage[0] = [side("victoria"), side("donau"), side("jumna")]
    points = count(s, [])
    assert points[WARSHIPS] == warships
    assert points[CIVILIANS] == civilians + (2 if motive == "anti-imperialism" else 0)


def test_cards_may_score_tonnage() -> None:
    s = bare("war")
    points = count(s, [card("prussia-declares-war")])
    assert (points[WARSHIPS], points[CIVILIANS]) == (4, 2)


@pytest.mark.parametrize(("motive", "points"), list(zip(MOTIVES, [3 + 1, 2, 2, 1], strict=True)))
def test_adventure_points_are_changed_by_the_motive_per_card(motive: str, points: int) -> None:
    s = bare(motive)
    assert count(s, [card("jaws-wide-open"), card("whales")])[ADVENTURES] == points


def test_a_card_without_printed_adventure_points_gets_none_from_the_motive() -> None:
    s = bare("science")
    assert count(s, [card("giant-squid")])[ADVENTURES] == 0


def test_technologies_score_adventure_points_too() -> None:
    s = bare("science")
    install(s, "strengthened-prow")
    assert standing(s) == 3


@pytest.mark.parametrize(("motive", "points"), list(zip(MOTIVES, [4, 6, 3, 4], strict=True)))
def test_treasures_are_changed_by_the_motive_and_wonders_have_no_treasure_points(motive: str, points: int) -> None:
    s = bare(motive)
    give(s, "pearls", "barnacles", "the-abyss")
    assert count(s, [])[TREASURE] == points


@pytest.mark.parametrize(("motive", "points"), list(zip(MOTIVES, [6, 6, 12, 8], strict=True)))
def test_uprisings_count_by_the_factor_and_crushed_ones_do_not(motive: str, points: int) -> None:
    s = bare(motive)
    s.uprisings[0] = s.uprisings[3] = 1
    s.uprisings[5] = 2
    assert count(s, [])[UPRISINGS] == points


@pytest.mark.parametrize(("motive", "factor"), list(zip(MOTIVES, [6, 4, 2, 3], strict=True)))
def test_science_comes_from_cards_ships_hull_and_aronnax(motive: str, factor: int) -> None:
    s = bare(motive)
    s.resources[2] = 10
    s.characters[5] = 1
    s.tonnage[0] = [side("sea-serpent")]
    points = count(s, [card("iceberg"), card("steam-torpedoes")])
    assert points[SCIENCES] == (2 + 1 + 1 + 1 + 1) * factor


@pytest.mark.parametrize(("motive", "factor"), list(zip(MOTIVES, [4, 7, 3, 2], strict=True)))
def test_wonders_come_from_treasures_cards_technologies_ships_and_nemo(motive: str, factor: int) -> None:
    s = bare(motive)
    s.resources[0] = 6
    s.tonnage[0] = [side("mary-celeste")]
    give(s, "the-abyss")
    points = count(s, [card("giant-squid"), card("arcane-library")])
    assert points[WONDERS] == (2 + 1 + 1 + 1 + 1) * factor


def test_person_points_do_not_depend_on_the_motive() -> None:
    for motive in MOTIVES:
        s = bare(motive)
        s.characters = [1] * 6
        s.resources[1] = 9
        assert count(s, [card("grecian-archipelago")])[PEOPLE] == 28 + 8 + 4


@pytest.mark.parametrize(("columns", "bonus"), [(0, 0), (1, 8), (2, 12), (3, 17), (4, 23), (5, 30), (6, 40), (7, 40)])
def test_mastery_is_the_rightmost_column_filled_in_all_rows(columns: int, bonus: int) -> None:
    s = a_table()
    s.tonnage = [[0] * columns for _ in range(6)]
    assert mastery(s) == bonus
    assert count(s, [])[MASTERY] == bonus


def test_one_short_row_holds_mastery_back() -> None:
    s = a_table()
    s.tonnage = [[0] * 4 for _ in range(5)] + [[0]]
    assert mastery(s) == 8


def test_low_tracks_and_some_cards_cost_points() -> None:
    s = bare("war")
    s.resources = [1, 2, 1]
    assert count(s, [card("required-repairs")])[PENALTIES] == -10 - 10 - 20 - 8


@pytest.mark.parametrize(
    ("points", "level"), [(-20, 0), (184, 0), (185, 1), (219, 1), (220, 2), (249, 2), (250, 3), (274, 3), (275, 4)]
)
def test_levels_of_success(points: int, level: int) -> None:
    assert level_of(a_table(), points) == level


def test_a_lost_resource_ends_the_game_at_once_without_scoring() -> None:
    s = a_table()
    s.resources[NEMO] = 1
    s.phase = ADVENTURE
    s.deck[1] = 1
    Play(s, play(s)).answer(card("troubled-dreams"), "roll", 1, 2, "accept")
    assert s.over
    assert s.lost == BROKEN
    assert scores(s) == [0]
    assert ranks(s) == [2]


def test_scores_and_ranks_of_a_voyage() -> None:
    s = a_table()
    assert ranks(s) == [2]
    s.uprisings = [1] * 10 + [0] * 5
    s.tonnage = [[side("audacious")] * 6 for _ in range(6)]
    finish(s)
    assert scores(s) == [sum(s.points)]
    assert s.points[WARSHIPS] == 36 * 6
    assert ranks(s) == [1]
    assert s.level == 4


def test_bottom_of_the_sea_scores_both_its_values() -> None:
    s = bare("explore")
    assert sum(count(s, [card("bottom-of-the-sea")])) == 15 - 8


def test_the_new_men_are_worth_a_wonder() -> None:
    s = bare("explore")
    assert sum(count(s, [card("new-men")])) == 7


def test_the_parts_of_a_score_add_up() -> None:
    s = a_table(2)
    finish(s)
    found = parts(s, [])
    assert [sum(scores) for scores in zip(*[scores for _, _, scores in found], strict=True)] == GAME.rules.scores(s)
    assert GAME.catalogue.text(found[7][0], "de") == "Personen"


def test_the_parts_of_glory_add_up() -> None:
    s = a_table(3, mode="semi")
    s.own_stones = [1, 0, 2]
    s.own_up = [[1], [], [2, 3]]
    s.own_down = [[4], [5], []]
    finish(s)
    found = parts(s, [])
    assert [sum(scores) for scores in zip(*[scores for _, _, scores in found], strict=True)] == GAME.rules.scores(s)


def test_a_defeat_has_no_parts() -> None:
    s = a_table()
    s.lost, s.over = OVERRUN, True
    assert parts(s, []) == []


def test_everybody_knows_every_score() -> None:
    s = a_table(3, mode="semi")
    s.own_stones = [1, 0, 2]
    assert known_scores(s, 0) == known_scores(s, -1) == scores(s)
