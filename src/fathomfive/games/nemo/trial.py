"""Tests: modifiers before the roll, emergency help after it, losses by the lower die (NW-7, NW-13.1)."""

from __future__ import annotations

from ...kernel import Rule, Rules, roll, tell
from . import cards, emergency, hoard
from .bridge import clockwise, consult, fail_captain, keeper
from .components import BANDS, CREW, DOUBLE_HULL, HULL, NEMO, TABLES
from .nautilus import lose
from .sea import warships
from .state import (
    BY_CARD,
    BY_RESOURCE,
    BY_SHIPS,
    BY_TECHNOLOGY,
    BY_TREASURE,
    BY_WARSHIPS,
    RAMMING,
    NemoState,
)

ROLL = "roll"


def begin(s: NemoState, what: int, goal: int) -> None:
    """A test is due: nothing is rolled, exerted or counted yet (NW-7.1)."""
    s.trial = what
    s.goal = goal
    s.dice = []
    s.exerted = []
    s.modifier = 0
    s.ledger = []


def count(s: NemoState, source: int, which: int, plus: int) -> None:
    """Something changes the result; the ledger says what."""
    if plus:
        s.modifier += plus
        s.ledger.append([source, which, plus])


def count_technology(s: NemoState, technology: int) -> None:
    """A technology of the tableau gives +1 (NW-7.6)."""
    if technology in s.installed:
        count(s, BY_TECHNOLOGY, technology, 1)


def count_hindrance(s: NemoState) -> None:
    """Warships here, or with coordinated navies all ships, count against the Nautilus (NW-7.4, NW-16.11)."""
    count(s, BY_SHIPS if s.navies else BY_WARSHIPS, s.nautilus, hindrance(s))


def conclude(s: NemoState) -> None:
    """The test is over: what was exerted comes back."""
    s.exerted = []
    s.trial = -1


def hindrance(s: NemoState) -> int:
    """-1 for any warship here; with coordinated navies -1 for every other ship (NW-7.4, NW-16.11).

    The ship that is being fought does not count against the Nautilus.
    """
    here = s.ships[s.nautilus]
    if s.navies:
        return -(len(here) - (1 if s.foe in here else 0))
    others = warships(s, s.nautilus)
    if s.foe >= 0 and s.c.side_attack[s.foe] > 0 and s.foe in here:
        others -= 1
    return -1 if others > 0 else 0


def exert(s: NemoState, allowed: list[int], one: bool) -> Rules:
    """Stake resources: one of each that is allowed, or one of them; their keepers decide (NW-7.7, NW-7.9)."""
    seats = [seat for seat in clockwise(s, s.captain) if any([keeper(s, resource) == seat for resource in allowed])]
    for seat in seats:
        while not (one and s.exerted):
            options: list[int | str] = [what for what in allowed if what not in s.exerted and keeper(s, what) == seat]
            if not options:
                break
            options.append(ROLL)
            chosen = yield from consult(s, seat, "exert", options, (s.goal, s.modifier))
            if isinstance(chosen, str):
                break
            s.exerted.append(chosen)
            count(s, BY_RESOURCE, chosen, exertion(s, chosen))
            tell(s, "exerts", chosen, exertion(s, chosen))


def exertable(s: NemoState) -> list[int]:
    """The resources that the test under way allows (NW-7.7)."""
    if s.trial < len(TABLES):
        return s.c.tables[s.trial].exert
    if s.trial != BY_CARD:
        return [NEMO, CREW, HULL] if s.trial == RAMMING else []
    use = cards.tested_use(s)
    return use.exert if use is not None else s.c.card_exert[s.cards[-1]] if s.cards else []


def exertion(s: NemoState, resource: int) -> int:
    """The modifier a resource gives when exerted (NW-7.9, NW-11.18)."""
    modifier = s.c.track_exert[resource][s.resources[resource]]
    return modifier + 1 if resource == HULL and DOUBLE_HULL in s.installed else modifier


def throw(s: NemoState) -> Rules:
    """Roll both dice of a test (NW-7.1)."""
    one = yield from roll(6, "die")
    two = yield from roll(6, "die")
    s.dice = [one, two]
    tell(s, "rolls", one, two, s.modifier, one + two + s.modifier)


def total(s: NemoState) -> int:
    """The result: dice and modifiers."""
    return s.dice[0] + s.dice[1] + s.modifier


def double_one(s: NemoState) -> bool:
    """A natural double 1, which always fails (NW-7.3)."""
    return s.dice[0] == 1 and s.dice[1] == 1


def passed(s: NemoState) -> bool:
    """Whether the test succeeds (NW-7.2, NW-7.3)."""
    return not double_one(s) and total(s) >= s.goal


def band(s: NemoState) -> int:
    """The band of the action table, 0 the worst (NW-7.2, NW-7.3)."""
    if double_one(s):
        return 0
    result = total(s)
    return sum([result >= least for least in BANDS])


def settled(s: NemoState) -> bool:
    """Whether no help could make it better (NW-R3)."""
    return band(s) == len(BANDS) if s.goal == 0 else passed(s)


def attempt(s: NemoState, goal: int, allowed: list[int]) -> Rule[bool]:
    """A TEST of a card: any of the named resources may be exerted, and warships hinder (NW-7)."""
    begin(s, BY_CARD, goal)
    count_hindrance(s)
    yield from exert(s, allowed, False)
    yield from throw(s)
    yield from emergency.seek_help(s)
    fine = passed(s)
    if not fine:
        fail_captain(s)
        setback(s, 0)
    conclude(s)
    return fine


def consult_table(s: NemoState, row: int) -> Rule[int]:
    """A test on the action table, once begun: one resource, perhaps a treasure; gives the band (NW-7.2, NW-7.8)."""
    yield from exert(s, s.c.tables[row].exert, True)
    if s.c.tables[row].treasure:
        spent = yield from hoard.spend_treasure(s)
        if spent >= 0:
            count(s, BY_TREASURE, spent, s.c.treasure_value[spent])
    yield from throw(s)
    yield from emergency.seek_help(s)
    result = band(s)
    if result < 2:
        fail_captain(s)
        setback(s, 0)
    conclude(s)
    return result


def setback(s: NemoState, least: int) -> None:
    """A failure costs each exerted resource, by the lower die (NW-7.10)."""
    count = setback_of(s, min(s.dice[0], s.dice[1]), least)
    for resource in s.exerted:
        lose(s, resource, count)


def setback_of(s: NemoState, low: int, least: int) -> int:
    """What a failure with this lower die costs: 1 on a 1, else 2, or by variant (NW-7.10, NW-16.1, NW-R27)."""
    rule = s.c.setback[s.level_setbacks] if s.setbacks else 1
    if rule == 0:
        return 1
    return max(least, low if rule == 2 else 1 if low == 1 else 2)
