"""A table from a record: every answer becomes an entry again, so that the game can be watched, or gone on with."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

import msgspec

from ..kernel import NATURE, InvalidRecord, Table
from ..kernel.record import Record
from ..kernel.values import Value, jsonable
from . import entries as e
from .errors import Invalid, NotYours, Refused
from .party import Party
from .people import Header, PartyState, Sitter
from .plainly import AnyJson as Json
from .shapes import BotSeat, HumanSeat

FORMAT = "fathomfive/table/1"


class Bundle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table to take along: its whole record, and who sat where."""

    format: str
    record: dict[str, Any]
    bots: list[str | None] = []
    """By seat: the bot that plays it, or none for a person."""


def bundled(party: Party, seats: Collection[int]) -> Bundle:
    """A table to take along, hidden things and all: for whoever plays there alone, or when there is nothing to hide."""
    if not seats:
        raise NotYours("only whoever plays at a table can take it along")
    others = [seat for seat, sitter in enumerate(party.state.sitters) if sitter.kind == "human" and seat not in seats]
    if others and not party.table.over:
        raise Refused("other people play here too: what is hidden from you would come along before the end")
    if not party.whole:
        raise Refused("this game is not known from its beginning by these rules: it cannot be taken along")
    record: dict[str, Any] = dict(party.table.record())
    return Bundle(FORMAT, record, [sitter.bot for sitter in party.state.sitters])


def unpacked(data: Json) -> Bundle:
    """A bundle, or a bare record: then people play every seat."""
    if not isinstance(data, dict):
        raise Invalid("a record is a JSON object, as `record` gives it for a finished table")
    try:
        bundle = msgspec.convert(data, type=Bundle) if data.get("format") == FORMAT else Bundle(FORMAT, data)
    except msgspec.ValidationError as error:
        raise Invalid(f"not a table to take up: {error}") from None
    seats = Record.read(bundle.record).header.seats
    if bundle.bots and len(bundle.bots) != seats:
        raise Invalid(f"the record has {seats} seats, but of {len(bundle.bots)} it is said who plays them")
    return bundle


def sitters_of(bundle: Bundle) -> list[HumanSeat | BotSeat]:
    """Who sat where: people at one device, and bots."""
    header = Record.read(bundle.record).header
    names = header.names or [""] * header.seats
    bots = bundle.bots or [None] * header.seats
    first = bots.index(None) if None in bots else None
    return [
        HumanSeat(name, None if seat == first else first) if bot is None else BotSeat(bot, name)
        for seat, (name, bot) in enumerate(zip(names, bots, strict=True))
    ]


def taken_up(
    table_id: str, bundle: Bundle, sitters: list[Sitter], at: int, packs: Mapping[str, str]
) -> tuple[Party, list[e.Entry]]:
    """A party that has come as far as a record, and the entries that lead there."""
    Table.replay(bundle.record, pack=packs.get(str(bundle.record.get("game"))))
    record = Record.read(bundle.record)
    told = record.header
    table = Table(
        told.game,
        told.seats,
        told.seed,
        told.options,
        nature="ask",
        pack=packs.get(told.game),
        names=[sitter.name for sitter in sitters],
        facts=True,
    )
    header = Header(
        table=table_id,
        game=told.game,
        seats=told.seats,
        options={name: jsonable(value) for name, value in table.options.items()},
        seed=told.seed,
        rules_version=table.game.rules_version,
        content=told.content,
        created=at,
    )
    party = Party(header, PartyState(table=table, sitters=sitters), packs)
    entries: list[e.Entry] = []
    for entry in _entries(record.answers):
        party.apply(entry, at)
        entries.append(entry)
    if not party.table.over and not party.asked:
        raise InvalidRecord("the record ends in the middle of nature's answer: nobody is asked")
    return party, entries


def _entries(answers: list[tuple[int, Value]]) -> list[e.Entry]:
    """A record's answers, each with what nature answered after it."""
    found: list[e.Entry] = []
    nature: list[Json] = []
    found.append(e.Begin(nature))
    for seat, value in answers:
        if seat == NATURE:
            nature.append(jsonable(value))
        else:
            nature = []
            found.append(e.Answer(seat, jsonable(value), len(found), nature))
    return found
