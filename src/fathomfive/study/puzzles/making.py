"""Finding puzzles in games between bots: questions at which one option is surely better than every other.

First all options race; where one leads by much, it meets each of the others on fresh luck, which played no part in
choosing it. Then the levels try, so that a puzzle is graded by how often they fail.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from ...bots import seeded
from ...kernel import Json, Stream, Table, Value
from ...kernel.values import jsonable
from ..evaluator import Evaluator, Sample, base
from ..grades import SURE
from ..race import Action, Trials, Way, race
from .shapes import Puzzle, Weighed, grade

FEWEST, MOST = 3, 12
"""Options of a question that makes a puzzle."""
HEAT = 16
"""Courses for each option that stays in the race."""
CLEAR = {"rivals": 0.04, "alone": 0.02, "together": 0.02}
"""By so much at least, for sure, the solution is better than every other option. Alone and together a voyage is made of
many more decisions, each of which changes less."""
PROMISING = 2.0
"""So many times as much the best must lead in the race to be looked at closely."""
FRESH, THOROUGH = 16, 128
"""Courses on fresh luck: at first, and at most."""
TRIES = {"calm": 10, "sunlit": 10, "twilight": 6, "midnight": 3, "abyssal": 3}
"""How often each level tries a puzzle."""
A_GAME = 3
"""Puzzles from one game, at most."""
PLAYER = "greedy:slips=0.15"
"""Who plays the games: sensible, with some turns that lead to positions of another kind."""
LOOKED_AT = 0.35
"""The share of questions that are looked at."""


def found(game: str, seats: int, seed: int, options: Mapping[str, Value] | None = None) -> Iterator[Puzzle]:
    """Play one game and give the puzzles found on the way."""
    table = Table(game, seats, seed, dict(options or {}), nature="auto")
    stream = Stream(seed)
    bots = [seeded(PLAYER, seed * 8 + seat) for seat in range(table.seats)]
    given = 0
    while not table.over and given < A_GAME:
        seat = table.asks[0].seat
        count = len(table.asks[0].options)
        if FEWEST <= count <= MOST and stream.unit() < LOOKED_AT:
            one = puzzle_at(table, seat, seed)
            if one is not None:
                given += 1
                yield one
        table.answer(bots[seat].choose(table.seat(seat)), seat)


def mode_of(table: Table) -> str:
    """Who plays against whom: rivals, one alone, or all together."""
    if table.seats == 1:
        return "alone"
    return "together" if table.game.rules.allied(table.state) else "rivals"


def puzzle_at(table: Table, seat: int, seed: int) -> Puzzle | None:
    """The puzzle that a question makes; None if no option is surely better than all others."""
    evaluator = Evaluator(table)
    mode = mode_of(table)
    ask = table.seat(seat).ask()
    action = Action(seat, table.version, [table], [ask.options[0]])
    ways = [Way(0, option) for option in ask.options]
    race(Trials(action, evaluator, base(seed, table.version, "race")), ways, (), seat, HEAT)
    ways.sort(key=lambda way: (len(way.sample), way.sample.mean(seat)), reverse=True)
    best = ways[0]
    if best.sample.mean(seat) - max([way.sample.mean(seat) for way in ways[1:]]) < PROMISING * CLEAR[mode]:
        return None
    fresh = Trials(action, evaluator, base(seed, table.version, "fresh"))
    weighed = _weighed(best, ways[1:], fresh, evaluator, seat, CLEAR[mode])
    if weighed is None:
        return None
    fails = {level: _fails(table, seat, level, tries, best.option) for level, tries in TRIES.items()}
    record: dict[str, Json] = {**table.record(), "result": None}
    return Puzzle(
        game=table.game.id,
        seats=table.seats,
        mode=mode,
        seat=seat,
        kind=ask.kind,
        solution=jsonable(best.option),
        loss=weighed[1].lead,
        error=weighed[1].error,
        grade=grade(fails),
        fails=fails,
        options=weighed,
        record=record,
    )


def _weighed(
    best: Way, others: list[Way], fresh: Trials, evaluator: Evaluator, seat: int, clear: float
) -> list[Weighed] | None:
    """All options with what the best leads them by on fresh luck; None if it does not surely lead one of them."""
    sample = Sample()
    rest: list[Weighed] = []
    for way in others:
        count = FRESH
        other = Sample()
        while True:
            lead, error = evaluator.lead(fresh.fill(best, count, sample), fresh.fill(way, count, other), seat)
            if lead - SURE * error >= clear:
                break
            if count >= THOROUGH or lead + SURE * error < clear:
                return None
            count *= 2
        rest.append(Weighed(jsonable(way.option), _short(other.mean(seat)), _short(lead), _short(error)))
    rest.sort(key=lambda one: one.lead)
    return [Weighed(jsonable(best.option), _short(sample.mean(seat)), 0.0, 0.0), *rest]


def _short(figure: float) -> float:
    return round(figure, 4)


def _fails(table: Table, seat: int, level: str, tries: int, solution: Value) -> float:
    """How often a level answers something else."""
    wrong = [seeded(level, number).choose(table.seat(seat)) != solution for number in range(tries)]
    return round(sum(wrong) / tries, 2)


def chosen(many: list[Puzzle], count: int) -> list[Puzzle]:
    """So many of them, as different as they come: hard ones before easy ones, kinds of questions in turn."""
    seen: Counter[str] = Counter()
    row: list[Puzzle] = []
    left = list(many)
    while left and len(row) < count:
        one = min(left, key=lambda one: (seen[one.kind], -sum(one.fails.values()), one.id))
        left.remove(one)
        seen[one.kind] += 1
        row.append(one)
    return sorted(row, key=lambda one: (one.grade, one.id))
