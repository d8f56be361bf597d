"""Every worked example of the rulebook (NW-E1 to NW-E20)."""

from __future__ import annotations

from itertools import permutations
from typing import cast

import pytest

from fathomfive.games.nemo.rules.actions import act, action
from fathomfive.games.nemo.rules.bridge import contested, keeper
from fathomfive.games.nemo.rules.combat import battle
from fathomfive.games.nemo.rules.contacts import check_uprisings, contact_phase
from fathomfive.games.nemo.rules.kinds import Stop
from fathomfive.games.nemo.rules.nautilus import change_notoriety
from fathomfive.games.nemo.rules.play import begin_actions, pursue
from fathomfive.games.nemo.rules.scoring import TREASURE, count, final_cards, mastery
from fathomfive.games.nemo.rules.sighting import sight
from fathomfive.games.nemo.rules.state import OUTLAWED, PURSUIT, Defeat
from fathomfive.games.nemo.rules.trial import attempt
from fathomfive.kernel import Ask
from tests.games.nemo.scenes import (
    ARCTIC_OCEAN,
    ARONNAX,
    CONTENT,
    CREW,
    EASTERN_PACIFIC,
    EUROPEAN_SEAS,
    HULL,
    NED_LAND,
    NEMO,
    NORTH_ATLANTIC,
    PACIFIC_COAST,
    SOUTH_ATLANTIC,
    WESTERN_PACIFIC,
    Play,
    a_table,
    card,
    give,
    keep,
    only_in_bag,
    play_card,
    put,
    ship,
    side,
    technology,
    treasure,
)


def test_action_points_example_four_and_one_give_three() -> None:
    s = a_table()
    s.ap = 0
    Play(s, contact_phase(s)).answer(4, 1)
    assert s.ap == 3


def test_modifier_example_a_warship_and_an_exerted_crew_cancel_out() -> None:
    s = a_table()
    put(s, "victoria")
    s.resources[CREW] = 4
    Play(s, attempt(s, 9, [CREW])).answer(CREW)
    assert s.modifier == 0


@pytest.mark.parametrize(("dice", "lost"), [((3, 3), 2), ((5, 1), 1)])
def test_exerting_example_crew_and_hull_at_test_ten(dice: tuple[int, int], lost: int) -> None:
    s = a_table()
    s.resources = [6, 7, 8]
    play = Play(s, attempt(s, 10, [CREW, HULL])).answer(CREW, HULL)
    assert s.modifier == 3
    play.answer(*dice, "accept")
    assert play.result is False
    assert s.resources == [6, 7 - lost, 8 - lost]


def test_uprising_example_four_is_not_below_four() -> None:
    s = a_table()
    for name in ("victoria", "donau"):
        put(s, name, SOUTH_ATLANTIC)
    s.uprisings[CONTENT.lands[SOUTH_ATLANTIC][0]] = s.uprisings[CONTENT.lands[SOUTH_ATLANTIC][1]] = 1
    assert Play(s, check_uprisings(s, SOUTH_ATLANTIC)).answer(4).over
    assert s.uprisings.count(1) == 2


def test_contact_example_a_full_north_atlantic_spills_over_to_the_pacific_coast_too() -> None:
    s = a_table()
    s.contacts[NORTH_ATLANTIC] = 4
    s.contacts[EUROPEAN_SEAS] = 4
    s.contacts[SOUTH_ATLANTIC] = 2
    contact = Play(s, sight(s, NORTH_ATLANTIC))
    assert contact.options == [SOUTH_ATLANTIC, PACIFIC_COAST, ARCTIC_OCEAN]


def test_refit_example_the_fog_machine_is_expensive() -> None:
    s = a_table(motive="war")
    s.offer = [technology("fog-machine")]
    s.stack.pool = [what for what in range(10) if what != technology("fog-machine")]
    s.salvage = [0, 1]
    s.ap = 2
    give(s, "copper-coins", "the-abyss")
    refit = Play(s, action(s)).answer("refit", NEMO, treasure("copper-coins"))
    assert s.modifier == 3
    refit.answer(2, 3, "accept", technology("fog-machine"))
    assert s.treasures == []
    assert s.installed == [technology("fog-machine")]
    assert (s.salvage, s.ap) == ([], 0)


def donau_and_kotetsu() -> Play:
    s = a_table(at=WESTERN_PACIFIC)
    put(s, "victoria")
    s.contacts[WESTERN_PACIFIC] = 2
    s.resources[CREW] = 7
    only_in_bag(s, "donau", "kotetsu")
    return Play(s, battle(s)).answer("contact", "bold", ship("donau"))


def test_combat_example_donau_is_sunk_with_the_help_of_ned_land() -> None:
    combat = donau_and_kotetsu()
    s = combat.s
    assert combat.kind == "exert"
    combat.answer("roll")
    assert s.modifier == -1
    combat.answer(6, 2, ("character", NED_LAND))
    assert s.notoriety == 1
    combat.answer("tonnage")
    assert s.tonnage[0] == [side("donau")]
    assert s.notoriety == 1


def test_combat_example_kotetsu_fires_and_hits_once() -> None:
    combat = donau_and_kotetsu().answer("roll", 6, 2, ("character", NED_LAND), "tonnage", "contact")
    s = combat.s
    assert s.notoriety == 2
    combat.answer(ship("kotetsu"), 1, 2)
    assert s.modifier == -1
    combat.answer("accept", 4)
    assert s.resources == [6, 7, 9]


def test_combat_example_kotetsu_is_sunk_and_salvaged_which_ends_the_attack() -> None:
    combat = donau_and_kotetsu().answer("roll", 6, 2, ("character", NED_LAND), "tonnage", "contact")
    s = combat.s
    combat.answer(ship("kotetsu"), 1, 2, "accept", 4, CREW)
    assert s.modifier == 1
    combat.answer(5, 6)
    assert s.notoriety == 3
    assert s.resources[CREW] == 7
    combat.answer("salvage")
    assert combat.over
    assert s.salvage == [ship("kotetsu")]
    assert s.ships[WESTERN_PACIFIC] == [side("victoria")]


def test_whales_example_aronnax_turns_a_failure_of_four_hull_into_a_success() -> None:
    s = a_table()
    s.resources[HULL] = 4
    test = play_card(s, "whales").answer(HULL)
    assert s.modifier == 1
    test.answer("roll", 5, 2)
    assert test.kind == "help"
    assert s.goal == 9
    test.answer(("character", ARONNAX))
    assert test.kind == "effect"
    assert s.notoriety == 1
    test.answer(1, treasure("pearls"), treasure("pearls"))
    assert s.success == [card("whales")]
    assert (s.resources[HULL], len(s.treasures)) == (4, 2)


def test_whales_example_without_help_the_failure_costs_four_hull_and_the_game() -> None:
    s = a_table()
    s.resources[HULL] = 4
    with pytest.raises(Defeat):
        play_card(s, "whales").answer(HULL, "roll", 5, 2, "accept")
    assert s.resources[HULL] == 0


def test_pearl_example_five_points_for_exploration() -> None:
    s = a_table(motive="explore")
    before = sum(count(s, []))
    keep(s, "priceless-pearl")
    assert sum(count(s, final_cards(s))) - before == 5


def test_mastery_example_twenty_three() -> None:
    s = a_table()
    s.tonnage = [[0] * 5, [0] * 5, [0] * 6, [0] * 4, [0] * 5, [0] * 5]
    assert mastery(s) == 23


@pytest.mark.parametrize(("level", "lost"), [("sailor", 1), ("officer", 2), ("captain", 3)])
def test_setback_example_by_difficulty(level: str, lost: int) -> None:
    s = a_table(setbacks="on", level_setbacks=level)
    Play(s, attempt(s, 20, [NEMO])).answer(NEMO, 3, 4, "accept")
    assert s.resources[NEMO] == 6 - lost


@pytest.mark.parametrize(("die", "fought"), [(1, True), (2, False)])
def test_pursuit_example_kotetsu_attacks_on_a_roll_below_its_tonnage(die: int, fought: bool) -> None:
    s = a_table(pursuit="on")
    put(s, "kotetsu")
    begin_actions(s)
    assert s.phase == PURSUIT
    chase = Play(s, pursue(s)).answer(die)
    assert chase.over != fought


def test_frigate_example_glasgow_is_fought_by_stalk_for_free() -> None:
    s = a_table()
    play = play_card(s, "frigates-demise")
    assert s.failure == [card("frigates-demise")]
    assert s.ships[s.nautilus] == [side("glasgow")]
    play.answer(6, 6)
    assert s.modifier == 1
    play.answer("roll", 4, 4, "tonnage")
    assert s.ap == 5
    assert s.tonnage[1] == [side("glasgow")]


def test_outlaw_example_exploration_is_lost_at_36() -> None:
    s = a_table(motive="explore")
    change_notoriety(s, 35)
    with pytest.raises(Defeat):
        change_notoriety(s, 1)
    assert s.lost == OUTLAWED


def test_tonnage_example_the_third_column_of_the_eastern_pacific() -> None:
    s = a_table(at=EASTERN_PACIFIC)
    s.tonnage[1] = [side("jumna"), side("syria")]
    put(s, "donau")
    Play(s, act(s, "combat")).answer("bold", "roll", 6, 6, "tonnage")
    assert s.tonnage[1][2] == side("donau")


@pytest.mark.parametrize(
    ("seats", "alex", "michael"), [(seats, *pair) for seats in (2, 3, 4) for pair in permutations(range(seats), 2)]
)
def test_seizing_example_michael_exerts_the_hull_instead_wherever_they_sit(seats: int, alex: int, michael: int) -> None:
    s = a_table(seats, mode="semi")
    s.captain = alex
    s.resources = [1, 6, 6]
    s.own_stones = [0] * seats
    s.own_stones[michael] = 1
    test = Play(s, attempt(s, 9, [NEMO, HULL])).answer(NEMO)
    assert (test.kind, test.seat) == ("stop", michael)
    question, chosen = contested(s, cast("Ask[Stop]", test.ask))
    assert chosen == NEMO
    warden = keeper(s, HULL)
    proposal = HULL if warden in (alex, michael) else "roll"
    test.answer(("instead", list(question.options).index(proposal)), "no", "yes")
    assert (s.captain, s.immune, sum(s.own_stones)) == (michael, True, 0)
    if proposal == "roll":
        assert (test.seat, test.options) == (warden, [HULL, "roll"])
        test.answer(HULL)
    assert (s.exerted, s.modifier) == ([HULL], 1)
    assert test.kind == "die"


def test_who_agrees_to_a_proposal_exerts_nothing_it_spoke_against() -> None:
    s = a_table(2, mode="semi")
    s.captain = 1
    s.own_stones = [1, 0]
    test = Play(s, attempt(s, 9, [NEMO, HULL])).answer(NEMO, ("instead", 1), "yes")
    assert (s.captain, s.exerted, test.kind) == (1, [HULL], "die")


def test_treasure_example_one_action_point_or_two_points() -> None:
    s = a_table(motive="science")
    give(s, "sea-charts")
    assert count(s, [])[TREASURE] == 2
    s.ap = 0
    Play(s, action(s)).answer(("treasure", treasure("sea-charts")))
    assert s.ap == 1
    assert count(s, [])[TREASURE] == 0
