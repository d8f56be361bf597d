"""Ways through a game without a player: all of so many answers, some at random, those of a record."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from .questions import Chance
from .random import Stream
from .table import Table
from .values import Json, Value, plain


def perft(table: Table, depth: int) -> int:
    """How many sequences of so many answers, nature's too, there are from here: a fingerprint of the rules.

    The table must have been made with nature="ask".
    """
    if depth == 0 or table.over:
        return 1
    asked = table.question
    assert asked is not None
    if depth == 1:
        return len(asked.options)
    count = 0
    for option in asked.options:
        twin = table.copy()
        twin.answer(option, asked.seat)
        count += perft(twin, depth - 1)
    return count


def wander(table: Table, steps: int, seed: int = 0) -> None:
    """Answer so many questions at random, nature's by weight: a way into the middle of a game."""
    stream = Stream(seed)
    for _ in range(steps):
        pending = table.pending
        if pending is None:
            return
        if isinstance(pending, Chance):
            table.answer(pending.sample(stream))
        else:
            asked = table.questions[0]
            table.answer(asked.options[stream.below(len(asked.options))], asked.seat)


def answers_of(record: Mapping[str, Json]) -> Iterator[tuple[int, Value]]:
    """The answers of a record, one by one."""
    answers = record["answers"]
    assert isinstance(answers, list)
    for answer in answers:
        assert isinstance(answer, list) and isinstance(answer[0], int)
        yield answer[0], plain(answer[1])
