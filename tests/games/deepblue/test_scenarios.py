"""The seven scenarios (DB-9), which change dives to the Sunken City only."""

from __future__ import annotations

import pytest

from fathomfive.games.deepblue.content.tables import (
    ANY,
    APPROACHING_STORM,
    BEST_OF_THE_BEST,
    BLACK,
    BLUE,
    COLOURS,
    DANGEROUS_REEFS,
    GOLD,
    GOLD_SPOT,
    GREEN,
    GUARD_SPOT,
    LUCRATIVE_WRECKS,
    RED,
    RED_SPOT,
    SCATTERED_RICHES,
    SILVER,
    TREASURES_APLENTY,
    TROUBLED_WATERS,
)
from fathomfive.games.deepblue.rules.dive import dive
from fathomfive.games.deepblue.rules.sail import reveal_wreck, sail
from fathomfive.games.deepblue.rules.state import CENTRE, FACE_DOWN, NO_WRECK, DeepBlueState
from fathomfive.games.deepblue.rules.turn import turn
from fathomfive.kernel import Pile
from tests.games.deepblue.scenes import (
    Play,
    a_table,
    all_stones_in_bag,
    away,
    crew,
    hidden_wreck,
    hold,
    moor,
    sink,
    told,
)

OTHERS = [scenario for scenario in range(7) if scenario != TROUBLED_WATERS]


def together(
    scenario: int, *spots: int, city: bool = True, points: int = 0, seats: int = 3
) -> tuple[DeepBlueState, int]:
    """All seats at one wreck, in its middle; anything may be drawn."""
    s = a_table(seats, scenario)
    site = sink(s, *spots, city=city, points=points)
    all_stones_in_bag(s)
    for seat in range(seats):
        moor(s, seat, site)
    return s, site


# --- Troubled Waters ---


def test_in_troubled_waters_the_leader_draws_two_stones_at_once() -> None:
    s, site = together(TROUBLED_WATERS)
    drawing = Play(s, dive(s, 0, site)).answer("stone", GOLD)
    assert drawing.kind == "stone"
    drawing.answer("stone", SILVER)
    assert (drawing.kind, s.drawn) == ("go_on", [GOLD, SILVER])
    drawing.answer("go_on", "on").answer("stone", SILVER, SILVER)
    assert drawing.kind == "go_on"
    assert len(s.drawn) == 4


def test_troubled_waters_leave_other_wrecks_alone() -> None:
    s, site = together(TROUBLED_WATERS, city=False)
    assert Play(s, dive(s, 0, site)).answer("stone", GOLD).kind == "go_on"


@pytest.mark.parametrize("scenario", OTHERS)
def test_in_other_scenarios_the_city_gives_one_stone_at_a_time(scenario: int) -> None:
    s, site = together(scenario)
    assert Play(s, dive(s, 0, site)).answer("stone", GOLD).kind == "go_on"


def test_crew_is_played_only_when_both_stones_lie_on_the_board() -> None:
    s, site = together(TROUBLED_WATERS)
    card = hold(s, 0, crew(s, colour=GOLD, points=2))
    drawing = Play(s, dive(s, 0, site)).answer("stone", GOLD)
    assert drawing.kind == "stone"
    assert drawing.answer("stone", SILVER).options == [card, "done"]


def test_two_stones_of_a_hazard_at_once_are_a_warning_and_a_danger() -> None:
    s, site = together(TROUBLED_WATERS)
    card = hold(s, 0, crew(s, protects=BLUE, copies=2))
    hold(s, 0, card)
    drawing = Play(s, dive(s, 0, site)).answer("stone", BLUE, BLUE).answer("protect", card, seat=0)
    assert drawing.kind == "go_on"
    assert s.diving == [True, False, False]


def test_two_dangers_at_once_are_both_faced_by_each_seat_in_turn() -> None:
    s, site = together(TROUBLED_WATERS, GUARD_SPOT)
    moor(s, 0, site, GUARD_SPOT)
    cards = {seat: [hold(s, seat, crew(s, protects=BLUE)), hold(s, seat, crew(s, protects=BLACK))] for seat in (0, 1)}
    drawing = Play(s, dive(s, 0, site)).answer("stone", BLUE, BLACK).pass_on().answer("go_on", "on")
    drawing.answer("stone", BLACK, BLUE)
    assert drawing.ask.about == (BLACK,)
    drawing.answer("protect", ("spot", 0), seat=0)
    assert drawing.ask.about == (BLUE,)
    drawing.answer("protect", cards[0][0], seat=0)
    drawing.answer("protect", cards[1][1], seat=1).answer("protect", "surface", seat=1)
    assert s.diving == [True, False, False]


def test_who_surfaces_from_the_first_of_two_dangers_faces_no_second() -> None:
    s, site = together(TROUBLED_WATERS)
    blue = hold(s, 0, crew(s, protects=BLUE))
    drawing = Play(s, dive(s, 0, site)).answer("stone", BLUE, BLACK).answer("go_on", "on").answer("stone", BLACK, BLUE)
    assert drawing.over
    assert blue in s.hands[0] + s.resting[0]
    assert told(s, "surfaces") == [(0,), (1,), (2,)]


def test_a_danger_must_be_survived_before_the_other_stone_of_the_pair_can_be_used() -> None:
    s, site = together(TROUBLED_WATERS)
    guard = hold(s, 0, crew(s, protects=BLUE))
    saved, lost = hold(s, 0, crew(s, colour=RED, points=4)), hold(s, 1, crew(s, colour=RED, points=4))
    drawing = Play(s, dive(s, 0, site)).answer("stone", BLUE, SILVER).answer("go_on", "on").answer("stone", RED, BLUE)
    assert drawing.kind == "protect"
    drawing.answer("protect", guard).answer("crew", saved, seat=0)
    assert drawing.kind == "go_on"
    assert lost in s.hands[1]


def test_the_last_stone_of_the_bag_is_drawn_alone() -> None:
    s, site = together(TROUBLED_WATERS)
    s.supply, s.bag = [s.bag.pool.count(colour) for colour in range(len(COLOURS))], Pile([GOLD])
    s.supply[GOLD] -= 1
    assert Play(s, dive(s, 0, site)).answer("stone", GOLD).over
    assert s.chests == [2, 2, 2]


# --- The Best of the Best ---


def test_the_best_of_the_best_bring_four_points_more_for_each_card() -> None:
    s, site = together(BEST_OF_THE_BEST)
    cards = [hold(s, 1, crew(s, colour=GREEN, points=8)), hold(s, 1, crew(s, colour=ANY, count=1, points=3))]
    Play(s, dive(s, 0, site)).draw(GREEN).answer("crew", *cards, seat=1).stop()
    assert s.chests == [0, 19, 0]


def test_the_best_of_the_best_get_nothing_for_protecting() -> None:
    s, site = together(BEST_OF_THE_BEST)
    guard = hold(s, 0, crew(s, protects=BLUE))
    Play(s, dive(s, 0, site)).draw(BLUE, BLUE).answer("protect", guard).stop()
    assert s.chests == [0, 0, 0]


@pytest.mark.parametrize(("scenario", "city"), [(BEST_OF_THE_BEST, False), (LUCRATIVE_WRECKS, True)])
def test_elsewhere_cards_bring_what_they_say(scenario: int, city: bool) -> None:
    s, site = together(scenario, city=city)
    card = hold(s, 1, crew(s, colour=GREEN, points=8))
    Play(s, dive(s, 0, site)).draw(GREEN).answer("crew", card).stop()
    assert s.chests == [0, 8, 0]


# --- Scattered Riches ---


def crossing(s: DeepBlueState) -> tuple[int, list[int]]:
    """A deep site, and its neighbours that are sites."""
    for node in s.c.deep_sites:
        sites = [near for near in s.c.neighbours[node] if s.wrecks[near] != NO_WRECK]
        if sites and any(s.wrecks[near] == NO_WRECK for near in s.c.neighbours[node]):
            return node, sites
    raise AssertionError("no deep site has both wrecks and open water next to it")


def test_a_part_of_the_city_that_turns_up_scatters_a_stone_on_itself_and_each_neighbouring_wreck() -> None:
    s = a_table(scenario=SCATTERED_RICHES)
    node, sites = crossing(s)
    wreck = hidden_wreck(s, city=True)
    bag = len(s.bag)
    scattering = Play(s, reveal_wreck(s, 0, node)).answer("wreck", wreck)
    for count in range(1 + len(sites)):
        assert scattering.kind == "stone"
        assert len(s.bag) == bag - count
        scattering.answer("stone", SILVER)
    assert scattering.over
    assert [other for other, stone in enumerate(s.riches) if stone >= 0] == sorted([node, *sites])
    assert s.wrecks[sites[0]] == FACE_DOWN or s.wrecks[sites[0]] >= 0


def test_places_without_a_wreck_get_no_stone() -> None:
    s = a_table(scenario=SCATTERED_RICHES)
    node, sites = crossing(s)
    if s.wrecks[sites[0]] == FACE_DOWN:
        s.deep.pool.pop(0)
    s.wrecks[sites[0]] = NO_WRECK
    Play(s, reveal_wreck(s, 0, node)).answer("wreck", hidden_wreck(s, city=True)).let_nature()
    assert [other for other, stone in enumerate(s.riches) if stone >= 0] == sorted([node, *sites[1:]])


def test_a_wreck_holds_one_scattered_stone_at_most() -> None:
    s = a_table(scenario=SCATTERED_RICHES)
    node, sites = crossing(s)
    s.bag.take(GOLD)
    s.riches[sites[0]] = GOLD
    Play(s, reveal_wreck(s, 0, node)).answer("wreck", hidden_wreck(s, city=True)).let_nature()
    assert s.riches[sites[0]] == GOLD
    assert len([stone for stone in s.riches if stone >= 0]) == 1 + len(sites)
    assert sites[0] not in [where for where, _ in told(s, "scatters")]


def test_other_wrecks_and_other_scenarios_scatter_nothing() -> None:
    for scenario, city in ((SCATTERED_RICHES, False), (TROUBLED_WATERS, True)):
        s = a_table(scenario=scenario)
        node, _ = crossing(s)
        assert Play(s, reveal_wreck(s, 0, node)).answer("wreck", hidden_wreck(s, city=city)).over
        assert max(s.riches) == -1


@pytest.mark.parametrize("city", [True, False])
def test_a_dive_begins_with_the_stone_that_lies_there_also_at_a_plain_wreck(city: bool) -> None:
    s, site = together(SCATTERED_RICHES, city=city)
    s.bag.take(RED)
    s.riches[site] = RED
    drawing = Play(s, dive(s, 0, site))
    assert s.drawn == [RED]
    assert s.riches[site] == -1
    assert (drawing.kind, drawing.seat) == ("go_on", 0)


def test_the_scattered_stone_counts_as_drawn_so_the_leader_may_stop_after_it() -> None:
    s, site = together(SCATTERED_RICHES)
    s.bag.take(RED)
    s.riches[site] = RED
    card = hold(s, 1, crew(s, colour=RED, points=3))
    bag = len(s.bag)
    Play(s, dive(s, 0, site)).answer("crew", card, seat=1).answer("go_on", "stop")
    assert s.chests == [4, 7, 4]
    assert len(s.bag) == bag + 1


def test_a_scattered_hazard_is_the_warning() -> None:
    s, site = together(SCATTERED_RICHES)
    s.bag.take(BLUE)
    s.riches[site] = BLUE
    drawing = Play(s, dive(s, 0, site))
    assert drawing.kind == "go_on"
    assert drawing.draw(BLUE).over


def test_the_scattered_stone_goes_into_the_bag_after_the_dive() -> None:
    s, site = together(SCATTERED_RICHES)
    bag = s.bag.pool[:]
    s.bag.take(RED)
    s.riches[site] = RED
    Play(s, dive(s, 0, site)).draw(SILVER).stop()
    assert s.bag.pool == bag


# --- Lucrative Wrecks ---


@pytest.mark.parametrize(("count", "bonus"), [(2, 0), (3, 2), (5, 2), (6, 4)])
def test_a_lucrative_wreck_brings_its_leader_two_points_for_every_three_stones(count: int, bonus: int) -> None:
    s, site = together(LUCRATIVE_WRECKS, points=5)
    stones = [BLUE, BLACK, GREEN, GREEN, 4, 4][:count]
    Play(s, dive(s, 1, site)).draw(*stones).stop()
    assert s.chests == [0, 5 + bonus, 0]


def test_a_lucrative_wreck_brings_nothing_more_to_a_leader_thrown_out() -> None:
    s, site = together(LUCRATIVE_WRECKS, points=5)
    assert Play(s, dive(s, 0, site)).draw(GREEN, BLUE, BLUE).over
    assert s.chests == [5, 0, 0]


@pytest.mark.parametrize(("scenario", "city"), [(LUCRATIVE_WRECKS, False), (DANGEROUS_REEFS, True)])
def test_elsewhere_long_dives_bring_the_leader_no_more(scenario: int, city: bool) -> None:
    s, site = together(scenario, city=city, points=5)
    Play(s, dive(s, 0, site)).draw(GREEN, BLUE, BLACK).stop()
    assert s.chests == [5, 0, 0]


# --- Approaching Storm ---


def storm_at(
    seats: int = 3, *, city: bool = True, scenario: int = APPROACHING_STORM
) -> tuple[DeepBlueState, int, Play]:
    """Seat 0 turns up a wreck at the remotest site."""
    s = a_table(seats, scenario)
    site = sink(s)
    s.deep.add(s.wrecks[site])
    s.wrecks[site] = FACE_DOWN
    moor(s, 0, away(s, site, 1))
    hold(s, 0, crew(s, propeller=1, colour=SILVER, points=3))
    sailing = Play(s, sail(s, 0)).answer("sail", (0, site))
    return s, site, sailing.answer("wreck", hidden_wreck(s, GOLD_SPOT, city=city))


def test_whoever_turns_up_a_part_of_the_city_in_a_storm_must_lead_a_dive_there_at_once() -> None:
    s, site, storm = storm_at()
    assert (storm.kind, s.leader, s.site) == ("stone", 0, site)
    assert s.spots[0][0] == 0
    storm.draw(SILVER).stop()
    assert storm.over
    assert s.chests == [1, 0, 0]
    assert len(s.city) == 1


def test_the_dive_in_a_storm_is_free_and_the_turn_then_passes() -> None:
    s = a_table(3, APPROACHING_STORM)
    site = s.c.deep_sites[0]
    moor(s, 0, away(s, site, 1))
    hold(s, 0, crew(s, propeller=1))
    wreck = hidden_wreck(s, city=True)
    taking = Play(s, turn(s)).answer("action", "sail").answer("sail", (0, site))
    taking.answer("wreck", wreck).draw(SILVER).stop()
    assert taking.over
    assert s.turn == 1


@pytest.mark.parametrize(("scenario", "city"), [(APPROACHING_STORM, False), (TROUBLED_WATERS, True)])
def test_without_storm_or_city_nobody_has_to_dive(scenario: int, city: bool) -> None:
    s, site, sailing = storm_at(city=city, scenario=scenario)
    assert sailing.over
    assert s.wrecks[site] >= 0
    assert s.site == -1


def test_a_part_of_the_city_that_lies_open_forces_nobody() -> None:
    s = a_table(3, APPROACHING_STORM)
    site = sink(s, city=True)
    moor(s, 0, away(s, site, 1))
    hold(s, 0, crew(s, propeller=1))
    assert Play(s, sail(s, 0)).answer("sail", (0, site)).over


def test_in_a_storm_boats_rush_from_one_or_two_moves_away() -> None:
    s = a_table(4, APPROACHING_STORM)
    site = sink(s, city=True)
    moor(s, 0, site)
    for seat, moves in ((1, 1), (2, 2), (3, 3)):
        moor(s, seat, away(s, site, moves))
    rushing = Play(s, dive(s, 0, site)).answer("rush", 0, seat=1).answer("rush", 0, seat=2)
    assert rushing.kind == "stone"
    assert [site in boats for boats in s.boats] == [True, True, True, False]


def test_plain_wrecks_are_rushed_to_from_one_move_away_even_in_a_storm() -> None:
    s = a_table(3, APPROACHING_STORM)
    site = sink(s)
    moor(s, 0, site)
    moor(s, 1, away(s, site, 2))
    assert Play(s, dive(s, 0, site)).kind == "stone"


def test_in_a_storm_both_boats_arrive_before_the_forced_dive() -> None:
    s = a_table(2, APPROACHING_STORM)
    site = s.c.deep_sites[0]
    other = sink(s, GOLD_SPOT, RED_SPOT)
    city = hidden_wreck(s, city=True)
    moor(s, 0, away(s, site, 1))
    moor(s, 0, away(s, other, 1), boat=1)
    hold(s, 0, crew(s, propeller=2))
    sailing = Play(s, sail(s, 0)).answer("sail", (0, site), (1, other)).answer("wreck", city)
    assert sailing.kind == "scout"
    sailing.answer("scout", 1).pass_on()
    assert (sailing.kind, s.site, s.spots[0][1]) == ("stone", site, 1)


def two_storms(order: tuple[int, int] = (0, 1)) -> tuple[DeepBlueState, int, int, Play]:
    """Seat 0 turns up two parts of the city, two moves apart at most, with one sail, the boats moving in this order."""
    s = a_table(2, APPROACHING_STORM)
    first = s.c.deep_sites[0]
    second = next(node for node in s.c.deep_sites if 0 < s.c.moves[first][node] <= 2)
    cities = [hidden_wreck(s, city=True, nth=0), hidden_wreck(s, city=True, nth=1)]
    moor(s, 0, away(s, first, 1, "buoy"))
    moor(s, 0, away(s, second, 1), boat=1)
    hold(s, 0, crew(s, propeller=2))
    sailing = Play(s, sail(s, 0))
    sailing.answer("sail", *[((0, first), (1, second))[boat] for boat in order])
    return s, first, second, sailing.answer("wreck", *cities)


def test_two_parts_turned_up_at_once_are_dived_to_one_after_the_other() -> None:
    s, first, second, sailing = two_storms()
    assert s.site == first
    sailing.answer("rush", "stay", seat=0).draw(SILVER).stop()
    assert s.site == second
    sailing.draw(SILVER).stop()
    assert sailing.over
    assert len(s.city) == 2


def test_of_two_parts_the_one_turned_up_first_is_dived_to_first() -> None:
    s, first, second, sailing = two_storms(order=(1, 0))
    assert s.site == second
    sailing.answer("rush", "stay", seat=0).draw(SILVER).stop()
    assert s.site == first


def test_a_part_left_by_rushing_to_the_other_is_not_dived_to() -> None:
    s, _, second, sailing = two_storms()
    sailing.answer("rush", 1, seat=0).draw(SILVER).stop()
    assert sailing.over
    assert s.wrecks[second] >= 0


def test_a_card_that_propelled_cannot_bring_points_in_the_dive_of_the_same_turn() -> None:
    s, _, storm = storm_at()
    storm.draw(SILVER)
    assert storm.kind == "go_on"
    assert len(s.played[0]) == 1


# --- Dangerous Reefs ---


def test_nobody_rushes_across_dangerous_reefs() -> None:
    s = a_table(3, DANGEROUS_REEFS)
    site = sink(s, city=True)
    moor(s, 0, site)
    for seat in (0, 1, 2):
        moor(s, seat, away(s, site, 1), boat=1)
    assert Play(s, dive(s, 0, site)).kind == "stone"
    assert s.diving == [True, False, False]


def test_there_are_no_reefs_at_plain_wrecks() -> None:
    s = a_table(3, DANGEROUS_REEFS)
    site = sink(s)
    moor(s, 0, site)
    moor(s, 1, away(s, site, 1))
    assert Play(s, dive(s, 0, site)).kind == "rush"


# --- Treasures Aplenty ---


def test_with_treasures_aplenty_every_diver_gets_the_points_of_the_wreck() -> None:
    s, site = together(TREASURES_APLENTY, points=6, seats=4)
    moor(s, 3, s.c.harbour)
    Play(s, dive(s, 0, site)).draw(GREEN).stop()
    assert s.chests == [6, 6, 6, 0]


def test_with_treasures_aplenty_two_boats_get_them_twice() -> None:
    s, site = together(TREASURES_APLENTY, points=6)
    moor(s, 0, site, boat=1)
    moor(s, 2, site, boat=1)
    Play(s, dive(s, 0, site)).draw(GREEN).stop()
    assert s.chests == [12, 6, 12]


def test_with_treasures_aplenty_divers_who_surfaced_early_get_them_too() -> None:
    s, site = together(TREASURES_APLENTY, points=6)
    guard = hold(s, 1, crew(s, protects=BLUE))
    assert Play(s, dive(s, 0, site)).draw(RED, BLUE, BLUE).answer("protect", guard, seat=1).over
    assert s.chests == [6, 10, 6]


def test_with_treasures_aplenty_plain_wrecks_still_pay_their_leader_only() -> None:
    s, site = together(TREASURES_APLENTY, points=6, city=False)
    moor(s, 0, site, boat=1)
    Play(s, dive(s, 0, site)).draw(GREEN).stop()
    assert s.chests == [6, 0, 0]
    assert s.spots[0] == [CENTRE, CENTRE]
