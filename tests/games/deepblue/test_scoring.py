"""The end of a dive and its score (DB-8), and the end of the game (DB-10)."""

from __future__ import annotations

import pytest

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import (
    BLACK,
    BLUE,
    BLUE_SPOT,
    GOLD,
    GOLD_SPOT,
    GREEN,
    PURPLE,
    RED,
    RED_SPOT,
    SILVER,
    SILVER_SPOT,
)
from fathomfive.games.deepblue.rules.dive import dive
from fathomfive.games.deepblue.rules.scoring import crew_size, ranks, stone_points
from fathomfive.games.deepblue.rules.state import CENTRE, NO_WRECK, DeepBlueState
from fathomfive.games.deepblue.rules.turn import actions, turn
from tests.games.deepblue.scenes import (
    Play,
    a_table,
    all_stones_in_bag,
    away,
    crew,
    hold,
    moor,
    rest_cards,
    sink,
    told,
    unset_table,
)

TREASURES = [(SILVER, SILVER_SPOT, 1, 3), (GOLD, GOLD_SPOT, 2, 5), (RED, RED_SPOT, 4, 10)]


def together(*spots: int, points: int = 0, seats: int = 3) -> tuple[DeepBlueState, int]:
    """All seats at one wreck, in its middle; anything may be drawn."""
    s = a_table(seats)
    site = sink(s, *spots, points=points)
    all_stones_in_bag(s)
    for seat in range(seats):
        moor(s, seat, site)
    return s, site


# --- the three kinds of points ---


@pytest.mark.parametrize(("stone", "spot", "plain", "scouted"), TREASURES)
def test_each_treasure_counts_for_every_diver_who_is_down_at_the_end(
    stone: int, spot: int, plain: int, scouted: int
) -> None:
    s, site = together()
    Play(s, dive(s, 0, site)).draw(stone, stone).stop()
    assert s.chests == [2 * plain] * 3


@pytest.mark.parametrize(("stone", "spot", "plain", "scouted"), TREASURES)
def test_a_boat_on_the_scout_spot_of_a_treasure_makes_it_count_more(
    stone: int, spot: int, plain: int, scouted: int
) -> None:
    s, site = together(BLUE_SPOT, spot)
    moor(s, 1, site, spot)
    Play(s, dive(s, 0, site)).draw(stone, stone).stop()
    assert s.chests == [2 * plain, 2 * scouted, 2 * plain]


def test_a_scout_spot_counts_for_its_own_treasure_only() -> None:
    s, site = together(GOLD_SPOT)
    moor(s, 1, site, GOLD_SPOT)
    Play(s, dive(s, 0, site)).draw(SILVER, RED).stop()
    assert s.chests == [5, 5, 5]


def test_a_scout_spot_held_by_the_second_boat_counts_too_and_two_spots_count_both() -> None:
    s, site = together(GOLD_SPOT, RED_SPOT)
    moor(s, 1, site, RED_SPOT, boat=1)
    moor(s, 1, site, GOLD_SPOT)
    Play(s, dive(s, 0, site)).draw(GOLD, RED).stop()
    assert s.chests == [6, 15, 6]


def test_a_scout_spot_at_another_wreck_does_not_count() -> None:
    s, site = together(GOLD_SPOT)
    other = sink(s, GOLD_SPOT, node=s.c.deep_sites[0])
    moor(s, 1, other, GOLD_SPOT, boat=1)
    Play(s, dive(s, 0, site)).draw(GOLD).stop()
    assert s.chests == [2, 2, 2]


@pytest.mark.parametrize("stone", [GREEN, PURPLE, BLUE, BLACK])
def test_other_stones_bring_no_points_of_themselves(stone: int) -> None:
    s, site = together()
    Play(s, dive(s, 0, site)).draw(stone).stop()
    assert s.chests == [0, 0, 0]


def test_two_boats_at_the_wreck_do_not_double_the_stones() -> None:
    s, site = together()
    moor(s, 1, site, boat=1)
    Play(s, dive(s, 0, site)).draw(RED).stop()
    assert s.chests == [4, 4, 4]


def test_who_is_not_at_the_wreck_gets_nothing() -> None:
    s, site = together(points=5)
    moor(s, 2, away(s, site, 2))
    Play(s, dive(s, 0, site)).draw(RED).stop()
    assert s.chests == [9, 4, 0]


def test_who_surfaced_early_gets_nothing_for_stones() -> None:
    s, site = together(RED_SPOT)
    moor(s, 1, site, RED_SPOT)
    guard = hold(s, 0, crew(s, protects=BLACK))
    Play(s, dive(s, 0, site)).draw(RED, BLACK, BLACK).answer("protect", guard).stop()
    assert s.chests == [4, 0, 0]


def test_only_the_leader_gets_the_points_of_the_wreck() -> None:
    s, site = together(points=5)
    Play(s, dive(s, 1, site)).draw(GREEN).stop()
    assert s.chests == [0, 5, 0]


def test_the_leader_gets_the_points_of_the_wreck_even_when_thrown_out() -> None:
    s, site = together(points=5)
    assert Play(s, dive(s, 0, site)).draw(RED, BLUE, BLUE).over
    assert s.chests == [5, 0, 0]


def test_the_points_of_the_wreck_do_not_double_with_two_boats() -> None:
    s, site = together(points=5)
    moor(s, 0, site, boat=1)
    Play(s, dive(s, 0, site)).draw(GREEN).stop()
    assert s.chests == [5, 0, 0]


def test_others_who_protected_still_score_the_stones_when_the_leader_is_thrown_out() -> None:
    s, site = together(points=3)
    guard = hold(s, 2, crew(s, protects=BLUE))
    assert Play(s, dive(s, 0, site)).draw(GOLD, BLUE, BLUE).answer("protect", guard, seat=2).over
    assert s.chests == [3, 0, 2]


def test_cards_stones_and_wreck_add_up_and_are_told() -> None:
    s, site = together(points=3)
    card = hold(s, 0, crew(s, colour=GOLD, points=6))
    Play(s, dive(s, 0, site)).draw(GOLD).answer("crew", card).stop()
    assert told(s, "scores") == [(0, 6, 2, 3, 11), (1, 0, 2, 0, 2), (2, 0, 2, 0, 2)]
    assert s.chests == [11, 2, 2]


def test_points_of_one_dive_do_not_count_again_in_the_next() -> None:
    s, site = together()
    card = hold(s, 1, crew(s, colour=GOLD, points=6))
    Play(s, dive(s, 0, site)).draw(GOLD).answer("crew", card).stop()
    again = sink(s, node=s.c.deep_sites[0])
    moor(s, 0, again)
    moor(s, 1, again)
    Play(s, dive(s, 0, again)).draw(SILVER).stop()
    assert s.chests == [3, 9, 2]


def test_points_go_to_the_chest_which_only_its_owner_sees() -> None:
    s, site = together()
    Play(s, dive(s, 0, site)).draw(GOLD).stop()
    assert GAME.rules.view(s, 1)["chests"] == [None, 2, None]
    assert GAME.rules.view(s, -1)["chests"] == [None, None, None]


# --- after the dive ---


def test_a_wreck_is_dived_at_once_only_and_is_discarded() -> None:
    s, site = together()
    Play(s, dive(s, 0, site)).draw(BLUE, BLUE)
    assert s.wrecks[site] == NO_WRECK
    assert s.city == []
    assert [deed for deed in actions(s, 0) if deed[0] == "dive"] == []


def test_boats_stay_where_the_wreck_was_but_hold_no_spot_any_more() -> None:
    s, site = together(GOLD_SPOT)
    moor(s, 1, site, GOLD_SPOT)
    elsewhere = sink(s, GOLD_SPOT, node=s.c.deep_sites[0])
    moor(s, 2, elsewhere, GOLD_SPOT, boat=1)
    Play(s, dive(s, 0, site)).draw(GOLD).stop()
    assert [boats[0] for boats in s.boats] == [site] * 3
    assert s.spots == [[CENTRE, CENTRE], [CENTRE, CENTRE], [CENTRE, 0]]


def test_a_part_of_the_city_goes_to_the_fresco() -> None:
    s = a_table()
    site = sink(s, city=True)
    part = s.wrecks[site]
    moor(s, 0, site)
    Play(s, dive(s, 0, site)).answer("stone", SILVER, SILVER).stop()
    assert s.city == [part]
    assert s.wrecks[site] == NO_WRECK
    assert not s.over


def test_all_drawn_stones_go_back_into_the_bag() -> None:
    s, site = together()
    bag = s.bag.pool[:]
    Play(s, dive(s, 0, site)).draw(GOLD, GREEN, SILVER, BLUE).stop()
    assert s.bag.pool == bag
    assert s.drawn == []


def test_nobody_is_diving_after_a_dive() -> None:
    s, site = together()
    card = hold(s, 1, crew(s, colour=GOLD, points=6))
    Play(s, dive(s, 0, site)).draw(GOLD).answer("crew", card).stop()
    assert (s.site, s.leader, any(s.diving), s.earned) == (-1, -1, False, [0, 0, 0])


def test_stones_count_only_while_they_lie_on_the_dive_board() -> None:
    s, site = together()
    s.site = site
    assert stone_points(s, 0) == 0
    s.drawn = [GOLD, SILVER]
    assert stone_points(s, 0) == 3


# --- the end of the game ---


def last_part(found: int) -> tuple[DeepBlueState, int]:
    """A dive to a part of the city when some others have been found."""
    s = a_table()
    site = sink(s, city=True)
    for node in [node for node in s.c.deep_sites if node != site][:found]:
        s.city.append(s.wrecks[sink(s, city=True, node=node)])
        s.wrecks[node] = NO_WRECK
    moor(s, 0, site)
    return s, site


@pytest.mark.parametrize(("found", "over"), [(2, False), (3, True)])
def test_the_game_ends_at_once_with_the_fourth_part_of_the_city(found: int, over: bool) -> None:
    s, site = last_part(found)
    Play(s, turn(s)).answer("action", ("dive", site)).answer("stone", SILVER, SILVER).stop()
    assert s.over == over
    assert len(told(s, "ends")) == int(over)
    assert told(s, "abandoned") == []


def test_the_last_dive_is_scored_before_the_game_ends() -> None:
    s, site = last_part(3)
    Play(s, turn(s)).answer("action", ("dive", site)).answer("stone", GOLD, SILVER).stop()
    assert s.chests[0] == 3


def test_the_game_also_ends_when_the_last_leader_is_thrown_out() -> None:
    s, site = last_part(3)
    assert Play(s, turn(s)).answer("action", ("dive", site)).answer("stone", BLUE, BLUE).over
    assert s.over


def test_a_plain_wreck_does_not_end_the_game_even_after_three_parts() -> None:
    s, _ = last_part(3)
    site = sink(s, node=next(node for node in s.c.deep_sites if s.wrecks[node] == -2))
    moor(s, 0, site)
    Play(s, dive(s, 0, site)).draw(SILVER).stop()
    assert not s.over


def test_the_most_points_win() -> None:
    s = a_table(4)
    s.chests = [12, 30, 7, 29]
    assert ranks(s) == [3, 1, 4, 2]
    assert GAME.rules.scores(s) == [12, 30, 7, 29]


def test_of_equal_seats_the_one_with_more_crew_cards_is_better_placed() -> None:
    s = a_table(3)
    s.chests = [20, 20, 5]
    hold(s, 1, crew(s))
    assert ranks(s) == [2, 1, 3]


def test_more_crew_cards_do_not_beat_more_points() -> None:
    s = a_table(2)
    s.chests = [20, 21]
    hold(s, 0, crew(s), crew(s, points=1))
    assert ranks(s) == [2, 1]


def test_seats_with_as_many_points_and_cards_share_their_place() -> None:
    s = a_table(4)
    s.chests = [20, 20, 5, 20]
    hold(s, 1, crew(s))
    assert ranks(s) == [2, 1, 4, 2]


def test_crew_cards_count_wherever_they_are() -> None:
    s = a_table(2)
    before = crew_size(s, 0)
    hold(s, 0, crew(s))
    rest_cards(s, 0, crew(s, points=1))
    card = crew(s, points=2)
    s.deck.take(card)
    s.played[0].append(card)
    assert crew_size(s, 0) == before + 3


def test_before_the_set_up_nobody_has_points_and_all_are_equal() -> None:
    s = unset_table(3)
    assert GAME.rules.scores(s) == [0, 0, 0]
    assert GAME.rules.ranks(s) == [1, 1, 1]
