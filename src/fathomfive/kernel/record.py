"""Records and saves: a game on paper, read strictly."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NoReturn, TypeVar, cast

import msgspec

from .errors import InvalidRecord
from .random import MASK
from .standing import Standing
from .state import Fact
from .values import Json, Value, jsonable, plain

RECORD_FORMAT = "fathomfive/record/1"
SAVE_FORMAT = "fathomfive/save/1"


class Header:
    """What a game was set up with."""

    __slots__ = ("game", "rules_version", "content", "pack", "seats", "options", "seed", "names")

    def __init__(
        self,
        *,
        game: str,
        rules_version: int,
        content: str,
        pack: str,
        seats: int,
        options: Mapping[str, Value],
        seed: int,
        names: list[str],
    ) -> None:
        self.game = game
        self.rules_version = rules_version
        self.content = content
        self.pack = pack
        self.seats = seats
        self.options = dict(options)
        self.seed = seed
        self.names = names


class Record:
    """A header and every answer, nature's too."""

    __slots__ = ("header", "answers", "undone", "result", "path")

    def __init__(
        self,
        header: Header,
        answers: list[tuple[int, Value]],
        undone: int = 0,
        result: Mapping[str, object] | None = None,
        path: str = "record",
    ) -> None:
        self.header = header
        self.answers = answers
        self.undone = undone
        self.result = result
        self.path = path

    def refuse(self, reason: str) -> NoReturn:
        """Say why this record cannot be played."""
        raise InvalidRecord(f"{self.path}: {reason}")

    def to_json(self) -> dict[str, Json]:
        """The record as plain data; `undone` counts answers taken back after new information had come out."""
        header = self.header
        return {
            "format": RECORD_FORMAT,
            "game": header.game,
            "rules_version": header.rules_version,
            "content": header.content,
            "pack": header.pack,
            "seats": header.seats,
            "options": {name: jsonable(value) for name, value in header.options.items()},
            "seed": header.seed,
            "names": list(header.names),
            "undone": self.undone,
            "answers": [[who, jsonable(value)] for who, value in self.answers],
            "result": msgspec.to_builtins(self.result),
        }

    @staticmethod
    def read(data: Mapping[str, Json] | str | bytes) -> Record:
        """Read a record strictly."""
        paper = _read(data, _RecordPaper, RECORD_FORMAT, "record")
        return _unfold(paper, "record")


class Save:
    """A record, the last state at rest, where the random stream stands, and which answers do."""

    __slots__ = ("record", "rest", "state", "stream", "floor", "asks_nature", "facts", "hash", "standing", "automatic")

    def __init__(
        self,
        *,
        record: Record,
        rest: int,
        state: Json,
        stream: list[int],
        floor: int,
        asks_nature: bool,
        facts: list[Fact] | None,
        hash: str,
        standing: list[Standing],
        automatic: list[int],
    ) -> None:
        self.record = record
        self.rest = rest
        self.state = state
        self.stream = stream
        self.floor = floor
        self.asks_nature = asks_nature
        self.facts = facts
        self.hash = hash
        self.standing = standing
        self.automatic = automatic

    def to_json(self) -> dict[str, Json]:
        """The save as plain data."""
        return {
            "format": SAVE_FORMAT,
            "record": self.record.to_json(),
            "rest": self.rest,
            "state": self.state,
            "stream": list(self.stream),
            "floor": self.floor,
            "asks_nature": self.asks_nature,
            "facts": None if self.facts is None else [[f.kind, jsonable(f.args), f.to] for f in self.facts],
            "hash": self.hash,
            "standing": [
                [s.seat, s.kind, jsonable(s.option), s.until, s.mark, jsonable(s.news), s.at] for s in self.standing
            ],
            "automatic": list(self.automatic),
        }

    @staticmethod
    def read(data: Mapping[str, Json] | str | bytes) -> Save:
        """Read a save strictly."""
        paper = _read(data, _SavePaper, SAVE_FORMAT, "save")
        record = _unfold(paper.record, "save")
        if not 0 <= paper.rest <= len(record.answers):
            record.refuse(f"its rest is at answer {paper.rest}, but there are {len(record.answers)} answers")
        if not 0 <= paper.floor <= len(record.answers):
            record.refuse(f"its floor is at answer {paper.floor}, but there are {len(record.answers)} answers")
        if not all([0 <= word <= MASK for word in paper.stream]):
            record.refuse(f"a stream is four integers of 32 bits, not {list(paper.stream)}")
        return Save(
            record=record,
            rest=paper.rest,
            state=cast(Json, paper.state),
            stream=list(paper.stream),
            floor=paper.floor,
            asks_nature=paper.asks_nature,
            facts=_facts(paper.facts),
            hash=paper.hash,
            standing=[_standing(one) for one in paper.standing],
            automatic=list(paper.automatic),
        )


def _standing(one: tuple[int, str, object, str, int, list[object], int]) -> Standing:
    seat, kind, option, until, mark, news, at = one
    place = "save: a standing answer"
    return Standing(seat, kind, _plain(option, place), until, mark, tuple([_plain(n, place) for n in news]), at)


def _facts(told: list[tuple[str, list[object], int]] | None) -> list[Fact] | None:
    if told is None:
        return None
    facts: list[Fact] = []
    for i, (kind, args, to) in enumerate(told):
        facts.append(Fact(kind, tuple([_plain(arg, f"save: fact {i}") for arg in args]), to))
    return facts


def dumps(data: Mapping[str, Json]) -> str:
    """A record or save as text that a person can read and compare: one answer a line."""
    lines = []
    for name, value in data.items():
        if name == "answers" and isinstance(value, list) and value:
            inside = ",\n".join("    " + _compact(answer) for answer in value)
            lines.append(f'  "answers": [\n{inside}\n  ]')
        else:
            lines.append(f"  {_compact(name)}: {_compact(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _compact(value: Json) -> str:
    return msgspec.json.encode(value).decode()


class _RecordPaper(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    game: str
    rules_version: int
    content: str
    pack: str
    seats: int
    options: dict[str, object]
    seed: int
    names: list[str]
    undone: int
    answers: list[tuple[int, object]]
    result: dict[str, object] | None


class _SavePaper(msgspec.Struct, forbid_unknown_fields=True):
    format: str
    record: _RecordPaper
    rest: int
    state: object
    stream: tuple[int, int, int, int]
    floor: int
    asks_nature: bool
    facts: list[tuple[str, list[object], int]] | None
    hash: str
    standing: list[tuple[int, str, object, str, int, list[object], int]] = []
    automatic: list[int] = []


T = TypeVar("T", _RecordPaper, _SavePaper)


def _read(data: Mapping[str, Json] | str | bytes, paper: type[T], format: str, name: str) -> T:
    try:
        loose = msgspec.json.decode(data) if isinstance(data, (str, bytes)) else data
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise InvalidRecord(f"{name}: not JSON: {error}") from None
    except RecursionError:
        raise InvalidRecord(f"{name}: not JSON of ours: it is nested too deeply") from None
    if not isinstance(loose, Mapping):
        raise InvalidRecord(f"{name}: expected an object, found {type(loose).__name__}")
    if loose.get("format") != format:
        raise InvalidRecord(f"{name}: its format is {loose.get('format')!r}, not {format!r}")
    try:
        return msgspec.convert(dict(loose), paper)
    except msgspec.ValidationError as error:
        raise InvalidRecord(f"{name}: {error}") from None


def _plain(data: object, place: str) -> Value:
    try:
        return plain(data)
    except TypeError as error:
        raise InvalidRecord(f"{place}: {error}") from None
    except RecursionError:
        raise InvalidRecord(f"{place}: it is nested too deeply") from None


def _unfold(paper: _RecordPaper, name: str) -> Record:
    if paper.format != RECORD_FORMAT:
        raise InvalidRecord(f"{name}: its format is {paper.format!r}, not {RECORD_FORMAT!r}")
    answers = [(who, _plain(value, f"{name}: answer {i}")) for i, (who, value) in enumerate(paper.answers)]
    options = {key: _plain(value, f"{name}: option {key!r}") for key, value in paper.options.items()}
    if paper.undone < 0:
        raise InvalidRecord(f"{name}: undone is a number from 0 on, not {paper.undone}")
    if not 0 <= paper.seed < 1 << 96:
        raise InvalidRecord(f"{name}: a seed is a whole number from 0 to 2^96 - 1, not {paper.seed}")
    header = Header(
        game=paper.game,
        rules_version=paper.rules_version,
        content=paper.content,
        pack=paper.pack,
        seats=paper.seats,
        options=options,
        seed=paper.seed,
        names=paper.names,
    )
    return Record(header, answers, paper.undone, paper.result, name)
