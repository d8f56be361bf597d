"""Two builds of the package beside each other, in turns: `python bench/compare.py BEFORE AFTER [GAME …]`.

BEFORE and AFTER are folders to import `fathomfive` from (`make build/compiled/.built` writes one). Random decisions and
simulations of a search a second of processor time: the medians of several rounds, and the median of the rounds' ratios.
Each round measures one build straight after the other, now this one first and now that one, so that a machine which is
busy with other things slows down both.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median

ROUNDS = 7
GAMES = ("otys", "deepblue", "neweden", "endeavor", "nemo")
MEASURE = """
import json, sys, time
import fathomfive as ff
from fathomfive.kernel import Stream

def decisions():
    stream, count, begun = Stream(5), 0, time.process_time()
    for seed in range(4):
        table = ff.Table(sys.argv[1], seed=seed)
        while not table.over:
            ask = table.asks[0]
            table.answer(ask.options[stream.below(len(ask.options))], ask.seat)
            count += 1
    return count / (time.process_time() - begun)

def simulations():
    table, bot = ff.Table(sys.argv[1], seed=3), ff.bots.make("search:visits=100")
    begun = time.process_time()
    for _ in range(4):
        seat = table.question.seat
        table.answer(bot.choose(table.seat(seat)), seat)
    return bot.simulations / (time.process_time() - begun)

print(json.dumps([max([measure() for _ in range(4)]) for measure in (decisions, simulations)]))
"""


def measured(folder: Path, game: str) -> list[float]:
    """Decisions and simulations a second with the package in a folder."""
    environment = {**os.environ, "PYTHONPATH": str(folder.resolve())}
    out = subprocess.run([sys.executable, "-c", MEASURE, game], env=environment, check=True, capture_output=True)
    found: list[float] = json.loads(out.stdout)
    return found


def both(before: Path, after: Path, game: str, later_first: bool) -> list[list[float]]:
    """One round: the two builds, one straight after the other."""
    folders = (after, before) if later_first else (before, after)
    found = [measured(folder, game) for folder in folders]
    return found[::-1] if later_first else found


def main(before: str, after: str, *games: str) -> None:
    """Print a line for every game."""
    for game in games or GAMES:
        rounds = [both(Path(before), Path(after), game, bool(number % 2)) for number in range(ROUNDS)]
        line = [f"| {game} |"]
        for what in (0, 1):
            old, new = (median(one[tree][what] for one in rounds) for tree in (0, 1))
            ratio = median(one[1][what] / one[0][what] for one in rounds)
            line.append(f"{old:,.0f} → {new:,.0f} | {ratio:.2f} |")
        print(*line, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
