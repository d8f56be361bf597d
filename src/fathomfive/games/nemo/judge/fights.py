"""What to fight and how, and what becomes of sunk ships and of hits."""

from __future__ import annotations

from typing import Final

from ....kernel import Ask
from ..rules.combat import BOLD, LEAVE, STALK
from ..rules.kinds import Thing, about
from ..rules.state import NemoState
from . import odds, worth
from .odds import Book

ENOUGH: Final = 0.3
"""What it is worth to stop fighting."""


def of_target(s: NemoState, b: Book, ask: Ask[Thing], option: Thing) -> float:
    """What attacking a target brings, by stalk; a free attack may be left."""
    if option == LEAVE:
        return ENOUGH
    return odds.of_target(s, b, option, STALK, s.nautilus)


def of_pursuer(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """The warship that is best fought first."""
    return odds.of_fight(s, b, option, STALK, s.nautilus)


def of_attack(s: NemoState, b: Book, ask: Ask[str], option: str) -> float:
    """What a kind of attack brings, with a look at fighting on."""
    side = about(ask)[0]
    return odds.of_attack(s, b, side if side >= 0 else "contact", option, s.nautilus)


def of_strike(s: NemoState, b: Book, ask: Ask[str], option: str) -> float:
    """What fighting the revealed ship brings."""
    return odds.of_fight(s, b, about(ask)[0], STALK, s.nautilus) if option == "fight" else 0.0


def of_fighting_on(s: NemoState, b: Book, ask: Ask[Thing], option: Thing) -> float:
    """What the next fight brings, less its notoriety."""
    if option == "stop":
        return ENOUGH
    return odds.of_target(s, b, option, BOLD, s.nautilus) + worth.notoriety(s, about(ask)[0])


def of_hit(s: NemoState, b: Book, ask: Ask[Thing], option: Thing) -> float:
    """What settling a hit costs."""
    return -worth.damage(s) if isinstance(option, str) else -worth.technology(s, option)


def of_spoils(s: NemoState, b: Book, ask: Ask[str], option: str) -> float:
    """Salvage, or the best row for tonnage."""
    if option == "salvage":
        return worth.salvage(s)
    return max([worth.tonnage(s, about(ask)[0], row) for row in s.c.rows[s.nautilus]])


def of_row(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """What a ship is worth in a row."""
    return worth.tonnage(s, about(ask)[0], option)
