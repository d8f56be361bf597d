"""A table's page of the logbook: what its record is worth to whoever played it, and the maps there are to fill in."""

from __future__ import annotations

from functools import cache

import msgspec

from ..kernel.installed import game_ids
from ..study import logbook
from ..study.logbook import Entry
from ..study.maps import MAPS
from ..study.shapes import Text
from . import entries as e
from .document import Viewer
from .errors import Refused
from .party import Party


class Page(msgspec.Struct, frozen=True):
    """A finished game that is about to be written down; any thread can do it."""

    record: bytes
    pack: str | None
    seat: int
    crew: list[str | None]
    """By seat: the bot that plays it, None for a person."""
    fair: bool

    def entry(self) -> Entry:
        """What is written down."""
        return logbook.entry(self.record, self.seat, self.crew, fair=self.fair, pack=self.pack)


class Tile(msgspec.Struct, frozen=True):
    """A tile of a map, and what it is called."""

    id: str
    label: Text
    value: str


class MapShown(msgspec.Struct, frozen=True):
    """A map to fill in."""

    id: str
    game: str
    option: str
    """The option whose choices the tiles are; empty if they are something else."""
    depth: int
    """How deep whoever fills in all of it has been; 0 if that says nothing."""
    tiles: list[Tile]


def page(party: Party, viewer: Viewer) -> Page:
    """A finished table as its player writes it down; a hot seat is the best of its seats."""
    if not party.table.over:
        raise Refused("the game is still going on: it is written down when it is over")
    if party.past is not None or party.original is not None or party.state.releases:
        raise Refused("this game was played under an older release: it cannot be written down any more")
    if party.state.lesson is not None:
        raise Refused("this was a lesson: only games are written down")
    if party.header.origin is not None:
        raise Refused("this table went on from a moment of another game: only whole games are written down")
    viewer.acting(next(iter(viewer.seats), None))
    table, sitters = party.table, party.state.sitters
    record = {**table.record(), "undone": party.state.crossed}
    return Page(
        record=msgspec.json.encode(record),
        pack=party.packs.get(party.header.game),
        seat=min(viewer.seats, key=lambda seat: table.ranks[seat]),
        crew=[sitter.bot if sitter.kind == "bot" else None for sitter in sitters],
        fair=not _helped(party, viewer.seats) and not _against_nobody(party, viewer.seats),
    )


def _helped(party: Party, seats: tuple[int, ...]) -> bool:
    """Whether a bot has stood in for one of these seats."""
    given = [said.entry for said in party.state.chat if isinstance(said.entry, e.Substitute)]
    return any(one.seat in seats and one.bot is not None for one in given)


def _against_nobody(party: Party, seats: tuple[int, ...]) -> bool:
    """Whether one person played all sides."""
    allied = party.table.game.rules.allied(party.table.state)
    return party.table.seats > 1 and not allied and len(seats) == party.table.seats


@cache
def maps() -> list[MapShown]:
    """All maps of the games there are."""
    return [
        MapShown(
            id=one.id,
            game=one.game,
            option=one.option,
            depth=one.depth,
            tiles=[Tile(f"{one.id}/{tile}", one.label(tile), tile) for tile in one.tiles],
        )
        for one in MAPS
        if one.game in game_ids()
    ]
