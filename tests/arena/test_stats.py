from __future__ import annotations

import pytest

from fathomfive.arena import Match, Result, summarise, wilson
from fathomfive.arena.stats import win_shares


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
    ],
)
def test_wilson_agrees_with_published_values(wins: int, games: int, low: float, high: float) -> None:
    interval = wilson(wins, games)  # Newcombe (1998), table I, method 3
    assert interval.low == pytest.approx(low, abs=5e-5)
    assert interval.high == pytest.approx(high, abs=5e-5)


def test_wilson_of_no_games_knows_nothing() -> None:
    assert (wilson(0, 0).low, wilson(0, 0).high) == (0.0, 1.0)


def test_wilson_refuses_more_wins_than_games() -> None:
    with pytest.raises(ValueError, match="3 wins in 2 games"):
        wilson(3, 2)


def test_wilson_stays_within_0_and_1() -> None:
    assert wilson(0, 3).low == 0.0
    assert wilson(3, 3).high == 1.0


def test_a_shared_win_is_split() -> None:
    assert win_shares([1, 2, 1, 4]) == [0.5, 0.0, 0.5, 0.0]


def test_a_lost_game_has_no_winner() -> None:
    assert win_shares([2, 2]) == [0.0, 0.0]


def test_winning_together_is_not_split() -> None:
    assert win_shares([1, 1], together=True) == [1.0, 1.0]


def _result(number: int, bots: tuple[str, ...], scores: list[int], ranks: list[int]) -> Result:
    return Result(number, 0, bots, scores, ranks, questions=10 + number, counts={"dives": number, "rests": 1})


def _match(*bots: str, seats: int) -> Match:
    return Match("deepblue", seats, bots, {}, 0)


def test_a_summary_counts_each_bot_in_each_seat() -> None:
    match = _match("a", "b", seats=2)
    results = [
        _result(0, ("a", "b"), [10, 4], [1, 2]),
        _result(1, ("b", "a"), [6, 8], [2, 1]),
        _result(2, ("a", "b"), [5, 5], [1, 1]),
        _result(3, ("b", "a"), [9, 2], [1, 2]),
    ]
    summary = summarise(match, results, seconds=2.0)
    a, b = summary.bots
    assert (a.bot, a.games, a.seats, a.wins, a.win_rate) == ("a", 4, 4, 2.5, 0.625)
    assert (b.bot, b.games, b.seats, b.wins) == ("b", 4, 4, 1.5)
    assert a.mean_score == (10 + 8 + 5 + 2) / 4
    assert a.by_seat == [0.75, 0.5]
    assert [line.wins for line in summary.seats] == [2.5, 1.5]
    assert summary.seats[0].mean_score == 7.5
    assert summary.mean_questions == 11.5
    assert summary.counts == {"dives": 6, "rests": 4}
    assert summary.games_per_s == 2.0
    assert not summary.cooperative


def test_a_bot_in_two_seats_is_judged_by_seat_so_that_one_in_n_is_par() -> None:
    summary = summarise(_match("a", "b", "a", seats=3), [_result(0, ("a", "b", "a"), [3, 2, 1], [1, 2, 3])])
    a, b = summary.bots
    assert (a.games, a.seats, a.wins, a.win_rate) == (1, 2, 1.0, 0.5)
    assert (b.games, b.seats, b.win_rate, b.by_seat) == (1, 1, 0.0, [None, 0.0, None])


def test_games_that_all_win_or_lose_together_are_cooperative() -> None:
    results = [_result(0, ("a", "a"), [50, 50], [1, 1]), _result(1, ("a", "a"), [5, 5], [2, 2])]
    summary = summarise(_match("a", "a", seats=2), results)
    assert summary.cooperative
    assert summary.bots[0].win_rate == 0.5
