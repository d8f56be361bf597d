"""Phase C, the auction (NE-6)."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden.content.tables import CLAM, CRAB, OXYGEN, SHIPYARD
from fathomfive.games.neweden.rules.auction import activate_after, auction, bid, reveal_rows, take_bids
from fathomfive.games.neweden.rules.state import AUCTION, EMPTY, SCORING, NewEdenState

from .scenes import (
    Play,
    clam,
    crab,
    facts,
    give,
    give_deeple,
    kraken,
    lay,
    lay_auction,
    lay_cards,
    oxygen,
    pile,
    plain_research,
    stand,
)


def opened(s: NewEdenState, row: int) -> Play:
    """The auction of a row, opened by whoever is to open."""
    s.sold[3] = 1
    return Play(s, auction(s)).answer("row", ("row", row), seat=s.turn)


def test_the_holder_turns_up_what_was_left_rows_from_the_top_in_turn_order() -> None:
    s = lay(3)
    cards = [clam(s), clam(s), crab(s), kraken(s)]
    s.nautilus = 1
    s.stations[1].left = [cards[0], cards[1]]
    s.stations[2].left = []
    s.stations[0].left = [cards[2]]
    s.deck = pile(plain_research(s), plain_research(s), plain_research(s), cards[3])
    play = Play(s, reveal_rows(s))
    for _ in range(3):
        play.answer("module", play.options[0])
    assert s.tableau[0:3] == [cards[0], cards[1], EMPTY]
    assert s.tableau[3:6] == [EMPTY] * 3
    assert s.tableau[6:9] == [cards[2], EMPTY, EMPTY]
    assert EMPTY not in s.tableau[9:12]


def test_the_opener_chooses_a_whole_row_empty_ones_too_and_bids_first() -> None:
    s = lay_auction(3)
    s.nautilus = s.turn = 1
    lay_cards(s, {0: clam(s)})
    s.sold = [0, 0, 0, 1]
    play = Play(s, auction(s))
    assert (play.kind, play.seat) == ("row", 1)
    assert play.options[:3] == [("row", 0), ("row", 1), ("row", 2)]
    play.answer("row", ("row", 1))
    assert (play.kind, play.seat) == ("bid", 1)


def test_a_bid_of_0_keeps_the_opener_out() -> None:
    s = lay_auction(2)
    play = opened(s, 0).answer("bid", 0, seat=0).answer("bid", 1, seat=1)
    assert s.turn == 1
    assert s.stations[1].coins == 9
    assert play.kind in ("reward", "extra", "after")


def test_others_raise_or_drop_out_in_turn_and_never_come_back() -> None:
    s = lay_auction(3)
    play = opened(s, 0)
    play.answer("bid", 2, seat=0).answer("bid", 0, seat=1).answer("bid", 3, seat=2)
    play.answer("bid", 5, seat=0).answer("bid", 0, seat=2)
    assert facts(s, "wins") == [(0, 1, 5)]
    assert s.stations[0].coins == 5


def test_a_bid_is_higher_than_the_last_and_no_more_than_ones_coins() -> None:
    s = lay_auction(2)
    s.stations[1].coins = 5
    play = opened(s, 0).answer("bid", 3, seat=0)
    numbers = [option for option in play.options if isinstance(option, int)]
    assert numbers == [0, 4, 5]


def test_power_plant_coins_may_be_bid_at_once() -> None:
    s = lay_auction(2)
    s.stations[1].coins = 0
    play = opened(s, 0).answer("bid", 3, seat=0).answer("bid", "plant", 5, seat=1)
    assert s.high == 5
    play.answer("bid", 0, seat=0)
    assert s.stations[1].coins == 0


def test_who_can_neither_bid_nor_act_is_not_asked() -> None:
    s = lay_auction(2)
    s.stations[1].coins = 0
    s.stations[1].vents = 3
    opened(s, 0).answer("bid", 1, seat=0)
    assert facts(s, "drops") == [(1,)]


def test_the_winner_pays_and_places_all_cards_of_the_row() -> None:
    s = lay_auction(2)
    one, two = clam(s), crab(s)
    lay_cards(s, {0: one, 2: two})
    opened(s, 0).answer("bid", 4, seat=0).answer("bid", 0, seat=1)
    station = s.stations[0]
    assert station.coins == 6
    assert (station.arms[CLAM], station.arms[CRAB]) == ([one], [two])
    assert s.tableau == [EMPTY] * 12


@pytest.mark.parametrize(("cards", "times"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_each_empty_field_of_the_row_gives_an_activation(cards: int, times: int) -> None:
    s = lay_auction(2)
    lay_cards(s, {field: plain_research(s) for field in range(cards)})
    give(s, 0, clam(s, 9), oxygen(s, 1), oxygen(s, 1), oxygen(s, 1))
    play = opened(s, 0).answer("bid", 1, seat=0).answer("bid", 0, seat=1)
    while play.kind == "place":
        play.answer("place", play.options[0])
    count = 0
    while play.kind == "reward":
        card = next(option for option in play.options if isinstance(option, tuple) and option[0] == "oxygen")
        play.answer("reward", card).answer("where", "lapse")
        count += 1
    assert count == times
    assert play.kind == "extra"


def test_activations_lapse_without_face_up_oxygen_and_no_way_to_find_any() -> None:
    s = lay_auction(2)
    give(s, 0, clam(s))
    s.stations[0].used = [1, 1]
    s.stations[0].extended[OXYGEN] = 1
    assert opened(s, 0).answer("bid", 1, seat=0).answer("bid", 0, seat=1).over


def test_activations_lapse_without_lying_deeple_and_no_way_to_find_any() -> None:
    s = lay_auction(2)
    station = give(s, 0, clam(s), crab(s))
    station.dome, station.spent = 0, 1
    station.extended[SHIPYARD] = 1
    assert opened(s, 0).answer("bid", 1, seat=0).answer("bid", 0, seat=1).over
    assert station.used == [0, 0]


def test_deeple_that_stand_are_of_no_use_for_an_activation() -> None:
    s = lay_auction(2)
    station = give(s, 0, clam(s), crab(s))
    stand(s, 0, CLAM, 0)
    station.dome, station.spent = 0, 1
    play = opened(s, 0).answer("bid", 1, seat=0).answer("bid", 0, seat=1)
    assert [option for option in play.options if isinstance(option, tuple) and option[0] == "oxygen"] == []


def test_an_oxygen_extension_rescues_the_activations_of_a_won_row() -> None:
    s = lay_auction(2)
    station = give(s, 0, clam(s, points=3))
    station.used = [1, 1]
    play = opened(s, 0).answer("bid", 1, seat=0).answer("bid", 0, seat=1)
    assert (play.kind, play.ask.about) == ("reward", (3,))
    play.answer("reward", ("extend", "oxygen"), ("oxygen", 2)).answer("where", ("clam", 0, "stand"))
    assert station.points == 3


def test_a_shipyard_extension_rescues_the_extra_activation() -> None:
    s = lay_auction(2)
    station = give(s, 0, clam(s, points=3))
    station.dome, station.spent = 0, 1
    play = Play(s, activate_after(s, 0, 0)).answer("extra", ("extend", "shipyard"), ("oxygen", 0))
    assert station.damage == 1
    play.answer("where", ("clam", 0, "stand"))
    assert station.points == 3


@pytest.mark.parametrize(("coins", "vents", "asked"), [(12, 3, True), (11, 3, False), (7, 2, True), (6, 2, False)])
def test_activations_wait_only_for_extensions_that_can_all_be_paid(coins: int, vents: int, asked: bool) -> None:
    s = lay_auction(2)
    station = give(s, 0, clam(s))
    station.dome, station.spent = 0, 1
    station.used = [1, 1]
    station.coins, station.vents = coins, vents
    assert Play(s, activate_after(s, 0, 1)).over is not asked


def test_without_a_module_to_go_to_activations_wait_for_the_kraken_extension() -> None:
    s = lay_auction(2)
    station = s.stations[0]
    station.used = [1, 1]
    station.vents = 3
    station.coins = 11
    assert Play(s, activate_after(s, 0, 1)).over
    station.coins = 12
    assert Play(s, activate_after(s, 0, 1)).kind == "reward"


def test_an_activation_after_the_auction_works_as_in_phase_a() -> None:
    s = lay_auction(2)
    station = give(s, 0, clam(s, points=3))
    play = opened(s, 0).answer("bid", 1, seat=0).answer("bid", 0, seat=1)
    play.answer("reward", ("oxygen", 0)).answer("where", ("clam", 0, "stand"))
    assert station.points == 3
    assert station.used == [1, 0]


def test_one_more_activation_costs_a_damage() -> None:
    s = lay_auction(2)
    station = give(s, 0, clam(s, points=3))
    play = Play(s, activate_after(s, 0, 0)).answer("extra", ("oxygen", 1))
    assert station.damage == 1
    assert play.answer("where", ("clam", 0, "stand")).over
    assert station.points == 3


def test_who_does_without_an_activation_is_not_asked_to_pay_for_one() -> None:
    s = lay_auction(2)
    give(s, 0, clam(s))
    assert Play(s, activate_after(s, 0, 2)).answer("reward", "done").over


@pytest.mark.parametrize(("sold", "asked"), [(3, ""), (4, "after")])
def test_free_actions_alone_are_asked_about_only_after_the_last_row(sold: int, asked: str) -> None:
    s = lay_auction(2)
    s.sold = [1] * sold + [0] * (4 - sold)
    station = give(s, 0, clam(s))
    station.extended[OXYGEN] = 1
    station.used = [0, 1]
    play = Play(s, activate_after(s, 0, 1)).answer("reward", ("oxygen", 0)).answer("where", ("clam", 0, "stand"))
    assert play.kind == asked


def test_no_more_for_damage_may_stand_for_the_round_until_another_oxygen_card_is_there() -> None:
    s = lay_auction(2)
    give(s, 0, clam(s))
    may = Play(s, activate_after(s, 0, 0)).ask.stand
    assert may is not None
    assert (may.option, may.until, may.news) == ("done", "round", (("oxygen", 0), ("oxygen", 1)))


def test_to_drop_out_may_stand_only_for_who_cannot_raise() -> None:
    s = lay_auction(2)
    s.lot, s.high, s.bidding = 0, 4, [1, 1]
    assert Play(s, bid(s, 1)).ask.stand is None
    s.stations[1].coins = 4
    may = Play(s, bid(s, 1)).ask.stand
    assert may is not None and (may.option, may.until, may.news) == (0, "round", ("plant",))


def test_the_last_row_is_opened_without_a_question() -> None:
    s = lay_auction(3)
    s.sold = [1, 1, 0, 1]
    assert (Play(s, auction(s)).kind, s.lot) == ("bid", 2)


def test_the_extra_activation_is_offered_once() -> None:
    s = lay_auction(2)
    give(s, 0, clam(s, 9), oxygen(s, 1))
    play = Play(s, activate_after(s, 0, 0)).answer("extra", ("oxygen", 0)).answer("where", "lapse")
    assert play.over


def test_the_damage_of_the_extra_activation_may_cost_the_oxygen_card_and_another_one_will_do() -> None:
    s = lay_auction(2)
    station = give(s, 0, clam(s, 2))
    station.damage = 15
    play = Play(s, activate_after(s, 0, 0)).answer("extra", ("oxygen", 1)).answer("lose", "oxygen")
    assert station.used == [0]
    play.answer("reward", ("oxygen", 0)).answer("where", ("clam", 0))
    assert play.over
    assert station.damage == 15


def test_the_damage_of_the_extra_activation_may_cost_the_last_oxygen_card() -> None:
    s = lay_auction(2)
    station = give(s, 0, clam(s, 2))
    station.damage = 15
    station.used = [1, 0]
    station.extended[OXYGEN] = 1
    assert Play(s, activate_after(s, 0, 0)).answer("extra", ("oxygen", 1)).answer("lose", "oxygen").over
    assert station.used == [1]


def test_a_row_with_a_marker_cannot_be_chosen_again() -> None:
    s = lay_auction(2)
    opened(s, 0).answer("bid", 1, seat=0).answer("bid", 0, seat=1).done()
    play = Play(s, auction(s))
    assert [option for option in play.options if isinstance(option, tuple) and option[0] == "row"] == [
        ("row", 1),
        ("row", 2),
    ]


def test_the_winner_opens_the_next_row() -> None:
    s = lay_auction(3)
    opened(s, 0).answer("bid", 0, seat=0).answer("bid", 0, seat=1).answer("bid", 1, seat=2).done()
    play = Play(s, auction(s))
    assert (play.kind, play.seat) == ("row", 2)


def test_the_phase_ends_when_all_rows_are_done() -> None:
    s = lay_auction(2)
    s.sold = [1, 1, 0, 1]
    for station in s.stations:
        station.vents = 3
        station.coins = 5
    play = Play(s, auction(s))
    assert play.kind == "bid"
    play.answer("bid", 1, seat=0).answer("bid", 0, seat=1).done()
    assert s.phase == SCORING


def test_a_row_nobody_wants_gets_its_marker_and_the_same_opener_goes_on() -> None:
    s = lay_auction(2)
    card = clam(s)
    lay_cards(s, {0: card})
    opened(s, 0).answer("bid", 0, seat=0).answer("bid", 0, seat=1)
    assert s.sold == [1, 0, 0, 1]
    assert s.turn == 0
    assert s.tableau[0] == card
    assert s.phase == AUCTION


def test_the_last_one_in_without_a_bid_may_still_bid() -> None:
    s = lay_auction(3)
    s.lot = 0
    play = Play(s, take_bids(s)).answer("bid", 0, seat=0).answer("bid", 0, seat=1)
    assert play.seat == 2
    assert play.answer("bid", 1).over
    assert s.bidder == 2


def test_a_single_highest_bid_ends_the_auction_without_asking_again() -> None:
    s = lay_auction(3)
    s.lot = 0
    play = Play(s, take_bids(s)).answer("bid", 4, seat=0).answer("bid", 0, seat=1).answer("bid", 0, seat=2)
    assert play.over
    assert (s.bidder, s.high) == (0, 4)


def test_free_actions_are_offered_with_every_bid() -> None:
    s = lay_auction(2)
    s.lot = 0
    s.bidding = [1, 1]
    play = Play(s, bid(s, 1)).answer("bid", ("extend", "shipyard"))
    assert s.stations[1].deeple == 4
    assert [option for option in play.options if isinstance(option, int)] == [0, 1, 2, 3, 4]


def test_lying_deeple_left_over_stay_where_they_are_after_the_auction() -> None:
    s = lay_auction(2)
    station = give(s, 0, clam(s, 2))
    give_deeple(s, 0, 1)
    Play(s, activate_after(s, 0, 1)).answer("reward", ("oxygen", 0)).answer("where", ("clam", 0))
    assert station.lying[CLAM] == [1]
