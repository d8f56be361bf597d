"""The contact phase (NW-10)."""

from __future__ import annotations

import pytest

from fathomfive.games.nemo.rules.contacts import check_uprisings, contact_phase, drift_in_lull, pairs, roll_contacts
from fathomfive.games.nemo.rules.sea import place_stone
from fathomfive.games.nemo.rules.sighting import NOTHING, draw_ship, sight
from fathomfive.games.nemo.rules.state import OVERRUN, Defeat, NemoState
from tests.games.nemo.scenes import (
    ARCTIC_OCEAN,
    CAPE_HORN,
    CENTRAL_PACIFIC,
    CONTENT,
    EASTERN_PACIFIC,
    EUROPEAN_SEAS,
    INDIAN_OCEAN,
    NORTH_ATLANTIC,
    PACIFIC_COAST,
    SOUTH_ATLANTIC,
    SOUTH_PACIFIC,
    WESTERN_PACIFIC,
    Play,
    a_table,
    only_in_bag,
    put,
    ship,
    side,
)


def fill(s: NemoState, *oceans: int) -> None:
    """All spaces of these oceans hold contacts."""
    for ocean in oceans:
        s.contacts[ocean] = s.c.spaces[ocean]


def crowd(s: NemoState, *oceans: int, back: bool = False) -> None:
    """All spaces of these oceans hold white ships, or their grey backs."""
    for ocean in oceans:
        s.contacts[ocean] = 0
        for _ in range(s.c.spaces[ocean]):
            number = next(number for number in s.bag.pool if s.c.ship_group[number] == 0)
            s.bag.take(number)
            s.ships[ocean].append(number * 2 + back)


def test_the_dice_of_the_act_are_rolled() -> None:
    for act, white, black in ((0, 2, 0), (1, 2, 1), (2, 3, 1)):
        s = a_table()
        s.act = act
        Play(s, roll_contacts(s)).answer(*[1] * (white + black))
        assert (len(s.white), len(s.black)) == (white, black)


def test_from_44_on_one_black_die_more_is_rolled() -> None:
    s = a_table(motive="war")
    s.peak = s.notoriety = 43
    assert Play(s, roll_contacts(s)).answer(1, 2).over
    s.peak, s.notoriety = 44, 40
    assert Play(s, roll_contacts(s)).answer(1, 2, 3).over
    assert s.black == [3]
    s.act = 2
    assert Play(s, roll_contacts(s)).answer(1, 2, 3, 4, 5).over
    assert (s.white, s.black) == ([1, 2, 3], [4, 5])


def test_reaching_44_in_a_contact_phase_adds_no_die_to_it() -> None:
    s = a_table(at=SOUTH_ATLANTIC, motive="war")
    s.characters = [0] * 6
    s.peak = s.notoriety = 42
    s.uprisings[s.c.lands[INDIAN_OCEAN][0]] = 1
    put(s, "victoria", INDIAN_OCEAN)
    put(s, "donau", INDIAN_OCEAN)
    phase = Play(s, contact_phase(s)).answer(3, 3, 2, "notoriety")
    assert phase.over
    assert (s.notoriety, s.black) == (44, [])


def test_action_points_are_the_difference_and_at_most_five() -> None:
    s = a_table()
    s.ap = 1
    Play(s, contact_phase(s)).answer(5, 2)
    assert s.ap == 4
    s = a_table()
    s.ap = 1
    Play(s, contact_phase(s)).answer(1, 6)
    assert s.ap == 5


def test_in_act_three_two_of_three_white_dice_are_chosen_and_a_pair_may_be() -> None:
    assert pairs([4, 2, 4]) == [(2, 4), (4, 4)]
    assert pairs([5, 2, 1]) == [(1, 2), (1, 5), (2, 5)]
    s = a_table()
    s.act = 2
    s.ap = 0
    phase = Play(s, contact_phase(s)).answer(5, 2, 1, 3)
    assert phase.kind == "white_dice"
    phase.answer((1, 5))
    assert s.ap == 4
    assert s.contacts[:6] == [1, 1, 1, 0, 1, 0]


def test_a_pair_is_a_lull_without_action_points_and_without_black_dice() -> None:
    s = a_table()
    s.act = 1
    s.ap = 1
    Play(s, contact_phase(s)).answer(2, 2, 6)
    assert s.lull
    assert s.ap == 1
    assert s.contacts[EASTERN_PACIFIC] == 2
    assert s.contacts[INDIAN_OCEAN] == 0


def test_in_a_normal_turn_all_dice_count_from_the_lowest_to_the_highest() -> None:
    s = a_table()
    s.act = 1
    Play(s, contact_phase(s)).answer(6, 2, 4)
    from tests.games.nemo.scenes import told

    assert told(s, "contact") == [(EASTERN_PACIFIC,), (SOUTH_ATLANTIC,), (INDIAN_OCEAN,)]


def test_step_one_fills_the_ocean_and_then_its_neighbours() -> None:
    s = a_table()
    assert Play(s, sight(s, EUROPEAN_SEAS)).over
    assert s.contacts[EUROPEAN_SEAS] == 1
    fill(s, EUROPEAN_SEAS)
    contact = Play(s, sight(s, EUROPEAN_SEAS))
    assert contact.kind == "contact_at"
    assert contact.options == [NORTH_ATLANTIC, INDIAN_OCEAN]
    contact.answer(INDIAN_OCEAN)
    assert s.contacts[INDIAN_OCEAN] == 1


def test_step_two_draws_a_ship_before_choosing_which_contact_it_replaces() -> None:
    s = a_table()
    fill(s, EUROPEAN_SEAS, NORTH_ATLANTIC, INDIAN_OCEAN)
    contact = Play(s, sight(s, EUROPEAN_SEAS))
    assert contact.kind == "ship"
    contact.answer(ship("donau"))
    assert contact.kind == "replace_contact"
    assert contact.options == [EUROPEAN_SEAS, NORTH_ATLANTIC, INDIAN_OCEAN]
    contact.answer(NORTH_ATLANTIC)
    assert s.ships[NORTH_ATLANTIC] == [side("donau")]
    assert s.contacts[NORTH_ATLANTIC] == 3


def test_step_three_turns_a_civilian_to_its_grey_side() -> None:
    s = a_table()
    crowd(s, EUROPEAN_SEAS, NORTH_ATLANTIC, INDIAN_OCEAN)
    white = s.ships[EUROPEAN_SEAS] + s.ships[NORTH_ATLANTIC] + s.ships[INDIAN_OCEAN]
    contact = Play(s, sight(s, EUROPEAN_SEAS))
    assert contact.kind == "turn_grey"
    assert contact.options == white
    contact.answer(white[-1])
    assert s.ships[INDIAN_OCEAN][-1] == white[-1] + 1


def test_step_four_puts_a_warship_anywhere_and_it_is_fought_beside_the_nautilus() -> None:
    s = a_table(at=CAPE_HORN)
    crowd(s, EUROPEAN_SEAS, NORTH_ATLANTIC, INDIAN_OCEAN, back=True)
    contact = Play(s, sight(s, EUROPEAN_SEAS)).answer(ship("mary-celeste"))
    assert contact.kind == "hunter_at"
    assert CAPE_HORN in contact.options
    assert NORTH_ATLANTIC not in contact.options
    contact.answer(CAPE_HORN)
    assert s.ships[CAPE_HORN] == [side("re-de-portogallo")]
    contact.answer(6, 6)
    assert contact.kind == "exert"
    assert s.modifier == 1
    contact.answer("roll", 6, 6, "tonnage")
    assert contact.kind == "row"


def test_step_four_elsewhere_demands_no_fight() -> None:
    s = a_table(at=CAPE_HORN)
    crowd(s, EUROPEAN_SEAS, NORTH_ATLANTIC, INDIAN_OCEAN, back=True)
    assert Play(s, sight(s, EUROPEAN_SEAS)).answer(ship("mary-celeste"), ARCTIC_OCEAN).over


def test_without_any_space_in_the_world_the_game_is_lost() -> None:
    s = a_table()
    crowd(s, EUROPEAN_SEAS, NORTH_ATLANTIC, INDIAN_OCEAN, back=True)
    fill(s, *[o for o in range(12) if o not in (EUROPEAN_SEAS, NORTH_ATLANTIC, INDIAN_OCEAN)])
    hunter = Play(s, sight(s, EUROPEAN_SEAS))
    assert hunter.kind == "ship"
    with pytest.raises(Defeat):
        hunter.answer(ship("mary-celeste"))
    assert s.lost == OVERRUN


def test_an_empty_bag_gets_the_discarded_ships() -> None:
    s = a_table()
    s.discarded = s.bag.pool
    s.bag.pool = []
    Play(s, draw_ship(s, 0)).answer(ship("donau"))
    assert len(s.bag) == 43
    assert s.discarded == []


def test_without_discarded_ships_all_waiting_fleets_come_early() -> None:
    s = a_table()
    s.salvage = s.bag.pool
    s.bag.pool = []
    Play(s, draw_ship(s, 0)).answer(ship("sinop"))
    assert len(s.bag) == 22
    assert {CONTENT.ship_group[number] for number in s.waiting} == {7}


def test_a_bag_that_stays_empty_gives_no_ship() -> None:
    s = a_table()
    s.bag.pool = []
    s.waiting = []
    assert Play(s, draw_ship(s, 0)).result == NOTHING
    fill(s, EUROPEAN_SEAS, NORTH_ATLANTIC, INDIAN_OCEAN)
    assert Play(s, sight(s, EUROPEAN_SEAS)).over


def test_a_contact_is_not_placed_when_none_is_left() -> None:
    s = a_table()
    s.contacts[NORTH_ATLANTIC] = 29
    assert Play(s, sight(s, EUROPEAN_SEAS)).over
    assert sum(s.contacts) == 29


def test_a_lull_brings_two_stones() -> None:
    s = a_table()
    stones = s.event_stones
    Play(s, drift_in_lull(s, 4))
    assert s.stones[SOUTH_ATLANTIC] == 1
    assert s.event_stones == stones + 1


def test_a_second_stone_goes_beside_and_a_third_nowhere() -> None:
    s = a_table()
    s.stones[EASTERN_PACIFIC] = 1
    stone = Play(s, place_stone(s, EASTERN_PACIFIC))
    assert stone.options == [SOUTH_PACIFIC, CENTRAL_PACIFIC, CAPE_HORN]
    stone.answer(CAPE_HORN)
    assert s.stones[CAPE_HORN] == 1
    s.stones = [1] * 12
    assert Play(s, place_stone(s, EASTERN_PACIFIC)).over


def test_an_uprising_is_lost_or_costs_notoriety_by_the_die() -> None:
    s = a_table()
    put(s, "victoria", WESTERN_PACIFIC)
    put(s, "clyde", WESTERN_PACIFIC)
    s.uprisings[0] = s.uprisings[1] = 1
    assert Play(s, check_uprisings(s, WESTERN_PACIFIC)).answer(4).over
    check = Play(s, check_uprisings(s, WESTERN_PACIFIC)).answer(3)
    assert check.options == ["quell", "notoriety"]
    check.answer("notoriety")
    assert s.notoriety == 3
    Play(s, check_uprisings(s, WESTERN_PACIFIC)).answer(1, "quell")
    assert s.uprisings.count(1) == 1


def test_contacts_do_not_endanger_an_uprising() -> None:
    s = a_table()
    s.contacts[WESTERN_PACIFIC] = 4
    s.uprisings[0] = 1
    assert Play(s, check_uprisings(s, WESTERN_PACIFIC)).answer(1).over


def test_a_lull_checks_every_ocean_with_uprisings() -> None:
    s = a_table()
    s.uprisings[0] = 1
    s.uprisings[CONTENT.lands[EUROPEAN_SEAS][0]] = 1
    lull = Play(s, drift_in_lull(s, 4)).answer(2)
    assert lull.kind == "uprising"
    lull.answer(2)
    assert lull.over


def test_the_pacific_coast_is_near_for_contacts_only() -> None:
    assert PACIFIC_COAST in CONTENT.near[NORTH_ATLANTIC]
    assert PACIFIC_COAST not in CONTENT.blue[NORTH_ATLANTIC]


def test_a_drawn_ship_comes_to_the_place_of_the_contact() -> None:
    s = a_table()
    fill(s, EUROPEAN_SEAS, NORTH_ATLANTIC, INDIAN_OCEAN)
    only_in_bag(s, "victoria")
    s.peak = 36
    s.motive = 3
    Play(s, sight(s, EUROPEAN_SEAS)).answer(ship("victoria"), EUROPEAN_SEAS)
    assert s.ships[EUROPEAN_SEAS] == [side("victoria") + 1]


def test_markers_of_one_ocean_are_alike_when_one_is_lost() -> None:
    s = a_table()
    one, two = s.c.lands[INDIAN_OCEAN][:2]
    s.uprisings[one] = s.uprisings[two] = 1
    put(s, "victoria", INDIAN_OCEAN)
    assert Play(s, check_uprisings(s, INDIAN_OCEAN)).answer(1, "quell").over
    assert (s.uprisings[one], s.uprisings[two]) in ((0, 1), (1, 0))
