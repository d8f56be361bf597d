"""What there is to study in a record: nature's answers, and the actions of the seats.

The questions that a seat answers one after another, with nothing new coming out in between and within one unit of
play, are one action: a plan that could still have been changed, and is judged as a whole.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from ..kernel import NATURE, AnyAsk, Json, Table, Value
from ..kernel.record import Record
from .errors import NotOver

Data = Mapping[str, Json] | str | bytes


class Event(msgspec.Struct, frozen=True):
    """An answer of nature, or an action of a seat: its first and its last step, and how many ways there were."""

    seat: int
    first: int
    last: int
    ways: int
    """Other options than the chosen ones, of all its questions; for nature the outcomes."""


class Course:
    """A record of a finished game, to be walked along."""

    def __init__(self, data: Data, pack: Path | str | None = None) -> None:
        self.pack = pack
        self.end = Table.replay(data, pack=pack, nature="ask")
        if not self.end.over:
            raise NotOver(f"the game is not over after {self.end.version} answers: it can be reviewed when it is")
        self.data = data
        self.answers: list[tuple[int, Value]] = Record.read(data).answers

    def at(self, step: int) -> Table:
        """The table after so many answers; nature is asked."""
        return Table.replay(self.data, upto=step, pack=self.pack, nature="ask")

    def events(self) -> list[Event]:
        """Everything that happened, in order; each answer belongs to exactly one event."""
        return list(events(self.at(0), self.answers))


def events(table: Table, answers: Sequence[tuple[int, Value]]) -> Iterator[Event]:
    """Walk along answers from a table, which moves on, and tell what each was part of."""
    start = table.version
    first, ways = start, 0
    for number, (who, value) in enumerate(answers):
        step = start + number
        if who == NATURE:
            asked = table.question
            assert asked is not None
            yield Event(NATURE, step, step, len(asked.options))
            table.answer(value, who)
            first, ways = step + 1, 0
            continue
        ways += len(ask_of(table, who).options) - 1
        units = table.units
        table.answer(value, who)
        goes_on = number + 1 < len(answers) and answers[number + 1][0] == who
        if not (goes_on and table.can_undo and table.units == units):
            yield Event(who, first, step, ways)
            first, ways = step + 1, 0


def ask_of(table: Table, seat: int) -> AnyAsk:
    """The question a seat is asked."""
    return table.seat(seat).ask()
