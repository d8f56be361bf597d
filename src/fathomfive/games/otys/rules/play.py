"""A game from its set-up to its end, unit by unit."""

from __future__ import annotations

from ....kernel import Rules
from .setup import set_up
from .state import OtysState
from .turn import turn


def play(s: OtysState) -> Rules:
    """One unit of play: the set-up, then a turn each."""
    if s.round == 0:
        yield from set_up(s)
    else:
        yield from turn(s)
