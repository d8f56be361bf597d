"""Set-up (DB-2), and what every seat begins with."""

from __future__ import annotations

import pytest

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import COLOURS, GOLD, SCENARIOS, SILVER, TROUBLED_WATERS
from fathomfive.games.deepblue.rules.setup import RANDOM, set_up
from fathomfive.games.deepblue.rules.state import CENTRE, FACE_DOWN, NO_WRECK, DeepBlueState, is_city
from fathomfive.kernel import SetupError, Table
from tests.games.deepblue.scenes import Play, a_table, crew, hidden_wreck, sink, unset_table


def laid_out(seats: int = 3) -> DeepBlueState:
    s = unset_table(seats)
    Play(s, set_up(s)).let_nature()
    return s


def up_to_the_market(s: DeepBlueState) -> Play:
    play = Play(s, set_up(s))
    while play.kind != "crew":
        play.answer(play.kind, play.options[0])
    return play


def test_start_wrecks_are_dealt_at_random_and_face_up_to_the_start_sites() -> None:
    s = unset_table()
    play = Play(s, set_up(s))
    order = [4, 2, 0, 5, 1, 3]
    dealt = [s.c.start_wrecks[i] for i in order]
    for i, wreck in enumerate(dealt):
        assert sorted(play.options, key=str) == sorted(dealt[i:], key=str)
        play.answer("wreck", wreck)
    expected = [NO_WRECK if wreck == s.c.empty_wreck else wreck for wreck in dealt]
    assert [s.wrecks[node] for node in s.c.start_sites] == expected


def test_the_empty_start_wreck_is_discarded_and_leaves_its_site_empty() -> None:
    s = unset_table()
    Play(s, set_up(s)).answer("wreck", s.c.empty_wreck).let_nature()
    assert s.wrecks[s.c.start_sites[0]] == NO_WRECK
    assert s.c.empty_wreck not in s.wrecks
    assert len([wreck for wreck in s.wrecks if wreck >= 0]) == 5


def test_deep_wrecks_lie_face_down_on_the_other_sites_and_nobody_knows_which_is_where() -> None:
    s = laid_out()
    assert [node for node, wreck in enumerate(s.wrecks) if wreck == FACE_DOWN] == s.c.deep_sites
    assert s.deep.pool == sorted(s.c.deep_wrecks)


def test_no_wreck_lies_in_the_harbour_or_at_a_buoy() -> None:
    s = laid_out()
    for node, kind in enumerate(s.c.node_kinds):
        if kind in ("harbour", "buoy"):
            assert s.wrecks[node] == NO_WRECK


def test_the_dive_board_is_empty_and_the_bell_stands_aside() -> None:
    s = laid_out()
    assert (s.site, s.leader, s.drawn, s.city) == (-1, -1, [], [])
    assert not any(s.diving)


def test_supply_and_bag_hold_the_stones_the_content_says() -> None:
    s = unset_table()
    s.c.crew_adds[:] = [-1] * len(s.c.crew_adds)
    Play(s, set_up(s)).let_nature()
    assert s.supply == s.c.stones_supply
    assert [s.bag.pool.count(colour) for colour in range(len(COLOURS))] == s.c.stones_bag


@pytest.mark.parametrize("scenario", range(len(SCENARIOS)))
def test_the_chosen_scenario_is_played(scenario: int) -> None:
    s = unset_table(scenario=scenario)
    Play(s, set_up(s)).let_nature()
    assert s.scenario == scenario


def test_troubled_waters_is_played_unless_another_scenario_is_chosen() -> None:
    assert Table("deepblue", seats=2, seed=1).options == {"scenario": SCENARIOS[TROUBLED_WATERS]}


def test_a_random_scenario_is_any_of_the_seven() -> None:
    s = unset_table()
    s.scenario = RANDOM
    play = Play(s, set_up(s))
    assert play.kind == "scenario"
    assert play.options == list(range(7))
    play.answer("scenario", 5).let_nature()
    assert s.scenario == 5


def test_a_part_of_the_city_counts_as_one_only_once_it_is_face_up() -> None:
    s = a_table()
    hidden_wreck(s, city=True)
    plain, city = sink(s, node=s.c.deep_sites[0]), sink(s, city=True, node=s.c.deep_sites[1])
    assert is_city(s, city)
    assert not is_city(s, plain)
    assert not is_city(s, s.c.deep_sites[2])
    assert not is_city(s, s.c.harbour)


@pytest.mark.parametrize("seats", GAME.seats)
def test_every_seat_begins_with_two_boats_in_the_harbour_its_starters_and_an_empty_chest(seats: int) -> None:
    s = laid_out(seats)
    assert s.boats == [[s.c.harbour, s.c.harbour]] * seats
    assert s.spots == [[CENTRE, CENTRE]] * seats
    assert s.hands == [sorted(s.c.starters)] * seats
    assert s.resting == s.played == [[]] * seats
    assert s.chests == [0] * seats


@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_play(seats: int) -> None:
    assert list(GAME.seats) == [2, 3, 4, 5]
    with pytest.raises(SetupError):
        Table("deepblue", seats=seats, seed=1)


@pytest.mark.parametrize("seats", GAME.seats)
def test_starters_of_colours_nobody_plays_stay_in_the_box(seats: int) -> None:
    s = laid_out(seats)
    cards = [*s.deck.pool, *s.market, *[card for hand in s.hands for card in hand]]
    assert len(cards) == 30 + 4 * seats


def test_four_crew_cards_are_turned_up_one_after_the_other_cheapest_slot_first() -> None:
    s = unset_table()
    play = up_to_the_market(s)
    turned: list[int] = []
    for slot in range(4):
        assert s.market == [*turned, *[-1] * (4 - slot)]
        card = s.deck.pool[-1]
        turned.append(card)
        play.answer("crew", card)
    assert s.market == turned
    assert play.kind == "first"
    assert len(s.deck) == 26


def test_the_first_four_crew_cards_put_their_stones_from_the_supply_into_the_bag() -> None:
    s = unset_table()
    s.c.crew_adds[:] = [-1] * len(s.c.crew_adds)
    silver, gold = s.c.deck[0], s.c.deck[-1]
    s.c.crew_adds[silver], s.c.crew_adds[gold] = SILVER, GOLD
    play = up_to_the_market(s)
    plain = [card for card in s.c.deck if s.c.crew_adds[card] < 0]
    play.answer("crew", silver, plain[0], gold, plain[1])
    assert s.supply[SILVER] == s.c.stones_supply[SILVER] - 1
    assert s.bag.pool.count(SILVER) == s.c.stones_bag[SILVER] + 1
    assert s.supply[GOLD] == s.c.stones_supply[GOLD] - 1
    assert s.bag.pool.count(GOLD) == s.c.stones_bag[GOLD] + 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_first_player_is_drawn_among_all_seats(seats: int) -> None:
    s = unset_table(seats)
    play = up_to_the_market(s)
    while play.kind == "crew":
        play.answer("crew", play.options[0])
    assert play.options == list(range(seats))
    play.answer("first", seats - 1)
    assert play.over
    assert s.turn == seats - 1


@pytest.mark.parametrize(
    ("seats", "first", "tokens"),
    [
        (2, 0, [0, 1]),
        (2, 1, [1, 0]),
        (3, 1, [1, 0, 1]),
        (4, 0, [0, 1, 1, 2]),
        (5, 0, [0, 1, 1, 2, 2]),
        (5, 3, [1, 2, 2, 0, 1]),
    ],
)
def test_the_later_a_seat_comes_the_more_bonus_tokens_it_gets(seats: int, first: int, tokens: list[int]) -> None:
    s = unset_table(seats)
    play = up_to_the_market(s)
    while play.kind == "crew":
        play.answer("crew", play.options[0])
    play.answer("first", first)
    assert s.tokens == tokens


def test_blank_cards_of_a_scene_say_nothing() -> None:
    s = a_table()
    card = crew(s, colour=GOLD, points=3)
    assert s.c.crew_points[card] == 3
    assert sum(s.c.crew_points[other] for other in set(s.c.deck)) == 3
