"""The contact phase: dice, action points, lull, new contacts, uprisings (NW-10)."""

from __future__ import annotations

from typing import Final

from ....kernel import Rules, ask, roll, tell
from ..content.vocabulary import BLACK_DIE_AT, UPRISINGS
from . import kinds
from .bridge import command, on_duty, relieve
from .kinds import Pair
from .nautilus import change_notoriety, earn
from .sea import place_event_stone, place_stone, quell, uprisings
from .sighting import sight
from .state import NemoState

QUELL: Final = "quell"
NOTORIETY: Final = "notoriety"


def contact_phase(s: NemoState) -> Rules:
    """Roll the dice of the act, take action points or a lull, and resolve contact priority (NW-10.1 to NW-10.4)."""
    yield from roll_contacts(s)
    one, two = yield from command(s, kinds.WHITE_DICE, pairs(s.white))
    s.lull = one == two
    tell(s, "contact_dice", one, two)
    if not s.lull:
        earn(s, two - one)
    dice = s.white if s.lull else s.white + s.black
    if s.calm:
        dice = []
        s.calm = False
        tell(s, "calm")
    for die in sorted(dice):
        yield from sight(s, s.c.ocean_of_die[die])
        relieve(s)
    if s.lull:
        yield from drift_in_lull(s, one)


def roll_contacts(s: NemoState) -> Rules:
    """White and black dice of the act, and one black die more from notoriety 44 on (NW-10.1, NW-9.3)."""
    s.white = []
    s.black = []
    for _ in range(s.c.act_white[s.act]):
        die = yield from roll(6, "white")
        s.white.append(die)
    for _ in range(s.c.act_black[s.act] + (1 if s.peak >= BLACK_DIE_AT else 0)):
        die = yield from roll(6, "black")
        s.black.append(die)


def pairs(dice: list[int]) -> list[Pair]:
    """The ways to choose two white dice, the lower one first (NW-10.2)."""
    found: list[Pair] = []
    for i, one in enumerate(dice):
        for two in dice[i + 1 :]:
            pair = (min(one, two), max(one, two))
            if pair not in found:
                found.append(pair)
    return sorted(found)


def drift_in_lull(s: NemoState, die: int) -> Rules:
    """After the contacts of a lull: two treasure stones, then every uprising is in danger (NW-10.11)."""
    yield from place_stone(s, s.c.ocean_of_die[die])
    place_event_stone(s)
    for ocean in range(len(s.c.lands)):
        if uprisings(s, ocean):
            yield from check_uprisings(s, ocean)
    relieve(s)


def check_uprisings(s: NemoState, ocean: int) -> Rules:
    """Roll below ships and markers together: lose a marker, or gain notoriety by the die (NW-10.13)."""
    danger = len(s.ships[ocean]) + uprisings(s, ocean)
    die = yield from roll(6, "uprising")
    tell(s, "uprising_check", ocean, die, danger)
    if die >= danger:
        return
    if (yield from ask(on_duty(s, UPRISINGS), kinds.QUELL, (QUELL, NOTORIETY), (ocean, die))) == QUELL:
        quell(s, ocean)
    else:
        change_notoriety(s, die)
