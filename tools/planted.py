"""Blunders that are planted, as two reviews with different seeds see them: for games in which they are rare."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from time import process_time

import msgspec

from fathomfive.kernel import NATURE, Stream, Table, Value
from fathomfive.kernel.values import plain
from fathomfive.study.actions import Course
from fathomfive.study.decisions import Effort, judge
from fathomfive.study.evaluator import Evaluator, base
from fathomfive.study.grades import GRADES
from fathomfive.study.plan import effort
from fathomfive.study.puzzles import puzzles
from fathomfive.study.race import Action, Trials, Way
from fathomfive.study.reviewing import planned
from tools.finds import by_game
from tools.finished import each, setting, told_cost

BLUNDER, LEAST = GRADES[0]
REVIEWED = 4
"""About the effort of a review of 60 s."""
GLANCE = 2
"""Courses of each option before the worst of them is looked at."""


class Planted(msgspec.Struct, frozen=True):
    """How many decisions of a game were looked at, and worth it; what two looks made of them, counted from both."""

    looked: int = 0
    judged: int = 0
    blunders: int = 0
    also: int = 0
    graded: int = 0


def planted(args: argparse.Namespace) -> None:
    """How many blunders of one look at what is planted another with another seed calls blunders, or grades at all."""
    clock = process_time()
    found = list(in_puzzles(args) if args.puzzles else in_games(args))
    total = together(found)
    print(f"{args.game}, {len(found)} {'puzzles' if args.puzzles else 'games'}: {total.looked} options looked at,")
    told = f"{total.judged} of them planted, {total.blunders} blunders, in the other {total.also} of them blunders"
    print(f"{told}, {total.graded} graded; {told_cost(args, clock)}", flush=True)


def in_games(args: argparse.Namespace) -> Iterator[Planted]:
    """At decisions of games, the option that looks worst, where that loses much by a short look."""

    def find(end: Table, number: int) -> Planted:
        course, stream = Course(end.record()), Stream(args.seed + number)
        size = effort(args.size) if args.size else planned(course, args.seconds).effort
        steps = [step for step, (who, _) in enumerate(course.answers) if who != NATURE]
        found: list[Planted] = []
        for _ in range(args.positions):
            table = course.at(steps[stream.below(len(steps))])
            worst = harmful(table, args.seed + number, args.courses)
            found.append(Planted(1) if worst is None else looked_at(table, worst, size, number))
        return together(found)

    return each(args, find, Planted)


def in_puzzles(args: argparse.Namespace) -> Iterator[Planted]:
    """At the shipped puzzles, every option that is known to lose as much as a blunder: none is searched for."""
    shipped = [puzzle for puzzle in puzzles(args.game) if puzzle.seats == (args.seats or puzzle.seats)]

    def find(number: int) -> Planted:
        puzzle = shipped[number]
        table = Table.replay(puzzle.record, nature="ask")
        harm = [plain(option.value) for option in puzzle.options if option.lead >= LEAST]
        found = [looked_at(table, worst, effort(args.size or REVIEWED), args.seed + number) for worst in harm]
        return together([Planted(len(puzzle.options) - len(harm)), *found])

    return by_game(args.keep, setting(args), len(shipped), find, Planted)


def looked_at(table: Table, worst: Value, size: Effort, number: int) -> Planted:
    """A decision with what was planted there, as two reviews see it."""
    action = Action(table.asks[0].seat, table.version, [table], [worst])
    pair = [judge(action, Evaluator(table), size, 2 * number + one) for one in (0, 1)]
    both = [(mine, other) for mine, other in (pair, pair[::-1]) if mine.grade == BLUNDER]
    also = sum([other.grade == BLUNDER for _, other in both])
    return Planted(1, 1, len(both), also, sum([bool(other.grade and other.loss) for _, other in both]))


def together(found: list[Planted]) -> Planted:
    """All of it."""
    return Planted(*[sum(column) for column in zip(*map(msgspec.structs.astuple, found), strict=True)])


def harmful(table: Table, seed: int, courses: int) -> Value | None:
    """The option of a question that looks worst, if by as much as a blunder loses: at a glance, and once more."""
    ask = table.asks[0]
    if len(ask.options) == 1:
        return None
    action = Action(ask.seat, table.version, [table], [ask.options[0]])
    trials = Trials(action, Evaluator(table), base(seed, table.version, "plant"))
    ways = [Way(0, option) for option in ask.options]
    for count in (GLANCE, courses):
        ways = sorted(ways, key=lambda way: trials.fill(way, count).mean(ask.seat))
        ways = [ways[0], ways[-1]]
        if ways[1].sample.mean(ask.seat) - ways[0].sample.mean(ask.seat) < LEAST:
            return None
    return ways[0].option
