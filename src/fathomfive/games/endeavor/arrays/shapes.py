"""What every field of Endeavor's State can hold, in every scenario."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Value
from ....kernel.shapes import FLAG, Bits, BySeat, Cards, Each, Number, OneOf, Row, RowsBySeat, SeatNumber, Shape, base
from ..content.tables import Content
from .domains import CREW_SLOTS, REPORT_SLOTS

BAGS = 12
"""The supply of tokens is reshuffled less often."""


def shapes(c: Content, seats: int, options: Mapping[str, Value]) -> dict[str, Shape]:
    """The whole table: the game, then the seats, then the ocean, then the influence area."""
    return {**base(), **course(c, seats), **crews(c, seats), **ocean(c, seats), **area(c, seats)}


def course(c: Content, seats: int) -> dict[str, Shape]:
    """Scenario, round and turn, and the cards of the co-op game."""
    return {
        "scenario": OneOf(1, len(c.sheets)),
        "together": FLAG,
        "need": Number(0, 16),
        "declining": FLAG,
        "round": Number(0, 8),
        "phase": OneOf(0, 3),
        "turn": SeatNumber(seats),
        "wave": Number(0, 16),
        "passed": BySeat(seats, FLAG),
        "prepared": Number(0, 8),
        "acting": OneOf(-1, CREW_SLOTS - 1),
        "bonus_pile": Cards(len(c.bonus_ids)),
        "crisis_pile": Cards(len(c.crisis_ids)),
        "bonuses": Row(len(c.bonus_ids), OneOf(0, len(c.bonus_ids) - 1)),
        "crisis": OneOf(-1, len(c.crisis_ids) - 1),
        "storm": Number(0, 8),
        "blackout": Number(0, 8),
    }


def crews(c: Content, seats: int) -> dict[str, Shape]:
    """What lies on the mats, and what may be had for them."""
    reports, tokens, crew = len(c.report_ids), len(c.token_ids), len(c.crew_ids)
    copies = max(c.token_copies)
    return {
        "tracks": BySeat(seats, Each(4, Number(0, c.last))),
        "knowledge": BySeat(seats, Number(0, c.knowledge_cap)),
        "hold": BySeat(seats, Number(0, 64)),
        "supply": BySeat(seats, Number(0, 64)),
        "subs": BySeat(seats, Row(4, OneOf(0, cells(c) - 1))),
        "crew": BySeat(seats, Row(CREW_SLOTS, OneOf(0, 2 * crew - 1))),
        "spent": BySeat(seats, Row(CREW_SLOTS, FLAG)),
        "reports": BySeat(seats, Row(REPORT_SLOTS, OneOf(0, reports - 1))),
        "spots": BySeat(seats, Row(REPORT_SLOTS, Bits(4))),
        "tokens": BySeat(seats, Row(16, OneOf(0, tokens - 1))),
        "tray": Each(crew, Number(0, max(c.copies))),
        "experts": Row(8, OneOf(0, crew - 1)),
        "expert_pile": Cards(crew),
        "display": Row(8, OneOf(0, reports - 1)),
        "deck": Cards(reports),
        "bags": Row(BAGS, Cards(tokens, copies, sum(c.token_copies))),
        "bag_left": Number(0, sum(c.token_copies)),
        "discards": Cards(tokens, copies, sum(c.token_copies)),
    }


def ocean(c: Content, seats: int) -> dict[str, Shape]:
    """Zones, discs and tokens in the water."""
    tiles, places = len(c.tile_ids), cells(c)
    return {
        "stacks": Row(max([sheet.depth for sheet in c.sheets]), Cards(tiles, tail=8)),
        "buried": Number(0, tiles),
        "drawn": Row(2, OneOf(0, tiles - 1)),
        "zones": Each(places, OneOf(-1, tiles - 1)),
        "where": Each(tiles, Number(-1, places)),
        "finder": Each(places, SeatNumber(seats)),
        "discs": Each(len(c.space_ids), SeatNumber(seats)),
        "heaps": Each(max(c.heap) + 1, Row(12, Number(0, BAGS))),
        "found": Row(8, SeatNumber(seats)),
        "visited": Row(8, SeatNumber(seats)),
    }


def area(c: Content, seats: int) -> dict[str, Shape]:
    """The influence area and what it makes of the goals."""
    hexes = max([sheet.hexes for sheet in c.sheets])
    endless = max([max(sheet.endless) for sheet in c.sheets]) + 1
    goals = max([len(sheet.goals) for sheet in c.sheets])
    return {
        "owner": Each(hexes, SeatNumber(seats)),
        "crowd": RowsBySeat(endless, seats, Number(0, 32)),
        "open": Each(hexes, FLAG),
        "locked": Cards(hexes),
        "cleanup": BySeat(seats, Number(0, 32)),
        "ways": Each(goals, OneOf(-1, goals - 1)),
        "designated": OneOf(-1, 1),
    }


def cells(c: Content) -> int:
    """The places of the largest ocean."""
    return max([sheet.cells for sheet in c.sheets])
