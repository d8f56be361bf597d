"""Phase B, the black market (NE-5)."""

from __future__ import annotations

import pytest

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.content.tables import CLAM, CRAB, KRAKEN
from fathomfive.games.neweden.rules.market import CHOICES, black_market, deliver, purchase
from fathomfive.games.neweden.rules.state import AUCTION, EMPTY, NewEdenState
from fathomfive.games.neweden.rules.verbs import place_arriving
from fathomfive.kernel import Stream, Table
from fathomfive.kernel.sight import view
from fathomfive.kernel.state import copy

from .scenes import Play, clam, crab, deal, facts, give, kraken, lay, lay_market, oxygen, plain_research, research


def open_market(s: NewEdenState) -> Play:
    """Deal the lowest cards first, up to the first question to a seat."""
    play = Play(s, black_market(s))
    while play.kind in ("own_module", "module"):
        play.answer(play.kind, play.options[0])
    return play


def hand(s: NewEdenState, seat: int, *cards: int) -> None:
    s.stations[seat].hand = list(cards)


@pytest.mark.parametrize(("seats", "left"), [(2, 9), (3, 6), (4, 3)])
def test_each_seat_is_dealt_three_cards_of_the_b_deck(seats: int, left: int) -> None:
    s = lay_market(seats)
    open_market(s)
    for station in s.stations:
        assert len(station.hand) == 3
        assert set(station.hand) <= set(s.c.decks[1])
    assert len(s.deck) == left


def test_dealt_cards_are_seen_by_their_owner_only() -> None:
    s = lay_market(3)
    open_market(s)
    stations = view(s, 1)["stations"]
    assert isinstance(stations, list)
    hands = [station["hand"] for station in stations if isinstance(station, dict)]
    assert hands == [[None] * 3, s.stations[1].hand, [None] * 3]


def test_three_seats_have_one_undecided_row_and_two_seats_two() -> None:
    for seats, rows in ((4, 0), (3, 1), (2, 2)):
        table = Table("neweden", seats, seed=5)
        while table.state.phase < AUCTION:  # type: ignore[attr-defined]
            asked = table.questions[0]
            table.answer("pass" if asked.kind == "turn" else asked.options[0], asked.seat)
        state = table.state
        assert isinstance(state, NewEdenState)
        undecided = [card for card in state.tableau[12 - 3 * rows :] if card != EMPTY]
        assert len(undecided) == 3 * rows
        assert EMPTY not in state.tableau[: 12 - 3 * rows]


def test_all_choose_at_once_and_in_secret() -> None:
    s = lay_market(3)
    play = open_market(s)
    assert set(play.asks) == {0, 1, 2}
    for ask in play.asks.values():
        assert tuple(option for option in ask.options if option in CHOICES) == CHOICES


def test_a_choice_is_hidden_until_all_have_chosen() -> None:
    table = Table("neweden", 2, seed=3)
    while table.questions[0].kind != "market":
        asked = table.questions[0]
        table.answer("pass", asked.seat)
    before = table.view(1)
    table.answer((0, 1, 2), 0)
    assert table.view(1) == before


@pytest.mark.parametrize(
    ("chosen", "price"), [((), 0), ((1,), 1), ((0, 2), 3), ((0, 1, 2), 6)], ids=["none", "one", "two", "three"]
)
def test_the_price_is_0_1_3_or_6_in_coins_and_in_damage(chosen: tuple[int, ...], price: int) -> None:
    s = lay_market(2)
    deal(s, clam(s), crab(s), kraken(s))
    play = open_market(s)
    assert play.together("market", {0: chosen, 1: ()}).over
    assert (s.stations[0].coins, s.stations[0].damage) == (10 - price, price)
    assert (s.stations[1].coins, s.stations[1].damage) == (10, 0)
    assert facts(s, "orders") == [(0, len(chosen)), (1, 0)]


def test_only_what_one_can_pay_is_offered() -> None:
    s = lay_market(2)
    play = open_market(s)
    assert tuple(play.asks[0].options[:8]) == CHOICES
    s = lay_market(2)
    s.stations[0].coins = 2
    s.stations[0].vents = 3
    play = open_market(s)
    assert list(play.asks[0].options) == [(), (0,), (1,), (2,)]


def test_example_two_cards_for_3_coins_and_3_damage_the_third_in_the_topmost_empty_row() -> None:
    s = lay_market(4)
    cards = [clam(s), crab(s), kraken(s)]
    deal(s, *cards)
    play = open_market(s)
    assert s.stations[0].hand == cards
    play.together("market", {0: (0, 1), 1: (), 2: (), 3: ()})
    assert play.over
    station = s.stations[0]
    assert (station.coins, station.damage) == (7, 3)
    assert (station.arms[CLAM], station.arms[CRAB], station.arms[KRAKEN]) == ([cards[0]], [cards[1]], [])
    assert station.left == [cards[2]]
    assert s.phase == AUCTION


def test_bought_cards_are_placed_when_all_have_chosen() -> None:
    s = lay(2)
    one, two = clam(s), crab(s)
    hand(s, 0, one, oxygen(s, 1), plain_research(s))
    hand(s, 1, two, oxygen(s, 1), plain_research(s))
    play = Play(s, purchase(s)).together("market", {0: (0,), 1: (0,)})
    assert play.over
    assert s.stations[0].parcel == [one]
    assert s.stations[0].arms[CLAM] == []
    assert Play(s, deliver(s)).over
    assert s.stations[0].arms[CLAM] == [one]
    assert s.stations[1].arms[CRAB] == [two]


def test_free_actions_are_possible_before_choosing_and_no_module_is_activated() -> None:
    s = lay_market(2)
    give(s, 0, clam(s))
    s.stations[0].coins = 0
    play = open_market(s)
    assert list(play.asks[0].options) == [(), "plant"]
    play.together("market", {0: "plant", 1: (1,)})
    assert s.stations[0].coins == 5
    assert list(play.asks) == [0]
    assert [option for option in play.asks[0].options if option in CHOICES] == list(CHOICES[:7])
    assert ("oxygen", 0) not in play.asks[0].options
    assert play.together("market", {0: (0,)}).over
    assert [station.coins for station in s.stations] == [4, 9]


def test_who_has_chosen_keeps_it_secret_while_another_takes_free_actions() -> None:
    s = lay_market(2)
    play = open_market(s).together("market", {0: (0, 2), 1: "plant"})
    assert facts(s, "orders") == []
    twins = [copy(s) for _ in range(8)]
    for seed, twin in enumerate(twins):
        GAME.rules.redeal(twin, 1, Stream(seed))
    assert len({twin.stations[0].order for twin in twins}) > 1
    shown = GAME.rules.view(s, 1)["stations"]
    assert isinstance(shown, list) and isinstance(shown[0], dict)
    assert (shown[0]["order"], shown[0]["hand"]) == (None, [None] * 3)
    assert play.together("market", {1: ()}).over
    assert facts(s, "orders") == [(0, 2), (1, 0)]


def test_redealing_imagines_only_purchases_that_can_be_paid() -> None:
    s = lay_market(2)
    open_market(s)
    s.stations[0].coins = 2
    for seed in range(8):
        twin = copy(s)
        GAME.rules.redeal(twin, 1, Stream(seed))
        assert len(CHOICES[twin.stations[0].order]) <= 1


def test_what_is_imagined_of_a_purchase_is_void_once_that_seat_takes_a_free_action() -> None:
    s = lay_market(2)
    s.stations[0].coins, s.stations[0].vents = 6, 3
    play = open_market(s)
    GAME.rules.redeal(s, 1, Stream(3))
    assert CHOICES[s.stations[0].order] == (2,), "imagined, and paid for with coins that seat 0 spends first"
    extension = next(option for option in play.asks[0].options if isinstance(option, tuple) and "extend" in option)
    assert play.together("market", {0: extension, 1: ()}).over
    assert s.stations[0].coins == 0
    assert facts(s, "orders") == [(0, 0), (1, 0)]


def test_who_can_neither_buy_nor_act_is_not_asked() -> None:
    s = lay_market(2)
    s.stations[0].coins, s.stations[0].vents = 0, 3
    play = open_market(s)
    assert list(play.asks) == [1]
    assert play.together("market", {1: ()}).over
    assert facts(s, "orders") == [(0, 0), (1, 0)]


def test_damage_of_all_purchases_comes_before_any_card_is_placed() -> None:
    s = lay(2)
    hand(s, 0, research(s, "attack-oxygen"), plain_research(s), plain_research(s))
    hand(s, 1, clam(s), plain_research(s), plain_research(s))
    Play(s, purchase(s)).together("market", {0: (0,), 1: (0,)})
    Play(s, deliver(s))
    assert facts(s, "suffers") == [(0, 1, 1), (1, 1, 1), (1, 2, 3)]


def test_several_cards_are_placed_in_the_order_their_owner_likes() -> None:
    s = lay(2)
    near, far = clam(s), clam(s, 3)
    hand(s, 0, near, far, crab(s))
    hand(s, 1, plain_research(s), plain_research(s), plain_research(s))
    Play(s, purchase(s)).together("market", {0: (0, 1), 1: ()})
    play = Play(s, deliver(s)).answer("place", far)
    assert play.over
    assert s.stations[0].arms[CLAM] == [far, near]


def test_the_order_is_not_asked_where_it_makes_no_difference() -> None:
    s = lay(2)
    hand(s, 0, clam(s), crab(s), kraken(s))
    hand(s, 1, plain_research(s), plain_research(s), plain_research(s))
    Play(s, purchase(s)).together("market", {0: (0, 1, 2), 1: (0, 1, 2)})
    assert Play(s, deliver(s)).over


@pytest.mark.parametrize(
    ("effects", "damage", "asked"),
    [
        (["coins-5", "gift"], 15, False),
        (["repair-5", "coins-5"], 0, False),
        (["risk-5", "coins-5"], 15, False),
        (["risk-5", "risk-10"], 0, False),
        (["risk-5", "risk-10"], 1, True),
        (["risk-5", "repair-5"], 4, True),
        (["risk-5", "repair-5"], 5, False),
        (["risk-5", "repair-5"], 11, True),
        (["attack-crab", "attack-oxygen"], 0, True),
    ],
)
def test_the_order_of_research_is_asked_only_where_effects_do_not_add_up(
    effects: list[str], damage: int, asked: bool
) -> None:
    s = lay(2)
    s.stations[0].damage = damage
    s.stations[0].arriving = [research(s, effect) for effect in effects]
    assert (Play(s, place_arriving(s, 0)).kind == "place") is asked


@pytest.mark.parametrize(("damage", "asked"), [(10, False), (11, True)])
def test_a_card_of_an_arm_and_a_drilling_are_ordered_only_if_a_card_breaks_off(damage: int, asked: bool) -> None:
    s = lay(2)
    s.stations[0].damage = damage
    s.stations[0].arriving = [clam(s), research(s, "risk-5")]
    assert (Play(s, place_arriving(s, 0)).kind == "place") is asked


def test_redealing_keeps_the_own_hand_and_shuffles_the_others() -> None:
    s = lay_market(2)
    open_market(s)
    mine = s.stations[0].hand[:]
    theirs = set()
    for seed in range(6):
        twin = copy(s)
        GAME.rules.redeal(twin, 0, Stream(seed))
        assert twin.stations[0].hand == mine
        theirs.add(tuple(twin.stations[1].hand))
    assert len(theirs) > 1
