"""A moment of a game as a table of its own: to look at, to answer, to play on from, or to try things at."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..kernel import NATURE, RulesError, Table
from ..kernel.values import jsonable
from . import entries as e
from . import luck
from .document import Viewer, document
from .errors import Invalid, Refused
from .log import Log
from .party import Party
from .people import Header, Origin, PartyState, Sitter, Step
from .shapes import BotSeat, HumanSeat

Record = Mapping[str, Any]
STAND_IN = "twilight"
"""Who plays for people in a sandbox."""


class Moment:
    """Where a game is left: its record, who answered when (as far as a table counts answers), and after how many."""

    def __init__(self, record: Record, line: Sequence[Step], step: int, pack: str | None) -> None:
        last = len(record["answers"])
        if not 0 <= step <= last:
            raise Invalid(f"the game has steps 0 to {last}, not {step}")
        self.record = record
        self.line = [one for one in line if one.before < step]
        self.step = step
        self.pack = pack

    @classmethod
    def of(cls, party: Party, step: int) -> Moment:
        """A moment of a finished table."""
        if not party.table.over:
            raise Refused("the game is still going on: its moments can be played on from when it is over")
        if not party.whole:
            raise Refused("this game is not known from its beginning by these rules: it cannot be played on from here")
        return cls(party.table.record(), party.state.line, step, party.packs.get(party.header.game))

    @classmethod
    def ending(cls, record: Record, pack: str | None) -> Moment:
        """Where a record of a running game ends."""
        line = [Step(seat, number) for number, (seat, _) in enumerate(record["answers"]) if seat != NATURE]
        return cls(record, line, len(record["answers"]), pack)

    def table(self) -> Table:
        """The table at this moment, with all that was told until then."""
        table = Table.replay(dict(self.record), upto=self.step, pack=self.pack, facts=True, nature="ask")
        if table.over:
            raise Refused(f"the game is over after {self.step} answers: there is nothing left to play")
        return table


def fork(
    moment: Moment, table_id: str, sitters: list[Sitter], at: int, packs: Mapping[str, str], origin: Origin | None
) -> tuple[Party, e.Begin]:
    """A new table that goes on from a moment: luck to come is new, what lies hidden is as it was."""
    return _gone_on(moment.table(), moment.line, table_id, sitters, at, packs, origin)


def alone(party: Party, seat: int) -> list[HumanSeat | BotSeat]:
    """One person at a seat; bots play the others, as they do at the table, or in place of people."""
    return [
        HumanSeat(name=sitter.name) if number == seat else BotSeat(bot=sitter.bot or STAND_IN, name=sitter.name)
        for number, sitter in enumerate(party.state.sitters)
    ]


def sandbox(party: Party, seat: int, table_id: str, sitters: list[Sitter], at: int) -> tuple[Party, e.Begin]:
    """A new table on which a seat tries things while its own goes on: all that it cannot know is dealt anew."""
    if party.table.over:
        raise Refused("the game is over: play on from one of its moments instead")
    try:
        table = party.table.sandbox(seat, luck.fresh())
    except RulesError as error:
        raise Refused(str(error)) from None
    origin = Origin(party.header.table, party.table.version)
    return _gone_on(table, [], table_id, sitters, at, party.packs, origin, tried=True)


def _gone_on(
    table: Table,
    line: Sequence[Step],
    table_id: str,
    sitters: list[Sitter],
    at: int,
    packs: Mapping[str, str],
    origin: Origin | None,
    *,
    tried: bool = False,
) -> tuple[Party, e.Begin]:
    if len(sitters) != table.seats:
        raise Invalid(f"this game has {table.seats} seats: say who plays each of them, not {len(sitters)}")
    table.names[:] = [sitter.name for sitter in sitters]
    header = Header(
        table=table_id,
        game=table.game.id,
        seats=table.seats,
        options={name: jsonable(value) for name, value in table.options.items()},
        seed=luck.unnamed(),
        rules_version=table.game.rules_version,
        content=str(table.record()["content"]),
        created=at,
        origin=origin,
        sandbox=tried,
    )
    party = Party(header, PartyState(table=table, sitters=sitters, line=list(line)), packs)
    entry = e.Begin(party.settle(), [])
    party.note(entry, at)
    return party, entry


def position(moment: Moment, names: Sequence[str], seat: int, language: str) -> bytes:
    """The document of a moment as one seat saw it, with its question; nothing is stored."""
    sitters = [Sitter("human", name, None, number) for number, name in enumerate(names)]
    party, _ = fork(moment, "", sitters, 0, {}, None)
    if not 0 <= seat < len(sitters):
        raise Invalid(f"there are seats 0 to {len(sitters) - 1}, not {seat}")
    return document(party, Log(), Viewer((seat,), seat, language))
