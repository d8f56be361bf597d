"""The gate: a new model takes the place of the best one only if it beats it, on the same deals and from every seat."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ..kernel import Table, Value
from .match import Match, Result, derived
from .stats import wilson, win_shares

NEEDED = 0.55
"""The share of a match that a new model must win, with the fewest and with the most seats."""

Setup = tuple[int, dict[str, Value]]


class Gate(msgspec.Struct, frozen=True):
    """How a new bot did against the best one, with so many seats."""

    seats: int
    games: int
    rate: float
    """Its share of what both won, seat for seat; of allies, its share of the deals that only one of them won."""
    low: float
    high: float

    @property
    def passed(self) -> bool:
        """Whether that is enough."""
        return self.rate >= NEEDED


class Trial(msgspec.Struct, frozen=True):
    """The games of a gate for one seat count: rivals meet, allies play the same deals one after the other."""

    matches: tuple[Match, ...]
    games: int
    """Of each match."""
    allied: bool

    @property
    def seats(self) -> int:
        """How many sit at the table."""
        return self.matches[0].seats

    def pieces(self) -> list[tuple[Match, list[int]]]:
        """The work, in pieces: all seatings of one deal of one match."""
        return [
            (match, list(range(first, first + match.ways)))
            for match in self.matches
            for first in range(0, self.games, match.ways)
        ]


def trials(game: str, setups: Sequence[Setup], new: str, best: str, games: int, seed: int) -> list[Trial]:
    """The trials of a new bot: with the fewest and with the most seats (from two on, where rivals can meet)."""
    counts = sorted({count for count, _ in setups if count > 1} or {count for count, _ in setups})
    found: list[Trial] = []
    for count in sorted({counts[0], counts[-1]}):
        chosen: list[dict[str, Value]] = []
        for seats, options in setups:
            if seats == count and options not in chosen:
                chosen.append(options)
        table = Table(game, count, 0, chosen[0])
        allied = table.game.rules.allied(table.state)
        meeting = [(new,), (best,)] if allied else [(new, best)]
        matches = [
            Match.of(game, seats=count, bots=bots, options=options, seed=derived(seed, number, count))
            for number, options in enumerate(chosen)
            for bots in meeting
        ]
        ways = matches[0].ways
        each = max(1, games // (len(chosen) * ways)) * ways
        found.append(Trial(tuple(matches), each, allied))
    return found


def judged(trial: Trial, results: Sequence[Sequence[Result]], new: str) -> Gate:
    """What came of a trial, given the results of its matches."""
    games = sum([len(played) for played in results])
    ours, count = _alone(results) if trial.allied else _met(results, new)
    interval = wilson(ours, count)
    return Gate(trial.seats, games, ours / count if count else 0.5, interval.low, interval.high)


def _met(results: Sequence[Sequence[Result]], new: str) -> tuple[float, int]:
    """Games that the new bot won of so many: where it had more seats than the other, seat for seat."""
    won = {True: 0.0, False: 0.0}
    had = {True: 0, False: 0}
    games = 0
    for played in results:
        for result in played:
            games += 1
            for bot, share in zip(result.bots, win_shares(result.ranks), strict=True):
                won[bot == new] += share
                had[bot == new] += 1
    ours, theirs = won[True] / had[True], won[False] / had[False]
    return (games * ours / (ours + theirs) if ours + theirs else games / 2), games


def _alone(results: Sequence[Sequence[Result]]) -> tuple[float, int]:
    """Deals that only the new bot won, and deals that only one of the two won."""
    only_new = only_one = 0
    for mine, others in zip(results[::2], results[1::2], strict=True):
        for one, other in zip(mine, others, strict=True):
            won, lost = one.ranks[0] == 1, other.ranks[0] == 1
            only_new += won and not lost
            only_one += won != lost
    return float(only_new), only_one
