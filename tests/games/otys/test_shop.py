from __future__ import annotations

import pytest

from tests.games.otys.positions import METAL, TRADER, store, stored, table, take_turn


@pytest.mark.parametrize(("lying", "credits"), [(0, 3), (1, 2), (2, 1)])
def test_sale_goes_to_the_highest_free_space_and_brings_the_credits_of_its_row(lying: int, credits: int) -> None:
    s = table()
    s.shop[METAL] = lying
    store(s, 0, 2, metal=2)
    take_turn(s, 2, "activate", ("sell", "metal", "credit"))
    assert s.players[0].credits == 3 + credits
    assert s.shop[METAL] == lying + 1
    assert stored(s, 0, 2) == [1, 0, 0, 0]


def test_full_column_takes_nothing() -> None:
    s = table()
    s.shop[METAL] = 3
    s.players[0].credits = 0
    store(s, 0, 2, metal=1)
    assert take_turn(s, 2, "activate").ask.kind == "step-3"


def test_only_resources_of_the_traders_level_are_sold() -> None:
    s = table()
    store(s, 0, 2, plant=1)
    store(s, 0, 3, metal=1)
    options = take_turn(s, 2, "activate").options
    assert options == [("sell", "plant", "credit"), ("sell", "plant", "prestige"), "done"]


def test_top_row_brings_prestige_instead_of_credits() -> None:
    s = table()
    store(s, 0, 2, metal=1)
    take_turn(s, 2, "activate", ("sell", "metal", "prestige"))
    assert (s.players[0].prestige, s.players[0].credits) == (1, 3)


@pytest.mark.parametrize("lying", [1, 2])
def test_lower_rows_bring_no_prestige_to_a_basic_trader(lying: int) -> None:
    s = table()
    s.shop[METAL] = lying
    store(s, 0, 2, metal=1)
    assert ("sell", "metal", "prestige") not in take_turn(s, 2, "activate").options


@pytest.mark.parametrize(("lying", "price"), [(1, 3), (2, 2), (3, 1)])
def test_purchase_takes_the_lowest_resource_and_costs_its_row(lying: int, price: int) -> None:
    s = table()
    s.shop[METAL] = lying
    take_turn(s, 2, "activate", ("buy", "metal"))
    assert s.players[0].credits == 3 - price
    assert s.shop[METAL] == lying - 1
    assert stored(s, 0, 2) == [1, 0, 0, 0]


def test_nothing_is_bought_without_the_credits_or_from_an_empty_column() -> None:
    s = table()
    s.shop[METAL] = 1
    s.players[0].credits = 2
    assert take_turn(s, 2, "activate").ask.kind == "step-3"


def test_nothing_is_bought_without_a_free_space_on_the_traders_level() -> None:
    s = table()
    s.shop = [1, 3, 3, 3]
    store(s, 0, 2, plant=3)
    assert take_turn(s, 2, "activate").ask.kind == "step-3"


@pytest.mark.parametrize(("lying", "credits", "prestige"), [(0, 4, 2), (1, 3, 1), (2, 2, 1)])
def test_upgraded_trader_sells_for_one_more_and_for_prestige_in_any_row(
    lying: int, credits: int, prestige: int
) -> None:
    for item, gained in (("credit", (credits, 0)), ("prestige", (0, prestige))):
        s = table()
        s.players[0].upgraded[TRADER] = 1
        s.shop[METAL] = lying
        store(s, 0, 2, metal=1)
        take_turn(s, 2, "activate", ("sell", "metal", item))
        assert (s.players[0].credits - 3, s.players[0].prestige) == gained


@pytest.mark.parametrize(("lying", "price"), [(1, 2), (2, 1), (3, 0)])
def test_upgraded_trader_buys_for_one_less(lying: int, price: int) -> None:
    s = table()
    s.players[0].upgraded[TRADER] = 1
    s.players[0].credits = price
    s.shop[METAL] = lying
    take_turn(s, 2, "activate", ("buy", "metal"))
    assert s.players[0].credits == 0


def test_trader_buys_or_sells_once() -> None:
    s = table()
    s.shop[METAL] = 1
    store(s, 0, 2, plant=1)
    play = take_turn(s, 2, "activate")
    assert {("buy", "metal"), ("sell", "plant", "credit")} <= set(play.options)
    play.answer(("buy", "metal"))
    assert play.ask.kind == "step-3"
