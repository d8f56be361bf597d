"""Measure the levels and styles that people choose from: `python -m tools.steps WHAT GAME`.

`steps`: how often each level wins alone among seats of the level below, every deal from every seat; `--seats 2` is a
duel. `alone`: how often each wins together with its like. `mistakes`: what a mistake of a level costs, by playing the
positions of its games on to the end after its choice and after the rule of thumb's, on the same luck. `styles`: what a
bot with each style does otherwise than without, and how often it wins against itself without.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt

from fathomfive.arena import Match, simulate, wilson
from fathomfive.arena.match import play_game
from fathomfive.bots import seeded, style_names
from fathomfive.bots.search import result
from fathomfive.cli.output import chosen_options
from fathomfive.kernel import Stream, Table, Value, game

MANY = 24
"""So often a position is played on to the end after either choice."""
DEAR = 0.1
"""A mistake that costs so much of the chance to win is dear."""


def options_of(args: argparse.Namespace) -> dict[str, Value]:
    """What is played."""
    return dict(chosen_options(game(args.game), args.option))


def share(wins: float, games: int) -> str:
    """A share with its interval."""
    span = wilson(wins, games)
    return f"{100 * wins / games:.1f} % ({100 * span.low:.1f} – {100 * span.high:.1f}) of {games}"


def duel(args: argparse.Namespace, one: str, others: str) -> str:
    """How often a bot wins alone among others, every deal from every seat."""
    options = options_of(args)
    match = Match.of(args.game, seats=args.seats, bots=[one] + [others] * (args.seats - 1), options=options,
                     seed=args.seed)  # fmt: skip
    [line] = [line for line in simulate(match, args.games).bots if line.bot == one]
    return share(line.wins, line.games)


def steps(args: argparse.Namespace) -> None:
    """Each level alone among seats of the one below."""
    for below, name in pairwise(args.levels.split(",")):
        print(f"{args.game}, {args.seats} seats: {name} over {below} {duel(args, name, below)}", flush=True)


def alone(args: argparse.Namespace) -> None:
    """How often each level wins where all win or lose as one."""
    for name in args.levels.split(","):
        won = 0
        for number in range(args.games):
            table = Table(args.game, args.seats, args.seed + number, options_of(args))
            *_, _last = played(table, name, args.seed + number)
            won += table.ranks[0] == 1
        print(f"{args.game}, {args.seats} seats: {name} {share(won, args.games)}", flush=True)


def played(table: Table, spec: str, seed: int) -> Iterator[Table]:
    """The positions of a game between alike bots, to its end."""
    bots = [seeded(spec, 8 * seed + seat) for seat in range(table.seats)]
    while not table.over:
        yield table
        seat = table.asks[0].seat
        table.answer(bots[seat].choose(table.seat(seat)), seat)


def mistakes(args: argparse.Namespace) -> None:
    """What a level's choices cost that are not the rule of thumb's, at positions of its games that chance picks."""
    for name in args.levels.split(","):
        costs: list[float] = []
        errors: list[float] = []
        looked = 0
        for number in range(args.games):
            stream = Stream(args.seed + number)
            for at in played(Table(args.game, args.seats, args.seed + number, options_of(args)), name, number):
                ask = at.asks[0]
                if len(ask.options) == 1 or stream.unit() >= args.share:
                    continue
                looked += 1
                here = at.copy()
                chosen = seeded(name, args.seed + looked).choose(here.seat(ask.seat))
                advised = here.game.advise(here.state, ask, Stream(looked))
                if chosen != advised:
                    cost, error = lost(here, ask.seat, chosen, advised, looked)
                    costs.append(cost)
                    errors.append(error)
        count = len(costs)
        mean = sum(costs) / max(1, count)
        noise = sum([error**2 for error in errors]) / max(1, count)
        wide = sqrt(max(0.0, sum([(cost - mean) ** 2 for cost in costs]) / max(1, count) - noise))
        dear = sum([cost - 2 * error > DEAR for cost, error in zip(costs, errors, strict=True)])
        print(
            f"{args.game}, {args.seats} seats, {name}: {looked} questions, {count} answered otherwise; one costs "
            f"{100 * mean:.1f} ± {100 * sqrt(sum([(cost - mean) ** 2 for cost in costs])) / max(1, count):.1f} points, "
            f"they vary by {100 * wide:.1f}; surely above {100 * DEAR:.0f} points: {dear}, "
            f"the dearest {100 * max(costs, default=0.0):.0f}",
            flush=True,
        )


def lost(table: Table, seat: int, chosen: Value, advised: Value, seed: int) -> tuple[float, float]:
    """By how much a choice wins less than another, played on by the rule of thumb, and the standard error."""
    leads: list[float] = []
    for number in range(MANY):
        ends = []
        for option in (advised, chosen):
            stream = Stream((seed << 20) + number)
            imagined = table.seat(seat).imagine(stream)
            imagined.answer(option, seat)
            while not imagined.over:
                ask = imagined.asks[0]
                imagined.answer(imagined.game.advise(imagined.state, ask, stream), ask.seat)
            ends.append(result(imagined)[seat])
        leads.append(ends[0] - ends[1])
    mean = sum(leads) / MANY
    return mean, sqrt(sum([(lead - mean) ** 2 for lead in leads]) / (MANY - 1) / MANY)


def what_differs(args: argparse.Namespace) -> None:
    """A bot with each style among its like without: wins, points of both, and how widely they vary."""
    options = options_of(args)
    for bot in args.levels.split(","):
        for style in style_names():
            mine, theirs = f"{bot}:style={style}", [bot] * (args.seats - 1)
            match = Match.of(args.game, seats=args.seats, bots=[mine, *theirs], options=options, seed=args.seed)
            own: list[float] = []
            best: list[float] = []
            won = 0.0
            for number in range(args.games):
                found = play_game(match, number)
                seat = found.bots.index(mine)
                first = found.ranks.count(1)
                won += found.ranks[seat] == 1 and 1 / first
                own.append(found.scores[seat])
                best.append(max([points for at, points in enumerate(found.scores) if at != seat], default=0))
            said = "; ".join([f"{title} {spread(of)}" for title, of in (("points", own), ("best rival", best))])
            print(f"{args.game}, {args.seats} seats, {mine}: won {share(won, args.games)}; {said}", flush=True)


def spread(values: list[float]) -> str:
    """A mean with its standard error, and how widely the values vary."""
    mean = sum(values) / len(values)
    wide = sqrt(sum([(value - mean) ** 2 for value in values]) / max(1, len(values) - 1))
    return f"{mean:.1f} ± {wide / sqrt(len(values)):.1f} (varies by {wide:.1f})"


def main() -> None:
    """Measure what is asked for."""
    measures = {"steps": steps, "alone": alone, "mistakes": mistakes, "styles": what_differs}
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tools.steps")
    parser.add_argument("what", choices=measures)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--levels", default="calm,sunlit,twilight", help="which, or other bots, the weakest first")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--share", type=float, default=0.1, help="of the questions that mistakes are looked for at")
    parser.add_argument("--seed", type=int, default=30_000)
    args = parser.parse_args()
    measures[args.what](args)


if __name__ == "__main__":
    main()
