"""Whose word counts: consent, stops, and the captaincy that is handed on or seized (NW-17, NW-18)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ....kernel import AnyAsk, Ask, Value
from ..rules.bridge import HAND, NO, YES, contested, glory, proposed
from ..rules.kinds import Stop
from ..rules.state import SEMI, NemoState
from .odds import Book

Judge: TypeAlias = "Callable[[NemoState, Book, AnyAsk, Value], float]"
"""Who says what an option of the captain's question is worth."""
STOP_AT: Final = 6.0
"""By how many points another choice must be better before it is worth a stop."""
SEIZE_AT: Final = 12.0
"""By how many before it is worth a stone."""
CONCEDE_TO: Final = -3.0
"""How much worse another choice may be for a captain who would rather stay one."""


def of_stop(s: NemoState, b: Book, judge: Judge, ask: Ask[Stop], option: Stop) -> float:
    """Officers trust their captain, but not blindly."""
    if isinstance(option, str):
        return 0.0
    question, chosen = contested(s, ask)
    return judge(s, b, question, question.options[option[1]]) - judge(s, b, question, chosen) - STOP_AT


def of_conceding(s: NemoState, b: Book, judge: Judge, ask: Ask[str], option: str) -> float:
    """A captain gives way rather than be relieved."""
    return better_by(s, b, judge, ask) - CONCEDE_TO if option == YES else 0.0


def of_seizing(s: NemoState, b: Book, judge: Judge, ask: Ask[str], option: str) -> float:
    """The captaincy costs a stone, and stones are glory."""
    return better_by(s, b, judge, ask) - SEIZE_AT if option == YES else 0.0


def better_by(s: NemoState, b: Book, judge: Judge, ask: Ask[str]) -> float:
    """By how many points a proposed choice is better than the captain's."""
    question, instead, chosen = proposed(s, ask)
    return judge(s, b, question, instead) - judge(s, b, question, chosen)


def of_handing_on(s: NemoState, b: Book, ask: Ask[str], option: str) -> float:
    """Handing on is worth it for a stone (NW-18.5)."""
    if option != HAND:
        return 0.0
    owners = [seat for seat in range(s.seats) if seat != s.captain and s.own_stones[seat]] if s.mode == SEMI else []
    return 1.0 if owners else -1.0


def of_owner(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """The stone comes from whoever leads; among equals from the farthest to the left, so that no seat is spared."""
    return glory(s, option) + 0.01 * ((option - ask.seat) % s.seats)


def of_consent(s: NemoState, b: Book, ask: Ask[str], option: str) -> float:
    """An officer trusts the captain."""
    return 0.0 if option == NO else 1.0
