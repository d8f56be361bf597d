"""Diving (DB-7)."""

from __future__ import annotations

import pytest

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import (
    ANY,
    BLACK,
    BLACK_SPOT,
    BLUE,
    BLUE_SPOT,
    COLOURS,
    GOLD,
    GOLD_SPOT,
    GREEN,
    GUARD_SPOT,
    PURPLE,
    RED,
    SILVER,
)
from fathomfive.games.deepblue.rules.dive import dive, play_crew, playable, protections, rushers
from fathomfive.games.deepblue.rules.state import CENTRE, NO_WRECK, DeepBlueState
from fathomfive.games.deepblue.rules.turn import actions
from fathomfive.kernel import Pile
from fathomfive.kernel.standing import let_stand
from tests.games.deepblue.scenes import Play, a_table, all_stones_in_bag, away, crew, hold, moor, rest_cards, sink, told

HAZARDS = [(BLUE, BLUE_SPOT, BLACK), (BLACK, BLACK_SPOT, BLUE)]


def together(*spots: int, seats: int = 3) -> tuple[DeepBlueState, int]:
    """All seats at one wreck, in its middle; anything may be drawn."""
    s = a_table(seats)
    site = sink(s, *spots)
    all_stones_in_bag(s)
    for seat in range(seats):
        moor(s, seat, site)
    return s, site


def diving(s: DeepBlueState, site: int) -> Play:
    return Play(s, dive(s, 0, site))


# --- who may dive, and where ---


def test_one_may_dive_with_a_boat_at_a_wreck_on_a_spot_or_not() -> None:
    s = a_table()
    site = sink(s, GOLD_SPOT)
    assert ("dive", site) not in actions(s, 0)
    moor(s, 0, site)
    assert ("dive", site) in actions(s, 0)
    moor(s, 0, site, GOLD_SPOT)
    assert ("dive", site) in actions(s, 0)
    assert ("dive", site) not in actions(s, 1)


def test_the_second_boat_is_as_good_for_a_dive_as_the_first() -> None:
    s = a_table()
    site = sink(s)
    moor(s, 0, site, boat=1)
    assert ("dive", site) in actions(s, 0)


def test_nobody_dives_where_the_wreck_is_gone() -> None:
    s = a_table()
    node = s.c.start_sites[0]
    s.wrecks[node] = NO_WRECK
    moor(s, 0, node)
    assert actions(s, 0) == ["rest"]


def test_with_boats_at_two_wrecks_one_chooses_where_to_dive() -> None:
    s = a_table()
    here, there = sink(s), sink(s, node=s.c.deep_sites[0])
    moor(s, 0, here)
    moor(s, 0, there, boat=1)
    assert [deed for deed in actions(s, 0) if deed[0] == "dive"] == [("dive", here), ("dive", there)]


def test_two_boats_at_one_wreck_are_one_choice() -> None:
    s = a_table()
    here = sink(s)
    moor(s, 0, here)
    moor(s, 0, here, boat=1)
    assert [deed for deed in actions(s, 0) if deed[0] == "dive"] == [("dive", here)]


def test_whoever_dives_leads_and_sets_the_bell_beside_the_wreck() -> None:
    s, site = together()
    Play(s, dive(s, 2, site))
    assert (s.leader, s.site) == (2, site)
    assert told(s, "dives") == [(2, site)]


# --- rushing ---


def test_boats_one_move_away_may_rush_for_free_and_those_farther_may_not() -> None:
    s = a_table()
    site = sink(s)
    moor(s, 0, site)
    moor(s, 1, away(s, site, 1))
    moor(s, 2, away(s, site, 2))
    rushing = diving(s, site)
    assert (rushing.kind, rushing.seat, rushing.options) == ("rush", 1, [0, "stay"])
    rushing.answer("rush", 0)
    assert s.boats[1][0] == site
    assert rushing.kind == "stone"
    assert s.tokens == [0, 0, 0]


def test_nobody_has_to_rush() -> None:
    s = a_table()
    site = sink(s)
    moor(s, 0, site)
    near = away(s, site, 1)
    moor(s, 1, near)
    rushing = diving(s, site).answer("rush", "stay", seat=1)
    assert s.boats[1][0] == near
    assert rushing.kind == "stone"
    assert s.diving == [True, False, False]


def test_the_leader_rushes_first_with_the_second_boat_then_the_others_clockwise() -> None:
    s = a_table()
    site = sink(s)
    near = away(s, site, 1)
    moor(s, 1, site)
    moor(s, 1, near, boat=1)
    moor(s, 0, near)
    moor(s, 2, near)
    rushing = Play(s, dive(s, 1, site))
    order: list[int] = []
    while rushing.kind == "rush":
        order.append(rushing.seat)
        rushing.answer("rush", rushing.options[0])
    assert order == [1, 2, 0]
    assert s.boats == [[site, s.c.harbour], [site, site], [site, s.c.harbour]]


def test_both_boats_of_a_seat_may_rush_one_or_both() -> None:
    s = a_table()
    site = sink(s)
    near = away(s, site, 1)
    moor(s, 0, site)
    for boat in (0, 1):
        moor(s, 1, near, boat=boat)
    rushing = diving(s, site)
    assert rushing.options == [0, "stay"]
    rushing.answer("rush", 0, seat=1)
    assert rushing.options == [1, "stay"]
    rushing.answer("rush", 1, seat=1)
    assert s.boats[1] == [site, site]


def test_rushing_boats_lie_in_the_middle_even_if_spots_are_free() -> None:
    s = a_table()
    site = sink(s, GOLD_SPOT)
    moor(s, 0, site)
    moor(s, 1, away(s, site, 1))
    rushing = diving(s, site).answer("rush", 0)
    assert rushing.kind == "stone"
    assert s.spots[1][0] == CENTRE


def test_a_rushing_boat_gives_up_the_spot_it_held_elsewhere() -> None:
    s = a_table()
    deep = next(node for node in s.c.deep_sites if any(near in s.c.deep_sites for near in s.c.neighbours[node]))
    near = next(node for node in s.c.neighbours[deep] if node in s.c.deep_sites)
    site, other = sink(s, node=deep), sink(s, GOLD_SPOT, node=near)
    moor(s, 0, site)
    moor(s, 1, other, GOLD_SPOT)
    rushing = diving(s, site).answer("rush", 0, seat=1)
    assert rushing.kind == "stone"
    assert (s.boats[1][0], s.spots[1][0]) == (site, CENTRE)


def test_boats_that_lie_alike_are_offered_once_and_others_each() -> None:
    s = a_table()
    deep = next(node for node in s.c.deep_sites if any(near in s.c.deep_sites for near in s.c.neighbours[node]))
    near = next(node for node in s.c.neighbours[deep] if node in s.c.deep_sites)
    s.site, other = sink(s, node=deep), sink(s, GOLD_SPOT, node=near)
    moor(s, 1, other)
    moor(s, 1, other, boat=1)
    assert rushers(s, 1, 1) == [0]
    moor(s, 1, other, GOLD_SPOT, boat=1)
    assert rushers(s, 1, 1) == [0, 1]


def test_everyone_with_a_boat_at_the_wreck_dives_along() -> None:
    s = a_table(4)
    site = sink(s)
    moor(s, 0, site)
    moor(s, 2, site, boat=1)
    moor(s, 3, away(s, site, 1))
    diving(s, site).answer("rush", 0, seat=3)
    assert s.diving == [True, False, True, True]


# --- drawing ---


def test_the_bag_holds_all_stones_in_play_when_a_dive_begins() -> None:
    s, site = together()
    first = diving(s, site)
    assert len(s.bag) == sum(s.c.stones_supply) + sum(s.c.stones_bag)
    assert set(first.options) == set(range(len(COLOURS)))
    first.draw(GOLD, SILVER).stop()
    assert len(s.bag) == sum(s.c.stones_supply) + sum(s.c.stones_bag)


def test_stones_are_drawn_one_by_one_and_lie_open_on_the_dive_board() -> None:
    s, site = together()
    gold = s.bag.pool.count(GOLD)
    drawing = diving(s, site).draw(GOLD)
    assert s.drawn == [GOLD]
    assert s.bag.pool.count(GOLD) == gold - 1
    assert GAME.rules.view(s, 2)["drawn"] == [GOLD]
    assert (drawing.kind, drawing.seat) == ("go_on", 0)
    drawing.draw(SILVER)
    assert s.drawn == [GOLD, SILVER]


def test_every_stone_in_the_bag_is_as_likely() -> None:
    s = a_table()
    site = sink(s)
    moor(s, 0, site)
    expected = {colour: count for colour, count in enumerate(s.c.stones_bag) if count}
    assert diving(s, site).weights == expected


def test_the_leader_must_draw_a_stone_before_ending_the_dive() -> None:
    s, site = together()
    assert diving(s, site).kind == "stone"


def test_after_each_stone_the_leader_goes_on_or_stops() -> None:
    s, site = together()
    drawing = diving(s, site).draw(GOLD)
    assert (drawing.seat, drawing.options) == (0, ["on", "stop"])
    drawing.answer("go_on", "on")
    assert drawing.kind == "stone"
    drawing.draw(SILVER).answer("go_on", "stop")
    assert drawing.over
    assert s.site == -1


def test_the_others_are_never_asked_whether_to_go_on() -> None:
    s, site = together()
    drawing = Play(s, dive(s, 1, site))
    for stone in (GOLD, SILVER, BLUE, BLACK, SILVER):
        drawing.draw(stone)
        assert (drawing.kind, drawing.seat) == ("go_on", 1)


def test_an_empty_bag_ends_the_dive() -> None:
    s, site = together()
    s.supply, s.bag = [s.bag.pool.count(colour) for colour in range(len(COLOURS))], Pile([GOLD])
    s.supply[GOLD] -= 1
    assert diving(s, site).draw(GOLD).over
    assert s.bag.pool == [GOLD]


@pytest.mark.parametrize("stone", [GREEN, PURPLE])
def test_artefacts_and_antiques_are_worth_something_to_matching_crew_only(stone: int) -> None:
    s, site = together()
    expert = hold(s, 1, crew(s, colour=stone, points=5))
    diving(s, site).draw(stone).answer("crew", expert, seat=1).stop()
    assert s.chests == [0, 5, 0]


# --- hazards ---


@pytest.mark.parametrize(("hazard", "spot", "other"), HAZARDS)
def test_the_first_hazard_of_a_colour_is_a_warning_only(hazard: int, spot: int, other: int) -> None:
    s, site = together()
    hold(s, 1, crew(s, protects=hazard))
    drawing = diving(s, site).draw(hazard)
    assert drawing.kind == "go_on"
    drawing.draw(other)
    assert drawing.kind == "go_on"
    assert s.diving == [True, True, True]


@pytest.mark.parametrize(("hazard", "spot", "other"), HAZARDS)
def test_every_further_hazard_of_a_colour_makes_all_divers_protect_or_surface(
    hazard: int, spot: int, other: int
) -> None:
    s, site = together()
    card = crew(s, protects=hazard, copies=2)
    hold(s, 0, card, card)
    drawing = diving(s, site).draw(hazard, GOLD, hazard).answer("protect", card, seat=0)
    assert s.diving == [True, False, False]
    drawing.draw(SILVER, hazard)
    assert drawing.options == [card, "surface"]


@pytest.mark.parametrize(("hazard", "spot", "other"), HAZARDS)
def test_a_card_of_the_hazards_colour_protects_and_is_played(hazard: int, spot: int, other: int) -> None:
    s, site = together()
    right, wrong = hold(s, 0, crew(s, protects=hazard)), hold(s, 0, crew(s, protects=other))
    hold(s, 0, crew(s, colour=hazard, points=3))
    drawing = diving(s, site).draw(hazard).pass_on().draw(hazard)
    assert drawing.options == [right, "surface"]
    drawing.answer("protect", right)
    assert s.diving[0]
    assert s.played[0] == [right]
    assert wrong in s.hands[0]


def test_a_resting_card_protects_nobody() -> None:
    s, site = together()
    rest_cards(s, 0, crew(s, protects=BLUE))
    assert diving(s, site).draw(BLUE, BLUE).over


@pytest.mark.parametrize(("hazard", "spot", "other"), HAZARDS)
def test_a_scout_spot_of_the_hazards_colour_protects_once_and_the_boat_goes_to_the_middle(
    hazard: int, spot: int, other: int
) -> None:
    s, site = together(spot)
    moor(s, 0, site, spot)
    drawing = diving(s, site).draw(hazard, hazard)
    assert drawing.options == [("spot", 0), "surface"]
    drawing.answer("protect", ("spot", 0))
    assert s.diving[0]
    assert s.spots[0][0] == CENTRE
    assert s.hands[0] == s.played[0] == []
    assert drawing.draw(hazard).over


@pytest.mark.parametrize(("hazard", "spot", "other"), HAZARDS)
def test_a_scout_spot_of_the_other_colour_protects_nobody(hazard: int, spot: int, other: int) -> None:
    s, site = together(spot)
    moor(s, 0, site, spot)
    assert diving(s, site).draw(other, other).over


@pytest.mark.parametrize("hazard", [BLUE, BLACK])
def test_a_guard_spot_protects_against_either_hazard_but_once(hazard: int) -> None:
    s, site = together(GUARD_SPOT)
    moor(s, 0, site, GUARD_SPOT)
    drawing = diving(s, site).draw(hazard, hazard).answer("protect", ("spot", 0))
    assert drawing.draw(hazard).over


def test_a_treasure_spot_protects_nobody() -> None:
    s, site = together(GOLD_SPOT)
    moor(s, 0, site, GOLD_SPOT)
    assert protections(s, 0, BLUE) == []


def test_a_spot_of_another_wreck_protects_nobody() -> None:
    s, site = together(BLUE_SPOT)
    other = sink(s, BLUE_SPOT, node=s.c.deep_sites[0])
    moor(s, 0, other, BLUE_SPOT, boat=1)
    diving(s, site)
    assert protections(s, 0, BLUE) == []


def test_one_may_choose_between_card_and_spot() -> None:
    s, site = together(BLUE_SPOT)
    moor(s, 0, site, BLUE_SPOT, boat=1)
    card = hold(s, 0, crew(s, protects=BLUE))
    drawing = diving(s, site).draw(BLUE, BLUE)
    assert drawing.options == [card, ("spot", 1), "surface"]


def test_the_leader_protects_first_then_the_others_clockwise() -> None:
    s, site = together(seats=4)
    for seat in range(4):
        hold(s, seat, crew(s, protects=BLACK))
    drawing = Play(s, dive(s, 2, site)).draw(BLACK, BLACK)
    order: list[int] = []
    while drawing.kind == "protect":
        order.append(drawing.seat)
        drawing.answer("protect", "surface")
    assert order == [2, 3, 0, 1]


def test_nobody_has_to_protect_and_the_card_is_kept_for_later() -> None:
    s, site = together()
    card = hold(s, 1, crew(s, protects=BLUE))
    hold(s, 0, crew(s, protects=BLUE))
    drawing = diving(s, site).draw(BLUE, BLUE).answer("protect", s.hands[0][0], seat=0)
    drawing.answer("protect", "surface", seat=1)
    assert s.diving == [True, False, False]
    assert s.hands[1] == [card]


def test_who_cannot_protect_surfaces_without_a_question() -> None:
    s, site = together()
    card = hold(s, 0, crew(s, protects=BLUE))
    drawing = diving(s, site).draw(BLUE, BLUE).answer("protect", card, seat=0)
    assert drawing.kind == "go_on"
    assert told(s, "surfaces") == [(1,), (2,)]


def test_whoever_has_surfaced_plays_no_more_cards_and_faces_no_more_hazards() -> None:
    s, site = together()
    card = crew(s, protects=BLUE, copies=2)
    hold(s, 0, card, card)
    gold = hold(s, 1, crew(s, colour=GOLD, points=3))
    hold(s, 1, crew(s, protects=BLUE))
    drawing = diving(s, site).draw(BLUE, BLUE).answer("protect", card, seat=0).answer("protect", "surface", seat=1)
    drawing.draw(GOLD)
    assert (drawing.kind, drawing.seat) == ("go_on", 0)
    drawing.draw(BLUE).answer("protect", card, seat=0)
    assert drawing.kind == "go_on"
    assert gold in s.hands[1]


def test_whoever_has_surfaced_keeps_the_points_of_cards_played_before_but_gets_none_for_stones() -> None:
    s, site = together()
    card = hold(s, 0, crew(s, protects=BLUE))
    gold = hold(s, 1, crew(s, colour=GOLD, points=3))
    drawing = diving(s, site).draw(GOLD).answer("crew", gold, seat=1).draw(BLUE, BLUE)
    drawing.answer("protect", card, seat=0).stop()
    assert s.chests == [2, 3, 0]


def test_a_leader_who_surfaces_ends_the_dive() -> None:
    s, site = together()
    card = hold(s, 1, crew(s, protects=BLUE))
    drawing = diving(s, site).draw(BLUE, BLUE)
    assert (drawing.kind, drawing.seat) == ("protect", 1)
    drawing.answer("protect", card)
    assert drawing.over


# --- crew ---


def test_after_each_stone_every_diver_may_play_matching_cards_the_leader_first() -> None:
    s, site = together()
    cards = [hold(s, seat, crew(s, colour=GOLD, points=2)) for seat in range(3)]
    drawing = Play(s, dive(s, 1, site)).draw(GOLD)
    for seat in (1, 2, 0):
        assert drawing.options == [cards[seat], "done"]
        drawing.answer("crew", cards[seat], seat=seat)
    assert drawing.kind == "go_on"
    assert s.earned == [2, 2, 2]


def test_seats_that_do_not_dive_play_no_crew() -> None:
    s = a_table()
    site = sink(s)
    moor(s, 0, site)
    hold(s, 1, crew(s, colour=SILVER, points=2))
    assert diving(s, site).draw(SILVER).kind == "go_on"


def test_points_of_played_cards_are_safe_even_for_a_leader_thrown_out() -> None:
    s, site = together()
    card = hold(s, 0, crew(s, colour=GOLD, points=7))
    assert diving(s, site).draw(GOLD).answer("crew", card).draw(BLUE, BLUE).over
    assert s.chests == [7, 0, 0]


def test_crew_cards_are_scored_at_the_end_of_the_dive() -> None:
    s, site = together()
    card = hold(s, 0, crew(s, colour=SILVER, points=7))
    drawing = diving(s, site).draw(SILVER).answer("crew", card)
    assert s.chests[0] == 0
    drawing.stop()
    assert s.chests[0] == 8


@pytest.mark.parametrize("colour", range(len(COLOURS)))
def test_a_card_may_need_one_stone_of_a_colour(colour: int) -> None:
    s, site = together()
    card = hold(s, 0, crew(s, colour=colour, points=2))
    drawing = diving(s, site).draw(SILVER if colour != SILVER else GOLD)
    assert drawing.kind == "go_on"
    drawing.draw(colour)
    assert (drawing.kind, drawing.options) == ("crew", [card, "done"])


def test_a_card_may_need_several_stones_of_a_colour() -> None:
    s, site = together()
    card = hold(s, 0, crew(s, colour=SILVER, count=3, points=4))
    drawing = diving(s, site).draw(SILVER, SILVER, GOLD)
    assert drawing.kind == "go_on"
    drawing.draw(SILVER)
    assert drawing.options == [card, "done"]


def test_a_card_may_need_so_many_stones_of_any_colour_hazards_too() -> None:
    s, site = together()
    card = hold(s, 0, crew(s, colour=ANY, count=4, points=3))
    drawing = diving(s, site).draw(BLUE, BLACK, GREEN)
    assert drawing.kind == "go_on"
    drawing.draw(SILVER)
    assert drawing.options == [card, "done"]


def test_who_keeps_crew_may_be_asked_again_only_when_another_card_matches() -> None:
    s, site = together(seats=2)
    hold(s, 1, crew(s, colour=SILVER, points=3), crew(s, colour=GOLD, points=5))
    playing = diving(s, site).draw(SILVER)
    kept = let_stand(playing.ask, "done", s, 0)
    playing.draw(RED)
    assert (playing.kind, kept.answers(playing.ask, s)) == ("crew", True)
    playing.draw(GOLD)
    assert (playing.kind, kept.answers(playing.ask, s)) == ("crew", False)
    playing.stop()
    assert not kept.lasts(s)


def test_a_leader_may_draw_on_until_the_next_hazard() -> None:
    s, site = together(seats=2)
    deciding = diving(s, site).draw(SILVER)
    on = let_stand(deciding.ask, "on", s, 0)
    assert on.answers(deciding.draw(GOLD).ask, s)
    assert not on.answers(deciding.draw(BLUE).ask, s)
    on = let_stand(deciding.ask, "on", s, 0)
    assert on.answers(deciding.draw(RED).ask, s)
    assert not on.answers(deciding.draw(BLACK).ask, s)
    deciding.stop()
    assert not on.lasts(s)


def test_a_card_stays_playable_after_later_stones() -> None:
    s, site = together()
    card = hold(s, 0, crew(s, colour=RED, points=4))
    drawing = diving(s, site).draw(RED).answer("crew", "done").draw(SILVER)
    assert drawing.options == [card, "done"]
    drawing.answer("crew", "done").draw(RED)
    assert drawing.options == [card, "done"]


def test_several_cards_may_be_played_on_one_stone_two_of_a_kind_too() -> None:
    s, site = together()
    red = crew(s, colour=RED, points=4, copies=2)
    hold(s, 0, red, red)
    other = hold(s, 0, crew(s, colour=ANY, count=1, points=1))
    drawing = diving(s, site).draw(RED).answer("crew", red)
    assert drawing.options == [red, other, "done"]
    drawing.answer("crew", red, other)
    assert drawing.kind == "go_on"
    assert s.earned[0] == 9


def test_a_card_counts_once_in_a_dive() -> None:
    s, site = together()
    card = hold(s, 0, crew(s, colour=SILVER, points=2))
    drawing = diving(s, site).draw(SILVER).answer("crew", card).draw(SILVER)
    assert drawing.kind == "go_on"


def test_protection_money_and_propellers_bring_no_points_in_a_dive() -> None:
    s, site = together()
    hold(s, 0, crew(s, protects=BLUE), crew(s, money=2), crew(s, propeller=2))
    diving(s, site).draw(BLUE, SILVER)
    assert playable(s, 0) == []


def test_a_card_with_two_symbols_may_be_played_for_points_in_a_dive() -> None:
    s, site = together()
    card = hold(s, 0, crew(s, colour=SILVER, points=3, money=2))
    diving(s, site).draw(SILVER).answer("crew", card).stop()
    assert s.chests[0] == 4
    assert s.tokens[0] == 0


def test_a_diver_must_survive_the_newest_stone_before_playing_crew_on_it() -> None:
    s, site = together()
    guard = hold(s, 0, crew(s, protects=BLUE))
    saved, lost = hold(s, 0, crew(s, colour=ANY, count=2, points=6)), hold(s, 1, crew(s, colour=ANY, count=2, points=6))
    drawing = diving(s, site).draw(BLUE, BLUE)
    assert (drawing.kind, drawing.seat) == ("protect", 0)
    drawing.answer("protect", guard).answer("crew", saved, seat=0)
    assert drawing.kind == "go_on"
    assert lost in s.hands[1]


def test_others_may_still_play_crew_on_the_stone_that_threw_the_leader_out() -> None:
    s, site = together()
    guard, card = hold(s, 1, crew(s, protects=BLUE)), hold(s, 1, crew(s, colour=BLUE, count=2, points=3))
    hold(s, 0, crew(s, colour=BLUE, count=2, points=3))
    drawing = diving(s, site).draw(BLUE, BLUE).answer("protect", guard, seat=1)
    assert (drawing.kind, drawing.seat) == ("crew", 1)
    drawing.answer("crew", card)
    assert drawing.over
    assert s.chests == [0, 3, 0]


def test_crew_is_asked_for_while_there_is_something_to_play() -> None:
    s, site = together()
    s.diving = [True, True, True]
    s.leader, s.site = 0, site
    assert Play(s, play_crew(s)).over
