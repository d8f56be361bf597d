"""Playing on from a position: by the rule of thumb, for some units of play, with luck of its own."""

from __future__ import annotations

from ..kernel import Stream, Table


def play_on(table: Table, stream: Stream, until: int) -> int:
    """Play on by the rule of thumb until so many units of play have begun, or the game is over; count the answers."""
    advise = table.game.judge.ADVISE
    answers = 0
    while not table.over and table.units < until:
        ask = table.asks[0]
        table.answer(advise[ask.kind](table.state, ask, stream), ask.seat)
        answers += 1
    return answers
