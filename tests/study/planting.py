"""Games with something planted: a thrown-away chance, a stroke of luck. What to plant is found at run time."""

from __future__ import annotations

from collections.abc import Iterator

from fathomfive.kernel import NATURE, Chance, Stream, Table, Value
from fathomfive.study.actions import Course, Event
from fathomfive.study.decisions import Effort
from fathomfive.study.evaluator import Evaluator, Sample
from fathomfive.study.luck import Strata
from fathomfive.study.piece import Found, study
from fathomfive.study.race import Action, Trials

SETTINGS: list[tuple[str, int, dict[str, Value]]] = [
    ("deepblue", 2, {}),
    ("otys", 2, {}),
    ("neweden", 2, {}),
    ("endeavor", 2, {}),
    ("nemo", 1, {}),
]
EFFORT = Effort(look=8, heat=8, fresh=16, most=256)
THOROUGH = Effort(look=8, heat=16, fresh=32, most=1024)
"""For Nemo's War, where so much is left to the dice that a short race can pick the wrong alternative."""
LUCKY = Effort(look=400, heat=8, fresh=16, most=256)
GAMES = range(1, 9)
"""So many games are searched for something to plant."""


def step(table: Table, stream: Stream) -> None:
    """One answer by the rule of thumb, or of nature."""
    pending = table.pending
    if isinstance(pending, Chance):
        table.answer(pending.sample(stream))
    else:
        ask = table.asks[0]
        table.answer(table.game.advise(table.state, ask, stream), ask.seat)


def by_thumb(table: Table, stream: Stream) -> Table:
    """Play on to the end."""
    while not table.over:
        step(table, stream)
    return table


def late_tables(id: str, seats: int, options: dict[str, Value], number: int) -> Iterator[tuple[Table, Stream]]:
    """The positions of the later half of a game that the rule of thumb plays, as long as nobody answers otherwise."""
    length = by_thumb(Table(id, seats, number, options, nature="ask"), Stream(number)).version
    table, stream = Table(id, seats, number, options, nature="ask"), Stream(number)
    while not table.over:
        if table.version >= length // 2:
            yield table, stream
        step(table, stream)


def with_blunder(id: str, seats: int, options: dict[str, Value]) -> tuple[Course, int, int, Value]:
    """A game in which a seat once takes a far worse option than the rule of thumb's: where, who, which."""
    for number in GAMES:
        for table, stream in late_tables(id, seats, options, number):
            if not table.asks or len(table.asks[0].options) == 1:
                continue
            seat = table.asks[0].seat
            advice = table.game.advise(table.state, table.asks[0], Stream(1))
            worst = far_worse(Action(seat, table.version, [table], [advice]), Evaluator(table))
            if worst is not None:
                where = table.version
                table.answer(worst, seat)
                return Course(by_thumb(table, stream).record()), where, seat, worst
    raise AssertionError(f"{id}: the rule of thumb never had much to lose")


def far_worse(action: Action, evaluator: Evaluator) -> Value | None:
    """An option that surely throws away much, if there is one."""
    few, many = Trials(action, evaluator, 77 << 32), Trials(action, evaluator, 78 << 32)
    seat, good = action.seat, few.fill(action.gone(), 1).mean(action.seat)
    for way in sorted(action.others(), key=lambda way: few.fill(way, 1).mean(seat))[:2]:
        if good - way.sample.mean(seat) > 0.25:
            for count in (4, 32):
                lead, error = evaluator.lead(many.fill(action.gone(), count), many.fill(way, count, Sample()), seat)
                if lead < 0.25 or (count == 32 and lead - 3 * error < 0.22):
                    break
            else:
                return way.option
    return None


def with_luck(id: str, seats: int, options: dict[str, Value]) -> tuple[Course, int, int]:
    """A game in which nature once hurts a seat as it can: where, and whom."""
    for number in GAMES:
        for table, stream in late_tables(id, seats, options, number):
            asked = table.question
            assert asked is not None
            if asked.seat != NATURE or len(asked.options) == 1:
                continue
            evaluator = Evaluator(table)
            strata = Strata(table, evaluator, 79 << 32, 16)
            value, _, sample = min(strata.samples, key=lambda entry: entry[2].mean(0))
            if strata.before()[0][0] - sample.mean(0) > 0.08:
                gains, errors = Strata(table, evaluator, 80 << 32, 96).luck(value)
                if gains[0] + 3 * max(0.01, errors[0]) < -0.04:
                    where = table.version
                    table.answer(value)
                    return Course(by_thumb(table, stream).record()), where, 0
    raise AssertionError(f"{id}: nature never could do much harm")


def event_at(course: Course, step: int) -> Event:
    return next(event for event in course.events() if event.first <= step <= event.last)


def looked_at(course: Course, event: Event, seed: int = 0, effort: Effort = EFFORT) -> Found:
    """The study of one event alone."""
    answers = course.answers[event.first : event.last + 1]
    return study(course.data, None, [event], answers, effort, seed)
