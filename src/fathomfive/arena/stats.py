"""What can be concluded from many games: wins, their rates with intervals, scores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, pstdev

import msgspec

from .match import Match, Result

Z95 = 1.959963984540054
"""The quantile of the normal distribution for an interval of 95 %."""


class Interval(msgspec.Struct, frozen=True):
    """From a lower to an upper bound."""

    low: float
    high: float


def wilson(wins: float, games: int, z: float = Z95) -> Interval:
    """Wilson's score interval for a rate. Shared wins may count as fractions.

    >>> interval = wilson(5, 10)
    >>> round(interval.low, 4), round(interval.high, 4)
    (0.2366, 0.7634)
    """
    if games <= 0:
        return Interval(0.0, 1.0)
    if not 0 <= wins <= games:
        raise ValueError(f"{wins} wins in {games} games")
    rate = wins / games
    spread = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    centre = rate + z * z / (2 * games)
    scale = 1 + z * z / games
    low = (centre - spread) / scale if wins else 0.0  # exactly: rounding must not raise it
    return Interval(low, (centre + spread) / scale if wins < games else 1.0)


def win_shares(ranks: Sequence[int], together: bool = False) -> list[float]:
    """What each seat won of one game: the winners share it, unless they won `together`.

    >>> win_shares([1, 3, 1])
    [0.5, 0.0, 0.5]
    """
    winners = list(ranks).count(1)
    share = 1.0 if together or not winners else 1.0 / winners
    return [share if rank == 1 else 0.0 for rank in ranks]


class BotLine(msgspec.Struct, frozen=True):
    """How one bot did. `games` is how many it took part in, `seats` how many seats it had in them."""

    bot: str
    games: int
    seats: int
    wins: float
    win_rate: float
    """Wins for each seat it had: 1/n is par among n seats."""
    interval: Interval
    mean_score: float
    score_deviation: float
    by_seat: list[float | None]
    """Its win rate in each seat; null where it never sat."""


class SeatLine(msgspec.Struct, frozen=True):
    """How one seat did, whoever sat there."""

    seat: int
    wins: float
    win_rate: float
    interval: Interval
    mean_score: float


class Summary(msgspec.Struct, frozen=True):
    """All games of a match."""

    match: Match
    games: int
    bots: list[BotLine]
    seats: list[SeatLine]
    mean_questions: float
    counts: dict[str, int]
    cooperative: bool
    """Whether the seats won or lost every game together."""
    seconds: float
    games_per_s: float


def summarise(match: Match, results: Sequence[Result], seconds: float = 0.0) -> Summary:
    """Sum up the games of a match."""
    together = match.seats > 1 and bool(results) and all(len(set(result.ranks)) == 1 for result in results)
    rows = [
        (result.bots[seat], seat, share, result.scores[seat])
        for result in results
        for seat, share in enumerate(win_shares(result.ranks, together))
    ]
    taking_part = {bot: sum(bot in result.bots for result in results) for bot in dict.fromkeys(match.bots)}
    return Summary(
        match=match,
        games=len(results),
        bots=[_bot_line(bot, games, rows, match.seats) for bot, games in taking_part.items()],
        seats=[_seat_line(seat, rows) for seat in range(match.seats)],
        mean_questions=_mean(result.questions for result in results),
        counts=_added(result.counts for result in results),
        cooperative=together,
        seconds=seconds,
        games_per_s=len(results) / seconds if seconds > 0 else 0.0,
    )


Row = tuple[str, int, float, int]
"""A bot, the seat it had in one game, what it won there, and its score."""


def _bot_line(bot: str, games: int, rows: Sequence[Row], seats: int) -> BotLine:
    own = [row for row in rows if row[0] == bot]
    wins = sum(share for _, _, share, _ in own)
    scores = [score for *_, score in own]
    shares = [[share for _, at, share, _ in own if at == seat] for seat in range(seats)]
    return BotLine(
        bot=bot,
        games=games,
        seats=len(own),
        wins=wins,
        win_rate=wins / len(own) if own else 0.0,
        interval=wilson(wins, len(own)),
        mean_score=_mean(scores),
        score_deviation=pstdev(scores) if scores else 0.0,
        by_seat=[fmean(won) if won else None for won in shares],
    )


def _seat_line(seat: int, rows: Sequence[Row]) -> SeatLine:
    own = [row for row in rows if row[1] == seat]
    wins = sum(share for _, _, share, _ in own)
    return SeatLine(
        seat=seat,
        wins=wins,
        win_rate=wins / len(own) if own else 0.0,
        interval=wilson(wins, len(own)),
        mean_score=_mean(score for *_, score in own),
    )


def _mean(values: Iterable[int]) -> float:
    listed = list(values)
    return fmean(listed) if listed else 0.0


def _added(counts: Iterable[dict[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for count in counts:
        for name, value in count.items():
            total[name] = total.get(name, 0) + value
    return dict(sorted(total.items()))
