from __future__ import annotations

import pytest

import fathomfive as ff
from fathomfive.games.otys.rules.contracts import contracts_left, draw_contracts, payments, some_of
from fathomfive.games.otys.rules.state import NONE
from fathomfive.kernel import Pile
from tests.games.otys.positions import Play, card, hold, offer, store, stored, table, take_turn, tile


def test_contract_needs_all_its_resources_on_one_level() -> None:
    s = table()
    offer(s, "algae-farm")
    store(s, 0, 3, metal=1, plant=1)
    store(s, 0, 4, plant=1)
    assert ("fill", card("algae-farm")) not in take_turn(s).options
    store(s, 0, 3, metal=1, plant=2)
    assert ("fill", card("algae-farm")) in take_turn(s).options


def test_public_and_private_contracts_can_be_filled() -> None:
    s = table()
    offer(s, "breakwater")
    hold(s, 0, "archive")
    hold(s, 1, "fuel-depot")
    store(s, 0, 1, metal=2)
    store(s, 0, 2, tech=2)
    store(s, 0, 3, fuel=2)
    options = take_turn(s).options
    assert [option for option in options if isinstance(option, tuple)] == [
        ("fill", card("breakwater")),
        ("fill", card("archive")),
    ]


def test_several_contracts_may_be_filled_in_one_turn() -> None:
    s = table()
    offer(s, "breakwater", "seed-bank")
    hold(s, 0, "archive")
    store(s, 0, 5, metal=2, plant=2, tech=2)
    take_turn(s, ("fill", card("breakwater")), 1, ("fill", card("seed-bank")), "activate", ("fill", card("archive")))
    assert s.players[0].prestige == 6
    assert stored(s, 0, 5) == [0, 0, 0, 0]


def test_filling_scores_pays_what_is_needed_and_leaves_the_rest() -> None:
    s = table()
    offer(s, "algae-farm")
    store(s, 0, 5, metal=2, plant=2, tech=1)
    take_turn(s, ("fill", card("algae-farm")))
    assert s.players[0].prestige == 3
    assert stored(s, 0, 5) == [1, 0, 0, 1]


def test_filled_contract_leaves_the_game_and_its_public_space_is_refilled() -> None:
    s = table()
    offer(s, "algae-farm", "archive")
    store(s, 0, 5, metal=1, plant=2)
    take_turn(s, ("fill", card("algae-farm")), nature=[card("lamp-oil")])
    assert s.contracts == [card("lamp-oil"), card("archive")]
    assert s.filled == [card("algae-farm")]


def test_private_contract_is_not_replaced() -> None:
    s = table()
    offer(s, "archive", "seed-bank")
    hold(s, 0, "breakwater")
    store(s, 0, 5, metal=2)
    take_turn(s, ("fill", card("breakwater")))
    assert s.players[0].hand == []
    assert s.contracts == [card("archive"), card("seed-bank")]


def test_levels_hold_three_three_four_five_and_six_resources() -> None:
    s = table()
    assert s.c.spaces == [3, 3, 4, 5, 6]
    for level, spaces in enumerate(s.c.spaces, 1):
        s = table()
        store(s, 0, level, plant=spaces - 1)
        s.players[0].column = [1, 2, 4, *[0] * 5]
        assert ("take", "metal") in take_turn(s, level, "activate").options
        store(s, 0, level, plant=spaces)
        s.turn = s.key = 0
        s.players[0].keys = [1, 2, 3, 4, 5, 6]
        play = take_turn(s, level, "activate")
        assert play.ask.kind == "step-3"


def test_number_contract_takes_a_different_colour_for_every_number() -> None:
    s = table()
    number = card("settlement")
    store(s, 0, 5, metal=4, plant=1)
    assert payments(s, 0, number) == []
    store(s, 0, 5, metal=2, plant=2, tech=1)
    assert payments(s, 0, number) == [(5, 2, 2, 0, 1)]
    store(s, 0, 5, metal=2, plant=2, fuel=2)
    assert payments(s, 0, number) == [(5, 2, 2, 1, 0), (5, 2, 1, 2, 0), (5, 1, 2, 2, 0)]


def test_number_contract_of_ones_takes_different_resources_freely_chosen() -> None:
    s = table()
    offer(s, "mixed-cargo")
    store(s, 0, 4, metal=3, plant=2)
    assert payments(s, 0, card("mixed-cargo")) == []
    store(s, 0, 4, metal=1, plant=1, fuel=1, tech=1)
    play = take_turn(s, ("fill", card("mixed-cargo")))
    assert play.ask.kind == "payment"
    assert len(play.options) == 4
    play.answer((4, 1, 0, 1, 1))
    assert stored(s, 0, 4) == [0, 1, 0, 0]


def test_level_is_chosen_where_several_would_do() -> None:
    s = table()
    offer(s, "breakwater")
    store(s, 0, 1, metal=2)
    store(s, 0, 4, metal=3)
    play = take_turn(s, ("fill", card("breakwater")))
    assert play.options == [(1, 2, 0, 0, 0), (4, 2, 0, 0, 0)]
    play.answer((4, 2, 0, 0, 0))
    assert (stored(s, 0, 1)[0], stored(s, 0, 4)[0]) == (2, 1)


def test_combination_needs_its_very_colours() -> None:
    s = table()
    store(s, 0, 5, metal=1, fuel=4, tech=1)
    assert payments(s, 0, card("algae-farm")) == []
    store(s, 0, 5, metal=1, plant=2)
    assert payments(s, 0, card("algae-farm")) == [(5, 1, 2, 0, 0)]


@pytest.mark.parametrize(
    ("id", "credits", "batteries"), [("kelp-frames", 1, 0), ("boathouse", 0, 1), ("cargo-winch", 1, 1)]
)
def test_instant_effect_is_a_credit_a_battery_or_both(id: str, credits: int, batteries: int) -> None:
    s = table()
    offer(s, id)
    store(s, 0, 5, metal=1, plant=1, fuel=1)
    play = take_turn(s, ("fill", card(id)))
    assert play.ask.kind == "key"
    assert (s.players[0].credits, s.players[0].batteries) == (3 + credits, 1 + batteries)


@pytest.mark.parametrize(("answer", "prestige"), [("take", 18), ("decline", 17)])
def test_bonus_that_would_end_the_game_may_be_declined(answer: str, prestige: int) -> None:
    s = table()
    offer(s, "cargo-winch")
    store(s, 0, 5, metal=1, fuel=1)
    s.players[0].rewards[4] = tile("battery-green")
    s.players[0].prestige = 16
    play = take_turn(s, ("fill", card("cargo-winch")))
    assert (play.ask.kind, play.options) == ("gains", ["take", "decline"])
    play.answer(answer)
    player = s.players[0]
    assert (player.credits, player.batteries, player.prestige) == (4, 2, prestige)


@pytest.mark.parametrize(
    ("own", "other", "id"),
    [(15, 0, "battery-green"), (17, 0, "battery-green"), (16, 18, "battery-green"), (16, 0, "battery-orange")],
)
def test_gains_of_a_contract_are_taken_unasked_where_declining_helps_nobody(own: int, other: int, id: str) -> None:
    s = table()
    offer(s, "cargo-winch")
    store(s, 0, 5, metal=1, fuel=1)
    s.players[0].rewards[4] = tile(id)
    s.players[0].prestige, s.players[1].prestige = own, other
    assert take_turn(s, ("fill", card("cargo-winch"))).ask.kind == "key"
    green = id == "battery-green"
    player = s.players[0]
    assert (player.credits, player.batteries, player.prestige) == (4 if green else 6, 2, own + 1 + green)


def test_what_may_be_taken_is_all_or_some() -> None:
    assert some_of(["metal", "credit"]) == [("metal", "credit"), ("metal",), ("credit",)]
    assert len(some_of(["metal", "credit", "battery"])) == 7


def test_contract_without_instant_effect_on_a_level_without_tile_asks_nothing() -> None:
    s = table()
    offer(s, "breakwater")
    store(s, 0, 5, metal=2)
    assert take_turn(s, ("fill", card("breakwater"))).ask.kind == "key"


def test_empty_deck_leaves_public_spaces_empty() -> None:
    s = table()
    offer(s, "breakwater", "archive")
    s.filled = list(s.deck.pool)
    s.deck = Pile()
    store(s, 0, 5, metal=2)
    play = take_turn(s, ("fill", card("breakwater")))
    assert s.contracts == [NONE, card("archive")]
    assert play.ask.kind == "key"


def test_cards_put_under_the_deck_come_up_in_their_order_when_the_rest_is_gone() -> None:
    s = table()
    offer(s)
    four = [card("algae-farm"), card("archive"), card("lamp-oil"), card("boathouse")]
    s.filled = [number for number in s.deck.pool if number not in four]
    s.deck = Pile(four)
    play = Play(s, draw_contracts(s, 0), four)
    play.answer(card("archive"))
    assert s.under == [card("algae-farm"), card("lamp-oil"), card("boathouse")]
    assert s.under_seen == [1, 1, 1]
    play = Play(s, draw_contracts(s, 1))
    assert play.options == [card("algae-farm"), card("lamp-oil"), card("boathouse")]
    play.answer(card("boathouse"))
    assert s.players[1].hand == [card("boathouse")]
    assert contracts_left(s) == 2


def test_contracts_in_hand_are_seen_by_their_owner_only() -> None:
    t = ff.Table("otys", 2, seed=3)
    hold(t.state, 0, *[t.state.c.contracts[t.state.deck.pool[0]].id])  # type: ignore[arg-type,attr-defined]
    hands = [[player["hand"] for player in t.view(seat)["players"]] for seat in (0, 1)]  # type: ignore[union-attr,index,call-overload]
    assert hands[0][0] != [None]
    assert hands[1][0] == [None]
