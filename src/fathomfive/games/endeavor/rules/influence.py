"""Influence: markers in the influence area of the scenario."""

from __future__ import annotations

from typing import Final

from ....kernel import Kind, Rules, Stand, ask, tell
from . import gains, kinds, wander
from .kinds import Pair
from .state import SKIP, EndeavorState

CLEANUP: Final = "cleanup"
CLEANUP_END: Final = 10
MARK: Final = "mark"
"""Laying a marker where there is only one hex for it."""
ASKED: Final[dict[str, Kind[int | Pair | str]]] = {
    wander.RULE: kinds.WANDER,
    "rescue": kinds.RESCUE,
    "horizons": kinds.HORIZON,
    "cleanup": kinds.CLEAN,
    "tracks": kinds.TRACK,
}
"""Where a scenario has rules of its own for influence, the question that says so."""


def influence(s: EndeavorState, seat: int, cell: int = -1) -> Rules:
    """Lay one marker, or what the scenario puts in its place; `cell` is the zone it comes from (EN-9.1, EN-9.8)."""
    options = places(s, seat, cell)
    if not options:
        tell(s, "no_influence", seat)
        return
    kind = ASKED.get(s.sheet.rule, kinds.INFLUENCE)
    only = options[0]
    if len(options) == 1 and isinstance(only, int):
        answer = yield from ask(seat, kind, [MARK, SKIP], (only,), stand=Stand(MARK))
        answer = only if answer == MARK else SKIP
    else:
        answer = yield from ask(seat, kind, [*options, SKIP])
    if isinstance(answer, str) and answer == CLEANUP:
        s.cleanup[seat] += 1
        tell(s, "cleans", seat, s.cleanup[seat])
    elif s.sheet.rule == wander.RULE and not isinstance(answer, str):
        yield from wander.wander(s, seat, answer)
    elif isinstance(answer, int):
        yield from mark(s, seat, answer)


def places(s: EndeavorState, seat: int, cell: int = -1) -> list[int | Pair | str]:
    """What an influence may do: hexes, the steps of markers in scenario 6, in scenario 9 cleaning up (EN-9.1)."""
    if s.sheet.rule == wander.RULE:
        return [*(wander.moves(s, seat) or wander.entries(s))]
    options: list[int | Pair | str] = [*hexes_for(s, seat, cell)]
    if s.sheet.rule == "cleanup" and s.cleanup[seat] < CLEANUP_END:
        options.append(CLEANUP)
    return options


def hexes_for(s: EndeavorState, seat: int, cell: int) -> list[int]:
    """The hexes where the seat may lay a marker (EN-9.2, EN-9.4, EN-9.11, EN-9.14)."""
    sheet = s.sheet
    if sheet.rule == "tracks":
        return track_ends(s, seat, cell)
    barred = sheet.rule == "rescue" and not at_the_wreck(s, seat)
    found: list[int] = []
    for hex in range(sheet.hexes):
        if s.open[hex] and (s.owner[hex] < 0 or sheet.endless[hex] >= 0) and not (barred and sheet.hex_rescue[hex]):
            found.append(hex)
    return found


def track_ends(s: EndeavorState, seat: int, cell: int) -> list[int]:
    """Scenario 10: the first free hex of the track of a depth, or the endless one behind it (EN-9.14)."""
    sheet = s.sheet
    depths = [sheet.depth_of[cell]] if cell >= 0 else sorted({sheet.depth_of[sub] for sub in s.subs[seat]})
    found: list[int] = []
    for depth in depths:
        free = [hex for hex in sheet.rows[depth - 1] if s.owner[hex] < 0]
        end = free[0] if free else sheet.overflow[depth - 1]
        if end >= 0 and end not in found:
            found.append(end)
    return found


def at_the_wreck(s: EndeavorState, seat: int) -> bool:
    """Scenario 7: whether the seat has a submarine or disc in the zone laid at the deepest start place (EN-9.11)."""
    cell, tile = s.sheet.zones[-1]
    return cell in s.subs[seat] or any([s.discs[space] == seat for space in s.c.spaces[tile]])


def mark(s: EndeavorState, seat: int, hex: int) -> Rules:
    """Lay a marker on a hex, open its neighbours, and gain its bonus (EN-9.1, EN-9.4)."""
    sheet = s.sheet
    number = sheet.endless[hex]
    if number >= 0:
        s.crowd[number * s.seats + seat] += 1
    else:
        s.owner[hex] = seat
    for beside in sheet.near[hex]:
        s.open[beside] = 1
    tell(s, "marks", seat, hex)
    yield from gains.gain(s, seat, sheet.hex_effect[hex])
    if sheet.hex_goal[hex]:
        yield from choose_way(s, seat, sheet.hex_goal[hex])


def choose_way(s: EndeavorState, seat: int, goal: int) -> Rules:
    """Scenario 8: choose how a goal is scored, for all (EN-9.12)."""
    ways = [number for number, way in enumerate(s.sheet.goals) if way.goal == goal]
    s.ways[goal - 1] = yield from ask(seat, kinds.WAY, ways)
    tell(s, "chooses_way", seat, s.ways[goal - 1])


def call_turtle(s: EndeavorState, seat: int) -> Rules:
    """Scenario 4: a zone is wholly protected, so one marker may go on the turtle hex (EN-9.6)."""
    if s.sheet.turtle >= 0:
        answer = yield from ask(seat, kinds.TURTLE, [s.sheet.turtle, SKIP])
        if isinstance(answer, int):
            yield from mark(s, seat, answer)
