"""Ways to play at a table, for all tests of the kernel."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType

from fathomfive.kernel import Table, Value
from fathomfive.kernel.conformance import wander
from tests.kernel.toys import GAMES

Told = tuple[object, ...]


def everything(table: Table) -> Told:
    """All that an answer, or a refused one, could change."""
    return (
        table.save(), table.hash(), table.version, table.can_undo, table.facts, table.over,
        [(asked.seat, asked.kind, list(asked.options)) for asked in table.questions],
    )  # fmt: skip


def play_out(table: Table, seed: int = 0) -> Table:
    """Play a table to its end at random."""
    wander(table, 10_000, seed)
    assert table.over
    return table


def play_until(table: Table, there: Callable[[Table], bool], seed: int = 0) -> Table:
    """Play at random until the table stands as wanted."""
    step = 0
    while not there(table):
        wander(table, 1, seed + step)
        step += 1
        assert not table.over
    return table


def at_bids(seats: int = 3, seed: int = 3, *, facts: bool = False) -> Table:
    """A lagoon where every seat has passed and all are asked together for their bids."""
    table = Table(GAMES["lagoon"], seats, seed, facts=facts)
    for _ in range(seats):
        table.answer("pass")
    assert len(table.questions) == seats
    return table


def stepped(*steps: Value, seats: int = 1, facts: bool = False) -> Table:
    """Stairs after some answers."""
    table = Table(GAMES["stairs"], seats, 0, {"top": 9}, facts=facts)
    for step in steps:
        table.answer(step)
    return table


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fail instead of hanging for ever: after so many seconds of processor time, however busy the machine is."""

    def out_of_patience(number: int, frame: FrameType | None) -> None:
        raise TimeoutError(f"not done within {seconds} seconds")

    before = signal.signal(signal.SIGVTALRM, out_of_patience)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)
