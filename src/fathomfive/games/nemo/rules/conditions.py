"""Conditions of the content: whether a card, a place or the crew is as an effect wants it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..content.vocabulary import (
    IF_ABOARD,
    IF_AT,
    IF_CREW_ABOARD,
    IF_LULL,
    IF_NO_SHIPS,
    IF_NO_WARSHIPS,
    IF_TECHNOLOGIES,
    IF_TRANSIT,
    IF_TREASURES,
    IF_UPRISINGS,
    Condition,
)
from .sea import LIGHT, warships
from .state import NemoState


def holds(s: NemoState, condition: Condition) -> bool:
    """Whether a condition of the content holds now."""
    return HOLDS[condition.test](s, condition)


HOLDS: Final[dict[int, Callable[[NemoState, Condition], bool]]] = {
    IF_AT: lambda s, when: s.nautilus in when.places,
    IF_NO_SHIPS: lambda s, when: not s.ships[s.nautilus],
    IF_NO_WARSHIPS: lambda s, when: warships(s, s.nautilus) == 0,
    IF_UPRISINGS: lambda s, when: s.uprisings.count(LIGHT) >= when.number,
    IF_ABOARD: lambda s, when: s.characters[when.number] == 1,
    IF_CREW_ABOARD: lambda s, when: sum(s.characters) >= when.number,
    IF_LULL: lambda s, when: s.lull,
    IF_TECHNOLOGIES: lambda s, when: len(s.installed) >= when.number,
    IF_TRANSIT: lambda s, when: s.c.die[s.nautilus] == 0,
    IF_TREASURES: lambda s, when: len(s.treasures) >= when.number,
}
"""Conditions of the content, by their test."""
