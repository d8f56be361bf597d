"""How fast our games play at random: our half of the benchmark (the peers' half is bench/peers.py in the source tree).

A **decision** is one question asked of a seat, also when there is only one option; nature's questions are answered, and
their cost is in the time, but they are not counted. **Seconds** are processor seconds of this process. A table is
played as anybody plays it, with its record and its way back; setting it up is included. **Copy** is `Table.copy` of
tables stopped halfway through the longest unit of play of their game: in Deep Blue, in the middle of a dive.
"""

from __future__ import annotations

import gc
from time import process_time

import msgspec

from ..kernel import Ask, Stream, Table, Together, game
from ..kernel import table as kernel_table

SEED = 5
MIDGAMES = 8


class Speed(msgspec.Struct, frozen=True):
    """What one game did: `decisions` in `games` whole games took `seconds`; one copy takes `copy_us` microseconds.

    >>> Speed("deepblue", 4, decisions=3000, seconds=2.0, games=10, copy_us=4.0).decisions_per_s
    1500.0
    """

    game: str
    seats: int
    decisions: int
    seconds: float
    games: int
    copy_us: float

    @property
    def decisions_per_s(self) -> float:
        """Seats' decisions a second, building the options included."""
        return self.decisions / self.seconds

    @property
    def games_per_s(self) -> float:
        """Whole games a second, setting them up included."""
        return self.games / self.seconds


def compiled() -> bool:
    """Whether the kernel runs compiled."""
    return not str(kernel_table.__file__).endswith(".py")


def measure(game_id: str, seconds: float, seats: int | None = None) -> Speed:
    """Measure one game for about so many seconds of play; the most seats if not given."""
    if not seconds > 0:
        raise ValueError(f"seconds must be more than 0, not {seconds}")
    count = game(game_id).settle(game(game_id).seats[-1] if seats is None else seats, None)[0]
    midgames = [midgame(game_id, count, SEED + number) for number in range(MIDGAMES)]
    decisions, games, spent = _time_play(game_id, count, seconds)
    return Speed(game_id, count, decisions, spent, games, _time_copies(midgames, seconds / 5))


def play_out(table: Table, stream: Stream) -> int:
    """Answer at random until the game is over; gives the number of decisions."""
    decisions = 0
    while (pending := table.pending) is not None:
        if isinstance(pending, Ask):
            options = pending.options
            table.answer(options[stream.below(len(options))])
            decisions += 1
            continue
        assert isinstance(pending, Together)
        for ask in pending.asks:
            table.answer(ask.options[stream.below(len(ask.options))], ask.seat)
            decisions += 1
    return decisions


def _time_play(game_id: str, seats: int, seconds: float) -> tuple[int, int, float]:
    """Play whole games until the seconds are used up: decisions, games and the seconds really used."""
    stream = Stream(SEED)
    decisions = games = 0
    spent = 0.0
    gc.collect()
    start = process_time()
    while spent < seconds:
        decisions += play_out(Table(game_id, seats, SEED + games), stream)
        games += 1
        spent = process_time() - start
    return decisions, games, spent


def midgame(game_id: str, seats: int, seed: int) -> Table:
    """Play a game to find its longest unit, then again up to the middle of that."""
    table = Table(game_id, seats, seed)
    stream = Stream(seed)
    begun, longest = 0, (0, 0)
    while not table.over:
        rest = table.save()["rest"]
        assert isinstance(rest, int)
        begun = rest
        longest = max(longest, (table.version - begun, begun))
        _answer_one(table, stream)
    length, begun = longest
    again, stream = Table(game_id, seats, seed), Stream(seed)
    while again.version < begun + length // 2:
        _answer_one(again, stream)
    return again


def _answer_one(table: Table, stream: Stream) -> None:
    asked = table.question
    assert asked is not None
    table.answer(asked.options[stream.below(len(asked.options))], asked.seat)


def _time_copies(tables: list[Table], seconds: float) -> float:
    """Copy each table in turn until the seconds are used up: microseconds a copy."""
    copies = 0
    spent = 0.0
    gc.collect()
    start = process_time()
    while spent < seconds:
        for table in tables:
            table.copy()
        copies += len(tables)
        spent = process_time() - start
    return spent / copies * 1e6
