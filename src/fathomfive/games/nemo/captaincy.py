"""Whose word counts: consent, stops, and the captaincy that is handed on or seized (NW-17, NW-18)."""

from __future__ import annotations

from ...kernel import Ask, Value
from . import thumb
from .bridge import HAND, NO, PASS, YES, glory
from .odds import Book
from .state import SEMI, NemoState

STOP_AT = 6.0
"""By how many points another choice must be better before it is worth a stop."""
SEIZE_AT = 12.0
"""By how many before it is worth a stone."""
CONCEDE_TO = -3.0
"""How much worse another choice may be for a captain who would rather stay one."""


def on_the_bridge(s: NemoState, b: Book, ask: Ask, option: Value) -> float:
    """Officers trust their captain, but not blindly; in the semi-co-operative game stones are glory."""
    kind = ask.kind
    if kind == "stop":
        return 0.0 if option == PASS else better_by(s, b, ask, option) - STOP_AT
    if kind == "concede":
        return proposal(s, b, ask) - CONCEDE_TO if option == YES else 0.0
    if kind == "seize":
        return proposal(s, b, ask) - SEIZE_AT if option == YES else 0.0
    if kind == "hand_on":
        return (1.0 if others_have_stones(s) else -1.0) if option == HAND else 0.0
    if kind == "stone_from":
        assert isinstance(option, int)
        return float(glory(s, option))
    assert kind == "consent"
    return 0.0 if option == NO else 1.0


def others_have_stones(s: NemoState) -> bool:
    """Whether handing the captaincy on earns a stone (NW-18.5)."""
    return s.mode == SEMI and any([s.own_stones[seat] for seat in range(s.seats) if seat != s.captain])


def better_by(s: NemoState, b: Book, ask: Ask, option: Value) -> float:
    """By how many points another choice would be better than the captain's."""
    assert isinstance(ask.about, tuple) and isinstance(option, tuple) and isinstance(option[1], int)
    kind, chosen, about, options = ask.about
    assert isinstance(kind, str) and isinstance(options, tuple)
    return gap(s, b, Ask(s.captain, kind, options, about), options[option[1]], chosen)


def proposal(s: NemoState, b: Book, ask: Ask) -> float:
    """By how many points a proposed choice is better than the captain's."""
    assert isinstance(ask.about, tuple)
    kind, proposed, about, _, chosen = ask.about
    assert isinstance(kind, str)
    return gap(s, b, Ask(s.captain, kind, [proposed, chosen], about), proposed, chosen)


def gap(s: NemoState, b: Book, captains: Ask, one: Value, other: Value) -> float:
    """By how many points one answer to the captain's question is better than another."""
    return thumb.judge(s, b, captains, one) - thumb.judge(s, b, captains, other)
