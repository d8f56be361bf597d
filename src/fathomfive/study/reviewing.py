"""A review under way: it can be looked at, interrupted, and gone on with."""

from __future__ import annotations

import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from time import monotonic

import msgspec

from ..kernel import SetupError, Value
from .actions import Course, Data, Event
from .decisions import Effort
from .evaluator import Evaluator
from .piece import Found, ending, study
from .plan import affordable, check_seed, effort, pieces
from .shapes import Point, Review
from .summary import summary
from .workers import Work, workers

PATIENCE = 2.0
"""A review stops where it is after so many times its budget: the machine is much slower than planned for."""
Piece = tuple[Data, str | None, list[Event], list[tuple[int, Value]], Effort, int, int]
"""What `study` is given for one piece."""


class Plan(msgspec.Struct, frozen=True):
    """What is to be done for a review, and what is known before: plain, so that any process can do a part of it."""

    game: str
    names: list[str]
    allied: bool
    seed: int
    seconds: float
    steps: int
    scores: list[int]
    ranks: list[int]
    end: Point
    effort: Effort
    points: int
    """How often the first position of each piece is played on to the end, for the points to be expected."""
    rows: list[list[Event]]
    """The pieces, in the order of play."""
    levels: dict[str, tuple[float, float]]

    def missing(self, found: Mapping[int, Found]) -> list[int]:
        """The pieces that are still to be done, by number."""
        return [number for number, row in enumerate(self.rows) if row[0].first not in found]

    def piece(self, number: int, data: Data, answers: list[tuple[int, Value]], pack: str | None) -> Piece:
        """What `study` needs for a piece of a record."""
        row = self.rows[number]
        return data, pack, row, answers[row[0].first : row[-1].last + 1], self.effort, self.seed, self.points

    def review(self, found: Mapping[int, Found]) -> Review:
        """What is known so far."""
        pieces = [found[first] for first in sorted(found)]
        done = sum([piece.last + 1 - piece.first for piece in pieces])
        course = [point for piece in pieces for point in piece.course]
        decisions = [moment for piece in pieces for moment in piece.decisions]
        luck = [event for piece in pieces for event in piece.luck]
        points = [point for piece in pieces for point in piece.points]
        seats = len(self.scores)
        if points:
            points.append(Point(self.end.step, [float(score) for score in self.scores], [0.0] * seats))
        begun = course[0] if course and course[0].step == 0 else None
        return Review(
            game=self.game,
            seats=seats,
            names=self.names,
            allied=self.allied,
            seed=self.seed,
            seconds=self.seconds,
            complete=done == self.steps,
            done=done,
            steps=self.steps,
            scores=self.scores,
            ranks=self.ranks,
            start=begun.chances if begun else [],
            start_errors=begun.errors if begun else [],
            course=[*course, self.end] if done == self.steps else course,
            points=points,
            moments=[moment for moment in decisions if moment.grade],
            decisions=decisions,
            luck=luck,
            summary=[
                summary(seat, chance, self.end.chances[seat], decisions, luck, self.levels)
                for seat, chance in enumerate(begun.chances if begun else ())
            ],
        )


def planned(course: Course, seconds: float = 60.0, seed: int = 0, size: int = 0) -> Plan:
    """What a review of a finished game takes, for a budget of seconds or an effort of some size."""
    check_seed(seed)
    end = course.end
    evaluator = Evaluator(end)
    events = course.events()
    chosen = effort(size or affordable(events, seconds, evaluator.calibration))
    return Plan(
        game=end.game.id,
        names=end.names,
        allied=evaluator.allied,
        seed=seed,
        seconds=seconds,
        steps=len(course.answers),
        scores=end.scores,
        ranks=end.ranks,
        end=ending(end),
        effort=chosen,
        points=max(2, chosen.look // 2) if evaluator.allied else 0,
        rows=pieces(events, chosen),
        levels=evaluator.calibration.levels,
    )


class Kept(msgspec.Struct, frozen=True):
    """A review as it is kept: what was to be done, and what was found so far."""

    plan: Plan
    found: list[Found]

    @property
    def complete(self) -> bool:
        """Whether nothing is left to be done."""
        return not self.plan.missing(self.by_step())

    def by_step(self) -> dict[int, Found]:
        """What was found, by the first step of each piece."""
        return {piece.first: piece for piece in self.found}

    def pressed(self) -> bytes:
        """The review as few bytes."""
        return zlib.compress(msgspec.msgpack.encode(self), 6)

    @staticmethod
    def read(data: bytes) -> Kept:
        """The review that was `pressed`."""
        try:
            return msgspec.msgpack.decode(zlib.decompress(data), type=Kept)
        except (zlib.error, msgspec.DecodeError) as error:
            raise SetupError(f"this is not a review that was kept: {error}") from None


class Reviewing:
    """Reviews a finished game piece by piece.

    Iterating does what is still to be done and tells what was found; `review()` is what is known so far. Who stops
    iterating can go on later, here or, with what was `found`, in another process.
    """

    def __init__(
        self,
        record: Data,
        seconds: float = 60.0,
        seed: int = 0,
        *,
        size: int = 0,
        jobs: int = 1,
        work: Work | None = None,
        pack: Path | str | None = None,
        found: Iterable[Found] = (),
    ) -> None:
        self._course = Course(record, pack)
        self.plan = planned(self._course, seconds, seed, size)
        self._work = workers(jobs) if work is None else work
        self.found: dict[int, Found] = {piece.first: piece for piece in found}

    @property
    def steps(self) -> int:
        """How many answers there are to look at."""
        return self.plan.steps

    @property
    def done(self) -> int:
        """How many of them have been looked at."""
        return sum([piece.last + 1 - piece.first for piece in self.found.values()])

    def __iter__(self) -> Iterator[Found]:
        """Do what is still to be done, in the order of play."""
        course, pack = self._course, None if self._course.pack is None else str(self._course.pack)
        missing = [self.plan.piece(n, course.data, course.answers, pack) for n in self.plan.missing(self.found)]
        for piece in self._work(study, missing):
            self.found[piece.first] = piece
            yield piece

    def review(self) -> Review:
        """What is known so far."""
        return self.plan.review(self.found)

    def kept(self) -> Kept:
        """All of it, to go on with later."""
        return Kept(self.plan, list(self.found.values()))


def review(
    record: Data,
    seconds: float = 60.0,
    seed: int = 0,
    *,
    size: int = 0,
    jobs: int = 1,
    work: Work | None = None,
    pack: Path | str | None = None,
    progress: Callable[[Reviewing], None] | None = None,
) -> Review:
    """Review a finished game: its course, decisions and luck.

    The same seed and budget give the same review. Instead of `seconds`, `size` gives the effort itself, from 1 on.
    `jobs` processes work on it (0: one for each core); `progress` is told whenever a piece of it is done.
    """
    under_way = Reviewing(record, seconds, seed, size=size, jobs=jobs, work=work, pack=pack)
    return patiently(under_way, seconds=None if size else seconds, progress=progress)


def patiently(
    under_way: Reviewing, *, seconds: float | None, progress: Callable[[Reviewing], None] | None = None
) -> Review:
    """Go on with a review to its end, or for twice its budget where it has one; what is known by then."""
    deadline = None if seconds is None else monotonic() + PATIENCE * seconds
    for _ in under_way:
        if progress is not None:
            progress(under_way)
        if deadline is not None and monotonic() > deadline:
            break
    return under_way.review()
