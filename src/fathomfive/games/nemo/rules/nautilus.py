"""The Nautilus: her three resources (NW-8), the world's opinion of her captain (NW-9), her action points."""

from __future__ import annotations

from typing import Final

from ....kernel import Rules, roll, tell
from ..content.vocabulary import (
    BLACK_DIE_AT,
    BLUE,
    DOUBLE_HULL,
    GREEN,
    MAX_AP,
    OUTLAW_LEVELS,
    RESOURCES,
    TILE,
    VIOLET_AT,
    WHITE,
)
from . import kinds
from .bridge import command, fail_captain
from .state import BROKEN, OUTLAWED, Defeat, NemoState

EVERY: Final = range(len(RESOURCES))


def gain(s: NemoState, resource: int, count: int) -> None:
    """Move a marker back, never beyond its first space (NW-8.1)."""
    first = len(s.c.track_exert[resource]) - 1
    gained = min(count, first - s.resources[resource])
    s.resources[resource] += gained
    tell(s, "gains", resource, gained)


def lose(s: NemoState, resource: int, count: int) -> None:
    """Move a marker on; on its last space the game is lost at once (NW-8.1, NW-14.1)."""
    lost = min(count, s.resources[resource])
    s.resources[resource] -= lost
    tell(s, "loses", resource, lost)
    if s.resources[resource] == 0:
        s.lost = BROKEN
        raise Defeat


def lose_any(s: NemoState, count: int) -> Rules:
    """Lose resources of the captain's choice."""
    for _ in range(count):
        resource = yield from command(s, kinds.LOSE_ANY, EVERY)
        lose(s, resource, 1)


def damage(s: NemoState) -> Rules:
    """A random damage: the die says which resource is lost; a double hull shrugs off a 6 (NW-12.4, NW-11.18)."""
    die = yield from roll(6, "damage")
    if die == 6 and DOUBLE_HULL in s.installed:
        tell(s, "withstands")
    else:
        lose(s, s.c.damage_by_die[die], 1)


def change_notoriety(s: NemoState, change: int) -> None:
    """Raise or lower notoriety; whatever is reached for the first time happens at once (NW-9)."""
    before = s.notoriety
    s.notoriety = max(0, before + change)
    if s.notoriety == before:
        return
    tell(s, "notoriety", s.notoriety - before, s.notoriety)
    passed = s.peak
    s.peak = max(passed, s.notoriety)
    if s.notoriety > before and s.notoriety >= s.c.outlawed[s.motive]:
        s.lost = OUTLAWED
        raise Defeat
    if s.peak > passed:
        cross(s, passed)


def thresholds(s: NemoState) -> list[tuple[int, str]]:
    """Where notoriety changes the game, and how: the last one loses it, what would come later is left out (NW-9)."""
    c, end = s.c, s.c.outlawed[s.motive]
    marks = [
        (c.blue_at[s.level_notoriety], "blue"),
        (c.green_at[s.level_notoriety], "green"),
        (VIOLET_AT, "violet"),
        (BLACK_DIE_AT, "die"),
    ]
    return [*sorted([mark for mark in marks if mark[0] < end]), (end, "outlawed")]


def cross(s: NemoState, passed: int) -> None:
    """Thresholds between the old and the new peak: fleets, violet sides, the black die (NW-9.1 to NW-9.3, NW-17.5)."""
    c = s.c
    blue, green = c.blue_at[s.level_notoriety], c.green_at[s.level_notoriety]
    if passed < blue <= s.peak:
        bring_fleet(s, BLUE)
    if passed < green <= s.peak:
        bring_fleet(s, GREEN)
    if passed < VIOLET_AT <= s.peak:
        turn_violet(s)
    if passed < BLACK_DIE_AT <= s.peak:
        tell(s, "black_die")
    for level in (blue, green, *OUTLAW_LEVELS):
        if passed < level <= s.peak:
            fail_captain(s)


def bring_fleet(s: NemoState, group: int) -> None:
    """Put a waiting fleet, and the tile that waits with it, into the ship bag (NW-9.1, NW-6.4, NW-16.2)."""
    ships = [ship for ship in s.waiting if s.c.ship_group[ship] == group]
    if not ships and not s.fleet_tiles[group]:
        return
    for ship in ships:
        s.waiting.remove(ship)
        s.bag.add(ship)
    for _ in range(s.fleet_tiles[group]):
        s.bag.add(TILE)
    s.fleet_tiles[group] = 0
    tell(s, "fleet", group)


def turn_violet(s: NemoState) -> None:
    """All warships at sea show their stronger side; grey ones, and escorted ones, have none (NW-9.2, NW-16.7)."""
    for ships in s.ships:
        for i, side in enumerate(ships):
            if s.c.ship_group[side >> 1] > WHITE:
                ships[i] = side | 1
                if s.foe == side:
                    s.foe = side | 1
                if side in s.cornered:
                    s.cornered[s.cornered.index(side)] = side | 1
    tell(s, "violet")


def side_up(s: NemoState, ship: int, as_warship: bool) -> int:
    """The side with which a drawn ship appears (NW-10.9, NW-11.5)."""
    group = s.c.ship_group[ship]
    if group == WHITE:
        return ship * 2 + 1 if as_warship else ship * 2
    if group > WHITE and s.peak >= VIOLET_AT:
        return ship * 2 + 1
    return ship * 2


def earn(s: NemoState, count: int) -> None:
    """Gain action points, up to five (NW-10.3)."""
    gained = min(count, MAX_AP - s.ap)
    s.ap += gained
    tell(s, "earns", gained, s.ap)


def spend(s: NemoState, count: int) -> None:
    """Pay action points (NW-11.1)."""
    s.ap -= count
