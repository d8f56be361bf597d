"""One unit of play after the other."""

from __future__ import annotations

from ....kernel import Rules
from .setup import set_up
from .state import DeepBlueState
from .turn import turn


def play(s: DeepBlueState) -> Rules:
    """One unit of play: the set-up, then a turn each (DB-3.1)."""
    if s.turn < 0:
        yield from set_up(s)
    else:
        yield from turn(s)
