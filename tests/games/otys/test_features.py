"""How the seats stand: the chance to win, as the table looks now."""

from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.games.otys import GAME
from fathomfive.games.otys.judge.features import (
    NAMES,
    contracts_in_sight,
    features,
    next_turns,
    turn_to_come,
    within_reach,
)
from fathomfive.games.otys.rules.contracts import missing, shortfall
from fathomfive.games.otys.rules.state import X
from fathomfive.kernel import Stream
from tests.games.otys.positions import FUEL, METAL_EXPERT, TRADER, offer, station, store, table, tile, use


def test_every_table_has_as_many_numbers() -> None:
    content, _ = GAME.load()
    new = GAME.rules.new(content, 3, {"sponsors": "basic", "spy": "rulebook"})
    new.seats = 3
    assert GAME.judge.outlook(new) == pytest.approx([1 / 3] * 3)
    for s in (new, table(), table(4)):
        assert len(GAME.judge.features(s, 0)) == len(NAMES)


def test_features_stay_near_one_and_chances_sum_to_one_in_whole_games() -> None:
    for seats in (2, 4):
        t = ff.Table("otys", seats, 3)
        stream = Stream(4)
        while not t.over:
            ask = t.asks[0]
            assert sum(GAME.judge.outlook(t.state)) == pytest.approx(1.0)  # type: ignore[arg-type]
            assert all(-3.0 <= number <= 3.0 for number in GAME.judge.features(t.state, ask.seat))  # type: ignore[arg-type]
            t.answer(t.game.advise(t.state, ask, stream), ask.seat)
        winner = t.ranks.index(1)
        outlook = GAME.judge.outlook(t.state)  # type: ignore[arg-type]
        assert outlook[winner] == max(outlook)


def test_whatever_helps_raises_the_chance() -> None:
    offer(usual := table(), "algae-farm", "settlement")
    even = GAME.judge.outlook(usual)[0]
    better = []
    for change in ("prestige", "credits", "resources", "trader", "tile"):
        s = table()
        offer(s, "algae-farm", "settlement")
        if change == "prestige":
            s.players[0].prestige = 3
        elif change == "credits":
            s.players[0].credits += 3
        elif change == "resources":
            store(s, 0, 4, metal=1, plant=1)
        elif change == "trader":
            s.players[0].upgraded[TRADER] = 1
        else:
            s.players[0].rewards[4] = tile("battery-green")
        better.append(GAME.judge.outlook(s)[0])
    assert all(chance > even + 0.005 for chance in better)


def test_a_lead_is_worth_more_near_the_end() -> None:
    early, late = table(), table()
    early.players[0].prestige = 3
    late.players[0].prestige, late.players[1].prestige = 17, 14
    assert GAME.judge.outlook(late)[0] > GAME.judge.outlook(early)[0] > 0.5


def test_contracts_in_sight_are_those_whose_resources_lie_together() -> None:
    s = table()
    offer(s, "breakwater", "hatchery")
    store(s, 0, 5, metal=1)
    apart = contracts_in_sight(s, 0)
    store(s, 0, 5, metal=2)
    together = contracts_in_sight(s, 0)
    assert together[0][0] == 2.0
    assert together[0] == sorted(together[0], reverse=True)
    assert together[1] > apart[1]
    assert contracts_in_sight(s, 1)[1] < apart[1]


def test_the_shortfall_is_that_of_the_nearest_payment_whenever_it_is_asked_for() -> None:
    s = table()
    for metal, plant, fuel in ((0, 0, 0), (2, 0, 1), (1, 1, 1), (2, 0, 1)):
        store(s, 0, 5, metal=metal, plant=plant, fuel=fuel)
        zone = s.players[0].zone
        for contract in s.c.contracts:
            assert shortfall(contract, zone, 16) == min(missing(zone, 16, way) for way in contract.ways)


def test_the_next_turns_are_those_of_the_available_keys() -> None:
    s = table()
    offer(s, "breakwater")
    store(s, 0, 3, metal=1)
    station(s, 0, METAL_EXPERT, 3)
    s.players[0].credits = 0  # so that sponsor 4 has nothing to offer
    ready = next_turns(s, 0)
    assert ready == sorted(ready, reverse=True)
    assert ready[0] > 1.0
    use(s, 0, 3, X)
    assert next_turns(s, 0)[0] < ready[0]


def test_a_contract_is_within_reach_of_a_diver_at_the_level_or_of_a_propeller() -> None:
    s = table()
    offer(s, "signal-mast")
    store(s, 0, 4, metal=1, tech=1)
    assert within_reach(s, 0) == [0.0, 0.0]  # the metal expert is out of reach
    s.players[0].mechanic = 3
    station(s, 0, METAL_EXPERT, 1)
    assert within_reach(s, 0) == [0.0, 3.0]
    s.players[0].batteries = 0
    assert within_reach(s, 0) == [0.0, 0.0]
    station(s, 0, METAL_EXPERT, 4)
    assert within_reach(s, 0) == [3.0, 3.0]
    s.players[0].rewards[3] = tile("battery-green")
    assert within_reach(s, 0) == [4.0, 4.0]
    use(s, 0, 4, X)
    assert within_reach(s, 0) == [0.0, 0.0]


def test_the_trader_brings_what_the_shop_has_and_the_purse_can_pay() -> None:
    s = table()
    offer(s, "fuel-depot")
    store(s, 0, 3, fuel=1)
    station(s, 0, TRADER, 3)
    s.players[0].batteries = 0
    assert within_reach(s, 0) == [0.0, 0.0]
    s.shop[FUEL] = 1
    assert within_reach(s, 0) == [2.0, 2.0]
    s.players[0].credits = 2
    assert within_reach(s, 0) == [0.0, 0.0]


def test_a_turn_is_to_come_until_it_has_been_played() -> None:
    s = table(3)
    s.first = 2
    s.turn = 0
    assert [turn_to_come(s, seat) for seat in range(3)] == [1.0, 1.0, 0.0]


def test_who_moves_and_who_has_moved_is_told_apart() -> None:
    s = table()
    assert features(s, 0) != features(s, 1)
    s.turn = 1
    moved = features(s, 0)
    s.turn = 0
    assert moved != features(s, 0)
