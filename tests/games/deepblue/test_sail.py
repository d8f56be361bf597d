"""Sailing (DB-5)."""

from __future__ import annotations

import pytest

from fathomfive.games.deepblue.content.tables import BLUE_SPOT, GOLD, GOLD_SPOT, RED_SPOT, SILVER_SPOT
from fathomfive.games.deepblue.rules.sail import arrive, courses, free_spots, move_boats, propel, propellers, sail
from fathomfive.games.deepblue.rules.state import CENTRE, FACE_DOWN, NO_WRECK, DeepBlueState
from fathomfive.games.deepblue.rules.turn import turn
from tests.games.deepblue.scenes import (
    Play,
    a_table,
    away,
    crew,
    hidden_wreck,
    hold,
    moor,
    open_water,
    rest_cards,
    sink,
    told,
)


def under_way(s: DeepBlueState, moves: int, seat: int = 0) -> Play:
    """A seat sails with one card of so many moves."""
    hold(s, seat, crew(s, propeller=moves))
    return Play(s, sail(s, seat))


# --- propellers ---


def test_one_or_more_cards_with_propellers_are_played_and_added_up() -> None:
    s = a_table()
    two, three = hold(s, 0, crew(s, propeller=2)), hold(s, 0, crew(s, propeller=3))
    sailing = Play(s, sail(s, 0))
    assert sailing.options == [two, three]
    sailing.answer("propel", two)
    assert sailing.options == [three, "cast_off"]
    sailing.answer("propel", three)
    assert (sailing.kind, sailing.ask.about) == ("sail", (5,))
    assert s.played[0] == [two, three]


def test_one_may_cast_off_with_a_single_card_but_not_with_none() -> None:
    s = a_table()
    two, three = hold(s, 0, crew(s, propeller=2)), hold(s, 0, crew(s, propeller=3))
    sailing = Play(s, sail(s, 0))
    assert "cast_off" not in sailing.options
    sailing.answer("propel", two).answer("propel", "cast_off")
    assert sailing.ask.about == (2,)
    assert s.hands[0] == [three]


def test_only_cards_in_hand_with_a_propeller_and_tokens_propel() -> None:
    s = a_table()
    engine = hold(s, 0, crew(s, propeller=1))
    hold(s, 0, crew(s, money=2), crew(s, colour=GOLD, points=2), crew(s, protects=5))
    rest_cards(s, 0, crew(s, propeller=4))
    assert propellers(s, 0) == [engine]
    s.tokens[0] = 1
    assert Play(s, propel(s, 0)).options == [engine, "token"]


def test_the_only_propeller_is_played_without_a_question() -> None:
    s = a_table()
    engine = hold(s, 0, crew(s, propeller=2))
    assert Play(s, sail(s, 0)).kind == "sail"
    assert told(s, "propels") == [(0, engine, 2)]


def test_a_bonus_token_is_a_move_alone_and_is_discarded() -> None:
    s = a_table()
    s.tokens[0] = 2
    sailing = Play(s, sail(s, 0)).answer("propel", "cast_off")
    assert sailing.ask.about == (1,)
    assert s.tokens[0] == 1


def test_bonus_tokens_and_cards_propel_together() -> None:
    s = a_table()
    s.tokens[0] = 2
    engine = hold(s, 0, crew(s, propeller=2))
    sailing = Play(s, sail(s, 0)).answer("propel", "token", engine, "token")
    assert sailing.ask.about == (4,)
    assert s.tokens[0] == 0


# --- moves ---


@pytest.mark.parametrize("moves", [1, 2, 4])
def test_a_boat_may_go_as_far_as_the_propellers_reach_and_no_farther(moves: int) -> None:
    s = a_table()
    sailing = under_way(s, moves)
    distances = s.c.moves[s.c.harbour]
    within = {(0, node) for node, distance in enumerate(distances) if 0 < distance <= moves}
    assert {*sailing.options} == {*within, "anchor"}
    assert len(sailing.options) == len(within) + 1


def test_wrecks_stand_before_open_water_and_near_places_before_far_ones() -> None:
    s = a_table()
    courses = under_way(s, 4).options[:-1]
    nodes = [course[1] for course in courses if isinstance(course, tuple) and isinstance(course[1], int)]
    ranks = [(s.wrecks[node] == NO_WRECK, s.c.moves[s.c.harbour][node]) for node in nodes]
    assert ranks == sorted(ranks)
    assert len(set(ranks)) > 4


def test_a_route_is_one_move() -> None:
    s = a_table()
    for node, near in enumerate(s.c.neighbours):
        assert {other for other, moves in enumerate(s.c.moves[node]) if moves == 1} == set(near)


def test_moves_may_be_shared_between_both_boats() -> None:
    s = a_table()
    moor(s, 0, open_water(s), boat=1)
    sailing = under_way(s, 3)
    here = s.boats[0][0]
    two, one = away(s, here, 2), away(s, s.boats[0][1], 1)
    sailing.answer("sail", (0, two))
    assert sailing.ask.about == (1,)
    assert {node for boat, node in [o for o in sailing.options if isinstance(o, tuple)]} == set(
        s.c.neighbours[open_water(s)]
    )
    sailing.answer("sail", (1, one))
    assert s.boats[0] == [two, one]


def test_either_boat_may_move_alone() -> None:
    for boat in (0, 1):
        s = a_table()
        moor(s, 0, open_water(s), boat=1)
        node = away(s, s.boats[0][boat], 1)
        still = s.boats[0][1 - boat]
        Play(s, move_boats(s, 0, 2)).answer("sail", (boat, node)).answer("sail", "anchor")
        assert s.boats[0][boat] == node
        assert s.boats[0][1 - boat] == still


def test_moves_may_be_forfeited_some_or_all() -> None:
    s = a_table()
    boats = [node[:] for node in s.boats]
    sailing = under_way(s, 4).answer("sail", "anchor")
    assert sailing.over
    assert s.boats == boats


def test_moves_one_boat_has_used_are_gone_for_the_other() -> None:
    s = a_table()
    sailing = Play(s, move_boats(s, 0, 2)).answer("sail", (0, away(s, s.c.harbour, 2)))
    assert sailing.over
    assert s.boats[0][1] == s.c.harbour


def test_only_ones_own_boats_move() -> None:
    s = a_table()
    others = [s.boats[1][:], s.boats[2][:]]
    Play(s, move_boats(s, 0, 2)).answer("sail", (0, away(s, s.c.harbour, 2)))
    assert s.boats[1:] == others


def test_nothing_stops_a_boat_neither_wrecks_nor_boats() -> None:
    s = a_table()
    start = s.c.deep_sites[0]
    s.boats[0][0] = away(s, start, 1, "buoy")
    for seat in (1, 2):
        for boat in (0, 1):
            moor(s, seat, sink(s, node=start) if s.wrecks[start] == FACE_DOWN else start, boat=boat)
    reach = {node for _, node in courses(s, 0, 0, 3)}
    distances = s.c.moves[s.boats[0][0]]
    assert reach == {node for node, moves in enumerate(distances) if 0 < moves <= 3}


def test_a_hidden_wreck_that_is_only_crossed_stays_hidden() -> None:
    s = a_table()
    crossed = s.c.deep_sites[0]
    start = s.c.neighbours[crossed][0]
    beyond = next(n for n in s.c.neighbours[crossed] if s.c.moves[start][n] == 2)
    s.boats[0][0] = start
    sailing = under_way(s, 2).answer("sail", (0, beyond))
    while not sailing.over:
        sailing.answer(sailing.kind, sailing.options[0])
    assert s.wrecks[crossed] == FACE_DOWN


def test_of_two_boats_that_lie_alike_only_one_is_offered_first() -> None:
    s = a_table()
    sailing = Play(s, move_boats(s, 0, 4))
    assert {option[0] for option in sailing.options if isinstance(option, tuple)} == {0}
    near = away(s, s.c.harbour, 1)
    sailing.answer("sail", (0, near))
    assert {option[0] for option in sailing.options if isinstance(option, tuple)} == {1}
    sailing.answer("sail", (1, near))
    assert sailing.over
    assert s.boats[0] == [near, near]


# --- arriving ---


def test_a_boat_at_a_face_up_wreck_takes_a_free_scout_spot_of_its_choice() -> None:
    s = a_table()
    site = sink(s, GOLD_SPOT, RED_SPOT, BLUE_SPOT)
    moor(s, 1, site, RED_SPOT)
    moor(s, 0, away(s, site, 1))
    sailing = under_way(s, 1).answer("sail", (0, site))
    assert (sailing.kind, sailing.seat, sailing.options) == ("scout", 0, [0, 2])
    sailing.answer("scout", 2)
    assert s.spots[0][0] == 2
    assert told(s, "scouts") == [(0, site, BLUE_SPOT)]


def test_a_scout_spot_holds_one_boat_only() -> None:
    s = a_table()
    site = sink(s, GOLD_SPOT, RED_SPOT)
    assert free_spots(s, site) == [0, 1]
    moor(s, 1, site, GOLD_SPOT)
    assert free_spots(s, site) == [1]
    moor(s, 1, site, RED_SPOT, boat=1)
    assert free_spots(s, site) == []


def test_boats_elsewhere_hold_no_spot_here() -> None:
    s = a_table()
    site, other = sink(s, GOLD_SPOT), sink(s, GOLD_SPOT, node=s.c.deep_sites[0])
    assert site != other
    moor(s, 1, other, GOLD_SPOT)
    assert free_spots(s, site) == [0]


def test_the_only_free_spot_is_taken_without_a_question() -> None:
    s = a_table()
    site = sink(s, GOLD_SPOT)
    moor(s, 0, site)
    assert Play(s, arrive(s, 0, 0, [])).over
    assert s.spots[0][0] == 0


def test_an_arriving_boat_cannot_refuse_a_free_spot() -> None:
    s = a_table()
    site = sink(s, GOLD_SPOT, RED_SPOT)
    moor(s, 0, site)
    assert Play(s, arrive(s, 0, 0, [])).options == [0, 1]


def test_with_all_spots_taken_a_boat_lies_in_the_middle() -> None:
    s = a_table()
    site = sink(s, GOLD_SPOT)
    moor(s, 1, site, GOLD_SPOT)
    moor(s, 0, away(s, site, 1))
    sailing = under_way(s, 1).answer("sail", (0, site))
    assert sailing.over
    assert (s.boats[0][0], s.spots[0][0]) == (site, CENTRE)


def test_a_boat_that_stops_at_a_hidden_wreck_turns_it_up_and_takes_a_spot() -> None:
    s = a_table()
    site = s.c.deep_sites[0]
    wreck = hidden_wreck(s, SILVER_SPOT, GOLD_SPOT)
    moor(s, 0, away(s, site, 1))
    sailing = under_way(s, 1).answer("sail", (0, site))
    assert (sailing.kind, sorted(sailing.options, key=str)) == ("wreck", sorted(s.deep.pool, key=str))
    sailing.answer("wreck", wreck)
    assert s.wrecks[site] == wreck
    assert wreck not in s.deep.pool
    sailing.answer("scout", 1)
    assert s.spots[0][0] == 1


def test_a_wreck_without_spots_leaves_the_boat_in_the_middle() -> None:
    s = a_table()
    site = s.c.deep_sites[0]
    wreck = hidden_wreck(s)
    moor(s, 0, away(s, site, 1))
    sailing = under_way(s, 1).answer("sail", (0, site)).answer("wreck", wreck)
    assert sailing.over
    assert s.spots[0][0] == CENTRE


def test_nothing_happens_at_a_buoy_or_an_empty_site() -> None:
    for kind in ("buoy", "start"):
        s = a_table()
        node = s.c.node_kinds.index(kind)
        if kind == "start":
            s.wrecks[node] = NO_WRECK
        moor(s, 0, away(s, node, 1))
        sailing = under_way(s, 1).answer("sail", (0, node))
        assert sailing.over
        assert s.spots[0][0] == CENTRE


def test_both_boats_may_hold_two_spots_of_one_wreck() -> None:
    s = a_table()
    site = sink(s, GOLD_SPOT, RED_SPOT, BLUE_SPOT)
    near = away(s, site, 1)
    moor(s, 0, near)
    moor(s, 0, near, boat=1)
    under_way(s, 2).answer("sail", (0, site), (1, site)).answer("scout", 2, 0)
    assert s.spots[0] == [2, 0]


def test_a_boat_that_sails_away_gives_its_spot_back() -> None:
    s = a_table()
    site = sink(s, GOLD_SPOT)
    moor(s, 0, site, GOLD_SPOT)
    buoy = away(s, site, 1)
    sailing = under_way(s, 1).answer("sail", (0, buoy))
    while not sailing.over:
        sailing.answer(sailing.kind, sailing.options[0])
    assert free_spots(s, site) == [0]


def test_both_boats_have_moved_before_anything_is_turned_up() -> None:
    s = a_table()
    first, second = s.c.deep_sites[0], s.c.deep_sites[1]
    wrecks = [hidden_wreck(s, nth=0), hidden_wreck(s, nth=1)]
    moor(s, 0, away(s, first, 1))
    moor(s, 0, away(s, second, 1), boat=1)
    sailing = under_way(s, 2).answer("sail", (1, second))
    assert sailing.kind == "sail"
    assert s.wrecks[second] == FACE_DOWN
    sailing.answer("sail", (0, first)).answer("wreck", *wrecks)
    assert [s.wrecks[second], s.wrecks[first]] == wrecks


def test_boats_that_have_moved_take_their_spots_in_the_order_they_moved() -> None:
    s = a_table()
    site = sink(s, GOLD_SPOT, RED_SPOT)
    moor(s, 0, away(s, site, 1))
    moor(s, 0, away(s, site, 2), boat=1)
    under_way(s, 3).answer("sail", (1, site), (0, site)).answer("scout", 1)
    assert s.spots[0] == [0, 1]


# --- scouting again ---


def test_a_boat_that_has_not_moved_takes_no_spot() -> None:
    s = a_table()
    site = sink(s, GOLD_SPOT)
    moor(s, 0, site)
    sailing = under_way(s, 2).answer("sail", (1, away(s, s.c.harbour, 1))).answer("sail", "anchor")
    while not sailing.over:
        sailing.answer(sailing.kind, sailing.options[0])
    assert s.spots[0][0] == CENTRE


def test_a_boat_may_sail_out_and_back_for_two_moves_to_take_a_spot() -> None:
    s = a_table()
    site = sink(s, GOLD_SPOT, RED_SPOT)
    moor(s, 0, site)
    assert (0, site) not in courses(s, 0, 0, 1)
    sailing = under_way(s, 3).answer("sail", (0, site))
    assert sailing.ask.about == (1,)
    sailing.answer("sail", "anchor").answer("scout", 1)
    assert (s.boats[0][0], s.spots[0][0]) == (site, 1)


def test_sailing_out_and_back_is_offered_only_where_it_gains_a_spot() -> None:
    s = a_table()
    site = sink(s, GOLD_SPOT)
    moor(s, 0, site, GOLD_SPOT)
    assert (0, site) not in courses(s, 0, 0, 4)
    s.boats[0][1] = open_water(s)
    assert (1, open_water(s)) not in courses(s, 0, 1, 4)


def test_a_sail_ends_with_the_played_cards_at_rest() -> None:
    s = a_table()
    engine = hold(s, 0, crew(s, propeller=1))
    Play(s, turn(s)).answer("action", "sail").answer("sail", "anchor")
    assert engine in s.resting[0]
    assert s.played[0] == []
