"""The rule of thumb."""

from __future__ import annotations

from fathomfive.bots import make
from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.appraisal import appraise, bearing, with_cards
from fathomfive.games.neweden.auction import take_bids
from fathomfive.games.neweden.bidding import row_value
from fathomfive.games.neweden.scoring import pointer
from fathomfive.games.neweden.state import NewEdenState
from fathomfive.games.neweden.station import harm
from fathomfive.games.neweden.thumb import advise
from fathomfive.kernel import Stream, Table

from .scenes import Play, clam, crab, give, kraken, lay, lay_auction, lay_cards, plain_research, research


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
    assert advise(s, play.ask) == 1
    s.round = 3
    s.tableau[0] = plain_research(s, placed=[(3, 15, -1)])
    s.tableau[1] = -1
    give(s, 0, clam(s, end=30))
    assert row_value(s, 0, 0) < 0
    assert advise(s, play.ask) == 0


def test_it_gives_up_the_card_it_misses_least() -> None:
    s = lay(2)
    station = give(s, 0, clam(s, 1, points=9, end=9), crab(s, 3, coins=1, end=0))
    station.damage = 15
    play = Play(s, harm(s, 0, 1))
    assert advise(s, play.ask) == "crab"


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
            assert choice == advise(table.state, seat.ask())
            table.answer(choice, asked.seat)
