"""Errands for thinkers beside the tables: parts of reviews, positions of games, puzzles. Each is plain data."""

from __future__ import annotations

from typing import Any

import msgspec

from ..kernel import Table
from ..kernel.record import Record
from ..kernel.values import jsonable, plain
from ..study.actions import Course
from ..study.piece import study
from ..study.puzzles import puzzle
from ..study.reviewing import Plan, planned
from .forks import Moment, position
from .people import Step
from .plainly import AnyJson as Json


class PlannedReview(msgspec.Struct, frozen=True, tag="plan"):
    """See what a review takes: gives a `Plan`."""

    record: bytes
    pack: str | None
    seconds: float


class PiecedReview(msgspec.Struct, frozen=True, tag="piece"):
    """Do one piece of a review: gives a `Found`."""

    record: bytes
    pack: str | None
    plan: Plan
    number: int


class ShownPosition(msgspec.Struct, frozen=True, tag="position"):
    """The document of a seat at an earlier moment of a finished game."""

    record: bytes
    pack: str | None
    names: list[str]
    line: list[Step]
    step: int
    seat: int
    language: str


class ShownPuzzle(msgspec.Struct, frozen=True, tag="puzzle"):
    """A shipped puzzle in words, with the document of its position."""

    id: str
    language: str
    names: list[str]


Errand = PlannedReview | PiecedReview | ShownPosition | ShownPuzzle


class PuzzleOption(msgspec.Struct, frozen=True):
    """An option of a puzzle: what it is worth, and what speaks for it."""

    value: Json
    label: str
    target: str | None
    worth: float
    lead: float
    """By how much the solution is better."""
    error: float
    why: str | None


class PuzzleShown(msgspec.Struct, frozen=True):
    """A puzzle: the position as its seat sees it, the solution, and what all options are worth."""

    id: str
    game: str
    seats: int
    seat: int
    kind: str
    grade: int
    fails: dict[str, float]
    solution: Json
    options: list[PuzzleOption]
    """All of them, the best first."""
    document: dict[str, Json]


def run(errand: Errand) -> bytes:
    """Do an errand; what comes of it is encoded."""
    match errand:
        case PlannedReview():
            return msgspec.msgpack.encode(planned(Course(errand.record, errand.pack), errand.seconds))
        case PiecedReview():
            answers = Record.read(errand.record).answers
            return msgspec.msgpack.encode(study(*errand.plan.piece(errand.number, errand.record, answers, errand.pack)))
        case ShownPosition():
            record: dict[str, Any] = msgspec.json.decode(errand.record)
            moment = Moment(record, errand.line, errand.step, errand.pack)
            return position(moment, errand.names, errand.seat, errand.language)
        case ShownPuzzle():
            return msgspec.json.encode(shown(errand.id, errand.names, errand.language))


def shown(id: str, names: list[str], language: str) -> PuzzleShown:
    """A shipped puzzle in words."""
    one = puzzle(id)
    moment = Moment.ending(one.record, None)
    asked = Table.replay(one.record, nature="ask").seat(one.seat).question
    options = [(weighed, plain(weighed.value)) for weighed in one.options]
    return PuzzleShown(
        id=id,
        game=one.game,
        seats=one.seats,
        seat=one.seat,
        kind=one.kind,
        grade=one.grade,
        fails=one.fails,
        solution=one.solution,
        options=[
            PuzzleOption(
                jsonable(value),
                asked.label(value, language),
                asked.target(value),
                weighed.worth,
                weighed.lead,
                weighed.error,
                asked.reason(value, language),
            )
            for weighed, value in options
        ],
        document=msgspec.json.decode(position(moment, names, one.seat, language)),
    )
