"""The ocean: where submarines work, and where zones can be laid."""

from __future__ import annotations

from ...kernel import tell
from . import tokens
from .state import Expedition

LEFT = 1
UP = 2
RIGHT = 3


def stations(s: Expedition, seat: int, only: int = -1) -> list[int]:
    """The zones with a submarine of the seat, each once, or the one asked for (EN-5.5)."""
    found: list[int] = []
    for cell in s.subs[seat]:
        if cell not in found and (only < 0 or only == cell):
            found.append(cell)
    return found


def spaces_at(s: Expedition, seat: int, cell: int, lists: list[list[int]]) -> list[int]:
    """The spaces a submarine in a zone can use, out of lists by tile: its own, and a cave's beside it (EN-8.13)."""
    spaces = lists[s.zones[cell]]
    columns = s.sheet.columns
    for beside in s.sheet.neighbours[cell]:
        tile = s.zones[beside]
        if tile >= 0 and s.box.cave[tile] and beside != cell - columns:
            side = UP if beside == cell + columns else LEFT if beside == cell + 1 else RIGHT
            spaces = spaces + [space for space in lists[tile] if s.box.via[space] == side]
    return spaces


def room(s: Expedition, depth: int, floating: bool = False) -> list[int]:
    """The free places of a depth where a zone may be laid (EN-6.11, EN-8.4, EN-8.15, EN-R18, EN-R19)."""
    columns = s.sheet.columns
    first = (depth - 1) * columns
    if depth > s.sheet.depth:
        return []
    return [
        cell
        for cell in range(first, first + columns)
        if s.zones[cell] < 0 and (depth == 1 or floating or s.zones[cell - columns] >= 0)
    ]


def lay(s: Expedition, tile: int, cell: int, seat: int) -> None:
    """Lay a tile as a zone, with its dive tokens (EN-6.11, EN-6.12)."""
    s.zones[cell] = tile
    s.where[tile] = cell
    s.finder[cell] = seat
    tokens.lay(s, tile)
    tell(s, "lays", tile, cell)
