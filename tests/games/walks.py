"""Whole games by the rule of thumb, to look at on the way."""

from __future__ import annotations

from collections.abc import Iterator

from fathomfive import bots
from fathomfive.kernel import State, Table


def states(table: Table, every: int, bot: str = "greedy") -> Iterator[State]:
    """Play a game to its end, and give the table after every so many answers."""
    player = bots.make(bot)
    step = 0
    while not table.over:
        question = table.questions[0]
        table.answer(player.choose(table.seat(question.seat)), question.seat)
        step += 1
        if step % every == 0:
            yield table.state
