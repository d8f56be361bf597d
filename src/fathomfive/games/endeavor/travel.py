"""The action travel, and arriving."""

from __future__ import annotations

from typing import cast

from ...kernel import Ask, Rules, Value, tell
from . import features, gains, tokens
from .state import SKIP, Expedition, technology


def travel(s: Expedition, seat: int, boost: int = 0, start: int = -1, shunned: int = 0) -> Rules:
    """Move one submarine, from `start` if given, not to the depth `shunned` (EN-6.1, EN-8.9)."""
    while True:
        options = journeys(s, seat, boost, start, shunned)
        offered = tokens.offers(s, seat)
        if not options and not offered:
            return
        answer = yield Ask(seat, "travel", [*options, *offered, SKIP], (boost, start, shunned))
        if answer == SKIP:
            return
        if isinstance(answer, tuple) and isinstance(answer[0], int):
            break
        yield from tokens.use(s, seat, answer)
    origin, cell = cast(tuple[int, int], answer)
    yield from move(s, seat, origin, cell)


def journeys(s: Expedition, seat: int, boost: int = 0, start: int = -1, shunned: int = 0) -> list[Value]:
    """Every journey the seat can make, as (from, to)."""
    found: list[Value] = []
    seen: list[int] = []
    for origin in s.subs[seat]:
        if origin in seen or (start >= 0 and origin != start):
            continue
        seen.append(origin)
        for cell in within_reach(s, seat, origin, technology(s, seat) + boost):
            if s.sheet.depth_of[cell] != shunned:
                found.append((origin, cell))
    return found


def within_reach(s: Expedition, seat: int, origin: int, level: int) -> list[int]:
    """The zones a submarine can travel to: range and depth are the technology level (EN-6.2, EN-6.3, EN-8.4, EN-R7)."""
    sheet, box, zones = s.sheet, s.box, s.zones
    level += box.boost[zones[origin]]
    seen = [False] * sheet.cells
    seen[origin] = True
    edge = [origin]
    found: list[int] = []
    for _ in range(level):
        further: list[int] = []
        for at in edge:
            for cell in sheet.neighbours[at]:
                if not seen[cell] and zones[cell] >= 0 and sheet.depth_of[cell] <= level and not box.cave[zones[cell]]:
                    seen[cell] = True
                    further.append(cell)
        if not further:
            break
        found += further
        edge = further
    return [cell for cell in found if s.subs[seat].count(cell) < box.berths[zones[cell]]]


def move(s: Expedition, seat: int, origin: int, cell: int) -> Rules:
    """Put a submarine into another zone (EN-6.4)."""
    subs = s.subs[seat]
    subs[subs.index(origin)] = cell
    tell(s, "travels", seat, origin, cell)
    if s.sheet.depth_of[cell] == 5 and seat not in s.visited:
        s.visited.append(seat)
    yield from features.after(s, seat, s.box.after_leave[s.zones[origin]], origin)
    yield from arrive(s, seat, cell)


def arrive(s: Expedition, seat: int, cell: int) -> Rules:
    """Take the arrival bonus of a zone (EN-6.5, EN-8.14)."""
    yield from gains.gain(s, seat, s.box.arrival[s.zones[cell]], cell)
