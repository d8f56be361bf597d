"""What content makes happen at sea: the Nautilus drifts, ships are damaged or go away, a fleet lies sunken."""

from __future__ import annotations

from typing import Final

from ....kernel import Rules, ask, roll, tell
from ..content.vocabulary import CANNONBALLS, CONTACTS, COURSE, SPOILS
from . import kinds, sighting
from .bridge import on_duty
from .kinds import Thing
from .sea import discard_ship, is_warship, lift_ship, place_stone, reach, sail
from .state import NemoState

STAY: Final = "stay"
STOP: Final = "stop"


def drift(s: NemoState, moves: int) -> Rules:
    """The Nautilus may sail up to so many oceans, free of cost."""
    options: list[Thing] = [STAY, *reach(s, moves)]
    chosen = yield from ask(on_duty(s, COURSE), kinds.DRIFT, options)
    if isinstance(chosen, int):
        sail(s, chosen)


def bombard(s: NemoState, count: int) -> Rules:
    """Put cannonballs on up to so many warships at sea, which weakens them (NW-R18)."""
    for _ in range(count):
        targets: list[Thing] = [
            side for ships in s.ships for side in ships if is_warship(s, side) and side >> 1 not in s.cannonballs
        ]
        if not targets or len(s.cannonballs) >= CANNONBALLS:
            return
        chosen = yield from ask(on_duty(s, SPOILS), kinds.CANNONBALL, [STOP, *targets])
        if isinstance(chosen, str):
            return
        s.cannonballs.append(chosen >> 1)
        tell(s, "cannonball", chosen)


def disperse(s: NemoState, count: int) -> Rules:
    """Discard up to so many unknown contacts, anywhere."""
    for _ in range(count):
        places: list[Thing] = [ocean for ocean, contacts in enumerate(s.contacts) if contacts]
        if not places:
            return
        chosen = yield from ask(on_duty(s, CONTACTS), kinds.DISPERSE, [*places, STOP])
        if isinstance(chosen, str):
            return
        s.contacts[chosen] -= 1
        tell(s, "disperses", chosen)


def clear(s: NemoState) -> Rules:
    """Discard all unknown contacts of one ocean."""
    places: list[int] = [ocean for ocean, contacts in enumerate(s.contacts) if contacts]
    if places:
        ocean = yield from ask(on_duty(s, CONTACTS), kinds.CLEAR, places)
        tell(s, "clears", ocean, s.contacts[ocean])
        s.contacts[ocean] = 0


def recall(s: NemoState, count: int) -> Rules:
    """Discard up to so many warships, anywhere at sea."""
    for _ in range(count):
        called: list[Thing] = [side for ships in s.ships for side in ships if is_warship(s, side)]
        if not called:
            return
        chosen = yield from ask(on_duty(s, CONTACTS), kinds.RECALL, [*called, STOP])
        if isinstance(chosen, str):
            return
        for ocean, ships in enumerate(s.ships):
            if chosen in ships:
                lift_ship(s, chosen, ocean)
                break
        discard_ship(s, chosen >> 1)
        tell(s, "recalls", chosen)


def sink_treasure_fleet(s: NemoState) -> Rules:
    """A sunken treasure fleet lies in a rolled ocean: a stone, more treasure for the finder, and a contact (NW-2.6)."""
    die = yield from roll(6, "treasure_fleet")
    s.wreck = s.c.ocean_of_die[die]
    tell(s, "wreck", s.wreck)
    if s.stones[s.wreck] == 0:
        yield from place_stone(s, s.wreck)
    yield from sighting.sight(s, s.wreck)
