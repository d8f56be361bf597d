"""How the stations stand: chances to win, and the numbers a model learns from."""

from __future__ import annotations

from time import perf_counter

import pytest

from fathomfive.games.neweden import GAME
from fathomfive.games.neweden.judge.deep_thought import chance
from fathomfive.games.neweden.judge.features import features
from fathomfive.games.neweden.judge.outlook import estimate, estimates, holds, outlook, stage
from fathomfive.games.neweden.rules.state import AUCTION, DEVELOPMENT, MARKET, NewEdenState
from fathomfive.kernel import Stream, Table

from .scenes import clam, crab, give, give_deeple, kraken, lay, oxygen, shipyard


def check(s: NewEdenState) -> None:
    """Chances are chances, and the numbers are around 0 to 1."""
    shares = outlook(s)
    assert len(shares) == s.seats
    assert all(0 <= share <= 1 for share in shares)
    if s.seats > 1:
        assert sum(shares) == pytest.approx(1)
    for seat in range(s.seats):
        numbers = features(s, seat)
        assert len(numbers) == (69 if s.seats == 1 else 49)
        assert all(-6 <= number <= 6 for number in numbers), numbers


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_chances_and_features_make_sense_at_every_rest_of_a_game(seats: int) -> None:
    table = Table("neweden", seats, 3, {"difficulty": 3} if seats == 1 else {})
    units = rests = 0
    while not table.over:
        assert isinstance(table.state, NewEdenState)
        if table.units != units:
            units = table.units
            rests += 1
            check(table.state)
        ask = table.asks[0]
        table.answer(GAME.advise(table.state, ask, Stream(1)), ask.seat)
    assert rests > 20


def test_before_the_set_up_all_have_the_same_chance() -> None:
    s = GAME.rules.new(GAME.load()[0], 3, {"difficulty": 0})
    s.seats = 3
    assert outlook(s) == pytest.approx([1 / 3] * 3)


def test_equal_stations_have_equal_chances_and_whoever_has_more_is_ahead() -> None:
    s = lay(2)
    assert outlook(s) == pytest.approx([0.5, 0.5])
    s.stations[0].points = 10
    ahead = outlook(s)[0]
    assert ahead > 0.5
    s.stations[0].points, s.stations[0].coins = 0, 20
    assert outlook(s)[0] > 0.5


def test_deeple_bottles_and_modules_raise_what_a_station_may_expect() -> None:
    s = lay(2)
    before = estimate(s, 0)
    give_deeple(s, 0, 2)
    with_deeple = estimate(s, 0)
    give(s, 0, oxygen(s, 2, 2))
    with_bottles = estimate(s, 0)
    give(s, 0, clam(s, end=5))
    assert before < with_deeple < with_bottles < estimate(s, 0)
    assert estimates(s)[0] > estimates(s)[1]


def test_in_the_last_auction_the_end_points_hang_on_the_damage() -> None:
    s = lay(2)
    s.round, s.phase = 3, AUCTION
    station = give(s, 0, clam(s, end=40), kraken(s), kraken(s))
    station.damage = 2
    stable = estimate(s, 0)
    assert holds(s, 0, 0) > 0.5
    station.damage = 4
    assert holds(s, 0, 0) < 0.2
    assert stable - estimate(s, 0) > 20
    s.round, s.phase = 1, DEVELOPMENT
    assert holds(s, 0, 0) > 0.3


def test_repairs_in_sight_make_a_station_safer() -> None:
    s = lay(2)
    s.round = 3
    station = give(s, 0, kraken(s))
    station.damage = 6
    assert holds(s, 0, 6) > holds(s, 0, 0)


def test_who_has_passed_repairs_no_more_in_this_phase() -> None:
    s = lay(2)
    s.round = 3
    give(s, 0, clam(s, end=20), kraken(s, repair=6), kraken(s))
    s.stations[0].damage = 6
    before, share = holds(s, 0, 6), outlook(s)[0]
    s.passed = [0]
    assert stage(s, 0) == stage(s, 1) + 1
    assert holds(s, 0, 6) < before
    assert outlook(s)[0] < share


def test_crabs_pull_the_pointer_down_for_the_outlook_too() -> None:
    s = lay(2)
    s.round, s.phase = 3, AUCTION
    station = give(s, 0, kraken(s), kraken(s), kraken(s))
    station.damage = 3
    before = holds(s, 0, 0)
    give(s, 0, crab(s), shipyard(s))
    assert holds(s, 0, 0) < before


def test_alone_deep_thought_is_the_rival() -> None:
    s = lay(1, difficulty=3)
    s.round, s.phase = 3, MARKET
    even = outlook(s)[0]
    s.stations[1].points += 20
    behind = outlook(s)[0]
    s.stations[0].points += 40
    assert behind < even < outlook(s)[0]
    assert features(s, 0) != features(lay(1, difficulty=3), 0)


def test_stages_follow_the_rounds() -> None:
    s = lay(2)
    stages = []
    for number in (1, 2, 3):
        for phase in (DEVELOPMENT, AUCTION):
            s.round, s.phase = number, phase
            stages.append(stage(s, 0))
    assert stages == [0, 1, 2, 3, 4, 5]


def test_the_logistic_function_stays_in_range() -> None:
    assert chance(0) == 0.5
    assert 0 < chance(-1e9) < 1e-9 < 1 - 1e-9 < chance(1e9) <= 1


def test_judging_is_cheap() -> None:
    s = lay(1)
    give(s, 0, *[clam(s) for _ in range(4)], *[crab(s) for _ in range(4)], *[oxygen(s, 2, 2) for _ in range(4)])
    give(s, 1, *[clam(s) for _ in range(8)], *[crab(s) for _ in range(8)], *[oxygen(s, 2, 2) for _ in range(8)])
    best = 1.0
    for _ in range(20):
        start = perf_counter()
        outlook(s)
        features(s, 0)
        best = min(best, perf_counter() - start)
    assert best < 2e-3
