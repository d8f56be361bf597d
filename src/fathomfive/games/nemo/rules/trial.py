"""Tests: modifiers before the roll, emergency help after it, losses by the lower die (NW-7, NW-13.1)."""

from __future__ import annotations

from typing import Final, cast

from ....kernel import Roll, Rule, Rules, Stand, ask, tell
from ..content.vocabulary import BANDS, CREW, DOUBLE_HULL, HULL, NEMO, ROW_OF, TABLES
from . import cards, emergency, hoard, kinds
from .bridge import clockwise, face_stops, fail_captain, keeper
from .kinds import Thing
from .nautilus import lose
from .sea import is_warship
from .state import (
    BY_CARD,
    BY_RESOURCE,
    BY_SHIPS,
    BY_TECHNOLOGY,
    BY_TREASURE,
    BY_WARSHIPS,
    RAMMING,
    SEMI,
    NemoState,
)

ROLL: Final = "roll"


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
    return hindrance_at(s, s.nautilus, s.foe)


def hindrance_at(s: NemoState, ocean: int, foe: int) -> int:
    """The hindrance in an ocean where a ship is fought, or none (-1)."""
    others = 0
    for side in s.ships[ocean]:
        if side != foe and (s.navies or is_warship(s, side)):
            others += 1
    return -others if s.navies else -1 if others else 0


def exert(s: NemoState, allowed: list[int], one: bool) -> Rules:
    """Stake resources: one of each that is allowed, or one of them; their keepers decide (NW-7.7, NW-7.9).

    What a proposal against the captain has ruled out is not asked for again in this test (NW-R39).
    """
    ruled_out: list[Thing] = []
    for seat in clockwise(s, s.captain):
        while not (one and s.exerted):
            options = [what for what in stakes_of(s, seat, allowed) if what not in ruled_out]
            if not options:
                break
            options.append(ROLL)
            about = (s.goal, s.modifier)
            stand = Stand(ROLL, until="turn", news=(s.trial,))
            chosen = yield from ask(seat, kinds.EXERT, options, about, stand=stand)
            if s.mode == SEMI and seat == s.captain:
                pledges = [stakes_of(s, other, allowed) for other in range(s.seats)]
                chosen, overruled = yield from face_stops(s, kinds.EXERT, options, about, chosen, pledges)
                if overruled:
                    ruled_out += [what for what in options if what != chosen]
            if isinstance(chosen, str):
                break
            s.exerted.append(chosen)
            count(s, BY_RESOURCE, chosen, exertion(s, chosen))
            tell(s, "exerts", chosen, exertion(s, chosen))


def stakes_of(s: NemoState, seat: int, allowed: list[int]) -> list[Thing]:
    """The resources that a seat keeps and may still stake on this test (NW-17.2, NW-17.4)."""
    return [what for what in allowed if what not in s.exerted and keeper(s, what) == seat]


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
    one = cast(int, (yield Roll(6, "die")))
    two = cast(int, (yield Roll(6, "die")))
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
    return 0 if double_one(s) else band_of(total(s))


def band_of(result: int) -> int:
    """The band of a result (NW-7.2)."""
    band = 0
    for least in BANDS:
        if result >= least:
            band += 1
    return band


def succeeds(s: NemoState) -> bool:
    """Whether the roll as it lies is a success, of a test or on the table (NW-7.2)."""
    return band(s) >= 2 if s.goal == 0 else passed(s)


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


def consult_table(s: NemoState, which: int) -> Rule[int]:
    """The test of an action, once begun: one resource, perhaps a treasure; gives the band (NW-7.2, NW-7.8)."""
    table = s.c.tables[ROW_OF[which]]
    yield from exert(s, table.exert, True)
    if table.treasure:
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
    tell(s, "band", which, result)
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
