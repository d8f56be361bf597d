from __future__ import annotations

import fathomfive as ff
from fathomfive.games.otys import GAME
from fathomfive.games.otys.rules.setup import set_up
from fathomfive.games.otys.rules.state import NONE, OtysState, X, load
from tests.games.otys.positions import ADVANCED, BASIC, METAL_EXPERT, Play, station, store, table, take_turn


def fresh(seats: int, sponsors: str = "basic") -> OtysState:
    content, _ = GAME.load()
    s = GAME.rules.new(content, seats, {"sponsors": sponsors, "spy": "rulebook"})
    s.seats = seats
    Play(s, set_up(s))
    return s


def test_every_board_has_eight_slots_five_levels_and_a_space_for_a_reward_on_each() -> None:
    for player in fresh(4).players:
        assert len(player.column) == 8
        assert len(player.zone) == 5 * 4
        assert player.rewards == [NONE] * 5


def test_all_six_keys_of_the_own_colour_are_available_at_the_start() -> None:
    for player in fresh(3).players:
        assert player.keys == [1, 2, 3, 4, 5, X]
        assert player.track == []
        assert player.neutral == 0


def test_specialists_start_with_movement_one_and_six_keys() -> None:
    s = fresh(2)
    for player in s.players:
        assert s.c.movement[player.mechanic] == 1
        assert s.c.returns[player.hacker] == 6


def test_divers_start_basic_in_an_order_of_their_own_for_each_player() -> None:
    s = fresh(4)
    for player in s.players:
        assert sorted(player.column) == list(range(8))
        assert player.upgraded == [0] * 8
    assert len({tuple(player.column) for player in s.players}) > 1


def test_one_resource_of_each_colour_lies_on_levels_two_to_five() -> None:
    s = fresh(4)
    for seat, player in enumerate(s.players):
        assert [load(s, seat, level) for level in range(1, 6)] == [0, 1, 1, 1, 1]
        assert [sum(player.zone[colour::4]) for colour in range(4)] == [1, 1, 1, 1]


def test_everybody_starts_with_three_credits_one_battery_and_no_prestige() -> None:
    for player in fresh(2).players:
        assert (player.credits, player.batteries, player.prestige) == (3, 1, 0)


def test_two_reward_tiles_lie_on_each_level_and_the_others_in_the_bag() -> None:
    s = fresh(3)
    assert len(s.display) == 10
    assert len(s.bag) == 22
    assert s.discards == []


def test_sponsors_lie_in_random_order_one_at_each_level() -> None:
    orders = [str(ff.Table("otys", 2, seed).view()["sponsors"]) for seed in range(8)]
    assert all(sorted(order.strip("[]").split(", ")) == ["0", "1", "2", "3", "4"] for order in orders)
    assert len(set(orders)) > 1


def test_shop_starts_with_two_of_one_colour_and_one_each_of_two_others() -> None:
    shops = [str(ff.Table("otys", 2, seed).view()["shop"]) for seed in range(8)]
    assert all(sorted(shop.strip("[]").split(", ")) == ["0", "1", "1", "2"] for shop in shops)
    assert len(set(shops)) > 1


def test_three_contracts_are_public_and_two_with_two_players() -> None:
    assert [len(fresh(seats).contracts) for seats in (2, 3, 4)] == [2, 3, 3]
    s = fresh(3)
    assert len(s.deck) == 32 - 3
    assert not set(s.contracts) & set(s.deck.pool)


def test_first_player_is_drawn() -> None:
    first = {ff.Table("otys", 4, seed).view()["first"] for seed in range(30)}
    assert first == {0, 1, 2, 3}


def test_sponsor_sides_are_basic_or_advanced_or_drawn_one_by_one() -> None:
    assert fresh(2).sides == [BASIC] * 5
    assert fresh(2, "advanced").sides == [ADVANCED] * 5
    sides = [tuple(ff.Table("otys", 2, seed, {"sponsors": "random"}).view()["sides"]) for seed in range(12)]  # type: ignore[arg-type]
    assert all(set(five) <= {BASIC, ADVANCED} for five in sides)
    assert any(set(five) == {BASIC, ADVANCED} for five in sides)


def test_supply_gives_more_than_the_box_holds() -> None:
    s = table(4)
    for player in s.players:
        player.credits, player.batteries, player.neutral = 10, 6, 5
        player.upgraded[METAL_EXPERT] = 1
    for seat in range(4):
        for level, spaces in enumerate(s.c.spaces, 1):
            store(s, seat, level, metal=spaces)
    store(s, 0, 2, metal=2)
    station(s, 0, METAL_EXPERT, 2)
    take_turn(s, 1, "sponsor")
    assert sum(player.credits for player in s.players) == 40 + 1
    s.turn = s.key = 0
    s.players[0].keys = [2, 5]
    take_turn(s, 5, "sponsor")
    assert sum(player.batteries for player in s.players) == 24 + 1
    s.key = 0
    s.players[0].keys = [2]
    take_turn(s, 2, "activate", ("take", "metal", "neutral-key"))
    assert [sum(player.zone[0::4]) for player in s.players] == [21] * 4
    assert sum(player.neutral for player in s.players) == 20 + 1
