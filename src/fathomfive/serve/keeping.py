"""Parties made new, frozen into snapshots, and brought back: from a snapshot and the entries since."""

from __future__ import annotations

import secrets
import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import msgspec

from ..kernel import FathomError, IllegalAnswer, InvalidRecord, Stream, Table, game
from ..kernel.values import jsonable, plain
from . import entries as e
from .errors import Gone
from .party import Party
from .plainly import AnyJson as Json
from .sitting import Header, Said, Sitter, Step, UndoWish

SEED_BITS = 63
"""Of seeds that nobody asked for: too many to try them all."""


class Frozen(msgspec.Struct):
    """A snapshot of a party."""

    number: int
    save: msgspec.Raw
    stream: list[int]
    sitters: list[Sitter]
    moved: int
    moved_at: int
    since: dict[int, int]
    posed: int
    line: list[Step]
    marks: list[int]
    last: dict[int, tuple[int, Json]]
    chat: list[Said]
    wish: UndoWish | None
    rematch: str | None
    hooks: dict[int, str]
    crossed: int
    releases: list[int]


_frozen = msgspec.json.Decoder(Frozen)


def begin(
    table_id: str,
    game_id: str,
    sitters: list[Sitter],
    options: Mapping[str, Json] | None,
    seed: int | None,
    at: int,
    packs: Mapping[str, str],
) -> tuple[Party, e.Begin]:
    """Set a new table up."""
    chosen = {name: plain(value) for name, value in (options or {}).items()}
    table = Table(
        game_id,
        len(sitters),
        secrets.randbits(SEED_BITS) if seed is None else seed,
        chosen,
        nature="ask",
        pack=packs.get(game_id),
        names=[sitter.name for sitter in sitters],
        facts=True,
    )
    record = table.record()
    assert isinstance(record["seed"], int)
    header = Header(
        table=table_id,
        game=game_id,
        seats=table.seats,
        options={name: jsonable(value) for name, value in table.options.items()},
        seed=record["seed"],
        rules_version=table.game.rules_version,
        content=str(record["content"]),
        created=at,
    )
    party = Party(header, sitters, table, packs)
    nature = party.settle()
    entry = e.Begin(nature, party.stream.to_json())
    party.note(entry, at)
    return party, entry


def laid(header: Header, sitters: list[Sitter], packs: Mapping[str, str]) -> Party:
    """A table before its first entry, as its header says."""
    table = Table(
        header.game,
        header.seats,
        header.seed,
        {name: plain(value) for name, value in header.options.items()},
        nature="ask",
        pack=packs.get(header.game),
        names=[sitter.name for sitter in sitters],
        facts=True,
    )
    return Party(header, sitters, table, packs)


def freeze(party: Party) -> bytes:
    """A snapshot: the table as the kernel saves it, and everything around it."""
    frozen = Frozen(
        number=party.number,
        save=msgspec.Raw(msgspec.json.encode(party.table.save())),
        stream=party.stream.to_json(),
        sitters=party.sitters,
        moved=party.moved,
        moved_at=party.moved_at,
        since=party.since,
        posed=party.posed,
        line=party.line,
        marks=party.marks,
        last=party.last,
        chat=party.chat,
        wish=party.wish,
        rematch=party.rematch,
        hooks=party.hooks,
        crossed=party.crossed,
        releases=party.releases,
    )
    return zlib.compress(msgspec.json.encode(frozen), 1)


def thaw(
    header: Header, snapshot: bytes, later: Iterable[tuple[e.Entry, int]], packs: Mapping[str, str]
) -> tuple[Party, e.Release | None]:
    """Bring a party back; also the entry to write when another release has taken it over."""
    frozen = _frozen.decode(zlib.decompress(snapshot))
    pack = packs.get(header.game)
    try:
        table, taken_over = _load(frozen.save, header.game, pack)
    except (FathomError, KeyError) as error:
        raise Gone(f"table {header.table} cannot be played by this release: {error}") from None
    party = Party(header, frozen.sitters, table, packs)
    party.stream = Stream.from_json(frozen.stream)
    party.number = frozen.number
    party.moved, party.moved_at = frozen.moved, frozen.moved_at
    party.since, party.posed = frozen.since, frozen.posed
    party.line, party.marks, party.last = frozen.line, frozen.marks, frozen.last
    party.chat, party.wish, party.rematch = frozen.chat, frozen.wish, frozen.rematch
    party.hooks, party.crossed, party.releases = frozen.hooks, frozen.crossed, frozen.releases
    for number, sitter in enumerate(party.sitters):
        table.names[number] = sitter.name
    lost = taken_over and table.version < _length(frozen.save)
    for entry, at in later:
        lost = _go_on(party, entry, at, lost=lost, lenient=taken_over)
        if isinstance(entry, e.Release):
            taken_over = False
    return party, _take_over(party) if taken_over else None


def _load(save: msgspec.Raw, game_id: str, pack: str | None) -> tuple[Table, bool]:
    """The saved table, and whether other rules or other content made it."""
    paper: dict[str, Any] = msgspec.json.decode(save)
    record = paper["record"]
    the_game = game(game_id)
    digest = the_game.load(Path(pack) if pack is not None else None)[1].digest
    if record["rules_version"] == the_game.rules_version and record["content"] == digest:
        return Table.load(paper, pack=pack), False
    if record["rules_version"] > the_game.rules_version:
        raise InvalidRecord(f"it was played by a newer release of {game_id}")
    record["content"] = digest
    record["rules_version"] = min(record["rules_version"], the_game.rules_version - 1)
    ours = _from_rest(paper, pack).save()
    renewed = ours["record"]
    assert isinstance(renewed, dict)
    renewed["rules_version"] = the_game.rules_version
    return Table.load(ours, pack=pack), True


def _from_rest(paper: dict[str, Any], pack: str | None) -> Table:
    """Go on from the state at rest with as many of the answers since as these rules allow."""
    answers, rest = paper["record"]["answers"], paper["rest"]
    for kept in range(len(answers), rest, -1):
        paper["record"]["answers"] = answers[:kept]
        try:
            return Table.load(paper, pack=pack)
        except InvalidRecord:
            continue
    paper["record"]["answers"] = answers[:rest]
    return Table.load(paper, pack=pack)


def _length(save: msgspec.Raw) -> int:
    record: dict[str, list[Json]] = msgspec.json.decode(save)["record"]
    return len(record["answers"])


def _go_on(party: Party, entry: e.Entry, at: int, *, lost: bool, lenient: bool) -> bool:
    """Apply an entry; under other rules, leave out what they do not allow and all moves after it."""
    if not lenient:
        party.apply(entry, at)
        return False
    if isinstance(entry, e.Release):
        lost = False
    if lost and isinstance(entry, (e.Answer, e.Undo)):
        party.number += 1
        return True
    try:
        party.apply(entry, at)
    except (IllegalAnswer, InvalidRecord):
        party.number += 1
        return True
    return lost


def _take_over(party: Party) -> e.Release:
    """Let this release go on from where the other one's answers still make sense."""
    nature = party.settle()
    while party.line and party.line[-1].before >= party.table.version:
        party.line.pop()
    record = party.table.record()
    return e.Release(
        to=party.table.version,
        rules_version=party.table.game.rules_version,
        content=str(record["content"]),
        stream=party.stream.to_json(),
        nature=nature,
    )
