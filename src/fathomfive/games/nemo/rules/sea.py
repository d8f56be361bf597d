"""The oceans: spaces, ships, contacts, treasure stones and uprisings (NW-2.5)."""

from __future__ import annotations

from typing import Final

from ....kernel import Rules, ask, tell
from ..content.vocabulary import GREY_MARKERS, LIGHT_MARKERS, STONES, TREASURES, UPRISINGS
from . import kinds
from .bridge import on_duty
from .state import SEMI, NemoState

LIGHT: Final = 1
GREY: Final = 2


def free_space(s: NemoState, ocean: int) -> bool:
    """Whether a contact or ship still fits in."""
    return s.contacts[ocean] + len(s.ships[ocean]) < s.c.spaces[ocean]


def is_warship(s: NemoState, side: int) -> bool:
    """A side with an attack value (NW-2.1)."""
    return s.c.side_attack[side] > 0


def warships(s: NemoState, ocean: int) -> int:
    """How many warships lie in an ocean."""
    attack = s.c.side_attack
    count = 0
    for side in s.ships[ocean]:
        if attack[side] > 0:
            count += 1
    return count


def put_contact(s: NemoState, ocean: int) -> None:
    """An unknown contact appears (NW-10.5)."""
    s.contacts[ocean] += 1
    tell(s, "contact", ocean)


def put_ship(s: NemoState, side: int, ocean: int) -> None:
    """A ship appears."""
    s.ships[ocean].append(side)
    tell(s, "ship", side, ocean)


def discard_ship(s: NemoState, ship: int) -> None:
    """A ship leaves play; from here it may come back into the bag (NW-10.10). An escorted one is gone (NW-R25)."""
    if s.c.ship_group[ship] >= 0:
        s.discarded.append(ship)
        return
    for number, tile in enumerate(s.c.tiles):
        if tile.ship == ship:
            s.tiles_gone.append(number)


def lift_ship(s: NemoState, side: int, ocean: int) -> None:
    """Take a ship from its ocean, and its cannonball with it."""
    s.ships[ocean].remove(side)
    if side >> 1 in s.cannonballs:
        s.cannonballs.remove(side >> 1)


def sweep(s: NemoState, ocean: int) -> None:
    """Discard all contacts and ships of an ocean."""
    s.contacts[ocean] = 0
    for side in s.ships[ocean][:]:
        lift_ship(s, side, ocean)
        discard_ship(s, side >> 1)
    tell(s, "swept", ocean)


def reach(s: NemoState, moves: int) -> list[int]:
    """The oceans within so many moves along blue lines, and through the tunnel when it is open (NW-11.10)."""
    reached = [s.nautilus]
    edge = [s.nautilus]
    for _ in range(moves):
        further: list[int] = []
        for ocean in edge:
            for near in sailing(s, ocean):
                if near not in reached:
                    reached.append(near)
                    further.append(near)
        edge = further
    return sorted(reached[1:])


def sailing(s: NemoState, ocean: int) -> list[int]:
    """The oceans one move away."""
    ends = s.c.tunnel
    if s.tunnel and ocean in ends:
        return [*s.c.blue[ocean], ends[1] if ocean == ends[0] else ends[0]]
    return s.c.blue[ocean]


def sail(s: NemoState, ocean: int) -> None:
    """The Nautilus arrives."""
    s.nautilus = ocean
    tell(s, "sails", ocean)


# --- treasure stones ---


def stones_left(s: NemoState) -> int:
    """The supply of stones, which only the semi-co-operative game counts (NW-18.2)."""
    if s.mode != SEMI:
        return 99
    return STONES - s.event_stones - sum(s.stones) - sum(s.own_stones)


def place_stone(s: NemoState, ocean: int) -> Rules:
    """Put a treasure stone in an ocean, or beside it when it has one (NW-10.12)."""
    if stones_left(s) == 0:
        return
    if s.stones[ocean]:
        beside: list[int] = [near for near in s.c.near[ocean] if s.stones[near] == 0]
        if not beside:
            return
        ocean = yield from ask(on_duty(s, TREASURES), kinds.STONE, beside)
    s.stones[ocean] = 1
    tell(s, "stone", ocean)


def place_event_stone(s: NemoState) -> None:
    """Put a treasure stone on the additional events (NW-10.11)."""
    if stones_left(s) > 0:
        s.event_stones += 1
        tell(s, "event_stone")


# --- uprisings ---


def uprisings(s: NemoState, ocean: int) -> int:
    """How many uprising markers an ocean has; crushed ones do not count."""
    count = 0
    for land in s.c.lands[ocean]:
        if s.uprisings[land] == LIGHT:
            count += 1
    return count


def free_lands(s: NemoState, ocean: int) -> list[int]:
    """The free land spaces of an ocean, as long as there are markers."""
    if s.uprisings.count(LIGHT) >= LIGHT_MARKERS:
        return []
    return [land for land in s.c.lands[ocean] if s.uprisings[land] == 0]


def rise(s: NemoState, land: int) -> None:
    """Put an uprising marker on a land space."""
    s.uprisings[land] = LIGHT
    tell(s, "uprising", land)


def quell(s: NemoState, ocean: int) -> None:
    """Take an uprising marker of an ocean back to the supply (NW-10.13)."""
    for land in s.c.lands[ocean]:
        if s.uprisings[land] == LIGHT:
            s.uprisings[land] = 0
            tell(s, "quelled", land)
            return


def raise_uprising(s: NemoState, lands: list[int]) -> Rules:
    """Put an uprising marker on one of several land spaces."""
    if lands:
        land = yield from ask(on_duty(s, UPRISINGS), kinds.LAND, lands)
        rise(s, land)


def crush(s: NemoState) -> Rules:
    """An uprising is crushed: its marker becomes a grey one, or leaves when there is none (NW-R18)."""
    lands: list[int] = [land for land, marker in enumerate(s.uprisings) if marker == LIGHT]
    if lands:
        land = yield from ask(on_duty(s, UPRISINGS), kinds.CRUSH, lands)
        s.uprisings[land] = GREY if s.uprisings.count(GREY) < GREY_MARKERS else 0
        tell(s, "crushed", land)


def all_lands(s: NemoState) -> list[int]:
    """Every free land space of the world."""
    lands: list[int] = []
    for ocean in range(len(s.c.lands)):
        lands += free_lands(s, ocean)
    return lands
