"""The laws of copies, saves and records, checked along a game and at its end (see `conformance`)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from .errors import InvalidRecord
from .questions import NATURE, Chance
from .random import Stream
from .table import Table
from .values import Value
from .walks import answers_of

CHANCE, SAME = 1, 6
STEPS = 5
"""So far a copy and a loaded save are compared as they go on."""


def check_copies(table: Table) -> Iterator[tuple[int, str]]:
    """Copies and loaded saves are equal, go on equally, and share nothing (law 6)."""
    before = table.hash()
    paper = msgspec.json.decode(msgspec.json.encode(table.save()))
    twins = [table.copy()]
    if twins[0].hash() != before:
        yield SAME, "a copy is not the same position"
    try:
        twins.append(Table.load(paper))
    except InvalidRecord as error:
        yield SAME, f"a loaded save is not the same position: {error}"
    for twin in twins:
        if twin.facts != table.facts:
            yield SAME, "a copy or a loaded save remembers other facts"
        stream = Stream(7)
        for _ in range(STEPS):
            if not twin.over:
                asked = twin.questions[0]
                twin.answer(asked.options[stream.below(len(asked.options))], asked.seat)
    if len({twin.hash() for twin in twins}) != 1:
        yield SAME, "a copy and a loaded save went on differently"
    if table.hash() != before:
        yield SAME, "playing on a copy changed the original"


def position(table: Table) -> tuple[str, list[tuple[int, str, list[Value]]]]:
    """Where a table stands, and what is asked there."""
    return table.hash(), [(ask.seat, ask.kind, list(ask.options)) for ask in table.asks]


def check_record(table: Table) -> Iterator[tuple[int, str]]:
    """The record of a finished game replays to the same end without a random generator (laws 1 and 6)."""
    record = table.record()
    try:
        again = Table.replay(msgspec.json.encode(record), facts=True)
    except InvalidRecord as error:
        yield CHANCE, f"the record replays to another end: {error}"
    else:
        if again.hash() != table.hash() or again.scores != table.scores or again.facts != table.facts:
            yield CHANCE, "the record replays to another end"
    asking = Table(table.game, table.seats, 0, table.options, nature="ask")
    for who, value in answers_of(record):
        if isinstance(asking.pending, Chance) != (who == NATURE):
            yield CHANCE, "with nature asked, the record does not fit"
        asking.answer(value, who)
    if asking.hash() != table.hash():
        yield CHANCE, "something random happens beside the questions to nature"
