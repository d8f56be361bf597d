"""What is said of the test or the shot under way: what it is, where modifiers come from, what each way makes of it."""

from __future__ import annotations

from typing import Final

from ....kernel import Json, Phrase
from ..rules import trial
from ..rules.state import (
    BY_CARD,
    BY_CHARACTER,
    BY_RESOURCE,
    BY_SHIPS,
    BY_STALKING,
    BY_TECHNOLOGY,
    BY_TILE,
    BY_TREASURE,
    BY_UPRISINGS,
    BY_WARSHIPS,
    RAMMING,
    UNDER_FIRE,
    NemoState,
)
from ..rules.view import ways
from .phrases import piece
from .prompts import tested
from .sea import percent

COUNTED: Final = {BY_WARSHIPS: "said-by-warships", BY_SHIPS: "said-by-ships", BY_UPRISINGS: "said-by-uprisings"}
"""Modifiers that count things of the ocean."""
NAMED: Final = {
    BY_TECHNOLOGY: "technology",
    BY_TREASURE: "treasure",
    BY_CHARACTER: "character",
    BY_TILE: "tile",
}
"""Modifiers that come from one piece."""


def said_of_test(s: NemoState) -> dict[str, list[Phrase]]:
    """The test by its name, with what is to be decided; modifiers and ways to change it in the order of the view."""
    name = tested(s)
    sources = [source(s, *part) for part in s.ledger]
    found = {
        "trial": [name, moment(s)],
        "modifiers": [Phrase("said-modifiers"), *(sources or [Phrase("said-modifiers.none")])],
        "ways": [name, *[verdict(s, made) for made in ways(s)]],
    }
    if s.trial > BY_CARD:
        found["need"] = [name, need(s)]
    return found


def moment(s: NemoState) -> Phrase:
    """What a card tells; else what may be risked before the roll, and what it lacks after it (NW-7.7, NW-13.1)."""
    if s.trial == BY_CARD:
        return Phrase(f"{piece(s, 'card', s.cards[-1]).id}.text")
    if not s.dice:
        return need(s) if s.trial == UNDER_FIRE else Phrase("said-exert")
    if not s.goal:
        return Phrase("said-help")
    short = s.goal - trial.total(s)
    return Phrase(f"said-short-{aim(s)}", short=short) if short > 0 else need(s)


def need(s: NemoState) -> Phrase:
    """What an attack, a shot or a storm is tested against."""
    return Phrase(f"said-need-{aim(s)}", goal=s.goal)


def aim(s: NemoState) -> str:
    """What a test is for: to evade fire, to ride out a storm, to strike a ship, or to come through an adventure."""
    if s.trial == UNDER_FIRE:
        return "evade" if s.foe >= 0 else "weather"
    return "strike" if s.trial >= RAMMING else "succeed"


def source(s: NemoState, by: int, which: int, plus: int) -> Phrase:
    """Where a modifier comes from (NW-7.4 to NW-7.8)."""
    if by in COUNTED:
        return Phrase(COUNTED[by], count=abs(plus))
    if by in NAMED:
        return piece(s, NAMED[by], which)
    if by == BY_RESOURCE:
        return Phrase("said-by-exert", resource=piece(s, "resource", which))
    assert by == BY_STALKING
    return Phrase("said-by-stalk")


def verdict(s: NemoState, way: dict[str, Json]) -> Phrase:
    """What an option makes of the test, in a word: a chance before the roll, after it whether that is enough."""
    total, passes = way["total"], way["pass"]
    assert isinstance(passes, float)
    if not isinstance(total, int):
        return Phrase("verdict-chance", percent=percent(passes))
    if not s.goal:
        return Phrase("verdict-band", total=total, band=piece(s, "band", trial.band_of(total)))
    return Phrase(f"verdict-{aim(s)}" if passes else "verdict-short", total=total)
