"""Scenario 6: markers that enter at the top and wander down to the scoring hexes."""

from __future__ import annotations

from typing import cast

from ...kernel import Ask, Rules, Value, tell
from . import gains
from .state import SKIP, Expedition


def wander(s: Expedition, seat: int) -> Rules:
    """Move one own marker to a free neighbouring hex; if none can move, enter a new one (EN-9.8, EN-9.9)."""
    options = moves(s, seat) or entries(s)
    if not options:
        tell(s, "no_influence", seat)
        return
    answer = yield Ask(seat, "influence", [*options, SKIP])
    if answer == SKIP:
        return
    if isinstance(answer, tuple):
        source, hex = cast(tuple[int, int], answer)
        s.owner[source] = -1
    else:
        hex = cast(int, answer)
    s.owner[hex] = seat
    tell(s, "marks", seat, hex)
    if hex == deepest_free(s, hex):
        s.locked.append(hex)
    yield from gains.gain(s, seat, s.sheet.hex_effect[hex])


def moves(s: Expedition, seat: int) -> list[Value]:
    """Every step an own marker can make, as (from, to)."""
    sheet = s.sheet
    found: list[Value] = []
    star = s.where[sheet.buried] >= 0
    for source in range(sheet.hexes):
        if s.owner[source] == seat and source not in s.locked:
            for hex in sheet.near[source]:
                if s.owner[hex] < 0 and (star or sheet.hex_points[hex] == 0):
                    found.append((source, hex))
    return found


def entries(s: Expedition) -> list[Value]:
    """The free entry hexes."""
    return [hex for hex in s.sheet.starts if s.owner[hex] < 0]


def deepest_free(s: Expedition, hex: int) -> int:
    """The deepest scoring hex of a column that no locked marker holds, or -1 (EN-9.9)."""
    sheet = s.sheet
    column = sheet.hex_at[hex][1]
    best = -1
    for other in range(sheet.hexes):
        if sheet.hex_at[other][1] == column and sheet.hex_points[other] > 0 and other not in s.locked:
            best = other
    return best
