"""Hiring (DB-4)."""

from __future__ import annotations

from pathlib import Path

import pytest

from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import GOLD, PURPLE, SILVER
from fathomfive.games.deepblue.rules.market import hire, hire_options, payments, purse, renew, reveal_crew
from fathomfive.games.deepblue.rules.state import DeepBlueState
from fathomfive.games.deepblue.rules.turn import turn
from fathomfive.kernel import Pile
from tests.games.deepblue.scenes import Play, a_table, crew, hold, offer, pack, rest_cards, told


def market_of_four(s: DeepBlueState) -> list[int]:
    cards = [crew(s) for _ in range(4)]
    offer(s, *cards)
    return cards


@pytest.mark.parametrize("slot", range(4))
def test_a_hired_card_goes_straight_to_hand(slot: int) -> None:
    s = a_table()
    cards = market_of_four(s)
    hold(s, 0, crew(s, money=s.c.prices[slot]))
    Play(s, hire(s, 0, slot)).let_nature()
    assert s.hands[0] == [cards[slot]]
    assert told(s, "hires") == [(0, cards[slot])]


def test_a_pack_may_change_the_prices(tmp_path: Path) -> None:
    folder = pack(tmp_path, market='[[price]]\nid = "slot-1"\nmoney = 2\n[[price]]\nid = "renewal"\nmoney = 5\n')
    s = a_table()
    s.c.prices, s.c.renewal = GAME.load(folder)[0].prices, GAME.load(folder)[0].renewal
    market_of_four(s)
    coin = hold(s, 0, crew(s, money=1, copies=2))
    assert hire_options(s, 0) == []
    hold(s, 0, coin, crew(s, money=2))
    assert "renew" not in hire_options(s, 0)
    Play(s, hire(s, 0, 0)).answer("pay", coin, coin).let_nature()
    assert s.played[0] == [coin, coin]


@pytest.mark.parametrize(("money", "slots"), [(0, []), (1, [0]), (2, [0, 1, 2]), (3, [0, 1, 2, 3])])
def test_only_cards_one_can_pay_for_are_offered(money: int, slots: list[int]) -> None:
    s = a_table()
    market_of_four(s)
    if money:
        hold(s, 0, crew(s, money=money))
    assert hire_options(s, 0) == [("hire", slot) for slot in slots]


def test_cards_with_money_pay_one_after_the_other_until_the_price_is_covered() -> None:
    s = a_table()
    market_of_four(s)
    coin, other = crew(s, money=1, copies=2), crew(s, money=1, points=1)
    hold(s, 0, coin, coin, other)
    hold(s, 0, crew(s, propeller=3))
    hiring = Play(s, hire(s, 0, 1))
    assert hiring.options == sorted([coin, other])
    hiring.answer("pay", coin)
    assert (hiring.kind, hiring.ask.about) == ("pay", (2, 1))
    hiring.answer("pay", other)
    assert hiring.kind == "crew"
    assert s.played[0] == [coin, other]


def test_who_needs_all_money_for_a_price_is_not_asked_how_to_pay() -> None:
    s = a_table()
    market_of_four(s)
    coins = [crew(s, money=1), crew(s, money=1, points=1)]
    hold(s, 0, *coins)
    s.tokens[0] = 1
    assert Play(s, hire(s, 0, 3)).kind == "crew"
    assert (s.played[0], s.tokens[0]) == (coins, 0)
    assert told(s, "pays") == [(0, coin, 1) for coin in coins]


def test_who_could_keep_a_card_or_token_is_asked_how_to_pay() -> None:
    s = a_table()
    market_of_four(s)
    coin = hold(s, 0, crew(s, money=2))
    s.tokens[0] = 1
    assert Play(s, hire(s, 0, 0)).options == [coin, "token"]
    assert Play(s, hire(s, 0, 3)).kind == "crew"


def test_nothing_more_is_asked_for_once_the_price_is_covered() -> None:
    s = a_table()
    market_of_four(s)
    coin = crew(s, money=1, copies=2)
    hold(s, 0, coin, coin)
    assert Play(s, hire(s, 0, 0)).kind == "crew"
    assert s.played[0] == [coin]


def test_only_cards_in_hand_with_money_and_tokens_can_pay() -> None:
    s = a_table()
    coin = hold(s, 0, crew(s, money=1))
    hold(s, 0, crew(s, colour=GOLD, points=2), crew(s, propeller=2), crew(s, protects=5))
    rest_cards(s, 0, crew(s, money=2))
    assert payments(s, 0) == [coin]
    s.tokens[0] = 2
    assert payments(s, 0) == [coin, "token"]
    assert purse(s, 0) == 3


def test_a_bonus_token_pays_one_alone() -> None:
    s = a_table()
    market_of_four(s)
    s.tokens[0] = 2
    Play(s, hire(s, 0, 0)).let_nature()
    assert s.tokens[0] == 1
    assert len(s.hands[0]) == 1


def test_bonus_tokens_and_cards_pay_together() -> None:
    s = a_table()
    market_of_four(s)
    s.tokens[0] = 1
    coin = hold(s, 0, crew(s, money=2))
    assert ("hire", 3) in hire_options(s, 0)
    Play(s, hire(s, 0, 3)).let_nature()
    assert (s.tokens[0], s.played[0]) == (0, [coin])


def test_what_is_paid_too_much_is_lost() -> None:
    s = a_table()
    cards = market_of_four(s)
    hold(s, 0, crew(s, money=2))
    Play(s, turn(s)).answer("action", ("hire", 0)).let_nature()
    assert s.hands[0] == [cards[0]]
    assert purse(s, 0) == 0
    assert s.tokens[0] == 0


def test_a_turn_hires_one_card_only() -> None:
    s = a_table()
    market_of_four(s)
    coin = crew(s, money=3, copies=2)
    hold(s, 0, coin, coin)
    Play(s, turn(s)).answer("action", ("hire", 0)).let_nature()
    assert s.turn == 1
    assert len(told(s, "hires")) == 1


def test_a_card_that_pays_brings_no_points() -> None:
    s = a_table()
    market_of_four(s)
    coin = hold(s, 0, crew(s, money=1, colour=GOLD, points=5))
    Play(s, turn(s)).answer("action", ("hire", 0)).let_nature()
    assert coin not in s.hands[0]
    assert s.chests[0] == 0


@pytest.mark.parametrize("slot", range(4))
def test_the_other_cards_move_down_and_a_new_one_comes_to_the_dearest_slot(slot: int) -> None:
    s = a_table()
    cards = market_of_four(s)
    hold(s, 0, crew(s, money=3))
    new = crew(s, points=1)
    Play(s, hire(s, 0, slot)).answer("crew", new)
    left = [card for card in cards if card != cards[slot]]
    assert s.market == [*left, new]


def test_a_new_card_puts_its_stone_from_the_supply_into_the_bag_for_good() -> None:
    s = a_table()
    market_of_four(s)
    hold(s, 0, crew(s, money=1))
    new = crew(s, adds=PURPLE)
    supply = s.supply[PURPLE]
    Play(s, hire(s, 0, 0)).answer("crew", new)
    assert s.supply[PURPLE] == supply - 1
    assert s.bag.pool.count(PURPLE) == 1
    assert told(s, "adds_stone") == [(PURPLE,)]


def test_a_card_without_a_stone_puts_none_into_the_bag() -> None:
    s = a_table()
    bag = s.bag.pool[:]
    offer(s, *[crew(s) for _ in range(3)])
    Play(s, reveal_crew(s, 3)).answer("crew", crew(s))
    assert s.bag.pool == bag


def test_with_an_empty_supply_no_stone_is_added() -> None:
    s = a_table()
    offer(s, *[crew(s) for _ in range(3)])
    new = crew(s, adds=GOLD)
    for _ in range(s.supply[GOLD]):
        s.bag.add(GOLD)
    s.supply[GOLD] = 0
    bag = s.bag.pool[:]
    Play(s, reveal_crew(s, 3)).answer("crew", new)
    assert (s.market[3], s.supply[GOLD], s.bag.pool) == (new, 0, bag)


# --- renewing the market ---


@pytest.mark.parametrize(("money", "offered"), [(3, False), (4, True)])
def test_renewing_the_market_costs_four(money: int, offered: bool) -> None:
    s = a_table()
    market_of_four(s)
    hold(s, 0, crew(s, money=money))
    assert ("renew" in hire_options(s, 0)) == offered


def test_renewing_discards_all_four_cards_and_turns_up_four_new_ones() -> None:
    s = a_table()
    old = market_of_four(s)
    hold(s, 0, crew(s, money=4))
    new = [crew(s, points=1) for _ in range(4)]
    renewing = Play(s, renew(s, 0)).answer("crew", *new)
    assert s.gone == sorted(old)
    assert s.market == new
    assert (renewing.kind, renewing.seat, renewing.options) == ("take", 0, [0, 1, 2, 3, "nobody"])


@pytest.mark.parametrize("slot", range(4))
def test_any_of_the_new_cards_is_taken_without_further_pay_and_replaced(slot: int) -> None:
    s = a_table()
    market_of_four(s)
    hold(s, 0, crew(s, money=4))
    new = [crew(s, points=1) for _ in range(4)]
    spare = crew(s, points=1)
    renewing = Play(s, renew(s, 0)).answer("crew", *new).answer("take", slot)
    renewing.answer("crew", spare)
    assert renewing.over
    assert s.hands[0] == [new[slot]]
    assert s.market == [*[card for card in new if card != new[slot]], spare]


def test_after_a_renewal_one_may_take_none_and_all_four_stay() -> None:
    s = a_table()
    market_of_four(s)
    hold(s, 0, crew(s, money=4))
    renewing = Play(s, renew(s, 0)).let_nature()
    market = s.market[:]
    renewing.answer("take", "nobody", seat=0)
    assert renewing.over
    assert (s.market, s.hands[0]) == (market, [])
    assert told(s, "takes_nobody") == [(0,)]


def test_renewing_is_paid_with_money_and_tokens_like_hiring() -> None:
    s = a_table()
    market_of_four(s)
    s.tokens[0] = 1
    coin = hold(s, 0, crew(s, money=3))
    spare = hold(s, 0, crew(s, money=1))
    renewing = Play(s, renew(s, 0)).answer("pay", "token")
    assert renewing.ask.about == (4, 1)
    renewing.answer("pay", coin)
    assert renewing.kind == "crew"
    assert (s.tokens[0], s.hands[0]) == (0, [spare])


def test_all_cards_turned_up_by_a_renewal_add_their_stones_and_old_stones_stay() -> None:
    s = a_table()
    market_of_four(s)
    s.bag.add(PURPLE)
    s.supply[PURPLE] -= 1
    hold(s, 0, crew(s, money=4))
    new = [crew(s, adds=SILVER), crew(s, adds=SILVER), crew(s, adds=GOLD), crew(s, points=1)]
    spare = crew(s, adds=PURPLE)
    silver, gold = s.bag.pool.count(SILVER), s.bag.pool.count(GOLD)
    Play(s, renew(s, 0)).answer("crew", *new).answer("take", 3).answer("crew", spare)
    assert s.bag.pool.count(SILVER) == silver + 2
    assert s.bag.pool.count(GOLD) == gold + 1
    assert s.bag.pool.count(PURPLE) == 2


def test_there_is_no_limit_to_a_hand() -> None:
    s = a_table()
    market_of_four(s)
    hold(s, 0, *s.deck.pool[-20:])
    hold(s, 0, crew(s, money=1))
    assert ("hire", 0) in hire_options(s, 0)
    Play(s, hire(s, 0, 0)).let_nature()
    assert len(s.hands[0]) == 21


# --- the end of the deck ---


def test_an_empty_deck_is_made_anew_from_the_discarded_cards() -> None:
    s = a_table()
    cards = market_of_four(s)
    hold(s, 0, crew(s, money=1))
    s.gone, s.deck = s.deck.pool, Pile()
    discarded = s.gone[:]
    hiring = Play(s, hire(s, 0, 0))
    assert set(hiring.options) == set(discarded)
    hiring.answer("crew", discarded[0])
    assert s.market == [*cards[1:], discarded[0]]
    assert s.gone == []
    assert s.deck.pool == sorted(discarded[1:])


def test_without_any_card_left_the_dear_slots_stay_empty() -> None:
    s = a_table()
    cards = market_of_four(s)
    coin = hold(s, 0, crew(s, money=1, copies=2))
    hold(s, 0, coin)
    hold(s, 1, *s.deck.pool[:])
    Play(s, hire(s, 0, 0))
    assert s.market == [*cards[1:], -1]
    assert hire_options(s, 0) == [("hire", 0)]


def test_cards_a_renewal_discards_can_come_back_when_the_deck_runs_out() -> None:
    s = a_table()
    old = market_of_four(s)
    hold(s, 0, crew(s, money=4))
    hold(s, 1, *s.deck.pool[:])
    renewing = Play(s, renew(s, 0)).answer("crew", *old)
    assert renewing.options == [0, 1, 2, 3, "nobody"]
    renewing.answer("take", 0)
    assert renewing.over
    assert s.market == [*old[1:], -1]


def test_an_empty_market_cannot_be_renewed() -> None:
    s = a_table()
    hold(s, 0, crew(s, money=4))
    hold(s, 1, *s.deck.pool[:])
    hold_market = [card for card in s.market if card >= 0]
    s.market = [-1] * 4
    s.hands[1] = sorted([*s.hands[1], *hold_market])
    assert hire_options(s, 0) == []


def test_of_cards_that_are_alike_only_one_is_offered() -> None:
    s = a_table()
    coin = crew(s, money=1, copies=2)
    hold(s, 0, coin, coin)
    assert payments(s, 0) == [coin]
