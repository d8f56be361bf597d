"""Combat (NW-11.5 to NW-11.8, NW-11.18 to NW-11.26, NW-12)."""

from __future__ import annotations

import pytest

from fathomfive.games.nemo.rules.actions import act, action, actions, launch_torpedo
from fathomfive.games.nemo.rules.combat import ambush, assault, battle, fight, targets, under_fire
from fathomfive.games.nemo.rules.nautilus import change_notoriety
from tests.games.nemo.scenes import (
    ARONNAX,
    CONSEIL,
    CREW,
    EASTERN_PACIFIC,
    FIRST_OFFICER,
    HULL,
    NED_LAND,
    NEMO,
    PACIFIC_COAST,
    WESTERN_PACIFIC,
    Play,
    a_table,
    install,
    only_in_bag,
    put,
    ship,
    side,
    technology,
    treasure,
)


def test_ships_and_contacts_here_can_be_attacked() -> None:
    s = a_table()
    assert "combat" not in actions(s)
    donau = put(s, "donau")
    put(s, "victoria", WESTERN_PACIFIC)
    s.contacts[s.nautilus] = 1
    assert targets(s) == [donau, "contact"]
    combat = Play(s, action(s)).answer("combat")
    assert s.ap == 4
    assert combat.options == [donau, "contact"]


def test_the_kind_of_attack_is_chosen_before_a_contact_is_revealed() -> None:
    s = a_table()
    s.contacts[s.nautilus] = 1
    combat = Play(s, battle(s))
    assert combat.options == ["bold", "stalk"]
    combat.answer("bold")
    assert combat.kind == "ship"
    combat.answer(ship("donau"))
    assert s.ships[s.nautilus] == [side("donau")]
    assert s.contacts[s.nautilus] == 0


def test_a_revealed_warship_shows_its_front_or_violet_from_36_on() -> None:
    for peak, back in ((0, 0), (36, 1)):
        s = a_table(motive="war")
        s.peak = peak
        s.contacts[s.nautilus] = 1
        Play(s, battle(s)).answer("bold", ship("arapiles"))
        assert s.ships[s.nautilus] == [side("arapiles") + back]


def test_bold_must_fight_and_stalk_may_let_the_revealed_ship_pass() -> None:
    s = a_table()
    s.contacts[s.nautilus] = 1
    combat = Play(s, battle(s)).answer("stalk", ship("royal-sovereign"))
    assert combat.kind == "strike"
    combat.answer("leave")
    assert combat.over
    assert s.ships[s.nautilus] == [side("royal-sovereign")]
    s.contacts[s.nautilus] = 1
    combat = Play(s, assault(s, "contact", "bold")).answer(ship("donau"))
    assert combat.kind == "exert"


def test_a_known_ship_attacked_by_stalk_is_fought_at_once() -> None:
    s = a_table()
    put(s, "donau")
    assert Play(s, battle(s)).answer("stalk").kind == "exert"


def test_fighting_on_boldly_costs_notoriety_each_time() -> None:
    s = a_table()
    put(s, "donau")
    put(s, "jumna")
    combat = Play(s, battle(s)).answer(side("donau"), "bold", "roll", 6, 6, "tonnage")
    assert combat.kind == "fight_on"
    assert combat.options == ["stop", side("jumna")]
    combat.answer(side("jumna"))
    assert s.notoriety == 1
    combat.answer("roll", 6, 6, "tonnage")
    assert combat.over


def test_a_bold_attack_ends_with_a_miss_with_salvage_and_when_nothing_is_left() -> None:
    s = a_table()
    put(s, "donau")
    put(s, "jumna")
    assert Play(s, battle(s)).answer(side("donau"), "bold", "roll", 1, 2, "accept").over
    combat = Play(s, battle(s)).answer(side("donau"), "bold", "roll", 6, 6, "salvage")
    assert combat.over
    assert s.salvage == [ship("donau")]
    assert Play(s, battle(s)).answer("bold", "roll", 6, 6, "tonnage").over


def test_a_stalk_attack_has_one_target_and_plus_one() -> None:
    s = a_table()
    put(s, "donau")
    put(s, "jumna")
    combat = Play(s, battle(s)).answer(side("donau"), "stalk")
    assert s.modifier == 1
    assert combat.answer("roll", 6, 6, "tonnage").over


def test_the_periscope_makes_fighting_on_free_and_lets_stalkers_fight_on() -> None:
    s = a_table()
    install(s, "periscope-device")
    put(s, "donau")
    put(s, "jumna")
    Play(s, battle(s)).answer(side("donau"), "bold", "roll", 6, 6, "tonnage", side("jumna"))
    assert s.notoriety == 0
    s = a_table()
    install(s, "periscope-device")
    put(s, "donau")
    put(s, "jumna")
    Play(s, battle(s)).answer(side("donau"), "stalk", "roll", 6, 6, "tonnage", side("jumna"))
    assert s.notoriety == 1


def test_salvage_ends_a_stalk_attack_with_the_periscope_too() -> None:
    s = a_table()
    install(s, "periscope-device")
    put(s, "donau")
    put(s, "jumna")
    assert Play(s, battle(s)).answer(side("donau"), "stalk", "roll", 6, 6, "salvage").over


def test_only_warships_fire() -> None:
    s = a_table()
    assert Play(s, fight(s, put(s, "donau"), "bold")).kind == "exert"
    assert Play(s, fight(s, put(s, "arapiles"), "bold")).kind == "die"


def test_a_warship_misses_when_the_roll_reaches_its_attack_value() -> None:
    s = a_table()
    s.characters = [0] * 6
    combat = Play(s, fight(s, put(s, "arapiles"), "bold")).answer(3, 3)
    assert combat.kind == "exert"
    assert s.resources == [6, 10, 10]


def test_another_warship_helps_the_enemy_and_reinforced_armour_the_nautilus() -> None:
    s = a_table()
    s.characters = [0] * 6
    foe = put(s, "arapiles")
    put(s, "victoria")
    Play(s, fight(s, foe, "bold"))
    assert s.modifier == -1
    install(s, "reinforced-armour")
    Play(s, fight(s, foe, "bold"))
    assert s.modifier == 0


def test_a_civilian_beside_the_enemy_does_not_hinder() -> None:
    s = a_table()
    foe = put(s, "arapiles")
    put(s, "donau")
    Play(s, fight(s, foe, "bold"))
    assert s.modifier == 0


def test_hits_are_the_lower_die_and_each_is_settled_on_its_own() -> None:
    s = a_table()
    s.characters = [0] * 6
    Play(s, under_fire(s, 9)).answer(2, 5, 1, 4)
    assert s.resources == [5, 10, 9]


def test_a_double_one_rolls_the_number_of_hits() -> None:
    s = a_table()
    s.characters = [0] * 6
    fire = Play(s, under_fire(s, 6)).answer(1, 1)
    assert fire.kind == "hits"
    fire.answer(3, 6, 6, 6)
    assert s.resources[HULL] == 7


def test_a_hit_may_take_a_technology_instead() -> None:
    s = a_table()
    s.characters = [0] * 6
    install(s, "hydro-drive")
    fire = Play(s, under_fire(s, 9)).answer(1, 5)
    assert fire.options == ["damage", technology("hydro-drive")]
    fire.answer(technology("hydro-drive"))
    assert fire.over
    assert s.installed == []
    assert s.scrapped == [technology("hydro-drive")]


def test_modifiers_of_the_attack() -> None:
    s = a_table()
    install(s, "strengthened-prow")
    put(s, "victoria")
    Play(s, fight(s, put(s, "donau"), "stalk")).answer(CREW)
    assert s.modifier == 1 + 1 + 3 - 1


def test_one_resource_of_choice_may_be_exerted() -> None:
    s = a_table()
    assert Play(s, fight(s, put(s, "donau"), "bold")).options == [NEMO, CREW, HULL, "roll"]


def test_a_miss_costs_notoriety_and_the_setback() -> None:
    s = a_table()
    s.characters = [0] * 6
    combat = Play(s, fight(s, put(s, "america"), "bold")).answer(HULL, 2, 3)
    assert combat.result == "missed"
    assert (s.notoriety, s.resources[HULL]) == (1, 8)


def test_a_double_one_costs_two_notoriety_and_two_of_the_exerted_resource() -> None:
    s = a_table()
    s.characters = [0] * 6
    Play(s, fight(s, put(s, "jumna"), "bold")).answer(CREW, 1, 1)
    assert (s.notoriety, s.resources[CREW]) == (2, 8)


def test_a_destroyed_ship_gives_notoriety_then_its_bonus_then_the_spoils() -> None:
    s = a_table()
    combat = Play(s, fight(s, put(s, "shenandoah"), "bold")).answer(6, 6, "roll", 6, 6)
    assert s.notoriety == 2
    assert combat.kind == "treasure"
    combat.answer(treasure("pearls"))
    assert combat.kind == "spoils"
    combat.answer("tonnage")
    assert s.tonnage[1] == [side("shenandoah")]


def test_freed_slaves_join_the_crew() -> None:
    s = a_table()
    s.resources[CREW] = 5
    Play(s, fight(s, put(s, "syria"), "bold")).answer("roll", 6, 6, "tonnage")
    assert s.resources[CREW] == 6


def test_monstrous_design_saves_notoriety_when_stalking_only() -> None:
    for kind, notoriety in (("stalk", 2), ("bold", 3)):
        s = a_table()
        install(s, "monstrous-design")
        Play(s, fight(s, put(s, "star-of-india"), kind)).answer("roll", 6, 6, "tonnage")
        assert s.notoriety == notoriety
    s = a_table()
    install(s, "monstrous-design")
    s.notoriety = s.peak = 4
    Play(s, fight(s, put(s, "donau"), "stalk")).answer("roll", 6, 6, "tonnage")
    assert s.notoriety == 4


def test_tonnage_from_a_transit_ocean_goes_to_an_adjacent_row_of_choice() -> None:
    s = a_table(at=PACIFIC_COAST)
    combat = Play(s, fight(s, put(s, "donau"), "bold")).answer("roll", 6, 6, "tonnage")
    assert combat.kind == "row"
    assert combat.options == [0, 2]
    combat.answer(2)
    assert s.tonnage[2] == [side("donau")]


def test_a_full_row_takes_more_ships_on_its_last_column() -> None:
    s = a_table(at=EASTERN_PACIFIC)
    s.tonnage[1] = [0, 2, 4, 6, 8, 10]
    Play(s, fight(s, put(s, "donau"), "bold")).answer("roll", 6, 6, "tonnage")
    assert len(s.tonnage[1]) == 7


def test_without_a_free_salvage_space_the_ship_is_tonnage() -> None:
    s = a_table()
    s.salvage = [0, 1, 2, 3]
    combat = Play(s, fight(s, put(s, "donau"), "bold")).answer("roll", 6, 6)
    assert combat.result == "tonnage"


def test_mines_let_the_nautilus_attack_armoured_ships_first() -> None:
    s = a_table()
    s.characters = [0] * 6
    s.installed.append(technology("magnetic-mines"))
    foe = put(s, "belliqueuse")
    combat = Play(s, fight(s, foe, "bold"))
    assert combat.kind == "exert"
    assert combat.answer("roll", 6, 6, "tonnage").over
    combat = Play(s, fight(s, put(s, "arapiles"), "bold")).answer("roll", 1, 2)
    assert combat.kind == "die"
    combat.answer(6, 6)
    assert combat.result == "missed"
    assert Play(s, fight(s, put(s, "fujiyama"), "bold")).kind == "die"


def test_crew_armour_helps_bold_attacks_only() -> None:
    s = a_table()
    s.characters = [0] * 6
    install(s, "crew-armour")
    put(s, "donau")
    assert Play(s, fight(s, side("donau"), "stalk")).answer("roll", 2, 3).over
    s.notoriety = 0
    combat = Play(s, fight(s, side("donau"), "bold")).answer("roll", 4, 3)
    assert combat.options == ["armour", "armour-away", "accept"]
    combat.answer("armour", "tonnage")
    assert s.installed == [technology("crew-armour")]


def test_crew_armour_given_away_helps_with_two() -> None:
    s = a_table()
    s.characters = [0] * 6
    install(s, "crew-armour")
    Play(s, fight(s, put(s, "donau"), "bold")).answer("roll", 3, 3, "armour-away", "tonnage")
    assert s.installed == []
    assert s.scrapped == [technology("crew-armour")]


def test_crew_armour_helps_once_on_each_roll() -> None:
    s = a_table()
    s.characters = [0] * 6
    install(s, "crew-armour")
    assert Play(s, fight(s, put(s, "donau"), "bold")).answer("roll", 3, 3, "armour").over


def test_torpedoes_are_free_once_a_turn() -> None:
    s = a_table()
    install(s, "steam-torpedoes")
    put(s, "donau")
    assert "torpedo" in actions(s)
    Play(s, action(s)).answer("torpedo", 2, 3, "tonnage")
    assert s.ap == 5
    assert s.tonnage[1] == [side("donau")]
    put(s, "jumna")
    assert "torpedo" not in actions(s)


def test_torpedoes_sink_civilians_on_five_and_warships_on_six_after_enemy_fire() -> None:
    s = a_table()
    s.characters = [0] * 6
    install(s, "steam-torpedoes", "strengthened-prow")
    put(s, "arapiles")
    torpedo = Play(s, launch_torpedo(s)).answer(6, 6)
    torpedo.answer(2, 3)
    assert torpedo.over
    assert s.torpedo_dice == 1
    assert s.notoriety == 0


def test_after_a_miss_torpedoes_roll_one_die_without_help() -> None:
    s = a_table()
    install(s, "steam-torpedoes")
    s.torpedo_dice = 1
    put(s, "donau")
    torpedo = Play(s, launch_torpedo(s))
    assert torpedo.kind == "torpedo"
    assert torpedo.answer(4).over
    torpedo = Play(s, launch_torpedo(s)).answer(5)
    assert torpedo.kind == "spoils"


def test_emergency_help_counts_for_torpedoes_with_two_dice() -> None:
    s = a_table()
    install(s, "steam-torpedoes")
    put(s, "donau")
    torpedo = Play(s, launch_torpedo(s)).answer(1, 2)
    assert torpedo.options == [
        ("character", FIRST_OFFICER),
        ("character", CONSEIL),
        ("character", NED_LAND),
        ("character", ARONNAX),
        "accept",
    ]
    torpedo.answer(("character", ARONNAX))
    assert torpedo.kind == "spoils"


@pytest.mark.parametrize(("dice", "roll", "passes"), [(2, (1, 2), True), (1, (2,), False)])
def test_only_a_torpedo_of_two_dice_is_a_test_that_a_captain_fails(
    dice: int, roll: tuple[int, ...], passes: bool
) -> None:
    s = a_table(2)
    s.captain = 0
    s.characters = [0] * 6
    install(s, "steam-torpedoes")
    s.torpedo_dice = dice
    put(s, "donau")
    Play(s, action(s)).answer("torpedo", *roll)
    assert s.captain == (1 if passes else 0)


@pytest.mark.parametrize(("spoils", "over"), [("tonnage", False), ("salvage", True)])
def test_a_free_fight_goes_on_with_the_periscope_unless_the_ship_is_salvaged(spoils: str, over: bool) -> None:
    s = a_table()
    install(s, "periscope-device")
    put(s, "donau")
    free = Play(s, ambush(s, ship("glasgow"))).answer(6, 6, "roll", 6, 6, spoils)
    assert free.over == over
    if not over:
        assert free.options == ["stop", side("donau")]


def test_a_double_one_misses_with_torpedoes_too() -> None:
    s = a_table()
    s.characters = [0] * 6
    install(s, "steam-torpedoes")
    put(s, "donau")
    Play(s, launch_torpedo(s)).answer(1, 1)
    assert s.torpedo_dice == 1


def test_realistic_torpedoes_find_neither_serpent_nor_airship() -> None:
    s = a_table(realistic_torpedoes="on")
    install(s, "steam-torpedoes")
    put(s, "sea-serpent")
    assert "torpedo" not in actions(s)
    s.contacts[s.nautilus] = 1
    only_in_bag(s, "abraham-lincoln")
    s.bag.add(ship("la-france"))
    torpedo = Play(s, launch_torpedo(s)).answer(ship("la-france"))
    assert torpedo.over
    s = a_table()
    install(s, "steam-torpedoes")
    put(s, "sea-serpent")
    assert "torpedo" in actions(s)


def test_an_attacked_contact_without_any_ship_was_nothing() -> None:
    s = a_table()
    s.bag.pool = []
    s.waiting = []
    s.contacts[s.nautilus] = 1
    assert Play(s, act(s, "combat")).answer("bold").over
    assert s.contacts[s.nautilus] == 0


def test_an_ambush_happens_once() -> None:
    s = a_table()
    s.waiting.remove(ship("glasgow"))
    assert Play(s, ambush(s, ship("glasgow"))).over


def test_a_sunk_ship_keeps_the_side_it_was_sunk_with() -> None:
    s = a_table(motive="war")
    s.notoriety = s.peak = 35
    Play(s, fight(s, put(s, "arapiles"), "bold")).answer(6, 6, "roll", 6, 6, "tonnage")
    assert s.peak == 36
    assert s.tonnage[1] == [side("arapiles")]


@pytest.mark.parametrize(("name", "goal"), [("arapiles", 9), ("donau", 8)])
def test_a_cannonball_weakens_a_warship(name: str, goal: int) -> None:
    s = a_table()
    foe = put(s, name)
    if name == "arapiles":
        s.cannonballs = [foe >> 1]
    combat = Play(s, fight(s, foe, "bold"))
    if combat.kind == "die":
        assert s.goal == 5
        combat.answer(6, 6)
    assert s.goal == goal
    combat.answer("roll", 6, 6, "tonnage")
    assert s.cannonballs == []


def test_notoriety_of_a_sinking_may_lose_the_game() -> None:
    from fathomfive.games.nemo.rules.state import Defeat

    s = a_table(motive="science")
    change_notoriety(s, 25)
    with pytest.raises(Defeat):
        Play(s, fight(s, put(s, "america"), "bold")).answer("roll", 6, 6)


def test_a_foe_that_turns_violet_in_the_middle_of_the_fight_is_still_the_foe() -> None:
    s = a_table(motive="war")
    s.notoriety = s.peak = 35
    foe = put(s, "arapiles")
    combat = Play(s, fight(s, foe, "bold")).answer(6, 6, "roll", 4, 5, ("character", NED_LAND))
    assert s.peak == 37
    combat.answer("tonnage")
    assert s.tonnage[1] == [foe + 1]


def test_a_target_that_turns_violet_by_fighting_on_is_still_the_target() -> None:
    s = a_table(motive="war")
    s.notoriety = s.peak = 35
    put(s, "donau")
    next_one = put(s, "arapiles")
    combat = Play(s, battle(s)).answer(side("donau"), "bold", "roll", 6, 6, "tonnage", next_one)
    assert s.foe == next_one + 1
    combat.answer(6, 6, "roll", 6, 6, "tonnage")
    assert s.tonnage[1] == [side("donau"), next_one + 1]
