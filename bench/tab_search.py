"""How long a level's search takes in a tab, beside CPython: whether it gets done there what the level promises.

`.venv/bin/python -m bench.tab_search` (after `make static`) measures here, interpreted or compiled, and then lets Node
run the very engine of the folder, which is the engine of a tab. Processor time, so that other work on the machine
counts little.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
VISITS = 60
QUESTIONS = 3
MIDDLE = 30
LEVELS = {"midnight": "search", "abyssal": "learned"}
USUAL = 0.1
"""Seconds of a usual machine that a level's visits take; it stops after one second on any other."""
GAMES = ("deepblue", "endeavor", "nemo", "neweden", "otys")


def visits_per_second(clock: Callable[[], float]) -> dict[str, dict[str, float]]:
    """By level and game: trials of the search in a second, over some questions of the middle of a game."""
    from fathomfive import Table
    from fathomfive.bots import seeded
    from fathomfive.bots.search import Search

    found: dict[str, dict[str, float]] = {}
    for level, bot in LEVELS.items():
        found[level] = {}
        for id in GAMES:
            table, thumb = Table(id, seats=2, seed=5), seeded("greedy", 5)
            seconds, visits, asked = 0.0, 0, 0
            while asked <= QUESTIONS and (question := table.question) is not None:
                seat = table.seat(question.seat)
                if table.version >= MIDDLE and len(question.options) > 2:
                    search = seeded(f"{bot}:visits={VISITS}", 5)
                    assert isinstance(search, Search)
                    began = clock()
                    search.choose(seat)
                    if asked:  # the first time models are read, and code is compiled
                        seconds, visits = seconds + clock() - began, visits + search.simulations
                    asked += 1
                table.answer(thumb.choose(seat), seat.number)
            found[level][id] = visits / seconds
    return found


def in_a_tab() -> dict[str, dict[str, float]]:
    """The same by the engine of the folder."""
    script = Path(__file__).with_name("tab_search.mjs")
    command = ["node", str(script), str(ROOT / "dist" / "engine"), __file__]
    done = subprocess.run(command, cwd=ROOT / "web", check=True, stdout=subprocess.PIPE, text=True)
    measured: dict[str, dict[str, float]] = json.loads(done.stdout.splitlines()[-1])
    return measured


def main() -> None:
    from fathomfive.bots.pace import pace

    here, there = visits_per_second(time.process_time), in_a_tab()
    print("| level | game | visits a question | seconds in CPython | seconds in a tab |")
    print("|---|---|---|---|---|")
    for level, games in here.items():
        for id, many in games.items():
            visits = pace(id, LEVELS[level], allied=False) * USUAL
            print(f"| {level} | {id} | {visits:.0f} | {visits / many:.2f} | {visits / there[level][id]:.2f} |")


if __name__ == "__main__" and sys.platform != "emscripten":
    main()
