"""The rule of thumb plays, and every unit of play is noted with what came in the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
import numpy as np

from fathomfive.arena.crew import Crew
from fathomfive.arena.match import derived
from fathomfive.bots import seeded
from fathomfive.kernel import Table

from .games import STUDIES
from .study import Row, Setup

PIECE: Final = 10


class Played(msgspec.Struct, frozen=True):
    """One game: what the fits saw at the beginning of every unit of play, final points by seat, and who won."""

    number: int
    moments: list[list[Row]]
    points: list[int]
    won: list[bool]


def play(game: str, games: int, seed: int, jobs: int = 1, told: Callable[[int], None] | None = None) -> list[Played]:
    """So many games; the same whoever plays them."""
    pieces = [(game, seed, list(range(first, min(first + PIECE, games)))) for first in range(0, games, PIECE)]
    found: list[Played] = []
    for some in Crew.of(jobs).work(some_games, pieces):
        found += some
        if told is not None:
            told(len(found))
    return found


def some_games(game: str, seed: int, numbers: Sequence[int]) -> list[Played]:
    """The games of these numbers."""
    return [one_game(game, seed, number) for number in numbers]


def one_game(game: str, seed: int, number: int) -> Played:
    """A game of the rule of thumb in every seat."""
    seats, options = setup(STUDIES[game].SETUPS, seed, number)
    table = Table(game, seats, derived(seed, number, -2), options)
    bots = [seeded("greedy", derived(seed, number, seat)) for seat in range(seats)]
    moments: list[list[Row]] = []
    units = 0
    while not table.over:
        ask = table.asks[0]
        if table.units != units:
            units = table.units
            moments.append(STUDIES[game].rows(table))
        table.answer(bots[ask.seat].choose(table.seat(ask.seat)), ask.seat)
    return Played(number, [rows for rows in moments if rows], table.scores, [rank == 1 for rank in table.ranks])


def setup(groups: Sequence[Sequence[Setup]], seed: int, number: int) -> Setup:
    """Seats and options of a game: groups in turn, and in a group every setup once in an order of the seed's."""
    which = number % len(groups)
    order = np.random.default_rng((seed, which)).permutation(len(groups[which]))
    return groups[which][int(order[number // len(groups) % len(order)])]
