"""One unit of play: the set-up, or a turn."""

from __future__ import annotations

from fathomfive.kernel import Rules

from .setup import set_up
from .state import NewGameState
from .turn import turn


def play(s: NewGameState) -> Rules:
    """From a state at rest to the next one, or to the end."""
    if s.turn < 0:
        yield from set_up(s)
    else:
        yield from turn(s)
