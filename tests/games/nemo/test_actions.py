"""The action phase (NW-11.1 to NW-11.17), treasures (NW-4.4)."""

from __future__ import annotations

import pytest

from fathomfive.games.nemo.content.vocabulary import EVENT, REFIT, REPAIR, REST
from fathomfive.games.nemo.rules.actions import act, action, actions, aside, price
from fathomfive.games.nemo.rules.hoard import gain_treasures
from fathomfive.games.nemo.rules.state import ACTION, ADVENTURE
from tests.games.nemo.scenes import (
    ARCTIC_OCEAN,
    CHIEF_ENGINEER,
    CREW,
    EUROPEAN_SEAS,
    FIRST_OFFICER,
    HULL,
    INDIAN_OCEAN,
    NEMO,
    NORTH_ATLANTIC,
    SECOND_OFFICER,
    SOUTH_ATLANTIC,
    SOUTH_PACIFIC,
    WESTERN_PACIFIC,
    Play,
    a_table,
    card,
    give,
    install,
    keep,
    land,
    put,
    technology,
    treasure,
)


def test_actions_go_on_until_the_captain_ends_the_phase() -> None:
    s = a_table()
    Play(s, action(s)).answer("move", SOUTH_PACIFIC)
    assert s.phase == ACTION
    assert s.ap == 4
    Play(s, action(s)).answer("end")
    assert s.phase == ADVENTURE


def test_only_what_can_be_paid_is_offered() -> None:
    s = a_table()
    s.ap = 1
    assert "rest" not in actions(s)
    assert "move" in actions(s)
    s.ap = 0
    assert [option for option in actions(s) if isinstance(option, str)] == ["end"]


def test_costs_in_a_normal_turn_and_in_a_lull() -> None:
    s = a_table()
    assert [price(s, which) for which in range(8)] == [2, 1, 1, 1, 2, 2, 2, 1]
    s.lull = True
    assert [price(s, which) for which in (EVENT, REST, REPAIR, REFIT)] == [1, 1, 1, 1]


def test_at_most_one_action_point_is_kept() -> None:
    for points, kept in ((5, 1), (1, 1), (0, 0)):
        s = a_table()
        s.ap = points
        Play(s, action(s)).answer("end")
        assert s.ap == kept


def test_an_additional_event_is_resolved_with_a_treasure_for_each_stone() -> None:
    s = a_table()
    s.event_stones = 2
    extra = Play(s, act(s, "event")).answer(card("vanikoro"))
    assert extra.options == ["resolve", "under"]
    extra.answer("resolve", treasure("pearls"), treasure("pearls"))
    assert s.ap == 3
    assert s.kept == [card("vanikoro")]
    assert s.treasures == [treasure("pearls")] * 2
    assert s.event_stones == 0


def test_an_additional_event_may_go_under_its_pile_and_the_stones_stay() -> None:
    s = a_table()
    count = s.extra
    Play(s, act(s, "event")).answer(card("vanikoro"), "under")
    assert s.under == [card("vanikoro")]
    assert (s.extra, s.event_stones) == (count - 1, 1)
    s.extra = 0
    s.ap = 2
    Play(s, act(s, "event")).answer("resolve", treasure("pearls"))
    assert s.kept == [card("vanikoro")]


def test_without_additional_events_the_action_is_not_possible() -> None:
    s = a_table()
    s.extra = 0
    assert "event" not in actions(s)


def test_the_nautilus_moves_along_blue_lines() -> None:
    s = a_table(at=NORTH_ATLANTIC)
    move = Play(s, act(s, "move"))
    assert move.options == [SOUTH_ATLANTIC, EUROPEAN_SEAS, ARCTIC_OCEAN]
    move.answer(EUROPEAN_SEAS)
    assert s.nautilus == EUROPEAN_SEAS


def test_the_hydro_drive_moves_up_to_two_oceans() -> None:
    s = a_table(at=EUROPEAN_SEAS)
    install(s, "hydro-drive")
    assert Play(s, act(s, "move")).options == [NORTH_ATLANTIC, SOUTH_ATLANTIC, ARCTIC_OCEAN]


def test_the_tunnel_joins_european_seas_and_indian_ocean_once_it_is_open() -> None:
    s = a_table(at=EUROPEAN_SEAS)
    tunnel = keep(s, "arabian-tunnel")
    Play(s, action(s)).answer(("card", tunnel, 0))
    assert s.success == [tunnel]
    assert Play(s, act(s, "move")).options == [NORTH_ATLANTIC, INDIAN_OCEAN]


def test_incite_raises_an_uprising_here_and_lowers_notoriety() -> None:
    for dice, less in (((3, 4), 2), ((4, 5), 3), ((6, 6), 4)):
        s = a_table(at=INDIAN_OCEAN)
        s.notoriety = s.peak = 10
        incite = Play(s, act(s, "incite")).answer("roll", *dice)
        if incite.kind == "help":
            incite.answer("accept")
        assert incite.kind == "land"
        incite.answer(land("abyssinia"))
        assert s.uprisings[land("abyssinia")] == 1
        assert s.notoriety == 10 - less


def test_a_failed_incite_raises_nothing() -> None:
    s = a_table(at=INDIAN_OCEAN)
    s.resources[CREW] = 8
    Play(s, act(s, "incite")).answer("roll", 1, 1, "accept")
    assert s.uprisings.count(1) == 0
    assert (s.notoriety, s.resources[CREW]) == (1, 7)
    Play(s, act(s, "incite")).answer("roll", 2, 3, "accept")
    assert (s.notoriety, s.resources[CREW]) == (1, 7)


def test_incite_needs_a_free_land_space_and_a_marker() -> None:
    s = a_table(at=INDIAN_OCEAN)
    assert "incite" in actions(s)
    s.uprisings[land("abyssinia")] = 1
    s.uprisings[land("selangor")] = 2
    assert "incite" not in actions(s)
    s = a_table(at=INDIAN_OCEAN)
    for place in range(10):
        s.uprisings[place] = 1
    s.uprisings[land("abyssinia")] = s.uprisings[land("selangor")] = 0
    s.uprisings[12] = s.uprisings[13] = 1
    assert "incite" not in actions(s)


@pytest.mark.parametrize(
    ("dice", "crew", "notoriety"), [((1, 1), 4, 0), ((2, 3), 5, 0), ((3, 4), 6, 1), ((4, 5), 6, 0), ((6, 6), 7, 0)]
)
def test_results_of_rest(dice: tuple[int, int], crew: int, notoriety: int) -> None:
    s = a_table()
    s.resources[CREW] = 5
    s.characters = [0] * 6
    rest = Play(s, act(s, "rest"))
    assert rest.options == [NEMO, HULL, "roll"]
    rest.answer("roll", *dice)
    assert (s.resources[CREW], s.notoriety, s.ap) == (crew, notoriety, 3)


@pytest.mark.parametrize(
    ("dice", "hull", "left"), [((1, 1), 4, 1), ((2, 3), 5, 1), ((3, 4), 6, 0), ((4, 5), 6, 1), ((6, 6), 7, 1)]
)
def test_results_of_repair(dice: tuple[int, int], hull: int, left: int) -> None:
    s = a_table()
    s.resources[HULL] = 5
    s.characters = [0] * 6
    give(s, "barnacles")
    repair = Play(s, act(s, "repair"))
    assert repair.options == [NEMO, CREW, "roll"]
    repair.answer("roll", *dice)
    assert (s.resources[HULL], len(s.treasures)) == (hull, left)


@pytest.mark.parametrize(("dice", "paid"), [((3, 4), 3), ((4, 5), 3), ((6, 6), 2)])
def test_results_of_refit(dice: tuple[int, int], paid: int) -> None:
    s = a_table()
    s.characters = [0] * 6
    give(s, "barnacles")
    s.salvage = [0, 1, 2, 3]
    refit = Play(s, act(s, "refit"))
    assert refit.options == [NEMO, CREW, HULL, "roll"]
    refit.answer("roll", *dice, technology("hydro-drive"))
    assert s.installed == [technology("hydro-drive")]
    assert len(s.salvage) == 4 - paid
    assert len(s.offer) == 3
    assert len(s.treasures) == (0 if dice == (3, 4) else 1)


def test_salvage_is_paid_oldest_first() -> None:
    s = a_table()
    s.characters = [0] * 6
    s.salvage = [2, 0, 3, 1]
    Play(s, act(s, "refit")).answer("roll", 4, 5, technology("hydro-drive"))
    assert (s.salvage, s.discarded) == ([1], [2, 0, 3])


def test_a_failed_refit_installs_nothing_and_may_cost_hull() -> None:
    s = a_table()
    s.characters = [0] * 6
    s.salvage = [0, 1, 2, 3]
    Play(s, act(s, "refit")).answer("roll", 2, 3)
    assert (s.installed, s.resources[HULL]) == ([], 10)
    s.ap = 2
    Play(s, act(s, "refit")).answer("roll", 1, 1)
    assert (s.installed, s.resources[HULL]) == ([], 9)


def test_an_expensive_refit_without_treasure_is_still_a_success() -> None:
    s = a_table()
    s.characters = [0] * 6
    s.salvage = [0, 1, 2, 3]
    Play(s, act(s, "refit")).answer("roll", 3, 4, technology("hydro-drive"))
    assert s.installed == [technology("hydro-drive")]


def test_a_refit_must_be_payable_in_the_best_case() -> None:
    s = a_table()
    s.offer = [technology("strengthened-prow")]
    s.salvage = [0, 1]
    assert "refit" not in actions(s)
    s.salvage = [0, 1, 2]
    assert "refit" in actions(s)
    s.characters = [0] * 6
    assert Play(s, act(s, "refit")).answer("roll", 4, 5).over
    assert s.installed == []


def test_one_may_decline_a_technology() -> None:
    s = a_table()
    s.characters = [0] * 6
    s.salvage = [0, 1, 2]
    Play(s, act(s, "refit")).answer("roll", 4, 5, "none")
    assert (s.installed, len(s.salvage)) == ([], 3)


def test_search_needs_a_stone_here() -> None:
    s = a_table()
    assert "search" not in actions(s)
    s.stones[s.nautilus] = 1
    assert "search" in actions(s)


@pytest.mark.parametrize(("dice", "drawn", "notoriety"), [((3, 4), 1, 1), ((4, 5), 1, 0), ((6, 6), 2, 0)])
def test_results_of_a_search(dice: tuple[int, int], drawn: int, notoriety: int) -> None:
    s = a_table()
    s.characters = [0] * 6
    s.stones[s.nautilus] = 1
    Play(s, act(s, "search")).answer("roll", *dice, *[treasure("pearls")] * drawn)
    assert s.treasures == [treasure("pearls")] * drawn
    assert s.notoriety == notoriety
    assert s.stones[s.nautilus] == 0


def test_a_failed_search_keeps_the_stone() -> None:
    s = a_table()
    s.characters = [0] * 6
    s.stones[s.nautilus] = 1
    search = Play(s, act(s, "search")).answer("roll", 2, 3)
    assert search.kind == "effect"
    search.answer(1)
    assert s.resources == [6, 10, 9]
    assert s.stones[s.nautilus] == 1


def test_the_sunken_fleet_gives_two_treasures_more_once() -> None:
    s = a_table()
    s.characters = [0] * 6
    s.stones[s.nautilus] = 1
    s.wreck = s.nautilus
    Play(s, act(s, "search")).answer("roll", 4, 5, *[treasure("silver-coins")] * 3)
    assert len(s.treasures) == 3
    assert s.wreck == -1


def test_treasures_are_kept_or_happen_at_once() -> None:
    s = a_table()
    Play(s, gain_treasures(s, 1)).answer(treasure("the-abyss"))
    Play(s, gain_treasures(s, 1)).answer(treasure("crown-jewels"))
    assert s.treasures == [treasure("the-abyss")]
    assert s.treasures_gone == [treasure("crown-jewels")]
    assert s.notoriety == 3
    Play(s, gain_treasures(s, 1)).answer(treasure("sealed-chests"), treasure("pearls"), treasure("diamond"))
    assert len(s.treasures) == 3
    Play(s, gain_treasures(s, 1)).answer(treasure("crate-of-rifles"), land("hawaii"))
    assert s.uprisings[land("hawaii")] == 1
    Play(s, gain_treasures(s, 1)).answer(treasure("cursed-idol"), 0, HULL)
    assert s.resources[HULL] == 9


def test_an_empty_treasure_bag_gives_nothing() -> None:
    s = a_table()
    s.treasure_bag.pool = []
    assert Play(s, gain_treasures(s, 2)).over


def test_treasures_with_a_choice_are_discarded_in_the_action_phase() -> None:
    s = a_table()
    s.ap = 1
    s.resources = [5, 9, 9]
    give(s, "sea-charts", "laudanum", "provisions", "spare-plates", "blueprints", "lucky-charm", "pearls")
    offered = [option for option in actions(s) if isinstance(option, tuple) and option[0] == "treasure"]
    assert len(offered) == 5
    Play(s, aside(s, ("treasure", treasure("sea-charts"))))
    Play(s, aside(s, ("treasure", treasure("laudanum"))))
    Play(s, aside(s, ("treasure", treasure("provisions"))))
    Play(s, aside(s, ("treasure", treasure("spare-plates"))))
    hidden = s.stack.pool[0]
    Play(s, aside(s, ("treasure", treasure("blueprints")))).answer(hidden)
    assert (s.ap, s.resources) == (2, [6, 10, 10])
    assert hidden in s.offer


def test_officers_are_sacrificed_for_action_points() -> None:
    s = a_table()
    s.ap = 0
    assert [option for option in actions(s) if isinstance(option, tuple)] == [
        ("sacrifice", SECOND_OFFICER),
        ("sacrifice", CHIEF_ENGINEER),
        ("sacrifice", FIRST_OFFICER),
    ]
    Play(s, action(s)).answer(("sacrifice", SECOND_OFFICER))
    assert s.ap == 1
    Play(s, action(s)).answer(("sacrifice", CHIEF_ENGINEER))
    assert s.ap == 3
    s.ap = 0
    Play(s, action(s)).answer(("sacrifice", FIRST_OFFICER))
    assert (s.ap, s.resources[NEMO]) == (3, 5)


def test_a_new_technology_works_at_once_and_its_use_is_optional() -> None:
    s = a_table(at=WESTERN_PACIFIC)
    s.characters = [0] * 6
    s.salvage = [0, 1, 2]
    near = list(Play(s, act(s, "move")).options)
    s.ap = 5
    Play(s, act(s, "refit")).answer("roll", 5, 5, technology("hydro-drive"))
    move = Play(s, act(s, "move"))
    assert set(near) < set(move.options)
    assert NORTH_ATLANTIC in move.options
    assert NORTH_ATLANTIC not in near
    move.answer(near[0])
    assert s.nautilus == near[0]


def test_nobody_has_to_raise_fog_or_to_put_on_armour() -> None:
    s = a_table()
    s.characters = [0] * 6
    install(s, "fog-machine", "crew-armour")
    put(s, "donau")
    combat = Play(s, action(s)).answer("combat", "bold", "roll", 3, 4)
    assert combat.options == ["armour", "armour-away", "accept"]
    combat.answer("accept")
    assert "fog" in actions(s)
    Play(s, action(s)).answer("end")
    assert s.installed == [technology("fog-machine"), technology("crew-armour")]


def test_torpedoes_that_were_just_installed_can_be_launched_in_the_same_phase() -> None:
    s = a_table()
    s.characters = [0] * 6
    s.salvage = [0, 1, 2, 3]
    s.offer = [technology("steam-torpedoes")]
    put(s, "donau")
    assert "torpedo" not in actions(s)
    Play(s, act(s, "refit")).answer("roll", 5, 5, technology("steam-torpedoes"))
    assert "torpedo" in actions(s)


def test_the_arcane_library_helps_searching_and_inciting() -> None:
    s = a_table(at=INDIAN_OCEAN)
    install(s, "arcane-library")
    s.stones[INDIAN_OCEAN] = 1
    Play(s, act(s, "search")).answer("roll")
    assert s.modifier == 1
    Play(s, act(s, "incite")).answer("roll")
    assert s.modifier == 1
    Play(s, act(s, "rest")).answer("roll")
    assert s.modifier == 0


def test_the_fog_machine_costs_a_point_and_the_card_and_lowers_notoriety_by_two_dice() -> None:
    s = a_table()
    install(s, "fog-machine")
    s.notoriety = s.peak = 20
    Play(s, action(s)).answer("fog", 3, 5)
    assert (s.notoriety, s.ap, s.installed) == (12, 4, [])
    assert s.scrapped == [technology("fog-machine")]


def test_warships_hinder_rest_repair_and_refit() -> None:
    s = a_table()
    put(s, "victoria")
    s.salvage = [0, 1, 2, 3]
    for name in ("rest", "repair", "refit"):
        s.ap = 2
        Play(s, act(s, name)).answer("roll")
        assert s.modifier == -1
