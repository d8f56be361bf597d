"""Parties made new, frozen into snapshots, and brought back: from a snapshot and the entries since."""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, cast

import msgspec

from ..kernel import FathomError, IllegalAnswer, InvalidRecord, Stream, Table, game
from ..kernel.lessons import Progress, settle
from ..kernel.lessons import lesson as lesson_of
from ..kernel.values import jsonable, plain
from . import clocks, luck
from . import entries as e
from .errors import Gone
from .history import Ended, read
from .party import Party
from .people import Gathering, Header, PartyState, Sitter
from .plainly import AnyJson as Json
from .shapes import ClockRules


def begin(
    table_id: str,
    game_id: str,
    sitters: list[Sitter],
    options: Mapping[str, Json] | None,
    seed: int | None,
    at: int,
    packs: Mapping[str, str],
    lesson: str | None = None,
    gathering: Gathering | None = None,
    clock: ClockRules | None = None,
) -> tuple[Party, e.Begin]:
    """Set a new table up, perhaps for a lesson, perhaps for people who are still to come."""
    chosen = {name: plain(value) for name, value in (options or {}).items()}
    table = Table(
        game_id,
        len(sitters),
        luck.unnamed() if seed is None else seed,
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
        seeded=seed is not None,
    )
    stream = Stream(header.seed) if header.seeded else None
    party = Party(header, PartyState(table=table, stream=stream, sitters=sitters), packs)
    party.state.gathering, party.state.clock = gathering, clocks.wound(clock, len(sitters))
    if lesson is not None:
        party.state.lesson = Progress(lesson, [], {})
        taught = lesson_of(game(game_id), lesson)
        if taught.later:
            settle(taught, party.state.lesson, table)
    nature = party.settle()
    entry = e.Begin(nature, [] if stream is None else stream.to_json())
    party.note(entry, at)
    return party, entry


def freeze(party: Party) -> bytes:
    """A snapshot: the party's state, with the table as the kernel saves it."""
    return pressed(written(party))


def written(party: Party) -> bytes:
    """A snapshot that is still to be pressed."""
    return _encoder.encode(party.state)


def pressed(data: bytes) -> bytes:
    """A snapshot as it is kept. Pressing takes as long as some answers: a server does it beside everything else."""
    return zlib.compress(data, 1)


def _plain(kernels: object) -> object:
    """What the kernel keeps, as it writes it down itself."""
    if isinstance(kernels, Table):
        return kernels.save()
    assert isinstance(kernels, Stream)
    return kernels.to_json()


_encoder = msgspec.json.Encoder(enc_hook=_plain)


def thaw(
    header: Header,
    snapshot: bytes,
    later: Iterable[tuple[e.Entry, int]],
    packs: Mapping[str, str],
    history: bytes | None = None,
) -> tuple[Party, e.Release | None]:
    """Bring a party back; also the entry to write when another release has taken it over. A finished one is not taken
    over: its `history` is what was played, whatever the rules say now.
    """
    loading = _Loading(header.game, packs.get(header.game), history)
    try:
        state = msgspec.json.decode(zlib.decompress(snapshot), type=PartyState, dec_hook=loading.of_the_kernel)
    except (FathomError, KeyError) as error:
        raise Gone(f"table {header.table} cannot be played by this release: {error}") from None
    if not header.seeded:
        state.stream = None
    party = Party(header, state, packs)
    if loading.past is not None:
        party.past, state.table = loading.past, cast(Table, loading.past)
    for number, sitter in enumerate(state.sitters):
        state.table.names[number] = sitter.name
    taken_over, lost = loading.taken_over, loading.lost
    if party.past is not None:
        for entry, at in later:
            _note_after_the_end(party, entry, at)
        return party, None
    for entry, at in later:
        lost = _go_on(party, entry, at, lost=lost, lenient=taken_over)
        if isinstance(entry, e.Release):
            taken_over = False
    if taken_over and party.table.over:
        result = party.table.record()["result"]
        party.original = {**loading.original, "result": result, "undone": party.state.crossed}
        return party, None
    return party, _take_over(party) if taken_over else None


def _note_after_the_end(party: Party, entry: e.Entry, at: int) -> None:
    """Take down what happened beside a finished game; the answers that led to its end are history already."""
    if isinstance(entry, (e.Answer, e.Undo, e.Release)):
        party.state.number += 1
        party.state.since = {}
    else:
        party.note(entry, at)


class _Loading:
    """Reads what the kernel wrote down, and notes whether another release did."""

    def __init__(self, game_id: str, pack: str | None, history: bytes | None) -> None:
        self._game_id = game_id
        self._pack = pack
        self._history = history
        self.past: Ended | None = None
        """The game as it was written down when it ended, if that was under other rules or other content."""
        self.original: dict[str, Json] = {}
        """The record as it was stored."""
        self.taken_over = False
        """Whether other rules or other content made the table."""
        self.lost = False
        """Whether these rules refused some of its answers."""

    def of_the_kernel(self, kind: type, data: Any) -> Table | Stream:
        """A part of the state that is the kernel's."""
        if kind is Stream:
            return Stream.from_json(data)
        if self._history is not None and played_elsewhere(data["record"], self._game_id, self._pack):
            names = data["record"].get("names") or [""] * data["record"]["seats"]
            self.past = Ended(self._game_id, read(self._history), list(names))
            return Table(self._game_id)  # only until it is replaced: compiled classes have no empty ones
        answers = len(data["record"]["answers"])
        self.original = msgspec.json.decode(msgspec.json.encode(data["record"]))
        table, self.taken_over = _load(data, self._game_id, self._pack)
        self.lost = table.version < answers
        return table


def played_elsewhere(record: dict[str, Any], game_id: str, pack: str | None) -> bool:
    """Whether other rules or other content made a record."""
    the_game = game(game_id)
    digest = the_game.load(Path(pack) if pack is not None else None)[1].digest
    return bool(record["rules_version"] != the_game.rules_version or record["content"] != digest)


def _load(paper: dict[str, Any], game_id: str, pack: str | None) -> tuple[Table, bool]:
    """The saved table, and whether other rules or other content made it."""
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


def _go_on(party: Party, entry: e.Entry, at: int, *, lost: bool, lenient: bool) -> bool:
    """Apply an entry; under other rules, leave out what they do not allow and all moves after it."""
    if not lenient:
        party.apply(entry, at)
        return False
    if isinstance(entry, e.Release):
        lost = False
    if lost and isinstance(entry, (e.Answer, e.Undo)):
        party.state.number += 1
        return True
    try:
        party.apply(entry, at)
    except (IllegalAnswer, InvalidRecord):
        party.state.number += 1
        return True
    return lost


def _take_over(party: Party) -> e.Release:
    """Let this release go on from where the other one's answers still make sense."""
    nature = party.settle()
    while party.state.line and party.state.line[-1].before >= party.table.version:
        party.state.line.pop()
    record = party.table.record()
    return e.Release(
        to=party.table.version,
        rules_version=party.table.game.rules_version,
        content=str(record["content"]),
        stream=[] if party.state.stream is None else party.state.stream.to_json(),
        nature=nature,
    )
