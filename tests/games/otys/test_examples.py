"""The worked examples of the rulebook, with all their numbers."""

from __future__ import annotations

from fathomfive.games.otys.rules.shop import price, proceeds
from fathomfive.games.otys.rules.state import X
from tests.games.otys.positions import (
    ENGINEER,
    EXPLORER,
    FUEL,
    FUEL_EXPERT,
    METAL,
    METAL_EXPERT,
    PLANT,
    PLANT_EXPERT,
    TECH,
    TRADER,
    card,
    offer,
    show_tiles,
    station,
    store,
    stored,
    table,
    take_turn,
    tile,
    use,
)


def test_nadine_improves_her_mechanic_and_gets_all_keys_back() -> None:
    s = table()
    s.sponsors = [2, 0, 1, 3, 4]
    nadine = s.players[0]
    use(s, 0, 2, 3, 4, 5, X)
    station(s, 0, ENGINEER, 1)
    play = take_turn(s)
    assert s.key == 1
    assert "sponsor" in play.options
    play.answer("activate", "mechanic")
    assert nadine.credits == 2
    assert s.c.movement[nadine.mechanic] == 2
    play.answer("surface")
    assert nadine.keys == [1, 2, 3, 4, 5, X]
    assert nadine.track == []
    assert nadine.column[0] == ENGINEER
    assert play.over


def test_bernd_uses_his_x_key_on_level_2() -> None:
    s = table()
    s.sponsors = [2, 0, 1, 3, 4]
    bernd = s.players[0]
    use(s, 0, 2, 4)
    bernd.upgraded[FUEL_EXPERT] = 1
    station(s, 0, FUEL_EXPERT, 2)
    play = take_turn(s, X, 2)
    assert s.sponsors == [4, 2, 0, 1, 3]
    play.answer("sponsor", 4)
    assert 4 in bernd.keys
    play.answer("activate", ("take", "fuel", "battery"), "surface")
    assert stored(s, 0, 2) == [0, 0, 1, 0]
    assert bernd.batteries == 2
    assert bernd.track == [2, X]
    assert bernd.column[0] == FUEL_EXPERT


def test_steffi_spends_two_batteries() -> None:
    s = table()
    s.sponsors = [1, 2, 3, 0, 4]
    steffi = s.players[0]
    steffi.batteries = 2
    steffi.mechanic = 2
    steffi.column = [1, 2, EXPLORER, 3, METAL_EXPERT, 5, 6, TRADER]
    play = take_turn(s, 4, "sponsor")
    assert steffi.credits == 4
    play.answer("propeller", 4)
    assert play.options == [1, 2, 3, 5, 6, 7]
    play.answer(6)
    assert steffi.column == [1, 2, EXPLORER, 3, 5, 6, METAL_EXPERT, TRADER]
    play.answer("activate", ("take", "metal"))
    assert stored(s, 0, 4) == [1, 0, 0, 0]
    play.answer("oxygen")
    assert steffi.column[6] == METAL_EXPERT
    assert steffi.batteries == 0
    assert steffi.track == [4]


def test_roland_fills_a_contract_on_level_5() -> None:
    s = table()
    roland = s.players[0]
    offer(s, "algae-farm")
    station(s, 0, PLANT_EXPERT, 5)
    store(s, 0, 5, metal=1, plant=1)
    play = take_turn(s, 5, "sponsor")
    assert roland.batteries == 2
    play.answer("activate")
    assert ("fill", card("algae-farm")) not in play.options
    play.answer(("take", "plant"))
    assert stored(s, 0, 5) == [1, 2, 0, 0]
    play.answer(("fill", card("algae-farm")))
    assert stored(s, 0, 5) == [0, 0, 0, 0]
    assert roland.prestige == 3
    play.answer("surface")
    assert roland.track == [5]
    assert roland.column[0] == PLANT_EXPERT


def test_sabine_takes_a_reward_tile_with_her_explorer() -> None:
    s = table()
    sabine = s.players[0]
    sabine.credits = 2
    station(s, 0, EXPLORER, 4)
    show_tiles(s, 4, "metal-or-fuel-orange", "battery-green")
    play = take_turn(s, 4, "activate", ("reward", 6))
    assert sabine.credits == 0
    assert play.options == ["metal", "fuel", "decline"]
    play.answer("metal")
    assert stored(s, 0, 4) == [1, 0, 0, 0]
    assert sabine.rewards[3] == tile("metal-or-fuel-orange")
    play.answer("surface")
    s.turn = 0
    offer(s, "breakwater")
    store(s, 0, 4, metal=2)
    take_turn(s, ("fill", card("breakwater")))
    assert sabine.credits == 2


def test_sabine_looks_at_the_shop() -> None:
    s = table()
    sabine = s.players[0]
    sabine.credits = 3
    station(s, 0, TRADER, 5)
    s.shop = [1, 1, 2, 0]
    store(s, 0, 5, metal=1, fuel=2)
    assert [proceeds(s, colour, 0) for colour in (METAL, FUEL, TECH)] == [(2, 0), (1, 0), (3, 1)]
    assert [price(s, colour, 0) for colour in (METAL, PLANT, FUEL)] == [3, 3, 2]
    play = take_turn(s, 5, "activate")
    assert [option for option in play.options if isinstance(option, tuple) and option[0] == "buy"] == [
        ("buy", "metal"),
        ("buy", "plant"),
        ("buy", "fuel"),
    ]
    play.answer(("sell", "metal", "credit"))
    assert sabine.credits == 5
    assert s.shop == [2, 1, 2, 0]


def test_sabine_with_the_upgraded_trader_sells_metal_for_three_credits_or_a_prestige() -> None:
    for item, gained in (("credit", (3, 0)), ("prestige", (0, 1))):
        s = table()
        s.players[0].upgraded[TRADER] = 1
        station(s, 0, TRADER, 5)
        s.shop = [1, 1, 2, 0]
        store(s, 0, 5, metal=1, fuel=2)
        take_turn(s, 5, "activate", ("sell", "metal", item))
        assert (s.players[0].credits - 3, s.players[0].prestige) == gained
