from __future__ import annotations

import pytest

from fathomfive.games.otys.rules.state import NEUTRAL, X
from fathomfive.kernel import Fact
from tests.games.otys.positions import (
    ADVANCED,
    ENGINEER,
    EXPLORER,
    FUEL,
    FUEL_EXPERT,
    METAL,
    METAL_EXPERT,
    PLANT,
    PLANT_EXPERT,
    SPY,
    TECH,
    TECH_EXPERT,
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
    told,
    use,
)


def test_sponsor_1_basic_gives_a_credit() -> None:
    s = table()
    take_turn(s, 1, "sponsor")
    assert s.players[0].credits == 4


@pytest.mark.parametrize(
    ("diver", "answer"), [(TRADER, ("buy", "metal")), (SPY, "draw"), (ENGINEER, "hacker"), (EXPLORER, ("reward", 0))]
)
def test_sponsor_1_advanced_makes_own_divers_cost_no_credits(diver: int, answer: tuple[str, int] | str) -> None:
    s = table(side=ADVANCED)
    s.players[0].credits = 0
    s.shop[0] = 1
    station(s, 0, diver, 1)
    take_turn(s, 1, "sponsor", "activate", answer)
    assert s.players[0].credits == 0


def test_sponsor_1_advanced_lasts_for_one_turn() -> None:
    s = table(side=ADVANCED)
    s.players[0].credits = 0
    station(s, 0, ENGINEER, 1)
    take_turn(s, 1, "sponsor", "activate", "hacker", "surface")
    s.turn = 0
    station(s, 0, ENGINEER, 2)
    assert take_turn(s, 2, "activate").ask.kind == "step-3"


def test_sponsor_1_advanced_does_not_pay_for_the_copied_diver() -> None:
    s = table(side=ADVANCED)
    station(s, 0, SPY, 1)
    station(s, 1, ENGINEER, 1)
    play = take_turn(s, 1, "sponsor", "activate", ("copy", 1, ENGINEER))
    assert s.players[0].credits == 3
    play.answer("mechanic")
    assert s.players[0].credits == 2


def test_sponsor_1_advanced_offers_no_copied_effect_that_cannot_be_paid() -> None:
    for diver in (ENGINEER, EXPLORER, TRADER):
        s = table(side=ADVANCED)
        s.players[0].credits = 0
        s.shop[0] = 1
        station(s, 0, SPY, 1)
        station(s, 1, diver, 1)
        assert take_turn(s, 1, "sponsor", "activate", ("copy", 1, diver)).ask.kind == "step-3"


def test_sponsor_2_basic_lets_the_diver_act_twice() -> None:
    s = table()
    station(s, 0, METAL_EXPERT, 2)
    play = take_turn(s, 2, "sponsor", "activate", ("take", "metal"))
    assert play.ask.kind == "effect"
    play.answer(("take", "metal"))
    assert play.ask.kind == "step-3"
    assert stored(s, 0, 2) == [2, 0, 0, 0]


def test_sponsor_2_basic_allows_two_different_choices_each_paid() -> None:
    s = table()
    station(s, 0, ENGINEER, 2)
    take_turn(s, 2, "sponsor", "activate", "mechanic", "hacker")
    assert (s.players[0].mechanic, s.players[0].hacker, s.players[0].credits) == (1, 1, 1)


def test_doubled_explorer_that_upgrades_itself_goes_on_for_one_credit() -> None:
    s = table()
    station(s, 0, EXPLORER, 2)
    show_tiles(s, 2, "upgrade-green", "battery-green")
    play = take_turn(s, 2, "sponsor", "activate", ("reward", 2), EXPLORER, nature=[tile("prestige-orange")])
    assert s.players[0].credits == 1
    assert play.options == [("reward", 2), ("reward", 3), "done"]
    play.answer(("reward", 2))
    assert (s.players[0].credits, s.players[0].prestige) == (0, 1)


def test_doubled_spy_upgraded_in_its_first_use_is_free_in_its_second() -> None:
    s = table()
    station(s, 0, SPY, 2)
    station(s, 1, EXPLORER, 2)
    show_tiles(s, 2, "upgrade-green", "battery-green")
    play = take_turn(s, 2, "sponsor", "activate", ("copy", 1, EXPLORER), ("reward", 2), SPY)
    assert s.players[0].credits == 0
    assert play.options == ["draw", ("copy", 1, EXPLORER), "done"]
    play.answer("draw")
    play.answer(play.options[0])
    assert s.players[0].credits == 0
    assert len(s.players[0].hand) == 1


def test_contract_may_be_filled_between_the_two_times() -> None:
    s = table()
    offer(s, "breakwater")
    station(s, 0, METAL_EXPERT, 2)
    store(s, 0, 2, metal=1, plant=1)
    play = take_turn(s, 2, "sponsor", "activate", ("take", "metal"))
    assert ("take", "metal") not in play.options
    play.answer(("fill", card("breakwater")), ("take", "metal"))
    assert stored(s, 0, 2) == [1, 1, 0, 0]
    assert s.players[0].prestige == 2


def test_without_sponsor_2_the_diver_acts_once() -> None:
    s = table()
    station(s, 0, METAL_EXPERT, 2)
    assert take_turn(s, 2, "activate", ("take", "metal")).ask.kind == "step-3"


def test_sponsor_2_advanced_uses_the_front_of_any_tile_and_replaces_it() -> None:
    s = table(side=ADVANCED)
    show_tiles(s, 5, "prestige-orange", "battery-green")
    play = take_turn(s, 2, "sponsor", nature=[tile("upgrade-orange")])
    assert play.ask.kind == "reward-tile"
    play.answer(8)
    assert s.players[0].prestige == 1
    assert s.discards == [tile("prestige-orange")]
    assert s.display[8:] == [tile("upgrade-orange"), tile("battery-green")]
    assert s.players[0].rewards == [-1] * 5


def test_sponsor_2_advanced_puts_a_resource_on_the_level_of_the_key() -> None:
    s = table(side=ADVANCED)
    show_tiles(s, 5, "metal-or-fuel-orange", "battery-green")
    take_turn(s, 2, "sponsor", 8, "fuel")
    assert stored(s, 0, 2) == [0, 0, 1, 0]


def test_sponsor_2_advanced_refills_an_empty_bag_with_the_tile_just_used() -> None:
    s = table(side=ADVANCED)
    show_tiles(s, 5, "upgrade-orange", "battery-green")
    s.discards = []
    s.bag.pool = []
    take_turn(s, 2, "sponsor", 8, "decline")
    assert s.display[8] == tile("upgrade-orange")
    assert s.discards == []
    assert sum(s.players[0].upgraded) == 0


def test_equal_tiles_on_two_levels_are_two_choices() -> None:
    s = table(side=ADVANCED)
    show_tiles(s, 1, "battery-green", "battery-orange")
    show_tiles(s, 3, "battery-green", "battery-green")
    options = take_turn(s, 2, "sponsor").options
    assert {0, 1, 4} <= set(options)
    assert 5 not in options


def test_sponsor_3_basic_takes_back_an_own_key_but_never_a_neutral_one() -> None:
    s = table()
    use(s, 0, 5, 1)
    s.players[0].track.insert(1, NEUTRAL)
    use(s, 0, X)
    play = take_turn(s, 3, "sponsor")
    assert play.ask.kind == "key-back"
    assert play.options == [1, 5, X]
    play.answer(5)
    assert s.players[0].track == [NEUTRAL, 1, X]
    assert s.players[0].keys == [2, 4, 5]


def test_sponsor_3_basic_takes_back_the_own_x_key() -> None:
    s = table()
    use(s, 0, X, 5)
    take_turn(s, 3, "sponsor", X)
    assert s.players[0].keys == [1, 2, 4, X]


def test_sponsor_3_advanced_lets_the_diver_on_level_5_surface() -> None:
    s = table(side=ADVANCED)
    take_turn(s, 3, "sponsor")
    assert s.players[0].column == [EXPLORER, 0, 1, 2, TECH_EXPERT, TRADER, SPY, ENGINEER]


@pytest.mark.parametrize(("key", "activated"), [((5,), ENGINEER), ((3,), TRADER), ((X, 4), SPY), ((1,), FUEL_EXPERT)])
def test_sponsor_3_advanced_changes_who_is_activated(key: tuple[int, ...], activated: int) -> None:
    s = table(side=ADVANCED)
    s.sponsors = [2] * 5
    play = take_turn(s, *key)
    assert play.ask.about == (s.players[0].column[2 + key[-1]],)
    play.answer("sponsor")
    assert play.ask.about == (activated,)
    play.answer("activate")
    assert told(s)[-1] == Fact("activates", (0, activated))
    while not play.over:
        play.answer("surface" if "surface" in play.options else "done")
    assert s.players[0].column[:2] == [activated, EXPLORER]


def test_sponsor_4_basic_upgrades_the_diver_at_the_key_for_two_credits_and_scores() -> None:
    s = table()
    station(s, 0, FUEL_EXPERT, 4)
    play = take_turn(s, 4, "sponsor")
    assert s.players[0].upgraded[FUEL_EXPERT] == 1
    assert (s.players[0].credits, s.players[0].prestige) == (1, 1)
    play.answer("activate", ("take", "fuel", "battery"))
    assert s.players[0].batteries == 2


def test_diver_upgraded_by_sponsor_4_has_to_stay_at_the_key() -> None:
    s = table()
    s.players[0].mechanic = 3
    s.players[0].batteries = 3
    play = take_turn(s, 4, "sponsor", "propeller")
    assert play.options == [0, 1, 2, 3, 4, 5]
    play.answer(5)
    assert play.options == [1, 2, 3, 4]
    play.answer(1, "activate")
    assert play.ask.about == (ENGINEER, 0)
    s = table()
    s.players[0].batteries = 3
    assert take_turn(s, 3, "propeller", 6, 5, "activate").ask.about == (ENGINEER, 0)


def test_sponsor_4_basic_cannot_be_paid_with_one_credit_or_used_on_an_upgraded_diver() -> None:
    s = table()
    s.players[0].credits = 1
    assert "sponsor" not in take_turn(s, 4).options
    s = table()
    s.players[0].upgraded[ENGINEER] = 1
    assert "sponsor" not in take_turn(s, 4).options


def test_sponsor_4_advanced_upgrades_a_surfaced_diver() -> None:
    s = table(side=ADVANCED)
    s.players[0].upgraded[METAL_EXPERT] = 1
    play = take_turn(s, 4, "sponsor")
    assert play.options == [PLANT_EXPERT, FUEL_EXPERT]
    play.answer(FUEL_EXPERT)
    assert s.players[0].upgraded[FUEL_EXPERT] == 1
    assert (s.players[0].credits, s.players[0].prestige) == (1, 1)
    play.answer("propeller")
    assert len(play.options) == 8


def test_sponsor_5_basic_gives_a_battery() -> None:
    s = table()
    take_turn(s, 5, "sponsor")
    assert s.players[0].batteries == 2


def test_sponsor_5_advanced_gives_a_battery_or_exchanges_resources_for_one() -> None:
    s = table(side=ADVANCED)
    store(s, 0, 5, plant=1)
    store(s, 0, 2, metal=1, plant=1, tech=1)
    play = take_turn(s, 5, "sponsor")
    assert play.options == ["gain", "swap"]
    play.answer("swap")
    assert play.options == [(2, METAL), (2, TECH)]
    play.answer((2, TECH))
    assert s.players[0].batteries == 0
    assert (stored(s, 0, 5), stored(s, 0, 2)) == ([0, 0, 0, 1], [1, 2, 0, 0])
    s = table(side=ADVANCED)
    store(s, 0, 5, plant=1)
    store(s, 0, 2, tech=1)
    take_turn(s, 5, "sponsor", "gain")
    assert s.players[0].batteries == 2


def test_exchange_needs_two_levels_with_different_resources_and_a_battery() -> None:
    s = table(side=ADVANCED)
    store(s, 0, 5, plant=1)
    store(s, 0, 2, plant=1)
    take_turn(s, 5, "sponsor")
    assert s.players[0].batteries == 2
    s = table(side=ADVANCED)
    s.players[0].batteries = 0
    store(s, 0, 5, plant=1)
    store(s, 0, 2, tech=1)
    take_turn(s, 5, "sponsor")
    assert s.players[0].batteries == 1


def test_resources_are_exchanged_between_two_levels_and_never_within_one() -> None:
    s = table(side=ADVANCED)
    store(s, 0, 5, plant=1, fuel=1)
    store(s, 0, 2, metal=1, tech=1)
    play = take_turn(s, 5, "sponsor", "swap")
    assert play.options == [PLANT, FUEL]
    play.answer(PLANT)
    assert play.options == [(2, METAL), (2, TECH)]
    play.answer((2, TECH))
    assert (stored(s, 0, 5), stored(s, 0, 2)) == ([0, 0, 1, 1], [1, 1, 0, 0])


def test_two_colours_on_the_level_of_the_key_alone_are_nothing_to_exchange() -> None:
    s = table(side=ADVANCED)
    store(s, 0, 5, plant=1, fuel=1)
    take_turn(s, 5, "sponsor")
    assert s.players[0].batteries == 2
    assert stored(s, 0, 5) == [0, 1, 1, 0]
