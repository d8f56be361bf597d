"""Plays on paper and back: records and saves, written and read."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import SupportsIndex

import msgspec

from . import sight
from .errors import IllegalAnswer, InvalidRecord, RulesError, SetupError
from .fill import fill
from .installed import game
from .play import Play
from .questions import NATURE, Ask, Chance, Question, Together
from .random import Stream
from .record import Record, Save
from .values import Json, whole

Data = Mapping[str, Json] | str | bytes


def digest(play: Play) -> str:
    """A digest of the position: the State, what has been answered in secret, and what is asked."""
    given = [[seat, value] for seat, value in sorted(play.given.items())]
    data = msgspec.json.encode([sight.jsoned(play.state), given, _asked(play.pending)])
    return hashlib.blake2b(data, digest_size=8).hexdigest()


def _asked(pending: Question | None) -> list[object]:
    if isinstance(pending, Together):
        return [_asked(ask) for ask in pending.asks]
    if isinstance(pending, Ask):
        return [pending.seat, pending.kind, list(pending.options), pending.about]
    return [] if pending is None else [NATURE, pending.kind]


# --- writing ---


def record(play: Play) -> dict[str, Json]:
    """Header and every answer, nature's too; of a finished game also how it ended."""
    if not play.keeps:
        raise RulesError("an imagined table has no record")
    result = _result(play) if play.pending is None else None
    return Record(play.header, play.answers, play.undone, result).to_json()


def _result(play: Play) -> dict[str, object]:
    scores, ranks = play.game.rules.scores(play.state), play.game.rules.ranks(play.state)
    return {"hash": digest(play), "scores": scores, "ranks": ranks}


def save(play: Play) -> dict[str, Json]:
    """The last state at rest, and every answer."""
    if not play.keeps:
        raise RulesError("an imagined table cannot be saved")
    rest = play.latest()
    return Save(
        record=Record(play.header, play.answers, play.undone, None),
        rest=rest.answers,
        state=sight.jsoned(rest.state),
        stream=play.stream.to_json(),
        floor=play.floor,
        asks_nature=play.asks_nature,
        facts=None if play.facts is None else play.facts[: rest.facts],
        hash=digest(play),
        standing=play.standing,
        automatic=play.automatic,
    ).to_json()


# --- reading ---


def replay(data: Data, upto: SupportsIndex | None, pack: Path | None, facts: bool, asks_nature: bool) -> Play:
    """Play a record again, all of it or its first `upto` answers, checking each."""
    paper = Record.read(data)
    most = len(paper.answers) if upto is None else whole(upto)
    if most is None or most < 0:
        raise SetupError(f"upto is a number of answers from 0 on, not {upto!r}")
    if paper.header.rules_version != game_version(paper):
        paper.refuse(
            f"it was made by rules version {paper.header.rules_version} of {paper.header.game}; "
            f"this release plays version {game_version(paper)}"
        )
    play = _laid(paper, pack, facts, asks_nature)
    count = min(most, len(paper.answers))
    play.open()
    _answer_again(play, paper, 0, count)
    play.floor = count
    play.undone = paper.undone
    if count == len(paper.answers) and paper.result is not None:
        _compare(play, paper)
    play.stream = Stream((paper.header.seed + count) & ((1 << 96) - 1))
    play.settle()
    return play


def _compare(play: Play, paper: Record) -> None:
    assert paper.result is not None
    if play.pending is not None:
        paper.refuse("it has a result, but the game is not over after its last answer")
    for name, found in _result(play).items():
        if paper.result.get(name) != found:
            paper.refuse(f"its {name} at the end is {found}, not {paper.result.get(name)} as it says")


def load(data: Data, pack: Path | None) -> Play:
    """Go on from a save, also from one that an older release wrote."""
    paper = Save.read(data)
    if paper.record.header.rules_version > game_version(paper.record):
        paper.record.refuse(f"it was saved by a newer release of {paper.record.header.game}")
    play = _laid(paper.record, pack, paper.facts is not None, paper.asks_nature)
    fill(play.state, paper.state)
    if play.state.seats != paper.record.header.seats:
        paper.record.refuse(f"its state has {play.state.seats} seats, its header {paper.record.header.seats}")
    if paper.facts is not None:
        _check_facts(play, paper)
        play.facts = paper.facts
        play.state.listener = play.facts
    try:
        _go_on(play, paper)
    except InvalidRecord:
        raise
    except Exception as error:  # whatever the rules stumble over in a damaged state
        paper.record.refuse(f"its state cannot be played: {type(error).__name__}: {error}")
    return play


def _go_on(play: Play, paper: Save) -> None:
    """Go on from a state that was read, as far as it can be one."""
    record = paper.record
    _check_state(play, record)
    play.answers = record.answers[: paper.rest]
    play.open()
    _answer_again(play, record, paper.rest, len(record.answers))
    if not play.rests or play.latest().answers != paper.rest:
        record.refuse("its state is not at rest where it says")
    if not isinstance(play.pending, Chance):  # nature may be asked while a piece is in somebody's hand
        _check_state(play, record)
    if record.header.rules_version == play.game.rules_version and digest(play) != paper.hash:
        record.refuse(f"its state leads to position {digest(play)}, not to {paper.hash} as it says")
    play.floor = paper.floor
    play.undone = record.undone
    play.stream = Stream.from_json(paper.stream)
    for standing in paper.standing:
        standing.lasts(play.state)  # what hangs on a field that is not there is refused now, not in mid-game
    play.standing = paper.standing
    play.automatic = paper.automatic
    play.settle()


def _check_state(play: Play, paper: Record) -> None:
    for complaint in play.game.rules.invariants(play.state):
        paper.refuse(f"its state is impossible: {complaint}")
    for viewer in range(sight.NOBODY, play.header.seats):
        play.game.rules.view(play.state, viewer)


def _check_facts(play: Play, paper: Save) -> None:
    known = play.game.words.FACTS
    for number, fact in enumerate(paper.facts or ()):
        if fact.kind not in known or len(fact.args) != len(known[fact.kind]):
            told = f"{fact.kind!r} with {len(fact.args)} arguments"
            paper.record.refuse(f"fact {number}: {play.game.id} tells no {told}")


def _answer_again(play: Play, paper: Record, first: int, last: int) -> None:
    """Take the answers of a record from one to another, checking each."""
    for number in range(first, last):
        who, value = paper.answers[number]
        try:
            checked = play.check(value, who)
        except IllegalAnswer as error:
            paper.refuse(f"answer {number}: {error.reason}")
        play.take(*checked)


def game_version(paper: Record) -> int:
    """The version of the rules this release plays a record's game by."""
    try:
        return game(paper.header.game).rules_version
    except SetupError as error:
        paper.refuse(str(error))


def _laid(paper: Record, pack: Path | None, facts: bool, asks_nature: bool) -> Play:
    """A table for a record's header, before its first answer, when this release can play it."""
    header = paper.header
    the_game = game(header.game)
    content, decoded = the_game.load(pack)
    if header.content != decoded.digest:
        wanted = f"the pack {header.pack!r}" if header.pack else "no pack"
        paper.refuse(f"it was made with content {header.content} ({wanted}); this is {decoded.digest}")
    play = Play()
    try:
        seats, header.options = the_game.settle(header.seats, header.options)
        if header.names and len(header.names) != seats:
            paper.refuse(f"it has {len(header.names)} names for {seats} seats")
        play.lay(the_game, header, content, asks_nature, facts)
    except SetupError as error:
        paper.refuse(str(error))
    return play
