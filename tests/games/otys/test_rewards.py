from __future__ import annotations

import pytest

from fathomfive.games.otys.rules.state import NONE
from fathomfive.kernel import Pile
from tests.games.otys.positions import (
    ADVANCED,
    ENGINEER,
    EXPLORER,
    card,
    offer,
    show_tiles,
    store,
    stored,
    table,
    take_turn,
    tile,
)


def test_explorer_takes_a_tile_of_its_own_level_for_two_credits() -> None:
    s = table()
    show_tiles(s, 5, "battery-green", "prestige-orange")
    play = take_turn(s, 5, "activate")
    assert play.options == [("reward", 8), ("reward", 9), "done"]
    play.answer(("reward", 9))
    assert s.players[0].credits == 1


def test_equal_tiles_of_a_level_are_offered_once() -> None:
    s = table()
    show_tiles(s, 5, "battery-green", "battery-green")
    assert take_turn(s, 5, "activate").options == [("reward", 8), "done"]


def test_of_two_equal_tiles_the_left_one_is_taken_and_refilled() -> None:
    s = table()
    show_tiles(s, 5, "battery-green", "battery-green")
    take_turn(s, 5, "activate", ("reward", 8), nature=[tile("upgrade-green")])
    assert s.display[8:] == [tile("upgrade-green"), tile("battery-green")]


def test_explorer_without_two_credits_takes_nothing_and_upgraded_needs_one() -> None:
    s = table()
    s.players[0].credits = 1
    assert take_turn(s, 5, "activate").ask.kind == "step-3"
    s = table()
    s.players[0].credits = 1
    s.players[0].upgraded[EXPLORER] = 1
    show_tiles(s, 5, "battery-green", "prestige-orange")
    take_turn(s, 5, "activate", ("reward", 8))
    assert s.players[0].credits == 0


def test_front_is_carried_out_once_and_the_tile_lies_on_the_own_level() -> None:
    s = table()
    show_tiles(s, 5, "battery-green", "prestige-orange")
    take_turn(s, 5, "activate", ("reward", 8))
    assert s.players[0].batteries == 2
    assert s.players[0].rewards == [NONE, NONE, NONE, NONE, tile("battery-green")]
    assert s.held == NONE


@pytest.mark.parametrize(("id", "credits", "prestige"), [("battery-orange", 2, 0), ("battery-green", 0, 1)])
def test_back_gives_its_bonus_for_every_contract_of_its_level(id: str, credits: int, prestige: int) -> None:
    s = table()
    offer(s, "breakwater", "seed-bank")
    s.players[0].rewards[4] = tile(id)
    store(s, 0, 5, metal=2, plant=2)
    take_turn(s, ("fill", card("breakwater")), ("fill", card("seed-bank")))
    assert s.players[0].credits == 3 + 2 * credits
    assert s.players[0].prestige == 4 + 2 * prestige


def test_back_gives_nothing_for_a_contract_of_another_level() -> None:
    s = table()
    offer(s, "breakwater")
    s.players[0].rewards[4] = tile("battery-green")
    store(s, 0, 4, metal=2)
    play = take_turn(s, ("fill", card("breakwater")))
    assert play.ask.kind == "key"
    assert s.players[0].prestige == 2


def test_old_tile_is_discarded_when_a_new_one_is_laid() -> None:
    s = table()
    s.players[0].rewards[4] = tile("contracts-green")
    show_tiles(s, 5, "battery-green", "prestige-orange")
    take_turn(s, 5, "activate", ("reward", 8))
    assert s.players[0].rewards[4] == tile("battery-green")
    assert s.discards == [tile("contracts-green")]


def test_contract_cannot_be_filled_between_the_front_and_the_back_of_a_new_tile() -> None:
    s = table()
    offer(s, "breakwater")
    s.players[0].rewards[4] = tile("contracts-green")
    store(s, 0, 5, metal=2)
    show_tiles(s, 5, "metal-or-fuel-orange", "prestige-orange")
    play = take_turn(s, 5, "activate", ("reward", 8))
    assert play.options == ["metal", "fuel", "decline"]
    play.answer("decline", ("fill", card("breakwater")))
    assert s.players[0].prestige == 2
    assert s.players[0].credits == 1 + 2


def test_taken_tile_is_replaced_from_the_bag_at_once() -> None:
    s = table()
    show_tiles(s, 5, "metal-or-tech-green", "prestige-orange")
    play = take_turn(s, 5, "activate", ("reward", 8), nature=[tile("upgrade-green")])
    assert play.ask.kind == "front"
    assert s.held == tile("metal-or-tech-green")
    assert s.players[0].rewards[4] == NONE
    assert s.display[8:] == [tile("upgrade-green"), tile("prestige-orange")]


def test_empty_bag_is_refilled_with_the_discarded_tiles() -> None:
    s = table()
    show_tiles(s, 5, "battery-green", "prestige-orange")
    s.discards = [tile("contracts-green"), tile("contracts-green")]
    s.bag = Pile()
    take_turn(s, 5, "activate", ("reward", 8))
    assert s.display[8] == tile("contracts-green")
    assert s.discards == []
    assert s.bag.pool == [tile("contracts-green")]


def test_bag_is_refilled_before_the_old_tile_of_the_own_level_is_discarded() -> None:
    s = table()
    s.players[0].rewards[4] = tile("contracts-green")
    show_tiles(s, 5, "metal-or-tech-green", "prestige-orange")
    s.discards = [tile("upgrade-green")]
    s.bag = Pile()
    play = take_turn(s, 5, "activate", ("reward", 8))
    assert s.display[8] == tile("upgrade-green")
    assert s.discards == []
    play.answer("tech")
    assert s.discards == [tile("contracts-green")]


def test_front_with_resources_gives_one_of_two_on_the_level_of_the_key() -> None:
    s = table()
    show_tiles(s, 5, "plant-or-tech-green", "prestige-orange")
    play = take_turn(s, 5, "activate", ("reward", 8))
    assert play.options == ["plant", "tech", "decline"]
    play.answer("tech")
    assert stored(s, 0, 5) == [0, 0, 0, 1]


def test_front_with_resources_on_a_full_level_is_lost_but_the_tile_is_laid() -> None:
    s = table()
    show_tiles(s, 5, "plant-or-tech-green", "prestige-orange")
    store(s, 0, 5, metal=6)
    play = take_turn(s, 5, "activate", ("reward", 8))
    assert play.ask.kind == "step-3"
    assert s.players[0].rewards[4] == tile("plant-or-tech-green")


def test_front_with_contracts_draws_four_and_keeps_one() -> None:
    s = table()
    show_tiles(s, 5, "contracts-green", "prestige-orange")
    play = take_turn(s, 5, "activate", ("reward", 8))
    assert play.ask.kind == "keep"
    assert len(play.options) == 4
    play.answer(play.options[2])
    assert len(s.players[0].hand) == 1
    assert len(s.under) == 3


def test_front_with_upgrade_turns_any_own_diver_over_without_prestige() -> None:
    s = table()
    s.players[0].upgraded[0] = 1
    show_tiles(s, 5, "upgrade-green", "prestige-orange")
    play = take_turn(s, 5, "activate", ("reward", 8))
    assert play.options == [1, 2, 3, 4, 5, 6, 7, "decline"]
    play.answer(ENGINEER)
    assert s.players[0].upgraded[ENGINEER] == 1
    assert s.players[0].prestige == 0


def test_front_with_prestige_scores_one() -> None:
    s = table()
    show_tiles(s, 5, "prestige-orange", "battery-green")
    take_turn(s, 5, "activate", ("reward", 8))
    assert s.players[0].prestige == 1


def test_front_may_be_declined_where_that_can_matter() -> None:
    for id in ("prestige-orange", "upgrade-orange", "metal-or-fuel-orange"):
        s = table()
        s.players[0].prestige = 17
        show_tiles(s, 5, id, "fuel-or-tech-green")
        take_turn(s, 5, "activate", ("reward", 8), "decline")
        player = s.players[0]
        assert (player.prestige, sum(player.zone), sum(player.upgraded)) == (17, 0, 0)
        assert player.rewards[4] == tile(id)


@pytest.mark.parametrize(
    ("id", "own", "other"), [("prestige-orange", 16, 0), ("prestige-orange", 17, 18), ("battery-green", 17, 0)]
)
def test_front_that_only_gives_is_taken_unasked_where_declining_helps_nobody(id: str, own: int, other: int) -> None:
    s = table()
    s.players[0].prestige, s.players[1].prestige = own, other
    show_tiles(s, 5, id, "fuel-or-tech-green")
    assert take_turn(s, 5, "activate", ("reward", 8)).ask.kind == "step-3"
    player = s.players[0]
    assert (player.prestige - own, player.batteries - 1) == ((1, 0) if id == "prestige-orange" else (0, 1))


def test_advanced_sponsor_2_gives_no_back() -> None:
    s = table(side=ADVANCED)
    show_tiles(s, 1, "prestige-orange", "battery-green")
    take_turn(s, 2, "sponsor", 0)
    assert s.players[0].rewards == [NONE] * 5
    assert s.discards == [tile("prestige-orange")]
