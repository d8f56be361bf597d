"""The rule of thumb."""

from __future__ import annotations

from fathomfive.bots import make
from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.judge.bidding import keenest, limit, row_value, worth_bidding
from fathomfive.games.neweden.judge.worth import appraise, bearing, plant_value, with_cards
from fathomfive.games.neweden.rules.actions import take_turn
from fathomfive.games.neweden.rules.auction import take_bids
from fathomfive.games.neweden.rules.scoring import pointer
from fathomfive.games.neweden.rules.state import NewEdenState
from fathomfive.games.neweden.rules.verbs import harm
from fathomfive.kernel import Stream, Table

from .scenes import (
    Play,
    advised,
    clam,
    crab,
    give,
    kraken,
    lay,
    lay_auction,
    lay_cards,
    oxygen,
    plain_research,
    research,
    shipyard,
)


def match(seed: int) -> bool:
    """Whether the rule of thumb beats random play in a game of two, sitting in either seat."""
    mine = seed % 2
    table = Table("neweden", 2, seed)
    bots = [make(f"random:seed={seed}"), make(f"random:seed={seed}")]
    bots[mine] = make(f"greedy:seed={seed}")
    while not table.over:
        asked = table.questions[0]
        table.answer(bots[asked.seat].choose(table.seat(asked.seat)), asked.seat)
    return table.ranks[mine] < table.ranks[1 - mine]


def test_it_beats_random_play_in_at_least_95_of_100_games_of_two() -> None:
    assert sum(match(seed) for seed in range(40)) >= 38


def test_it_appraises_the_pointer_as_the_rules_set_it() -> None:
    s = lay(2)
    station = give(s, 0, kraken(s), kraken(s), crab(s), research(s, "pointer-3"))
    assert bearing(s.c, station) == pointer(s, 0) == 4
    give(s, 0, research(s, "eco-crabs"))
    assert bearing(s.c, station) == pointer(s, 0) == 5


def test_in_the_end_damage_that_topples_a_station_costs_its_worth() -> None:
    s = lay(2)
    s.round, s.phase = 3, 4
    station = give(s, 0, clam(s, end=40))
    stable = appraise(s, station)
    station.damage = 3
    assert stable - appraise(s, station) > 30


def test_a_card_with_end_points_is_worth_more_than_one_without() -> None:
    s = lay(2)
    assert with_cards(s, 0, [clam(s, end=5)], 0, 0) > with_cards(s, 0, [clam(s, end=0)], 0, 0)


def test_it_bids_for_a_row_it_wants_and_drops_out_of_a_row_that_would_ruin_it() -> None:
    s = lay_auction(2)
    s.lot = 0
    lay_cards(s, {0: clam(s, end=9), 1: kraken(s, end=9)})
    play = Play(s, take_bids(s))
    assert row_value(s, 0, 0) > 0
    assert advised(s, play.ask) in range(1, 11)
    s.round = 3
    s.tableau[0] = plain_research(s, placed=[(3, 15, -1)])
    s.tableau[1] = -1
    give(s, 0, clam(s, end=30))
    assert row_value(s, 0, 0) < 0
    assert advised(s, play.ask) == 0


def test_it_bids_at_once_what_the_keenest_rival_would_and_could_give() -> None:
    s = lay_auction(3)
    s.lot = 0
    lay_cards(s, {0: clam(s, end=9), 1: kraken(s, end=9)})
    s.stations[1].coins, s.stations[2].coins = 4, 3
    ask = Play(s, take_bids(s)).ask
    assert advised(s, ask) == 4
    s.bidding = [1, 0, 1]
    assert advised(s, ask) == 3
    s.bidding = [1, 0, 0]
    assert advised(s, ask) == 1


def test_it_bids_no_more_than_a_row_is_worth_to_itself() -> None:
    s = lay_auction(2)
    s.lot = 0
    lay_cards(s, {0: clam(s, 1, points=1)})
    ask = Play(s, take_bids(s)).ask
    own = limit(s, 0, worth_bidding(s, 0))
    s.stations[1].deeple = s.stations[1].dome = 5
    give(s, 1, oxygen(s, 2, 2))
    assert own < keenest(s, 0, 1, 99)
    assert advised(s, ask) == own


def test_it_buys_a_card_that_may_be_gone_before_it_builds_an_extension_that_waits() -> None:
    s = lay(3)
    lay_cards(s, {9: crab(s, 1, coins=5, end=1), 10: clam(s, 3, points=1)})
    ask = Play(s, take_turn(s, 0)).ask
    assert ("extend", "kraken") in ask.options
    assert advised(s, ask) == ("buy", 9)


def test_deeple_bottles_and_modules_are_worth_something_before_the_others_are_there() -> None:
    s = lay(3)
    bare = appraise(s, s.stations[0])
    for card in (clam(s, 1, points=4), oxygen(s, 2, 2), shipyard(s, 3)):
        assert with_cards(s, 0, [card], 0, 0) > bare + 1


def test_research_on_the_power_plant_is_worth_more_the_earlier_it_comes() -> None:
    s = lay(3)
    worths = []
    for s.round in (1, 2, 3):
        for effect in ("plant-coins", "plant-points", "plant-repair"):
            station = give(s, s.round - 1, research(s, effect))
        worths.append(plant_value(s, station))
    assert worths == sorted(worths, reverse=True) and worths[-1] > 0


def test_it_does_not_pass_on_a_full_tableau_in_the_first_round() -> None:
    for seed in range(6):
        table = Table("neweden", 3, seed)
        while len(table.state.passed) == 0:  # type: ignore[attr-defined]
            asked = table.questions[0]
            assert isinstance(table.state, NewEdenState)
            table.answer(advised(table.state, table.seat(asked.seat).ask()), asked.seat)
        state = table.state
        assert isinstance(state, NewEdenState)
        assert len([card for card in state.tableau if card >= 0]) < 9


def test_in_any_deal_the_hints_begin_with_a_card_for_the_station() -> None:
    """A beginner who follows the hints buys a card in the first turn, and neither moves nobody about nor passes."""
    for seed in range(6):
        table = Table("neweden", 3, seed, facts=True)
        first: dict[int, str] = {}
        while len(first) < 3:
            asked = table.questions[0]
            assert isinstance(table.state, NewEdenState)
            table.answer(advised(table.state, table.seat(asked.seat).ask()), asked.seat)
            for fact in table.facts:
                if fact.kind in ("buys", "breathes", "passes"):
                    assert isinstance(fact.args[0], int)
                    first.setdefault(fact.args[0], fact.kind)
        assert set(first.values()) == {"buys"}, f"deal {seed}: {first}"


def test_it_gives_up_the_card_it_misses_least() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, 1, points=9, end=9), crab(s, 3, coins=1, end=0))
    station.damage = 15
    play = Play(s, harm(s, 0, 1))
    assert advised(s, play.ask) == "crab"


def test_its_advice_is_always_on_offer_and_the_same_whatever_the_seat_cannot_know() -> None:
    for seats in (1, 2, 3, 4):
        table = Table("neweden", seats, seats)
        while not table.over:
            asked = table.questions[0]
            seat = table.seat(asked.seat)
            state = seat.imagine(Stream(1)).state
            assert isinstance(state, NewEdenState)
            choice = GAME.advise(state, seat.ask(), Stream(1))
            assert choice in asked.options, asked
            assert isinstance(table.state, NewEdenState)
            assert choice == advised(table.state, seat.ask())
            table.answer(choice, asked.seat)
