"""Which suites of other projects accept which of our games: `python -m tools.suites LOG …` writes suites.md.

A LOG is what pytest said with `-v` or `-rA`, of one run or several: the page tells what was seen to pass, and no more.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

from fathomfive.kernel import Phrase, game

PAGE = Path(__file__).parents[1] / "docs" / "research" / "suites.md"
SUITES = {
    "test_gymnasium_accepts_every_game": "Gymnasium `check_env`",
    "test_pettingzoo_accepts_every_game_one_after_the_other": "PettingZoo `api_test`, `seed_test`",
    "test_pettingzoo_accepts_every_game_all_at_once": "`parallel_api_test`, `parallel_seed_test`",
    "test_every_game_is_drawn": "`render_test`",
    "test_openspiel_plays_every_game_at_random_and_reads_back_what_it_wrote": "OpenSpiel `random_sim_test`, serialised",
}
"""The tests that run a suite on a setup, and what the suite is called."""
SAID = re.compile(r"\b(PASSED|FAILED|ERROR)\b.*tests/envs/\w+\.py::(\w+)\[([a-z]+)-(\d+)(-\S+)?\]")
SPEED = re.compile(r"performance_benchmark of (\w+), (\d+) seats, (compiled|interpreted): (\d+) turns per second")
"""What the test of PettingZoo's benchmark says of each game."""
HEAD = """# Suites of other projects

<!-- Written by `python -m tools.suites` from what pytest said. -->

Gymnasium, PettingZoo and OpenSpiel bring tests for environments of others. Each runs on every game and seat count, and
on every choice of every option of a game with one of its seat counts. A cell says
how many setups passed: the game as it is, and its options.

```sh
python -m pytest tests/envs -m "slow or not slow" -rA > build/suites.txt
python -m tools.suites build/suites.txt
```
"""
FOOT = """
OpenSpiel's own playthroughs of all five games are kept as fingerprints (`tests/envs/playthroughs.json`) and made again
by `make test-slow`.
"""
FAST = """
## PettingZoo's `performance_benchmark`

Turns a second of the environment with all its wrappers, as PettingZoo's own benchmark counts them: five seconds by the
clock, so that a busy machine takes its share. Most of a turn goes into those wrappers;
`raw_env` does without. `PYTHONPATH=build/compiled` measures the compiled engine.
[Benchmarks](../../bench/README.md#environments) has the speed of every game beside PettingZoo's connect four.
"""

Speeds = dict[tuple[str, int], tuple[str, int]]
"""By game and seats: compiled or interpreted, and turns a second."""
Found = dict[tuple[str, int], dict[str, dict[str, bool]]]
"""By game and seats, then by test: whether each setup passed."""


def read(lines: Iterable[str]) -> Found:
    """What a log says; what failed once has failed."""
    found: Found = defaultdict(lambda: defaultdict(dict))
    for line in lines:
        said = SAID.search(line)
        if said and said[2] in SUITES:
            setups = found[said[3], int(said[4])][said[2]]
            mode = said[5] or ""
            setups[mode] = setups.get(mode, True) and said[1] == "PASSED"
    return found


def cell(setups: dict[str, bool]) -> str:
    """How many of the setups passed."""
    passed = sum(setups.values())
    if not setups:
        return "not run"
    return f"{passed} of {len(setups)}" if passed < len(setups) else f"all {passed}" if passed > 1 else "yes"


def clocked(lines: Iterable[str]) -> Speeds:
    """The speeds that a log tells; the last word counts."""
    said = [SPEED.search(line) for line in lines]
    return {(one[1], int(one[2])): (one[3], int(one[4])) for one in said if one}


def name_of(id: str) -> str:
    """What a game is called."""
    return game(id).catalogue.text(Phrase("game"), "en")


def page(found: Found, speeds: Speeds) -> str:
    """The tables: a line for each game and seat count."""
    lines = ["| game | seats | " + " | ".join(SUITES.values()) + " |", "|---" * (2 + len(SUITES)) + "|"]
    total = passed = 0
    for id, seats in sorted(found):
        suites = found[id, seats]
        lines.append(
            f"| {name_of(id)} | {seats} | " + " | ".join([cell(suites.get(test, {})) for test in SUITES]) + " |"
        )
        total += sum([len(setups) for setups in suites.values()])
        passed += sum([sum(setups.values()) for setups in suites.values()])
    told = f"\n{passed} of {total} runs of a suite passed.\n\n"
    fast = ["", "| game | seats | engine | turns/s |", "|---|---|---|---|"] if speeds else []
    for (id, seats), (engine, turns) in sorted(speeds.items()):
        fast.append(f"| {name_of(id)} | {seats} | {engine} | {turns:,} |")
    return HEAD + told + "\n".join(lines) + "\n" + FOOT + FAST + "".join([line + "\n" for line in fast])


def main(logs: Sequence[str]) -> int:
    """Write the page; exit status 1 if a suite did not pass, 2 if nothing was run."""
    lines = [line for log in logs for line in Path(log).read_text(encoding="utf-8").splitlines()]
    found = read(lines)
    if not found:
        print("no suite was run: name what `pytest tests/envs -rA` wrote", file=sys.stderr)
        return 2
    PAGE.write_text(page(found, clocked(lines)), encoding="utf-8")
    return 0 if all([all(setups.values()) for suites in found.values() for setups in suites.values()]) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
