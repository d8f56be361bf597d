"""Co-operative (NW-17) and semi-co-operative play (NW-18)."""

from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.games.nemo.content.vocabulary import CHARACTERS, CONTACTS, DUTIES, TREASURES
from fathomfive.games.nemo.rules import kinds
from fathomfive.games.nemo.rules.actions import action, search
from fathomfive.games.nemo.rules.bridge import allied, command, glory, hand_on, keeper, on_duty, relieve, superior
from fathomfive.games.nemo.rules.cards import resolve
from fathomfive.games.nemo.rules.combat import fight
from fathomfive.games.nemo.rules.contacts import contact_phase
from fathomfive.games.nemo.rules.nautilus import change_notoriety
from fathomfive.games.nemo.rules.play import begin_turn
from fathomfive.games.nemo.rules.scoring import finish, ranks, scores, standing
from fathomfive.games.nemo.rules.sea import place_event_stone, place_stone
from fathomfive.games.nemo.rules.trial import attempt
from tests.games.nemo.scenes import (
    ARONNAX,
    CONSEIL,
    CONTENT,
    CREW,
    FIRST_OFFICER,
    HULL,
    NED_LAND,
    NEMO,
    SECOND_OFFICER,
    Play,
    a_table,
    card,
    give,
    play_card,
    put,
    side,
    treasure,
)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_has_an_officer_card_and_every_duty_one_officer(seats: int) -> None:
    s = a_table(seats)
    assert [CONTENT.officer_players[officer] for officer in s.officers] == [seats] * seats
    assert len({CONTENT.officer_role[officer] for officer in s.officers}) == seats
    for duty in range(len(DUTIES)):
        assert on_duty(s, duty) in range(seats)
    owners = [superior(s, who) for who in range(len(CHARACTERS))]
    assert set(owners) == set(range(seats))


def test_the_treasurer_handles_treasures_and_stones_at_every_table() -> None:
    for seats in (2, 3, 4):
        s = a_table(seats)
        treasurer = [CONTENT.officer_role[officer] for officer in s.officers].index(3)
        assert on_duty(s, TREASURES) == treasurer
        s.stones[0] = 1
        assert Play(s, place_stone(s, 0)).seat == treasurer


def test_the_first_captain_is_drawn_by_lot() -> None:
    captains = {ff.Table("nemo", 4, seed).state.captain for seed in range(12)}  # type: ignore[attr-defined]
    assert captains == {0, 1, 2, 3}


def test_nemo_is_the_captains_to_exert_and_the_rest_their_officers() -> None:
    s = a_table(4)
    s.captain = 3
    assert (keeper(s, NEMO), keeper(s, CREW), keeper(s, HULL)) == (3, 0, 1)
    test = Play(s, attempt(s, 10, [NEMO, CREW, HULL]))
    assert (test.seat, test.options) == (3, [NEMO, "roll"])
    test.answer("roll")
    assert (test.seat, test.options) == (0, [CREW, "roll"])
    test.answer(CREW)
    assert (test.seat, test.options) == (1, [HULL, "roll"])


def test_when_one_resource_is_allowed_the_first_to_exert_decides() -> None:
    s = a_table(4)
    s.captain = 0
    combat = Play(s, fight(s, put(s, "donau"), "bold"))
    assert (combat.seat, combat.options) == (0, [NEMO, CREW, "roll"])
    combat.answer("roll")
    assert combat.seat == 1
    combat.answer(HULL)
    assert combat.kind == "die"


def test_every_officer_decides_on_the_own_people_when_help_is_needed() -> None:
    s = a_table(2)
    s.captain = 0
    test = Play(s, attempt(s, 9, [])).answer(3, 4)
    assert (test.seat, test.options) == (0, [("character", CONSEIL), ("character", NED_LAND), "accept"])
    test.answer("accept")
    assert test.seat == 1
    assert ("character", FIRST_OFFICER) in test.options
    test.answer(("character", ARONNAX))
    assert test.result is True


def test_a_seat_that_has_passed_is_asked_again_after_a_reroll_and_every_seat_once() -> None:
    s = a_table(2)
    s.captain = 1
    test = Play(s, attempt(s, 10, [])).answer(3, 4, "accept", ("character", CONSEIL), 3, 4, "accept")
    assert test.seat == 1
    assert test.answer("accept").over


def test_the_captain_can_ask_for_a_sacrifice_but_not_demand_it() -> None:
    s = a_table(2)
    s.captain = 0
    s.ap = 0
    ask = Play(s, action(s)).answer(("sacrifice", SECOND_OFFICER))
    assert (ask.kind, ask.seat) == ("consent", 1)
    ask.answer("no")
    assert s.characters[SECOND_OFFICER] == 1
    assert ("sacrifice", SECOND_OFFICER) not in Play(s, action(s)).options
    s.refused = []
    Play(s, action(s)).answer(("sacrifice", SECOND_OFFICER), "yes")
    assert s.ap == 1


def test_the_treasurer_consents_to_discarding_a_treasure() -> None:
    s = a_table(2)
    s.captain = 0
    s.ap = 0
    give(s, "sea-charts")
    ask = Play(s, action(s)).answer(("treasure", treasure("sea-charts")))
    assert (ask.kind, ask.seat) == ("consent", 1)
    ask.answer("no")
    assert ("treasure", treasure("sea-charts")) not in Play(s, action(s)).options


def test_contacts_are_placed_by_the_officer_on_duty() -> None:
    from fathomfive.games.nemo.rules.sighting import sight

    s = a_table(4)
    s.captain = 0
    s.contacts[4] = 4
    assert Play(s, sight(s, 4)).seat == on_duty(s, CONTACTS) == 2


def test_a_failed_test_passes_the_captaincy_left_with_an_action_point() -> None:
    s = a_table(3)
    s.captain = 2
    s.ap = 1
    s.characters = [0] * 6
    play_card(s, "troubled-dreams").answer("roll", 1, 2)
    assert (s.captain, s.ap) == (0, 2)


def test_the_extra_action_point_never_makes_six() -> None:
    s = a_table(2)
    s.characters = [0] * 6
    s.captain = 0
    play_card(s, "troubled-dreams").answer("roll", 1, 2)
    assert (s.captain, s.ap) == (1, 5)


def test_a_missed_attack_passes_it_but_being_hit_does_not() -> None:
    s = a_table(2)
    s.captain = 0
    s.characters = [0] * 6
    combat = Play(s, fight(s, put(s, "arapiles"), "bold")).answer(1, 2, 4)
    assert s.captain == 0
    combat.answer("roll", "roll", 1, 2)
    assert s.captain == 1


def test_a_failed_action_passes_it() -> None:
    s = a_table(2)
    s.captain = 0
    s.characters = [0] * 6
    Play(s, action(s)).answer("rest", "roll", "roll", 2, 3)
    assert s.captain == 1


@pytest.mark.parametrize("level", [14, 26, 36, 44])
def test_a_threshold_passes_it_too_but_only_the_first_time(level: int) -> None:
    s = a_table(2, motive="war")
    s.captain = 0
    s.notoriety = s.peak = level - 1
    change_notoriety(s, 1)
    assert s.relieved
    s.relieved = False
    change_notoriety(s, -1)
    change_notoriety(s, 1)
    assert not s.relieved


def test_a_number_between_thresholds_passes_nothing() -> None:
    s = a_table(2, motive="war")
    change_notoriety(s, 13)
    assert not s.relieved


def test_before_a_new_turn_the_captain_may_hand_on_without_an_action_point() -> None:
    s = a_table(2)
    s.captain = 0
    s.ap = 1
    Play(s, hand_on(s)).answer("hand")
    assert (s.captain, s.ap) == (1, 1)
    Play(s, hand_on(s)).answer("stay")
    assert s.captain == 1


def test_alone_nobody_is_asked_for_the_captaincy() -> None:
    s = a_table()
    assert Play(s, hand_on(s)).over
    test = Play(s, attempt(s, 12, []))
    test.answer(1, 2, "accept")
    assert not s.relieved


def test_all_share_the_result() -> None:
    s = a_table(3)
    finish(s)
    assert scores(s) == [sum(s.points)] * 3
    assert ranks(s) == [2, 2, 2]


# --- semi-co-operative ---


def semi(seats: int = 3) -> Play:
    s = a_table(seats, mode="semi")
    s.captain = 0
    return Play(s, hand_on(s))


def test_events_go_to_the_captains_own_pile() -> None:
    s = semi().s
    play_card(s, "commerce-scare")
    assert s.own_up[0] == [card("commerce-scare")]
    s.captain = 1
    s.characters = [0] * 6
    play_card(s, "troubled-dreams").answer("roll", 1, 2)
    assert s.own_down[1] == [card("troubled-dreams")]
    assert s.captain == 2
    assert s.success == s.failure == []


def test_the_captain_keeps_the_stone_of_a_treasure() -> None:
    s = semi().s
    s.stones[s.nautilus] = 1
    s.characters = [0] * 6
    Play(s, search(s)).answer("roll", "roll", 4, 5, treasure("pearls"))
    assert s.own_stones == [1, 0, 0]
    s.event_stones = 2
    Play(s, action(s)).answer("event", card("vanikoro"), "resolve", treasure("pearls"), treasure("pearls"))
    assert s.own_stones == [3, 0, 0]


def test_stones_run_out() -> None:
    s = semi().s
    s.own_stones = [5, 6, 5]
    s.event_stones = 1
    assert Play(s, place_stone(s, 0)).over
    place_event_stone(s)
    assert (sum(s.stones), s.event_stones) == (0, 1)


def test_stop_lets_another_seat_propose_and_the_captain_agree() -> None:
    s = semi().s
    s.own_stones = [0, 1, 0]
    stop = Play(s, action(s)).answer("end")
    assert (stop.kind, stop.seat) == ("stop", 1)
    options = list(stop.options)
    assert options[0] == "pass"
    assert len(options) > 2
    offered = [option for option in options if isinstance(option, tuple)]
    stop.answer(offered[0])
    assert (stop.kind, stop.seat) == ("concede", 0)
    stop.answer("yes")
    assert s.captain == 0
    assert s.own_stones == [0, 1, 0]
    assert s.ap == 3


def test_who_is_refused_may_pay_a_stone_and_seize_the_captaincy() -> None:
    s = semi().s
    s.own_stones = [0, 1, 1]
    stop = Play(s, action(s)).answer("end")
    offered = [option for option in stop.options if isinstance(option, tuple)]
    stop.answer(offered[0], "no")
    assert (stop.kind, stop.seat) == ("seize", 1)
    stop.answer("yes")
    assert (s.captain, s.immune, s.own_stones) == (1, True, [0, 0, 1])


def test_who_does_not_pay_changes_nothing() -> None:
    s = semi().s
    s.own_stones = [0, 1, 0]
    stop = Play(s, action(s)).answer("end")
    offered = [option for option in stop.options if isinstance(option, tuple)]
    stop.answer(offered[0], "no", "no")
    assert (s.captain, s.phase) == (0, 1)


def test_seats_without_stones_and_an_immune_captain_are_left_alone() -> None:
    s = semi().s
    assert Play(s, action(s)).answer("end").over
    s = semi().s
    s.own_stones = [0, 1, 1]
    s.immune = True
    assert Play(s, action(s)).answer("end").over


def test_after_one_seat_has_seized_the_captaincy_no_other_may_say_stop() -> None:
    s = semi().s
    s.own_stones = [0, 1, 1]
    play = Play(s, command(s, kinds.ACTION, ("end", "rest"))).answer("end")
    assert (play.kind, play.seat) == ("stop", 1)
    assert play.answer(("instead", 1), "no", "yes").over
    assert (play.result, s.captain, s.own_stones) == ("rest", 1, [0, 0, 1])


def test_a_failed_test_costs_even_an_immune_captain_the_captaincy() -> None:
    s = semi().s
    s.characters = [0] * 6
    s.immune = True
    Play(s, attempt(s, 12, [])).answer(1, 2)
    relieve(s)
    assert s.captain == 1


def test_immunity_belongs_to_who_seized_and_ends_with_the_captaincy() -> None:
    s = semi().s
    s.characters = [0] * 6
    s.own_stones = [1, 0, 0]
    s.captain = 1
    s.immune = True
    Play(s, attempt(s, 12, [])).answer(1, 2)
    relieve(s)
    assert (s.captain, s.immune) == (2, False)
    stop = Play(s, action(s)).answer("end")
    assert (stop.kind, stop.seat) == ("stop", 0)


def test_no_seat_says_stop_to_who_seized_in_any_phase_of_the_turn() -> None:
    s = semi().s
    s.own_stones = [0, 1, 1]
    Play(s, command(s, kinds.ACTION, ("end", "rest"))).answer("end", ("instead", 1), "no", "yes")
    assert s.captain == 1
    s.own_stones[0] = 1
    s.act = 2
    dice = Play(s, contact_phase(s)).answer(1, 2, 3, 4, (1, 3))
    assert dice.over


def test_a_stone_belongs_to_who_was_captain_when_the_dice_fell() -> None:
    s = semi().s
    s.characters = [0] * 6
    s.own_stones = [0, 1, 0]
    s.stones[s.nautilus] = 1
    play = Play(s, search(s)).answer(NEMO)
    assert (play.kind, play.seat) == ("stop", 1)
    play.answer(("instead", 1), "no", "yes")
    assert s.captain == 1
    play.answer(3, 3, treasure("pearls"))
    assert s.own_stones == [0, 1, 0]


def test_immunity_ends_with_the_turn() -> None:
    s = semi().s
    s.immune = True
    Play(s, begin_turn(s))
    assert not s.immune


def test_handing_on_takes_a_stone_from_another_player() -> None:
    s = semi().s
    s.own_stones = [0, 1, 2]
    play = Play(s, hand_on(s)).answer("hand")
    assert play.options == [1, 2]
    play.answer(2)
    assert s.own_stones == [1, 1, 1]
    assert s.captain == 1


def test_the_receiver_cannot_hand_it_on_before_the_same_turn() -> None:
    s = semi().s
    play = Play(s, hand_on(s)).answer("hand")
    assert play.over
    assert s.captain == 1


def test_glory_counts_people_stones_and_cards() -> None:
    s = semi(2).s
    s.own_stones = [2, 0]
    s.own_up = [[0, 1, 2], []]
    s.own_down = [[3], [4]]
    s.characters = [0, 1, 0, 1, 0, 1]
    assert glory(s, 0) == 2 + 4 + 3 - 1
    assert glory(s, 1) == 1 - 1
    assert scores(s) == [8, 0]


def test_glory_decides_only_a_voyage_that_was_won_and_ties_are_broken() -> None:
    s = semi(2).s
    assert standing(s) < 185
    assert ranks(s) == [2, 2]
    s.tonnage = [[side("audacious")] * 6 for _ in range(6)]
    s.characters = [0] * 6
    s.own_up = [[0, 1], [2]]
    s.own_down = [[], []]
    assert ranks(s) == [1, 2]
    s.own_up = [[0, 1], []]
    s.own_stones = [0, 1]
    assert glory(s, 0) == glory(s, 1)
    assert ranks(s) == [1, 2]
    s.own_up = [[0], [1]]
    s.own_down = [[], [2, 3]]
    s.own_stones = [0, 1]
    assert glory(s, 0) == glory(s, 1)
    assert ranks(s) == [2, 1]


def test_own_piles_join_the_common_ones_for_the_score() -> None:
    s = semi(2).s
    s.own_up[0] = [card("jaws-wide-open")]
    s.own_down[1] = [card("whales")]
    finish(s)
    assert card("jaws-wide-open") in s.success
    assert s.failure == [card("whales")]


def test_the_finale_belongs_to_the_captain_too() -> None:
    s = semi(2).s
    Play(s, resolve(s, card("twenty-thousand-leagues")))
    assert s.own_up[0] == [card("twenty-thousand-leagues")]


def test_people_of_a_seat() -> None:
    s = a_table(2)
    assert superior(s, NED_LAND) == 0
    assert superior(s, FIRST_OFFICER) == 1


def test_a_failure_that_crosses_a_threshold_passes_the_captaincy_once() -> None:
    s = a_table(4, motive="war")
    s.captain = 0
    s.ap = 0
    s.characters = [0] * 6
    s.notoriety = s.peak = 12
    play_card(s, "runaway-reef").answer("roll", 1, 2)
    assert s.peak == 16
    assert (s.captain, s.ap) == (1, 1)


def test_only_the_semi_co_operative_game_has_rivals() -> None:
    assert allied(a_table())
    assert allied(a_table(3))
    assert not allied(a_table(3, mode="semi"))
