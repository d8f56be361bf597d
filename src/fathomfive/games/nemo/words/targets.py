"""The things on the table that options point at; what is no thing is named by its question, such as `roll`."""

from __future__ import annotations

from typing import Final

from ....kernel import Ask, Value
from ..content.vocabulary import CREW_ARMOUR
from ..rules.actions import CARD, SACRIFICE
from ..rules.bridge import HAND
from ..rules.combat import UNKNOWN
from ..rules.kinds import Action, Course, Help, Pair, Stop, Thing
from ..rules.state import NemoState

ALONE: Final = ("tonnage", "salvage", "roll", "accept", "damage", "yes", "no")
"""Words that mean the same in every question."""


def word(s: NemoState, ask: Ask[Value], option: str) -> str:
    """A word of its question, a word that stands alone, or the thing that it means."""
    if option == UNKNOWN:
        return f"contact/{s.nautilus}"
    return option if option in ALONE else f"{ask.kind}/{option}"


def thing(s: NemoState, ask: Ask[Thing], what: str, option: Thing) -> str:
    """A thing of a kind, or the word beside it."""
    return word(s, ask, option) if isinstance(option, str) else f"{what}/{option}"


def resource(s: NemoState, ask: Ask[Thing], option: Thing) -> str:
    """A resource track."""
    return thing(s, ask, "resource", option)


def treasure(s: NemoState, ask: Ask[Thing], option: Thing) -> str:
    """A treasure."""
    return thing(s, ask, "treasure", option)


def character(s: NemoState, ask: Ask[int], option: int) -> str:
    """A character."""
    return f"character/{option}"


def ocean(s: NemoState, ask: Ask[Thing], option: Thing) -> str:
    """An ocean."""
    return thing(s, ask, "ocean", option)


def land(s: NemoState, ask: Ask[int], option: int) -> str:
    """A land space."""
    return f"land/{option}"


def ship(s: NemoState, ask: Ask[Thing], option: Thing) -> str:
    """A ship at sea, or the contacts here."""
    return thing(s, ask, "ship", option)


def offer(s: NemoState, ask: Ask[Thing], option: Thing) -> str:
    """A technology of the offer."""
    return thing(s, ask, "offer", option)


def installed(s: NemoState, ask: Ask[Thing], option: Thing) -> str:
    """A technology of the tableau."""
    return thing(s, ask, "installed", option)


def row(s: NemoState, ask: Ask[int], option: int) -> str:
    """A row of the tonnage board."""
    return f"row/{option}"


def effect(s: NemoState, ask: Ask[int], option: int) -> str:
    """A branch of a card."""
    return f"effect/{option}"


def seat(s: NemoState, ask: Ask[int], option: int) -> str:
    """A seat."""
    return f"seat/{option}"


def handing_on(s: NemoState, ask: Ask[str], option: str) -> str:
    """The seat that would be captain: the one that is, or the next to the left (NW-17.7)."""
    return f"seat/{(s.captain + 1) % s.seats if option == HAND else s.captain}"


def help(s: NemoState, ask: Ask[Help], option: Help) -> str:
    """Who or what helps."""
    if isinstance(option, str):
        return f"installed/{CREW_ARMOUR}" if option.startswith("armour") else word(s, ask, option)
    return f"{'kept' if option[0] == CARD else option[0]}/{option[1]}"


def action(s: NemoState, ask: Ask[Action], option: Action) -> str:
    """An action, or the person, treasure or card that is used."""
    if isinstance(option, str):
        return word(s, ask, option)
    what = option[0]
    return f"{'kept' if what == CARD else 'character' if what == SACRIFICE else what}/{option[1]}"


def white_dice(s: NemoState, ask: Ask[Pair], option: Pair) -> str:
    """Two white dice."""
    return f"white/{option[0]}-{option[1]}"


def new_course(s: NemoState, ask: Ask[Course], option: Course) -> str:
    """A motive or a technology."""
    return word(s, ask, option) if isinstance(option, str) else f"{option[0]}/{option[1]}"


def stop(s: NemoState, ask: Ask[Stop], option: Stop) -> str:
    """One of the captain's other options."""
    return word(s, ask, option) if isinstance(option, str) else f"stop/{option[1]}"
