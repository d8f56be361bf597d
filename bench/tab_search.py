"""How much a level's search gets done in a tab, beside CPython: what a level's time is worth there.

`.venv/bin/python -m bench.tab_search` (after `make static`) measures here, compiled, and then lets Node run the very
engine of the folder, which is the engine of a tab. Processor time, so that other work on the machine counts little.
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
    here, there = visits_per_second(time.process_time), in_a_tab()
    print("visits in a second of processor time, compiled here / in a tab / ratio")
    for level, games in here.items():
        for id, many in games.items():
            few = there[level][id]
            print(f"{level:9} {id:9} {many:8.0f} {few:7.0f} {many / few:6.1f}")


if __name__ == "__main__" and sys.platform != "emscripten":
    main()
