"""Positions to test from: an ocean laid by hand, and a script that answers the rules."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import TypeAlias

from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.rules import ocean
from fathomfive.games.endeavor.rules.invariants import of_markers, of_seats, of_tiles, of_tokens
from fathomfive.games.endeavor.rules.state import ACT, EndeavorState
from fathomfive.kernel import Fact, Question, Value

from ..play import Dealt

BOX = GAME.load()[0]
SKIP = "skip"
REPUTATION, INSPIRATION, COORDINATION, INGENUITY = range(4)
AnyRules: TypeAlias = "Generator[Question, Value, object]"
"""Rules under way, whatever they tell at their end."""
SMALL = {"C1": "the-sea-star", "C2": "the-looking-glass", "D1": "volcanic-island"}


class Play(Dealt[EndeavorState]):
    """Rules that are being answered."""


def fresh(seats: int = 2, scenario: int = 1, **options: Value) -> EndeavorState:
    """A State before set-up."""
    _, chosen = GAME.settle(seats, {"scenario": scenario, **options})
    s = GAME.rules.new(BOX, seats, chosen)
    s.listener = []
    return s


def sea(
    seats: int = 2,
    scenario: int = 1,
    zones: Mapping[str, str] = SMALL,
    subs: Mapping[int, Sequence[str]] | None = None,
    **options: Value,
) -> EndeavorState:
    """The action phase of the second round: seat 0 is on turn, every seat has three discs in the hold."""
    s = fresh(seats, scenario, **options)
    for place, id in zones.items():
        lay(s, place, id)
    s.phase = ACT
    s.round = 2
    s.spent = [[0] for _ in range(seats)]
    s.hold = [3] * seats
    s.supply = [27] * seats
    where = subs if subs is not None else {seat: [next(iter(zones))] for seat in range(seats)}
    for seat, places in where.items():
        s.subs[seat] = [s.sheet.cell(place) for place in places]
    s.listener = []
    return s


def lay(s: EndeavorState, place: str, id: str) -> int:
    """Lay a tile out of its stack."""
    tile = tile_of(id)
    stack = s.stacks[BOX.depth[tile] - 1]
    if tile in stack.pool:
        stack.take(tile)
    ocean.lay(s, tile, s.sheet.cell(place), -1)
    return tile


def tile_of(id: str) -> int:
    return BOX.tile_ids.index(id)


def space(id: str) -> int:
    return BOX.space_ids.index(id)


def report(start: str) -> int:
    """The one report whose id begins like this."""
    found = [number for number, id in enumerate(BOX.report_ids) if id.startswith(start)]
    assert len(found) == 1, found
    return found[0]


def token(id: str) -> int:
    return BOX.token_ids.index(id)


def crew(id: str, gold: bool = False) -> int:
    return BOX.crew_ids.index(id) * 2 + gold


def hire(s: EndeavorState, seat: int, id: str, gold: bool = False, spent: bool = False) -> int:
    """Give a seat a crew, and say in which slot it lies."""
    s.crew[seat].append(crew(id, gold))
    s.spent[seat].append(int(spent))
    s.supply[seat] -= int(spent)
    return len(s.crew[seat]) - 1


def at_work(slot: int, verb: int, first: int = -1, second: int = -1) -> Value:
    """The option to activate a crew for something."""
    return ("crew", slot, verb, first, second)


def disc(s: EndeavorState, seat: int, *ids: str) -> None:
    """Lay discs of a seat on spaces."""
    for id in ids:
        s.discs[space(id)] = seat
        s.supply[seat] -= 1


def hex_at(s: EndeavorState, row: int, column: int) -> int:
    return s.sheet.hex_at.index((row, column))


def told(s: EndeavorState, kind: str) -> list[Fact]:
    return [fact for fact in s.listener or [] if fact.kind == kind]


def sound(s: EndeavorState) -> EndeavorState:
    """The same State, with no disc, tile or token lost. (Crew and reports are given by hand in these positions.)"""
    assert [*of_tiles(s), *of_tokens(s), *of_markers(s)] == []
    assert [complaint for complaint in of_seats(s) if "crew" not in complaint] == []
    return s
