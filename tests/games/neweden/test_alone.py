"""The rule of thumb alone: purchases planned around what Deep Thought takes."""

from __future__ import annotations

from fathomfive.games.neweden.judge.advise import card_gain
from fathomfive.games.neweden.judge.alone import plan
from fathomfive.games.neweden.judge.deep_thought import SPITE
from fathomfive.games.neweden.judge.worth import appraise, sabotaged
from fathomfive.games.neweden.rules.actions import take_turn
from fathomfive.games.neweden.rules.kinds import ACTIVATE, Activation
from fathomfive.games.neweden.rules.state import AUCTION, NewEdenState
from fathomfive.kernel import Ask

from .scenes import Play, advised, clam, crab, give, kraken, lay, lay_cards, oxygen


def gains(s: NewEdenState) -> list[float]:
    station = s.stations[0]
    now = appraise(s, station)
    return [card_gain(s, 0, station, field) - now if s.tableau[field] >= 0 else 0.0 for field in range(12)]


def test_among_equal_cards_it_buys_the_one_deep_thought_would_take() -> None:
    s = lay(1)
    lay_cards(s, {10: clam(s, end=4), 11: clam(s, end=4), 8: oxygen(s, 1), 0: kraken(s), 3: kraken(s)})
    assert plan(s, gains(s))[0] == 11
    s.tableau[10], s.tableau[8] = s.tableau[8], s.tableau[10]
    s.tableau[5] = s.tableau[11]
    s.tableau[11] = oxygen(s, 1)
    assert plan(s, gains(s))[0] != 11


def test_what_deep_thought_takes_next_counts_against_waiting() -> None:
    s = lay(1)
    lay_cards(s, {0: oxygen(s, 1), 9: oxygen(s, 1), 11: clam(s, points=8)})
    nothing = [0.0] * 12
    field, value = plan(s, nothing)
    assert field == 11
    s.tableau[11] = clam(s, points=1)
    assert plan(s, nothing)[1] > value - SPITE * 8 * 3


def test_alone_it_passes_before_deep_thought_when_there_is_nothing_left_to_do() -> None:
    s = lay(1)
    s.turn = 0
    assert advised(s, Play(s, take_turn(s, 0)).ask) != "pass"
    s.stations[0].coins = 0
    s.stations[0].vents = 3
    assert advised(s, Play(s, take_turn(s, 0)).ask) == "pass"


def test_in_the_last_round_it_repairs_a_station_that_would_fall_before_it_harvests() -> None:
    s = lay(2)
    s.round = 3
    station = give(s, 0, clam(s, points=7, end=9), kraken(s, repair=2, end=9))
    station.lying[1][0] = station.lying[2][0] = 1
    ask: Ask[Activation] = Ask(0, ACTIVATE, [("clam", 0), ("kraken", 0), "no"])
    assert advised(s, ask) == ("clam", 0)
    station.damage = 2
    assert advised(s, ask) == ("kraken", 0)


def test_sabotage_is_worth_a_station_that_it_topples_at_the_end() -> None:
    s = lay(2)
    give(s, 1, crab(s), crab(s), kraken(s, end=30), kraken(s), kraken(s))
    harmless = sabotaged(s, 1, 2)
    s.round, s.phase = 3, AUCTION
    assert sabotaged(s, 1, 1) < harmless < 30 <= sabotaged(s, 1, 2)
