"""Contact priority: the four steps that fill the oceans (NW-10.4 to NW-10.10)."""

from __future__ import annotations

from typing import Final

from ....kernel import Rule, Rules, ask, draw, tell
from ..content.vocabulary import CONTACT_TILES, CONTACTS, FLEETS, TILE
from . import combat, deadly, kinds
from .bridge import on_duty
from .nautilus import bring_fleet, side_up
from .sea import free_space, is_warship, put_contact, put_ship
from .state import OVERRUN, Defeat, NemoState

NOTHING: Final = -1
"""No ship was drawn: the bag is empty for good, or a tile came instead."""


def sight(s: NemoState, ocean: int) -> Rules:
    """One die of an ocean: the first of the four steps that is possible (NW-10.5 to NW-10.8)."""
    if free_space(s, ocean):
        sight_contact(s, ocean)
        return
    room = [near for near in s.c.near[ocean] if free_space(s, near)]
    if room:
        sight_contact(s, (yield from ask(on_duty(s, CONTACTS), kinds.CONTACT_AT, room)))
        return
    here = [ocean, *s.c.near[ocean]]
    unknown = [near for near in here if s.contacts[near] > 0]
    if unknown:
        yield from ship_ahoy(s, ocean, unknown)
        return
    civilians = [side for near in here for side in s.ships[near] if not is_warship(s, side)]
    if civilians:
        deceived(s, (yield from ask(on_duty(s, CONTACTS), kinds.TURN_GREY, civilians)))
        return
    yield from hunted(s, ocean)


def sight_contact(s: NemoState, ocean: int) -> None:
    """Step 1: something sighted (NW-10.5). An empty supply places nothing (NW-R13)."""
    if sum(s.contacts) < CONTACT_TILES:
        put_contact(s, ocean)


def ship_ahoy(s: NemoState, ocean: int, unknown: list[int]) -> Rules:
    """Step 2: draw a ship, then choose the unknown contact it replaces (NW-10.6)."""
    ship = yield from draw_ship(s, ocean)
    if ship == NOTHING:
        return
    where = yield from ask(on_duty(s, CONTACTS), kinds.REPLACE_CONTACT, unknown, (side_up(s, ship, False),))
    s.contacts[where] -= 1
    put_drawn(s, side_up(s, ship, False), where)
    yield from deadly.escort(s, ship, where)


def deceived(s: NemoState, side: int) -> None:
    """Step 3: a civilian turns out to be a warship (NW-10.7)."""
    for ships in s.ships:
        if side in ships:
            ships[ships.index(side)] = side | 1
            tell(s, "deceived", side, side | 1)


def hunted(s: NemoState, ocean: int) -> Rules:
    """Step 4: a warship appears wherever there is room; beside the Nautilus it must be fought (NW-10.8).

    A tile needs no room: only a warship that finds none loses the game.
    """
    ship = yield from draw_ship(s, ocean)
    if ship == NOTHING:
        return
    room = [place for place in range(len(s.ships)) if free_space(s, place)]
    if not room:
        s.lost = OVERRUN
        raise Defeat
    side = side_up(s, ship, True)
    where = yield from ask(on_duty(s, CONTACTS), kinds.HUNTER_AT, room, (side,))
    put_drawn(s, side, where)
    yield from deadly.escort(s, ship, where)
    if where == s.nautilus and side in s.ships[where]:
        yield from combat.assault(s, side, combat.STALK)


def draw_ship(s: NemoState, ocean: int) -> Rule[int]:
    """Draw from the ship bag, refilled if need be; a tile of deadly seas may come instead (NW-10.10, NW-16.3)."""
    if not s.bag.pool:
        refill(s)
    if not s.bag.pool:
        return NOTHING
    ship = yield from draw(s.bag, "ship")
    if ship == TILE:
        ship = yield from deadly.turn_up(s, ocean)
    if ship != NOTHING:
        s.drawn.append(ship)
    return ship


def put_drawn(s: NemoState, side: int, ocean: int) -> None:
    """A drawn ship takes its place."""
    s.drawn.remove(side >> 1)
    put_ship(s, side, ocean)


def refill(s: NemoState) -> None:
    """An empty bag gets the discarded ships, or else every fleet that still waits (NW-10.10)."""
    if s.discarded:
        for ship in s.discarded:
            s.bag.add(ship)
        s.discarded = []
        tell(s, "refills")
        return
    for group in FLEETS:
        bring_fleet(s, group)
