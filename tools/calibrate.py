"""Measure the evaluator of the study: `python -m tools.calibrate WHAT GAME`, and print what docs/study.md shows.

`values`: positions of games between bots against how those games ended, as a row of the table of reliability.
`differences`: leads of one option over another, judged by the model, against the same leads played to the end.
`residual`: what luck leaves unexplained in games that the rule of thumb plays. `losses`: what a level gains or loses
per decision. `agreement`: how many blunders two reviews with different seeds both find; `planted`: the same of blunders
that are planted. `pace`: what a review takes of the processor.

With `--keep FILE` what was found in each game is written down for `values`, `residual` and `planted`: whoever begins
again goes on, with more games too, and what was measured with other figures of calibration is measured again.
"""

from __future__ import annotations

import argparse
from math import sqrt
from pathlib import Path
from time import process_time

import msgspec

from fathomfive.bots.search import result
from fathomfive.kernel import NATURE, Stream, Table
from fathomfive.study.actions import Course
from fathomfive.study.evaluator import Evaluator, Sample, base
from fathomfive.study.luck import Strata
from fathomfive.study.piece import study
from fathomfive.study.race import Action, Trials, Way
from fathomfive.study.reviewing import Reviewing
from fathomfive.study.reviewing import planned as plan_of
from fathomfive.study.shapes import Moment
from tools.finished import beginning, each, games, told_cost
from tools.planted import BLUNDER, planted
from tools.reliability import THIRDS, Called, bend, bends, row

LEADS = ((-1.0, -0.05), (-0.05, -0.01), (-0.01, 0.01), (0.01, 0.05), (0.05, 0.1), (0.1, 0.2), (0.2, 1.01))
FAR = 1 << 20
"""Units of play that no game has."""


def spread(values: list[float]) -> tuple[float, float]:
    """The mean, and its standard error."""
    mean = sum(values) / len(values)
    square = sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1)
    return mean, sqrt(square / len(values))


def values(args: argparse.Namespace) -> None:
    """A row of the table of reliability, and how chances would have to be bent to be right."""
    evaluator, clock = beginning(args), process_time()

    def find(end: Table, number: int) -> list[Called]:
        course, stream, won = Course(end.record()), Stream(args.seed + number), result(end)
        called: list[Called] = []
        for step in sorted([stream.below(len(course.answers)) for _ in range(args.positions)]):
            table = course.at(step)
            means = Evaluator(table).value(table, base(args.seed + number, step, "calibrate"), args.courses).means()
            called.append(Called(means, won, number, THIRDS * step // len(course.answers)))
        return called

    called = [one for those in each(args, find, list[Called]) for one in those]
    settings = ", ".join([f"{len(called[0].means)} seats", *args.option])
    print(row(f"{args.game}, {settings}", args.games, called, evaluator.allied))
    print(f"  bent by power and lean: {bends(called, evaluator.allied)}")
    fit = bend(called, evaluator.allied)
    fits = f"sharpness = {fit.power * evaluator.sharpness:.2f}, lean = {fit.lean + fit.power * evaluator.lean:.2f}"
    print(
        f"  {fits} would fit best (now {evaluator.sharpness} and {evaluator.lean}); {told_cost(args, clock)}",
        flush=True,
    )


def differences(args: argparse.Namespace) -> None:
    """Leads as the model judges them against the same leads played to the end, on other luck."""
    leads: list[tuple[float, float]] = []
    for number, end in enumerate(games(args, "greedy:slips=0.1")):
        course, stream = Course(end.record()), Stream(args.seed + number)
        steps = [step for step, (who, _) in enumerate(course.answers) if who != NATURE]
        for _ in range(args.positions):
            table = course.at(steps[stream.below(len(steps))])
            ask = table.asks[0]
            action = Action(ask.seat, table.version, [table], [table.game.advise(table.state, ask, Stream(1))])
            others = action.others()
            if others:
                way = others[stream.below(len(others))]
                near, far = Evaluator(table), Evaluator(table, FAR)
                leads.append((_lead(action, way, near, args, "near"), _lead(action, way, far, args, "far")))
    print(f"{args.game}, {end.seats} seats: {len(leads)} pairs\n| judged | pairs | judged, mean | played | ± |")
    print("|---|---|---|---|---|")
    for low, high in LEADS:
        inside = [pair for pair in leads if low <= pair[0] < high]
        if len(inside) > 1:
            judged, (played, error) = spread([near for near, _ in inside])[0], spread([far for _, far in inside])
            name = f"{100 * low:.0f} to {100 * high:.0f}"
            print(f"| {name} | {len(inside)} | {100 * judged:.1f} | {100 * played:.1f} | {100 * error:.1f} |")


def _lead(action: Action, way: Way, evaluator: Evaluator, args: argparse.Namespace, purpose: str) -> float:
    """By how much the rule of thumb's way leads another."""
    trials = Trials(action, evaluator, base(args.seed, action.first, purpose))
    gone = trials.fill(action.gone(), args.courses)
    return gone.lead(trials.fill(way, args.courses, Sample()), action.seat)[0]


class Left(msgspec.Struct, frozen=True):
    """What a game came to, against what was expected at its start and what luck brought, by seat."""

    start: list[float]
    luck: list[float]
    won: list[float]


def residual(args: argparse.Namespace) -> None:
    """What luck leaves of the results in games of the rule of thumb: there decisions gain and lose nothing.

    Luck is a fair game, so its mean is 0 wherever it is reckoned rightly; then the residual's is what the evaluator
    makes of the beginning against how games end. So all three are told: a bias shows where it comes from.
    """
    clock = process_time()

    def find(end: Table, number: int) -> Left:
        return Left(*luck_of(end, args.seed + number, args.courses), result(end))

    ends = list(each(args, find, Left))
    for seat in range(1 if beginning(args).allied else len(ends[0].won)):
        off = [end.won[seat] - end.start[seat] for end in ends]
        lucks = [end.luck[seat] for end in ends]
        left = [result - luck for result, luck in zip(off, lucks, strict=True)]
        mean, error = spread(left)
        print(f"{args.game}, seat {seat + 1}: residual {100 * mean:+.1f} ± {100 * error:.1f} over {len(left)} games")
        for name, those in (("result minus start", off), ("luck", lucks)):
            mean, error = spread(those)
            print(f"  {name} {100 * mean:+.1f} ± {100 * error:.1f}")
        sizes = [100 * sqrt(sum([one**2 for one in those]) / len(those)) for those in (left, lucks)]
        print(f"  a residual is about {sizes[0]:.0f} points, luck {sizes[1]:.0f}; {told_cost(args, clock)}", flush=True)


def luck_of(end: Table, seed: int, courses: int) -> tuple[list[float], list[float]]:
    """The chances at the start of a finished game, and what luck brought every seat in it."""
    course = Course(end.record())
    table = course.at(0)
    evaluator = Evaluator(table)
    start: list[float] = []
    total = [0.0] * table.seats
    for step, (who, value) in enumerate(course.answers):
        if who == NATURE and len(table.question.outcomes) > 1:  # type: ignore[union-attr]
            strata = Strata(table, evaluator, base(seed, step, "luck"), courses).steady()
            start = start or strata.before()[0]
            gains, _ = strata.luck(value)
            total = [had + gain for had, gain in zip(total, gains, strict=True)]
        start = start or evaluator.value(table, base(seed, step, "course"), 4 * courses).means()
        table.answer(value, who)
    return start, total


def losses(args: argparse.Namespace) -> None:
    """What a level gains or loses per decision against the rule of thumb, from pieces all over each game.

    Unlike losses, which are never below zero, gains are as true on few courses of the game as on many.
    """
    gained: list[float] = []
    decisions = 0
    for number, end in enumerate(games(args, args.by)):
        course = Course(end.record())
        plan = plan_of(course, size=1, seed=number)
        mine: list[float] = []
        for piece in range(number % 3, len(plan.rows), max(1, len(plan.rows) // args.positions)):
            found = study(*plan.piece(piece, course.data, course.answers, None))
            mine += [moment.gains[moment.seat] for moment in found.decisions]
        gained.append(sum(mine) / max(1, len(mine)))
        decisions += len(mine)
    mean, error = spread(gained)
    print(f"{args.by} = [{mean:.4f}, {error:.4f}]  # {args.game}, {end.seats} seats: {decisions} decisions", flush=True)


def agreement(args: argparse.Namespace) -> None:
    """How many blunders of one review another with another seed calls blunders, or grades at all; what one takes.

    Where the other gives no grade, both views of the decision are told.
    """
    blunders = also = graded = reviews = 0
    clock = process_time()
    for number, end in enumerate(games(args, args.by)):
        pair = [Reviewing(end.record(), args.seconds, 2 * number + one, size=args.size) for one in (0, 1)]
        reviews += 2
        decided = [{moment.first: moment for piece in one for moment in piece.decisions} for one in pair]
        for mine, its in (decided, reversed(decided)):
            found = [(moment, its[moment.first]) for moment in mine.values() if moment.grade == BLUNDER]
            blunders += len(found)
            also += sum([other.grade == BLUNDER for _, other in found])
            unseen = [(moment, other) for moment, other in found if not (other.grade and other.loss)]
            graded += len(found) - len(unseen)
            for views in unseen:
                print(f"  game {number}, step {views[0].first}:", "; ".join([view(one) for one in views]), flush=True)
    seconds = (process_time() - clock) / max(1, reviews)
    effort = f"size {args.size}" if args.size else f"{args.seconds:.0f} s"
    print(f"{args.game}, {end.seats} seats, {reviews // 2} games by {args.by}, {effort}: {blunders} blunders,")
    told = f"in the other {also} of them blunders, {graded} graded; {seconds:.0f} s of processor time a review"
    print(told, flush=True)


def view(moment: Moment) -> str:
    """How a review sees a decision."""
    lead = f"{100 * moment.lead:+.1f} ± {100 * moment.error:.1f}"
    return f"{moment.kind} at {moment.step}, lead {lead} by {moment.better!r}, {len(moment.options)} ways"


def pace(args: argparse.Namespace) -> None:
    """What a review of a minute takes of the processor: to its first piece, and in all, by pieces all over the game."""
    for end in games(args, args.by):
        clock = process_time()
        course = Course(end.record())
        plan = plan_of(course, 60.0)
        study(*plan.piece(0, course.data, course.answers, None))
        first = process_time() - clock
        looked = range(0, len(plan.rows), max(1, len(plan.rows) // args.positions))
        clock = process_time()
        for piece in looked:
            study(*plan.piece(piece, course.data, course.answers, None))
        whole = (process_time() - clock) * len(plan.rows) / len(looked)
        print(
            f"{args.game}, {end.seats} seats, {plan.steps} steps: first moments after {first:.1f} s of processor time, "
            f"all after {whole:.0f} s ({whole / 2:.0f} s on two cores), by {len(looked)} of {len(plan.rows)} pieces",
            flush=True,
        )


def main() -> None:
    """Measure what is asked for."""
    measures = {
        "values": values,
        "differences": differences,
        "residual": residual,
        "losses": losses,
        "agreement": agreement,
        "planted": planted,
        "pace": pace,
    }
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tools.calibrate")
    parser.add_argument("what", choices=measures)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--by", default="greedy", help="who plays the games")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--positions", type=int, default=4)
    parser.add_argument("--courses", type=int, default=8)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=60.0, help="the budget of a review")
    parser.add_argument("--size", type=int, default=0, help="the effort of a review, instead of seconds")
    parser.add_argument("--puzzles", action="store_true", help="plant blunders at the shipped puzzles")
    parser.add_argument("--keep", type=Path, metavar="FILE", help="write down what is found in each game, and go on")
    args = parser.parse_args()
    measures[args.what](args)


if __name__ == "__main__":
    main()
