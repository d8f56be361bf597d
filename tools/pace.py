"""Measure how many visits a search makes in a second of processor time: `python -m tools.pace`, compiled.

It prints what `bots/pace.toml` holds, in steps of a tenth or so: levels are told in visits of a usual machine.
"""

from __future__ import annotations

import argparse
from time import process_time

from fathomfive.bots import make
from fathomfive.bots.search import Search
from fathomfive.kernel import Table, Value

MODES: tuple[tuple[str, str, int, dict[str, Value]], ...] = (
    ("deepblue-rivals", "deepblue", 3, {}),
    ("endeavor-allies", "endeavor", 2, {"mode": "together"}),
    ("endeavor-rivals", "endeavor", 3, {}),
    ("nemo-allies", "nemo", 1, {}),
    ("nemo-rivals", "nemo", 3, {"mode": "semi"}),
    ("neweden-allies", "neweden", 1, {}),
    ("neweden-rivals", "neweden", 3, {}),
    ("otys-rivals", "otys", 3, {}),
)
KINDS = ("search", "learned")
VISITS = 120


def measured(game: str, seats: int, options: dict[str, Value], kind: str, questions: int) -> float:
    """Visits a second, over questions from all over one game of the rule of thumb."""
    table = Table(game, seats, 7, options)
    bot = make("greedy:seed=7")
    asked: list[Table] = []
    while not table.over:
        if len(table.asks[0].options) > 1:
            asked.append(table.copy())
        seat = table.asks[0].seat
        table.answer(bot.choose(table.seat(seat)), seat)
    visits, seconds = 0, 0.0
    for number in range(questions):
        there = asked[len(asked) * number // questions]
        search = make(f"{kind}:visits={VISITS},seed={number}")
        assert isinstance(search, Search)
        search.choose(there.seat(there.asks[0].seat))  # what is loaded once is loaded now
        before, start = search.simulations, process_time()
        search.choose(there.seat(there.asks[0].seat))
        visits, seconds = visits + search.simulations - before, seconds + process_time() - start
    return visits / seconds


def main() -> None:
    """Print the whole file."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tools.pace")
    parser.add_argument("--questions", type=int, default=40, help="how many questions of a game are searched")
    chosen = parser.parse_args()
    for name, game, seats, options in MODES:
        print(f"\n[{name}]")
        for kind in KINDS:
            print(f"{kind} = {measured(game, seats, options, kind, chosen.questions):.0f}", flush=True)


if __name__ == "__main__":
    main()
