"""A piece of a study: some events of a record in a row. What comes of it depends on nothing but what it is given."""

from __future__ import annotations

import msgspec

from ..bots.search import result
from ..kernel import NATURE, Stream, Table, Value
from ..kernel.words import LANGUAGES
from .actions import Data, Event
from .decisions import Effort, judge
from .evaluator import Evaluator, Worths, base
from .luck import Strata
from .race import Action
from .rollout import play_on
from .shapes import Luck, Moment, Point

NEVER = 1 << 30
"""A unit of play that is never reached: play on to the end."""


class Found(msgspec.Struct, frozen=True):
    """What a piece of a study has found."""

    first: int
    last: int
    course: list[Point]
    decisions: list[Moment]
    luck: list[Luck]
    points: list[Point]
    answers: int
    """How many questions were answered to find it."""


def study(
    data: Data, pack: str | None, happened: list[Event], answers: list[tuple[int, Value]], effort: Effort, seed: int,
    points: int = 0,
) -> Found:  # fmt: skip
    """Study some events in a row; `answers` are theirs. With `points`, also play on to the end, so many times."""
    table = Table.replay(data, upto=happened[0].first, pack=pack, nature="ask")
    walk = _Walk(table, Evaluator(table), effort, seed)
    for event in happened:
        given = answers[event.first - happened[0].first : event.last + 1 - happened[0].first]
        if event.seat == NATURE:
            walk.nature(given[0][1])
        else:
            walk.action(event, [value for _, value in given])
    expected = [] if not points else [_expected(walk.start, happened[0].first, points, seed)]
    return Found(
        happened[0].first, happened[-1].last, walk.course, walk.decisions, walk.luck, expected, walk.evaluator.answers
    )


def _expected(table: Table, step: int, count: int, seed: int) -> Point:
    """The points every seat may expect: what playing on to the end brings, on average."""
    ends: list[list[int]] = []
    for number in range(count):
        stream = Stream(base(seed, step, "points") + number)
        world = table.onward(stream)
        play_on(world, stream, NEVER)
        ends.append(world.scores)
    means = [sum([end[seat] for end in ends]) / count for seat in range(table.seats)]
    squares = [sum([(end[seat] - means[seat]) ** 2 for end in ends]) for seat in range(table.seats)]
    return Point(step, means, [(square / max(1, count - 1) / count) ** 0.5 for square in squares])


class _Walk:
    """Goes along the answers of a record and notes what is to be said about each."""

    def __init__(self, table: Table, evaluator: Evaluator, effort: Effort, seed: int) -> None:
        self._table = table
        self.start = table.copy()
        self.evaluator = evaluator
        self._effort = effort
        self._seed = seed
        self.course: list[Point] = []
        self.decisions: list[Moment] = []
        self.luck: list[Luck] = []
        self._carried: tuple[Worths, Worths] | None = None
        """The value of the position, if the answer before has not changed it."""

    def nature(self, outcome: Value) -> None:
        """Value the position before an answer of nature, and the luck in it."""
        table, step = self._table, self._table.version
        asked = table.question
        assert asked is not None
        if len(asked.options) == 1:
            self._note(self._value())
            units = table.units
            table.answer(outcome)
            self._carried = self._carried if table.units == units else None
            return
        strata = Strata(table, self.evaluator, base(self._seed, step, "luck"), self._effort.look).steady()
        self._note(strata.before())
        gains, errors = strata.luck(outcome)
        said = {language: asked.label(outcome, language) for language in LANGUAGES}
        for language, label in said.items():
            if table.game.catalogue.has(f"nature-{asked.kind}", language):
                said[language] = told(asked.prompt(language), label)
        self.luck.append(Luck(step, asked.kind, outcome, len(asked.options), gains, errors, said))
        self._carried = None
        table.answer(outcome)

    def action(self, event: Event, chosen: list[Value]) -> None:
        """Value the positions before each answer of an action, and judge it, unless there was nothing to choose."""
        tables: list[Table] = []
        for value in chosen:
            self._note(self._value())
            if event.ways:
                tables.append(self._table.copy())
            self._step(event.seat, value)
        if event.ways:
            action = Action(event.seat, event.first, tables, chosen)
            self.decisions.append(judge(action, self.evaluator, self._effort, self._seed))

    def _step(self, seat: int, value: Value) -> None:
        """Answer, and carry the value on where the rule of thumb would have answered the same in the same unit."""
        table = self._table
        ask = next(ask for ask in table.asks if ask.seat == seat)
        advice = [table.game.advise(table.state, ask, Stream(number)) for number in (1, 2)]
        units, carried = table.units, self._carried
        table.answer(value, seat)
        self._carried = carried if advice == [value, value] and table.units == units else None

    def _value(self) -> tuple[Worths, Worths]:
        if self._carried is None:
            sample = self.evaluator.steady(
                self._table, base(self._seed, self._table.version, "course"), self._effort.look
            )
            self._carried = sample.means(), self.evaluator.errors(sample)
        return self._carried

    def _note(self, value: tuple[Worths, Worths]) -> None:
        self.course.append(Point(self._table.version, *value))


def told(prompt: str, label: str) -> str:
    """What nature answered, where nobody sees the question: a bare number says nothing without it.

    >>> told("Which ship?", "Triumph"), told("A white die", "3"), told("Which space?", "4")
    ('Triumph', 'A white die: 3', 'Which space? 4')
    """
    if not label.isdecimal():
        return label
    return f"{prompt} {label}" if prompt.endswith("?") else f"{prompt}: {label}"


def ending(table: Table) -> Point:
    """The last point of a course: who has won."""
    return Point(table.version, result(table), [0.0] * table.seats)
