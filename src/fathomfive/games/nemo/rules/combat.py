"""Combat: the warship fires, the Nautilus attacks, and the spoils (NW-11.5 to NW-11.8, NW-12)."""

from __future__ import annotations

from typing import Final

from ....kernel import Rule, Rules, Stand, ask, pick, roll, tell
from ..content.vocabulary import (
    ARMOUR,
    CREW,
    DAMAGE,
    DESIGN,
    HULL,
    MINES,
    NEMO,
    OUTLAW_LEVELS,
    PERISCOPE,
    PROW,
    RED,
    SALVAGE_SPACES,
    SPOILS,
)
from . import cards, deadly, effects, emergency, kinds, sighting, trial
from .bridge import command, fail_captain, on_duty, relieve
from .kinds import Thing
from .nautilus import bring_fleet, change_notoriety, damage, side_up
from .sea import discard_ship, is_warship, lift_ship, put_ship
from .state import AIMING, BY_STALKING, RAMMING, UNDER_FIRE, NemoState
from .workshop import scrap

BOLD: Final = "bold"
STALK: Final = "stalk"
TORPEDO: Final = "torpedo"
ATTACKS: Final = (BOLD, STALK, TORPEDO)
"""The kinds of attack, in the order of the state's numbers."""
UNKNOWN: Final = "contact"
LEAVE: Final = "leave"
FIGHT: Final = "fight"
STOP: Final = "stop"
TONNAGE: Final = "tonnage"
SALVAGE: Final = "salvage"
MISSED: Final = "missed"
HIT_DAMAGE: Final = "damage"
WARSHIP_SINKS_ON: Final = 6
CIVILIAN_SINKS_ON: Final = 5


def targets(s: NemoState) -> list[Thing]:
    """Everything in the ocean of the Nautilus that can be attacked (NW-11.5)."""
    found: list[Thing] = list(s.ships[s.nautilus])
    if s.contacts[s.nautilus]:
        found.append(UNKNOWN)
    return found


def battle(s: NemoState) -> Rules:
    """Choose a target and the kind of attack, and fight (NW-11.5)."""
    target = yield from command(s, kinds.TARGET, targets(s))
    about = target if isinstance(target, int) else -1
    kind = yield from command(s, kinds.ATTACK, (BOLD, STALK), (about,))
    yield from assault(s, target, kind)


def raid(s: NemoState, kind: str) -> Rules:
    """A free attack on a target of choice here, if there is one and the captain wants it (NW-R40)."""
    found = targets(s)
    if found:
        target = yield from command(s, kinds.TARGET, [LEAVE, *found])
        if target != LEAVE:
            yield from assault(s, target, kind)


def assault(s: NemoState, target: Thing, kind: str) -> Rules:
    """Fight a target, and go on against others as long as the kind of attack allows (NW-11.6, NW-11.7, NW-11.24)."""
    going_on = False
    while True:
        side = yield from aim(s, target, kind, going_on)
        if side < 0:
            return
        result = yield from fight(s, side, kind)
        if result != TONNAGE or not (kind == BOLD or (kind == STALK and PERISCOPE in s.installed)):
            return
        further = targets(s)
        if not further:
            return
        chosen = yield from command(s, kinds.FIGHT_ON, [STOP, *further], (fee(s, kind),))
        if chosen == STOP:
            return
        change_notoriety(s, fee(s, kind))
        target = chosen
        if isinstance(target, int) and target not in s.ships[s.nautilus]:
            target |= 1
        going_on = True


def fee(s: NemoState, kind: str) -> int:
    """The notoriety that fighting on costs (NW-11.6, NW-11.24)."""
    return 0 if kind == BOLD and PERISCOPE in s.installed else 1


def aim(s: NemoState, target: Thing, kind: str, going_on: bool) -> Rule[int]:
    """The side to fight: a contact is revealed first. -1 if there is no fight (NW-11.5, NW-11.7, NW-16.3)."""
    if isinstance(target, int):
        return target
    ocean = s.nautilus
    drawn = len(s.tiles)
    ship = yield from sighting.draw_ship(s, ocean)
    tile_came = len(s.tiles) < drawn
    if ship == sighting.NOTHING:
        if not tile_came and s.contacts[ocean]:
            s.contacts[ocean] -= 1
            tell(s, "nothing", ocean)
        return -1
    side = side_up(s, ship, False)
    s.contacts[ocean] -= 1
    sighting.put_drawn(s, side, ocean)
    yield from deadly.escort(s, ship, ocean)
    if (tile_came and going_on) or side not in s.ships[ocean]:
        return -1
    if kind == TORPEDO and s.realistic and s.c.side_deep[side]:
        return -1
    if kind == STALK and (yield from command(s, kinds.STRIKE, (FIGHT, LEAVE), (side,))) == LEAVE:
        return -1
    return side


def fight(s: NemoState, side: int, kind: str) -> Rule[str]:
    """One combat: the warship fires, the Nautilus attacks; with mines the other way round (NW-12.1, NW-11.20)."""
    s.foe = side
    s.attack = ATTACKS.index(kind)
    tell(s, "fights", side)
    mined = MINES in s.installed and s.c.side_armoured[side]
    if is_warship(s, side) and not mined:
        yield from under_fire(s, strength(s, side, s.c.side_attack[side]))
    result = yield from (fire_torpedo(s) if kind == TORPEDO else ram(s, kind))
    if mined and result == MISSED and is_warship(s, s.foe):
        yield from under_fire(s, strength(s, s.foe, s.c.side_attack[s.foe]))
    s.foe = -1
    s.attack = -1
    relieve(s)
    return result


def strength(s: NemoState, side: int, value: int) -> int:
    """An attack or defence value, weakened by a cannonball (NW-R18)."""
    return value - 1 if side >> 1 in s.cannonballs else value


def under_fire(s: NemoState, attack: int) -> Rules:
    """A warship fires: equal to or above its attack value it misses (NW-12.2, NW-12.3)."""
    trial.begin(s, UNDER_FIRE, attack)
    trial.count_hindrance(s)
    trial.count_technology(s, ARMOUR)
    yield from trial.throw(s)
    yield from emergency.seek_help(s)
    trial.conclude(s)
    if trial.passed(s):
        tell(s, "fire_misses")
        return
    if trial.double_one(s):
        s.hits = yield from roll(6, "hits")
    else:
        s.hits = min(s.dice[0], s.dice[1])
    tell(s, "hits", s.hits)
    while s.hits > 0:
        yield from take_hit(s)


def take_hit(s: NemoState) -> Rules:
    """Settle one hit by a random damage or with a technology (NW-12.4, NW-R5)."""
    options: list[Thing] = [HIT_DAMAGE, *s.installed]
    chosen = yield from ask(on_duty(s, DAMAGE), kinds.HIT, options)
    if isinstance(chosen, str):
        yield from damage(s)
    else:
        scrap(s, chosen)
    s.hits -= 1


def ram(s: NemoState, kind: str) -> Rule[str]:
    """The Nautilus attacks: equal to or above the defence value the ship is destroyed (NW-12.5, NW-12.6)."""
    trial.begin(s, RAMMING, strength(s, s.foe, s.c.side_defence[s.foe]))
    trial.count_hindrance(s)
    trial.count(s, BY_STALKING, s.foe, 1 if kind == STALK else 0)
    trial.count_technology(s, PROW)
    yield from trial.exert(s, [NEMO, CREW, HULL], True)
    yield from trial.throw(s)
    yield from emergency.seek_help(s)
    if trial.passed(s):
        trial.conclude(s)
        return (yield from sink(s, s.foe, kind))
    tell(s, "misses", s.foe)
    snake_eyes = trial.double_one(s)
    fail_captain(s)
    change_notoriety(s, 2 if snake_eyes else 1)
    trial.setback(s, 2 if snake_eyes else 0)
    trial.conclude(s)
    return MISSED


def fire_torpedo(s: NemoState) -> Rule[str]:
    """A steam torpedo: 6 sinks a warship, 5 a civilian; after the first miss only one die is left (NW-11.8).

    One die, which nothing can change, is no test that a captain fails (NW-R36).
    """
    trial.begin(s, AIMING, sinks_on(s, s.foe))
    tested = s.torpedo_dice == 2
    if tested:
        yield from trial.throw(s)
        yield from emergency.seek_help(s)
        hit = trial.passed(s)
    else:
        die = yield from roll(6, "torpedo")
        hit = die >= s.goal
    trial.conclude(s)
    if hit:
        return (yield from sink(s, s.foe, TORPEDO))
    tell(s, "misses", s.foe)
    s.torpedo_dice = 1
    if tested:
        fail_captain(s)
    return MISSED


def sinks_on(s: NemoState, side: int) -> int:
    """What a torpedo needs to sink a ship (NW-11.8)."""
    return WARSHIP_SINKS_ON if is_warship(s, side) else CIVILIAN_SINKS_ON


def sink(s: NemoState, side: int, kind: str) -> Rule[str]:
    """A ship is destroyed: notoriety, bonus, events that waited for it, then tonnage or salvage (NW-12.7, NW-11.22)."""
    c = s.c
    lift_ship(s, side, s.nautilus)
    s.sunk.append(side)
    tell(s, "sinks", side)
    notoriety = c.side_notoriety[side]
    if kind == STALK and DESIGN in s.installed:
        notoriety -= 1
    change_notoriety(s, max(0, notoriety))
    yield from effects.run(s, c.side_bonus[side])
    if is_warship(s, side):
        yield from cards.after_sinking(s)
    return (yield from spoils(s))


def spoils(s: NemoState) -> Rule[str]:
    """Tonnage in a row of the ocean, or salvage while there is space (NW-12.8, NW-12.9)."""
    options: list[str] = [TONNAGE]
    if len(s.salvage) < SALVAGE_SPACES:
        options.append(SALVAGE)
    side = s.sunk[-1]
    officer = on_duty(s, SPOILS)
    chosen = yield from ask(officer, kinds.SPOILS, options, (side,), stand=Stand(TONNAGE, until="act"))
    if chosen == SALVAGE:
        s.sunk.pop()
        s.salvage.append(side >> 1)
        tell(s, "salvages", side)
        return SALVAGE
    row = yield from ask(officer, kinds.ROW, s.c.rows[s.nautilus], (side,))
    s.sunk.pop()
    s.tonnage[row].append(side)
    tell(s, "tonnage", side, s.c.ocean_of_die[row + 1])
    return TONNAGE


# --- ships that come with cards ---


def ambush(s: NemoState, ship: int) -> Rules:
    """A ship appears beside the Nautilus, full or not, and is fought at once by stalk (NW-6.7)."""
    if ship not in s.waiting:
        return
    s.waiting.remove(ship)
    side = side_up(s, ship, True)
    put_ship(s, side, s.nautilus)
    yield from assault(s, side, STALK)


def red_fleet(s: NemoState) -> Rules:
    """The turning point: one red ship attacks, some stay away, the rest go into the bag (NW-6.8)."""
    red: list[int] = [ship for ship in s.waiting if s.c.ship_group[ship] == RED]
    if red:
        first = yield from pick(red, "red_ship")
        yield from ambush(s, first)
    for level in OUTLAW_LEVELS[:3]:
        red = [ship for ship in s.waiting if s.c.ship_group[ship] == RED]
        if red and s.peak < level:
            ship = yield from pick(red, "red_away")
            s.waiting.remove(ship)
            discard_ship(s, ship)
            tell(s, "red_away", ship * 2)
    bring_fleet(s, RED)
