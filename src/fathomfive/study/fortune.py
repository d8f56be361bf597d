"""Fortune: the luck of a stretch of a finished game, and nothing else of its review.

The same figures as in a review of the same seed and effort, for whoever wants to take luck out of a result and cannot
wait for every decision to be judged.
"""

from __future__ import annotations

from ..kernel import NATURE, Table
from ..kernel.record import Record
from .actions import Data
from .evaluator import Evaluator, base
from .luck import Strata
from .shapes import Luck


def fortune(data: Data, first: int, last: int, *, look: int, seed: int) -> list[Luck]:
    """What nature's answers from a step on, up to another, brought every seat; `look` courses of the game for each."""
    answers = Record.read(data).answers
    table = Table.replay(data, upto=first, nature="ask")
    evaluator = Evaluator(table)
    found: list[Luck] = []
    for who, value in answers[first:last]:
        asked = table.question
        if who == NATURE and asked is not None and len(asked.options) > 1:
            strata = Strata(table, evaluator, base(seed, table.version, "luck"), look)
            gains, errors = strata.luck(value)
            found.append(Luck(table.version, asked.kind, value, len(asked.options), gains, errors))
        table.answer(value, who)
    return found
