"""How fast our search simulates (OpenSpiel's, on work of the same size, is in bench/peers.py of the source tree).

A **simulation** is one visit: a table imagined, the tree gone down, the rule of thumb followed to the horizon, the
table judged. Its size is the number of **decisions** answered on the way. Searches begin at questions with a choice,
in the middle of games of the rule of thumb.
"""

from __future__ import annotations

import gc
from time import process_time

import msgspec

from ..bots.search import Search
from ..kernel import Stream, Table, game

SEED = 5
TABLES = 8
VISITS = 100


class SearchSpeed(msgspec.Struct, frozen=True):
    """What searches of one game did in some seconds of one core."""

    game: str
    seats: int
    simulations: int
    decisions: int
    seconds: float

    @property
    def simulations_per_s(self) -> float:
        """How often a search plays on in a second."""
        return self.simulations / self.seconds

    @property
    def size(self) -> float:
        """Decisions in a simulation."""
        return self.decisions / self.simulations


def measure(game_id: str, seconds: float, seats: int | None = None) -> SearchSpeed:
    """Search at some tables in turn until the seconds are used up; with two seats if the game allows it."""
    counts = game(game_id).seats
    count = game(game_id).settle(seats if seats is not None else 2 if 2 in counts else counts[0], None)[0]
    tables = [midgame(game_id, count, SEED + number) for number in range(TABLES)]
    search = Search(seed=SEED, visits=VISITS)
    spent = 0.0
    gc.collect()
    start = process_time()
    while spent < seconds:
        for table in tables:
            search.choose(table.seat(table.asks[0].seat))
        spent = process_time() - start
    return SearchSpeed(game_id, count, search.simulations, search.decisions, spent)


def midgame(game_id: str, seats: int, seed: int) -> Table:
    """A table of the rule of thumb halfway through its game, where there is something to choose."""
    answers = _play_on(Table(game_id, seats, seed), seed, 1 << 30)
    table = Table(game_id, seats, seed)
    _play_on(table, seed, answers // 2)
    return table


def _play_on(table: Table, seed: int, answers: int) -> int:
    """Follow the rule of thumb for so many answers, and on to a choice; gives how many there were."""
    stream = Stream(seed)
    given = 0
    while not table.over and (given < answers or len(table.asks[0].options) < 2):
        ask = table.asks[0]
        table.answer(table.game.advise(table.state, ask, stream), ask.seat)
        given += 1
    return given
