"""Tables at which anyone may still sit down, as they stand in the list."""

from __future__ import annotations

import msgspec

from . import gatherings
from .party import Party
from .shapes import OpenTable, SeatListed


def of(party: Party) -> bytes:
    """How a table is listed, encoded; empty when it is not open, or nobody is missing any more."""
    gathering = party.state.gathering
    free = gatherings.free(party)
    if gathering is None or gathering.begun or not gathering.open or not free:
        return b""
    header = party.header
    seats = [
        SeatListed(sitter.name if sitter.claimed or sitter.kind == "bot" else "", sitter.bot, number in free)
        for number, sitter in enumerate(party.state.sitters)
    ]
    clock = party.state.clock
    return msgspec.json.encode(
        OpenTable(header.table, header.game, header.options, seats, None if clock is None else clock.rules, 0)
    )


def read(data: bytes, opened: int) -> OpenTable:
    """A table of the list, and since when it has been there."""
    return msgspec.structs.replace(msgspec.json.decode(data, type=OpenTable), since=opened)
