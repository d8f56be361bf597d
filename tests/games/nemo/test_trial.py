"""Tests: modifiers, exerting, help, failure (NW-7, NW-4.2)."""

from __future__ import annotations

import pytest

from fathomfive.games.nemo.rules.actions import act
from fathomfive.games.nemo.rules.combat import under_fire
from fathomfive.games.nemo.rules.state import BY_RESOURCE, Defeat
from fathomfive.games.nemo.rules.trial import attempt, hindrance
from tests.games.nemo.scenes import (
    ARONNAX,
    CONSEIL,
    CREW,
    FIRST_OFFICER,
    HULL,
    NED_LAND,
    NEMO,
    Play,
    a_table,
    give,
    install,
    keep,
    put,
    tile,
    treasure,
)


def test_equal_or_above_succeeds_and_below_fails() -> None:
    s = a_table()
    assert Play(s, attempt(s, 8, [])).answer(4, 4).result is True
    assert Play(s, attempt(s, 8, [])).answer(4, 3, "accept").result is False


def test_resources_are_exerted_in_any_order() -> None:
    s = a_table()
    test = Play(s, attempt(s, 9, [NEMO, CREW, HULL])).answer(HULL)
    assert test.options == [NEMO, CREW, "roll"]
    test.answer(NEMO, "roll", 4, 4)
    assert s.ledger == [[BY_RESOURCE, HULL, 2], [BY_RESOURCE, NEMO, 2]]


def test_a_double_one_always_fails_and_only_rerolls_help() -> None:
    s = a_table()
    s.modifier = 0
    play = Play(s, attempt(s, 3, [NEMO])).answer(NEMO, 1, 1)
    assert play.kind == "help"
    assert play.options == [("character", CONSEIL), "accept"]
    play.answer("accept")
    assert play.result is False
    assert s.resources[NEMO] == 5


def test_a_double_one_on_the_table_is_the_worst_band() -> None:
    s = a_table()
    s.stones[s.nautilus] = 1
    s.resources[CREW] = s.resources[HULL] = 6
    Play(s, act(s, "search")).answer(NEMO, 1, 1, "accept")
    assert s.resources == [5, 5, 5]
    assert s.stones[s.nautilus] == 1


def test_one_warship_here_costs_one_and_more_cost_no_more() -> None:
    s = a_table()
    put(s, "clyde")
    s.contacts[s.nautilus] = 2
    assert hindrance(s) == 0
    put(s, "victoria")
    assert hindrance(s) == -1
    put(s, "repulse")
    assert hindrance(s) == -1


def test_the_warship_counts_on_test_cards_too() -> None:
    s = a_table()
    put(s, "victoria")
    assert Play(s, attempt(s, 8, [])).answer(4, 4, "accept").result is False


def test_ships_each_count_on_search_and_incite() -> None:
    s = a_table(at=5)
    put(s, "clyde")
    put(s, "victoria")
    s.stones[5] = 1
    Play(s, act(s, "search")).answer("roll")
    assert s.modifier == -2
    s = a_table(at=5)
    put(s, "clyde")
    s.uprisings[s.c.lands[5][0]] = 1
    Play(s, act(s, "incite")).answer("roll")
    assert s.modifier == -2


def test_cards_allow_one_of_each_named_resource_and_actions_one_in_all() -> None:
    s = a_table()
    play = Play(s, attempt(s, 10, [CREW, HULL]))
    assert play.options == [CREW, HULL, "roll"]
    play.answer(CREW)
    assert play.options == [HULL, "roll"]
    play.answer(HULL)
    assert play.kind == "die"
    s = a_table()
    s.stones[s.nautilus] = 1
    play = Play(s, act(s, "search"))
    assert play.options == [NEMO, CREW, HULL, "roll"]
    play.answer(CREW)
    assert play.kind == "die"


def test_the_modifier_of_an_exerted_resource_is_that_of_its_space() -> None:
    s = a_table()
    Play(s, attempt(s, 10, [NEMO, CREW, HULL])).answer(NEMO, CREW, HULL)
    assert s.modifier == 2 + 3 + 2
    s = a_table()
    s.resources = [3, 4, 8]
    Play(s, attempt(s, 10, [NEMO, CREW, HULL])).answer(NEMO, CREW, HULL)
    assert s.modifier == 3 + 1 + 1


def test_a_double_hull_gives_one_more_for_an_exerted_hull() -> None:
    s = a_table()
    install(s, "double-hull")
    Play(s, attempt(s, 10, [HULL])).answer(HULL)
    assert s.modifier == 3


def test_a_treasure_may_be_spent_for_its_printed_value_but_no_wonder() -> None:
    s = a_table(motive="explore")
    give(s, "gold-coins", "the-abyss", "barnacles")
    play = Play(s, act(s, "rest")).answer("roll")
    assert play.kind == "spend_treasure"
    assert play.options == ["none", treasure("gold-coins")]
    play.answer(treasure("gold-coins"))
    assert s.modifier == 3
    assert s.treasures == sorted([treasure("the-abyss"), treasure("barnacles")])


def test_exerted_resources_come_back_after_a_success() -> None:
    s = a_table()
    Play(s, attempt(s, 8, [NEMO])).answer(NEMO, 4, 4)
    assert s.resources[NEMO] == 6


@pytest.mark.parametrize(("dice", "lost"), [((1, 4), 1), ((2, 3), 2), ((3, 3), 2)])
def test_a_failure_costs_one_or_two_of_each_exerted_resource_by_the_lower_die(dice: tuple[int, int], lost: int) -> None:
    s = a_table()
    Play(s, attempt(s, 20, [NEMO, CREW])).answer(NEMO, CREW, *dice, "accept")
    assert s.resources == [6 - lost, 10 - lost, 10]


def test_exerting_the_last_of_a_resource_may_lose_the_game() -> None:
    s = a_table()
    s.resources[NEMO] = 1
    with pytest.raises(Defeat):
        Play(s, attempt(s, 12, [NEMO])).answer(NEMO, 1, 2, "accept")


def test_help_is_not_asked_for_when_nothing_can_get_better() -> None:
    s = a_table()
    assert Play(s, attempt(s, 7, [])).answer(3, 4).over
    s.stones[s.nautilus] = 1
    s.treasure_bag.pool = [treasure("pearls")] * 2
    play = Play(s, act(s, "search")).answer("roll", 6, 6)
    assert play.kind == "treasure"


def test_several_helps_may_be_used_on_one_roll() -> None:
    s = a_table()
    play = Play(s, attempt(s, 10, [])).answer(3, 4, ("character", NED_LAND), ("character", ARONNAX))
    assert play.result is True
    assert s.notoriety == 2


def test_a_reroll_rolls_both_dice_and_keeps_the_modifiers() -> None:
    s = a_table()
    play = Play(s, attempt(s, 10, [NEMO])).answer(NEMO, 1, 2, ("character", CONSEIL))
    assert play.kind == "die"
    play.answer(4, 4)
    assert play.result is True
    assert s.modifier == 2


def test_a_lucky_charm_and_master_wishes_roll_again_and_a_red_sky_adds_two() -> None:
    s = a_table()
    give(s, "lucky-charm")
    wishes = keep(s, "as-master-wishes")
    s.sky = [tile("red-sky")]
    s.characters = [0, 0, 0, 1, 0, 0]
    play = Play(s, attempt(s, 9, [])).answer(1, 2)
    assert play.options == [
        ("character", CONSEIL),
        ("treasure", treasure("lucky-charm")),
        ("card", wishes),
        ("sky", tile("red-sky")),
        "accept",
    ]
    play.answer(("treasure", treasure("lucky-charm")), 2, 2, ("card", wishes), 3, 4, ("sky", tile("red-sky")))
    assert play.result is True
    assert s.failure == [wishes]
    assert s.sky == []
    assert s.treasures == []


def test_master_wishes_needs_conseil() -> None:
    s = a_table()
    wishes = keep(s, "as-master-wishes")
    s.characters = [0] * 6
    assert Play(s, attempt(s, 9, [])).answer(1, 2).over
    assert s.kept == [wishes]


def test_the_bands_of_the_table() -> None:
    from fathomfive.games.nemo.rules.trial import band

    s = a_table()
    s.dice = [1, 2]
    for modifier, expected in ((-1, 0), (0, 1), (3, 1), (4, 2), (5, 2), (6, 3), (8, 3), (9, 4)):
        s.modifier = modifier
        assert band(s) == expected


def test_help_against_enemy_fire_is_possible() -> None:
    s = a_table()
    play = Play(s, under_fire(s, 8)).answer(3, 3)
    assert ("character", FIRST_OFFICER) in play.options
    play.answer(("character", FIRST_OFFICER))
    assert play.over
    assert s.resources == [5, 10, 10]


def test_after_a_reroll_one_answer_accepts_the_roll() -> None:
    s = a_table()
    play = Play(s, attempt(s, 10, [])).answer(3, 4, ("character", CONSEIL), 2, 5, "accept")
    assert play.result is False


def test_nobody_is_asked_for_help_that_cannot_suffice() -> None:
    s = a_table()
    s.characters = [0, 0, 0, 0, 1, 1]
    assert Play(s, attempt(s, 12, [])).answer(3, 4).over
    play = Play(s, attempt(s, 12, [])).answer(4, 5)
    assert play.options == [("character", NED_LAND), ("character", ARONNAX), "accept"]
    give(s, "lucky-charm")
    assert Play(s, attempt(s, 12, [])).answer(1, 2).kind == "help"


def test_help_on_the_table_is_asked_for_only_where_it_reaches_the_next_band() -> None:
    s = a_table()
    s.characters = [0, 0, 0, 0, 1, 0]
    assert Play(s, act(s, "rest")).answer("roll", 3, 4).over
    assert Play(s, act(s, "rest")).answer("roll", 4, 4).kind == "help"
