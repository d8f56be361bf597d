"""The action travel, and arriving."""

from __future__ import annotations

from functools import partial
from typing import Final

from mypy_extensions import i64

from ....kernel import Rule, Rules, tell
from ..content.tables import NEVER
from . import gains, kinds, window, zone_features
from .kinds import Pair
from .state import EndeavorState, technology

MANY: Final = 1000
"""More journeys than there can be."""


def travel(s: EndeavorState, seat: int, boost: int = 0, start: int = -1, shunned: int = 0) -> Rule[bool]:
    """Move one submarine, from `start` if given, not to the depth `shunned`; tells whether it did (EN-6.1, EN-8.9)."""
    goals = partial(journeys, s, seat, boost, start, shunned)
    journey = yield from window.choose_space(s, seat, kinds.TRAVEL, goals, (boost, start, shunned))
    if isinstance(journey, str):
        return False
    yield from move(s, seat, *journey)
    return True


def journeys(
    s: EndeavorState, seat: int, boost: int = 0, start: int = -1, shunned: int = 0, enough: int = MANY
) -> list[Pair]:
    """Every journey the seat can make, as (from, to); whoever has `enough` of them need not be told of more."""
    found: list[Pair] = []
    seen: list[int] = []
    depth_of = s.sheet.depth_of
    level = technology(s, seat) + boost
    for origin in s.subs[seat]:
        if origin in seen or (start >= 0 and origin != start):
            continue
        seen.append(origin)
        for cell in within_reach(s, seat, origin, level, MANY if shunned else enough - len(found)):
            if depth_of[cell] != shunned:
                found.append((origin, cell))
        if len(found) >= enough:
            break
    return found


def within_reach(s: EndeavorState, seat: int, origin: int, level: int, enough: int = MANY) -> list[int]:
    """The zones a submarine can travel to: range and depth are the technology level (EN-6.2, EN-6.3, EN-8.4, EN-R7).

    The nearest come first, and no more are looked for than are enough.
    """
    sheet, c, zones = s.sheet, s.c, s.zones
    depth_of, cave, subs = sheet.depth_of, c.cave, s.subs[seat]
    level += c.boost[zones[origin]]
    one: i64 = 1
    seen = one << origin  # cells as bits
    edge = [origin]
    found: list[int] = []
    for _ in range(level):
        further: list[int] = []
        for at in edge:
            for cell in sheet.neighbours[at]:
                bit = one << cell
                if seen & bit:
                    continue
                seen |= bit
                tile = zones[cell]
                if tile < 0 or depth_of[cell] > level or cave[tile]:
                    continue
                further.append(cell)
                if c.berths[tile] == NEVER or subs.count(cell) < c.berths[tile]:
                    found.append(cell)
                    if len(found) >= enough:
                        return found
        if not further:
            break
        edge = further
    return found


def move(s: EndeavorState, seat: int, origin: int, cell: int) -> Rules:
    """Put a submarine into another zone (EN-6.4)."""
    subs = s.subs[seat]
    subs[subs.index(origin)] = cell
    tell(s, "travels", seat, origin, cell)
    if s.sheet.depth_of[cell] == 5 and seat not in s.visited:
        s.visited.append(seat)
    yield from zone_features.after(s, seat, s.c.after_leave[s.zones[origin]], origin)
    yield from arrive(s, seat, cell)


def arrive(s: EndeavorState, seat: int, cell: int) -> Rules:
    """Take the arrival bonus of a zone (EN-6.5, EN-8.14)."""
    yield from gains.gain(s, seat, s.c.arrival[s.zones[cell]], cell)
