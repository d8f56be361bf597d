"""Where contacts, ships, stones and uprisings do least harm or most good."""

from __future__ import annotations

from typing import Final

from ....kernel import Ask
from ..rules.combat import STALK
from ..rules.kinds import Thing
from ..rules.state import NemoState
from . import odds
from .crowding import WARSHIP
from .odds import Book

ENOUGH: Final = 0.1
"""What it is worth to stop."""


def beside(s: NemoState, ocean: int) -> float:
    """How near an ocean is to the Nautilus."""
    return 1.0 if ocean == s.nautilus else 0.5 if ocean in s.c.blue[s.nautilus] else 0.0


def harm(s: NemoState, b: Book, ocean: int) -> float:
    """How much the room of an ocean, and its stone, would be missed."""
    return 10.0 * b.crowding.tight[ocean] + (0.2 if s.stones[ocean] else 0.0)


def of_crowding(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """A contact, or the ship that it was, where the room is least needed."""
    return -harm(s, b, option) - beside(s, option) * 0.1


def of_hunter(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """A warship far away, where the room is least needed."""
    return -harm(s, b, option) - beside(s, option) * 2.0


def of_stone(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """A treasure stone near at hand, and unguarded."""
    return beside(s, option) - 0.2 * len(s.ships[option])


def of_deceit(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """The civilian that becomes the weakest warship, and not here."""
    defence = s.c.side_defence
    return float(defence[option] - defence[option | 1]) - (2.0 if option in s.ships[s.nautilus] else 0.0)


def of_dispersal(s: NemoState, b: Book, ask: Ask[Thing], option: Thing) -> float:
    """A contact less where room is short."""
    return ENOUGH if isinstance(option, str) else 1.0 + b.crowding.tight[option]


def of_clearing(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """The ocean whose contacts take most of the room that is missed."""
    return s.contacts[option] * (1.0 + b.crowding.tight[option])


def of_recall(s: NemoState, b: Book, ask: Ask[Thing], option: Thing) -> float:
    """A warship less: best where room is short, and where it cannot be sunk for points."""
    if isinstance(option, str):
        return ENOUGH
    for ocean, ships in enumerate(s.ships):
        if option in ships:
            sinking = max(0.0, odds.of_fight(s, b, option, STALK, ocean))
            return 1.0 + b.crowding.clearing[WARSHIP][ocean] - 0.3 * sinking
    return 0.0


def of_cannonball(s: NemoState, b: Book, ask: Ask[Thing], option: Thing) -> float:
    """The biggest warship, best here."""
    if isinstance(option, str):
        return ENOUGH
    return 1.0 + s.c.side_tonnage[option] + (3.0 if option in s.ships[s.nautilus] else 0.0)


def of_land(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """An uprising where few ships are."""
    return float(-len(s.ships[s.c.land_ocean[option]]))


def of_crushing(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """The uprising that is most in danger anyway."""
    return float(len(s.ships[s.c.land_ocean[option]]))
