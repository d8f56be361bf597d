"""Scenario 6: markers that enter at the top and wander down to the scoring hexes."""

from __future__ import annotations

from typing import Final

from ....kernel import Rules, tell
from . import gains
from .kinds import Pair
from .state import EndeavorState

RULE: Final = "star-search"
"""What scenario 6 calls its special rule."""


def wander(s: EndeavorState, seat: int, where: int | Pair) -> Rules:
    """Move one own marker to a free neighbouring hex; if none can move, enter a new one (EN-9.8, EN-9.9)."""
    if isinstance(where, tuple):
        source, hex = where
        s.owner[source] = -1
    else:
        hex = where
    s.owner[hex] = seat
    tell(s, "marks", seat, hex)
    lock(s, hex)
    yield from gains.gain(s, seat, s.sheet.hex_effect[hex])


def moves(s: EndeavorState, seat: int) -> list[Pair]:
    """Every step an own marker can make, as (from, to)."""
    sheet = s.sheet
    found: list[Pair] = []
    star = s.where[sheet.buried] >= 0
    for source in range(sheet.hexes):
        if s.owner[source] == seat and source not in s.locked:
            for hex in sheet.near[source]:
                if s.owner[hex] < 0 and (star or sheet.hex_points[hex] == 0):
                    found.append((source, hex))
    return found


def entries(s: EndeavorState) -> list[int]:
    """The free entry hexes."""
    return [hex for hex in s.sheet.starts if s.owner[hex] < 0]


def lock(s: EndeavorState, hex: int) -> None:
    """Lock every marker of a column that stands on its deepest free hex now (EN-9.9)."""
    deepest = deepest_free(s, hex)
    while deepest >= 0 and s.owner[deepest] >= 0:
        s.locked.append(deepest)
        deepest = deepest_free(s, hex)


def deepest_free(s: EndeavorState, hex: int) -> int:
    """The deepest scoring hex of a column that no locked marker holds, or -1 (EN-9.9)."""
    sheet = s.sheet
    column = sheet.hex_at[hex][1]
    best = -1
    for other in range(sheet.hexes):
        if sheet.hex_at[other][1] == column and sheet.hex_points[other] > 0 and other not in s.locked:
            best = other
    return best
