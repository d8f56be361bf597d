"""The ocean: where submarines work, and where zones can be laid."""

from __future__ import annotations

from typing import Final

from ....kernel import tell
from . import tokens
from .state import EndeavorState

LEFT: Final = 1
UP: Final = 2
RIGHT: Final = 3


def stations(s: EndeavorState, seat: int, only: int = -1) -> list[int]:
    """The zones with a submarine of the seat, each once, or the one asked for (EN-5.5)."""
    found: list[int] = []
    for cell in s.subs[seat]:
        if cell not in found and (only < 0 or only == cell):
            found.append(cell)
    return found


def spaces_at(s: EndeavorState, seat: int, cell: int, lists: list[list[int]]) -> list[int]:
    """The spaces a submarine in a zone can use, out of lists by tile: its own, and a cave's beside it (EN-8.13)."""
    spaces = lists[s.zones[cell]]
    if not any_cave(s):
        return spaces
    columns = s.sheet.columns
    for beside in s.sheet.neighbours[cell]:
        tile = s.zones[beside]
        if tile >= 0 and s.c.cave[tile] and beside != cell - columns:
            side = UP if beside == cell + columns else LEFT if beside == cell + 1 else RIGHT
            spaces = spaces + [space for space in lists[tile] if s.c.via[space] == side]
    return spaces


def any_cave(s: EndeavorState) -> bool:
    """Whether a cave has been found."""
    for tile in s.c.caves:
        if s.where[tile] >= 0:
            return True
    return False


def within(s: EndeavorState, seat: int, lists: list[list[int]], only: int = -1, same_depth: bool = False) -> list[int]:
    """The spaces a seat can use, each once, out of lists by tile; of one zone alone where a rule says so (EN-5.5).

    With `same_depth` also those of every zone at the depths of its submarines (EN-6.29).
    """
    found: list[int] = []
    for cell in stations(s, seat, only):
        spaces = lists[s.zones[cell]] if only >= 0 else spaces_at(s, seat, cell, lists)
        found += [space for space in spaces if space not in found] if found else spaces
    if same_depth:
        for cell in as_deep(s, seat):
            found += [space for space in lists[s.zones[cell]] if space not in found]
    return found


def as_deep(s: EndeavorState, seat: int) -> list[int]:
    """All zones of the depths where the seat has a submarine (EN-6.29)."""
    depths = [s.sheet.depth_of[cell] for cell in s.subs[seat]]
    return [cell for cell in range(s.sheet.cells) if s.zones[cell] >= 0 and s.sheet.depth_of[cell] in depths]


def room(s: EndeavorState, depth: int, floating: bool = False) -> list[int]:
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


def lay(s: EndeavorState, tile: int, cell: int, seat: int) -> None:
    """Lay a tile as a zone, with its dive tokens (EN-6.11, EN-6.12)."""
    s.zones[cell] = tile
    s.where[tile] = cell
    s.finder[cell] = seat
    tokens.lay(s, tile)
    tell(s, "lays", tile, cell)
