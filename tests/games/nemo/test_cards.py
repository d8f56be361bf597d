"""The adventure phase (NW-6)."""

from __future__ import annotations

import pytest

from fathomfive.games.nemo.content.vocabulary import FIRST_ACT, ORANGE, RED, TURNING_POINT, YELLOW
from fathomfive.games.nemo.rules.cards import adventure, begin_act, next_card
from fathomfive.games.nemo.rules.combat import red_fleet
from fathomfive.games.nemo.rules.nautilus import change_notoriety
from fathomfive.games.nemo.rules.play import play, unit
from fathomfive.games.nemo.rules.scoring import finish
from fathomfive.games.nemo.rules.state import OUTLAWED, Defeat
from tests.games.nemo.scenes import (
    ARCTIC_OCEAN,
    CONTENT,
    EASTERN_PACIFIC,
    NEMO,
    NORTH_ATLANTIC,
    SOUTH_ATLANTIC,
    Play,
    a_table,
    card,
    keep,
    play_card,
    put,
    ship,
    side,
    technology,
    told,
)


def group(ships: list[int], which: int) -> int:
    return sum(CONTENT.ship_group[number] == which for number in ships)


def test_the_prologue_launches_the_nautilus_and_the_next_card_follows_at_once() -> None:
    s = a_table()
    s.deck = [1, 6, 1, 8, 1, 9, 5]
    s.nautilus = -1
    turn = Play(s, adventure(s))
    assert turn.kind == "launch"
    turn.answer(4)
    assert s.nautilus == SOUTH_ATLANTIC
    assert turn.kind == "event"
    assert s.deck[:2] == [0, 5]


def test_acts_set_the_contact_dice() -> None:
    assert CONTENT.act_white == [2, 2, 3]
    assert CONTENT.act_black == [0, 1, 1]
    s = a_table()
    s.deck = [0, 0, 1, 8, 1, 9, 5]
    first = Play(s, next_card(s))
    assert first.result == FIRST_ACT + 1


def test_the_first_intermission_brings_the_yellow_fleet() -> None:
    s = a_table()
    Play(s, begin_act(s, 1))
    assert s.act == 1
    assert (group(s.waiting, YELLOW), group(s.bag.pool, YELLOW)) == (0, 4)


def test_the_second_intermission_offers_another_motive_or_a_hidden_technology_and_brings_the_orange_fleet() -> None:
    s = a_table(motive="explore")
    act = Play(s, begin_act(s, 2))
    motives = [option for option in act.options if isinstance(option, tuple) and option[0] == "motive"]
    assert motives == [("motive", 0), ("motive", 2), ("motive", 3)]
    hidden = [("technology", what) for what in s.stack.pool]
    assert list(act.options)[3:] == [*hidden, "none"]
    act.answer(("motive", 3))
    assert s.motive == 3
    assert group(s.bag.pool, ORANGE) == 4
    s = a_table(motive="explore")
    chosen = s.stack.pool[0]
    Play(s, begin_act(s, 2)).answer(("technology", chosen))
    assert s.offer[-1] == chosen
    assert len(s.offer) == 5


def test_a_motive_that_would_lose_at_once_is_not_offered() -> None:
    s = a_table(motive="war")
    change_notoriety(s, 40)
    act = Play(s, begin_act(s, 2))
    assert ("motive", 2) in act.options
    assert ("motive", 0) not in act.options
    assert ("motive", 1) not in act.options


def test_a_motive_is_outlawed_by_notoriety_as_it_stands() -> None:
    s = a_table(motive="war")
    change_notoriety(s, 40)
    change_notoriety(s, -10)
    Play(s, begin_act(s, 2)).answer(("motive", 1))
    change_notoriety(s, 5)
    with pytest.raises(Defeat):
        change_notoriety(s, 1)
    assert s.lost == OUTLAWED


def test_a_play_event_happens_and_goes_to_its_pile() -> None:
    s = a_table()
    assert play_card(s, "commerce-scare").over
    assert s.success == [card("commerce-scare")]
    assert s.notoriety == 1


def test_a_ship_that_comes_with_a_card_fits_in_even_where_all_spaces_are_taken() -> None:
    s = a_table(at=ARCTIC_OCEAN)
    put(s, "victoria")
    play_card(s, "capital-encounter").answer(6, 6, "roll", 1, 2, "accept")
    assert s.ships[ARCTIC_OCEAN] == [side("victoria"), side("cerberus")]
    assert s.failure == [card("capital-encounter")]
    assert s.ap == 5


def test_when_another_ship_is_sunk_the_extra_one_takes_its_space() -> None:
    from fathomfive.games.nemo.rules.sea import free_space

    s = a_table(at=ARCTIC_OCEAN)
    put(s, "victoria")
    put(s, "cerberus")
    assert not free_space(s, ARCTIC_OCEAN)
    s.ships[ARCTIC_OCEAN].remove(side("victoria"))
    assert not free_space(s, ARCTIC_OCEAN)


@pytest.mark.parametrize(("peak", "away"), [(0, 3), (26, 2), (36, 1), (44, 0)])
def test_the_turning_point_discards_red_ships_for_levels_not_reached(peak: int, away: int) -> None:
    s = a_table(motive="war")
    s.peak = peak
    turning = Play(s, red_fleet(s))
    red = [number for number in s.waiting if CONTENT.ship_group[number] == RED]
    assert turning.options == red
    turning.answer(ship("sinop"), 6, 6, "roll", 1, 2, "accept")
    for _ in range(away):
        assert turning.kind == "red_away"
        turning.answer(turning.options[0])
    assert turning.over
    assert group(s.discarded, RED) == away
    assert group(s.bag.pool, RED) == 6 - away
    assert group(s.waiting, RED) == 0
    assert s.ships[s.nautilus] == [ship("sinop") * 2 + (1 if peak >= 36 else 0)]


def test_the_turning_point_is_somewhere_in_act_three_and_goes_to_the_failure_pile() -> None:
    s = a_table()
    s.deck = [0, 0, 0, 0, 0, 3, 5]
    drawn = Play(s, next_card(s))
    assert drawn.kind == "special"
    drawn.answer(1)
    assert drawn.result == TURNING_POINT
    assert s.turned
    drawn = Play(s, next_card(s))
    assert drawn.kind == "event"
    s.waiting = []
    play_card(s, "hollow-explosion")
    assert s.failure == [TURNING_POINT]


def test_a_turning_point_without_red_ships_does_nothing_more() -> None:
    s = a_table()
    s.waiting = [number for number in s.waiting if CONTENT.ship_group[number] != RED]
    assert Play(s, red_fleet(s)).over


def test_a_keep_event_goes_to_the_tableau() -> None:
    s = a_table()
    assert play_card(s, "vanikoro").over
    assert s.kept == [card("vanikoro")]


def test_full_steam_waits_for_a_warship_sunk_in_the_atlantic() -> None:
    from fathomfive.games.nemo.rules.combat import fight

    for ocean, wanted in ((NORTH_ATLANTIC, True), (SOUTH_ATLANTIC, True), (EASTERN_PACIFIC, False)):
        s = a_table(at=ocean)
        steam = keep(s, "full-steam")
        foe = put(s, "fujiyama")
        combat = Play(s, fight(s, foe, "bold")).answer(6, 6, "roll", 6, 6)
        assert (combat.kind == "use_card") == wanted
        if wanted:
            combat.answer("use", "tonnage")
            assert s.success == [steam]


def test_using_a_keep_event_is_optional() -> None:
    from fathomfive.games.nemo.rules.combat import fight

    s = a_table(at=NORTH_ATLANTIC)
    steam = keep(s, "full-steam")
    foe = put(s, "fujiyama")
    Play(s, fight(s, foe, "bold")).answer(6, 6, "roll", 6, 6, "keep", "tonnage")
    assert s.kept == [steam]


def test_unused_keep_events_go_to_the_pile_they_name() -> None:
    s = a_table()
    keep(s, "full-steam")
    keep(s, "priceless-pearl")
    keep(s, "required-repairs")
    finish(s)
    assert card("full-steam") in s.failure
    assert card("priceless-pearl") in s.success
    assert card("required-repairs") in s.success
    assert s.kept == []


def test_a_test_event_goes_to_the_pile_of_its_result() -> None:
    s = a_table()
    play_card(s, "troubled-dreams").answer("roll", 4, 4)
    assert s.success == [card("troubled-dreams")]
    s = a_table()
    play_card(s, "troubled-dreams").answer("roll", 4, 3, "accept")
    assert s.failure == [card("troubled-dreams")]
    assert s.resources[NEMO] == 5


def test_a_turn_is_adventure_contacts_actions() -> None:
    s = a_table()
    s.phase = 1
    s.deck[1] = 1
    Play(s, unit(s)).answer(card("vanikoro"))
    assert s.phase == 2
    assert s.turn == 1
    Play(s, unit(s)).answer(1, 4)
    assert s.phase == 4
    assert Play(s, unit(s)).kind == "action"


def test_the_finale_ends_the_game_and_is_scored() -> None:
    s = a_table()
    s.phase = 1
    s.deck = [0, 0, 0, 0, 0, 0, 5]
    Play(s, play(s)).answer(1, card("twenty-thousand-leagues"))
    assert s.over
    assert s.success == [card("twenty-thousand-leagues")]
    assert sum(s.points) > 0


def test_another_thousand_leagues_grants_a_last_contact_and_action_phase() -> None:
    s = a_table()
    s.phase = 1
    s.deck = [0, 0, 0, 0, 0, 0, 1]
    Play(s, play(s)).answer(1, card("another-thousand-leagues"))
    assert not s.over
    Play(s, play(s)).answer(1, 2)
    Play(s, play(s)).answer("end")
    assert s.over


def test_the_top_card_of_the_adventure_is_drawn_told_and_resolved() -> None:
    s = a_table()
    s.deck = [0, 2, 1, 8, 1, 9, 5]
    turn = Play(s, adventure(s))
    assert turn.kind == "event"
    assert set(turn.weights) == set(s.unseen.pool)
    turn.answer(card("frigates-demise"))
    assert s.deck == [0, 1, 1, 8, 1, 9, 5]
    assert told(s, "card") == [(card("frigates-demise"),)]
    assert s.failure == [card("frigates-demise")]
    assert s.ships[s.nautilus] == [side("glasgow")]


def test_no_hidden_technology_is_left_to_offer_in_act_three() -> None:
    s = a_table()
    s.scrapped = s.stack.pool
    s.stack.pool = []
    act = Play(s, begin_act(s, 2))
    assert [option for option in act.options if isinstance(option, tuple) and option[0] == "technology"] == []
    act.answer("none")
    assert technology("hydro-drive") in s.offer
