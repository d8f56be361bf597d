"""Measure what the levels gain or lose per decision against the rule of thumb: `python -m tools.levels`.

Games are played by the rule of thumb; at decisions drawn at random in them a level decides in its place, and what it
did there is judged as a review judges it. So a level thinks about the decisions that are looked at, and about no
others. What is found is written down batch by batch: whoever begins again goes on, and a level that plays otherwise
than it did is measured again. `--write` puts the means into the calibration of the study.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from collections.abc import Iterator
from math import sqrt
from pathlib import Path

import msgspec

from fathomfive.bots import make
from fathomfive.bots.making import LEVELS
from fathomfive.bots.modes import mode_of
from fathomfive.kernel import NATURE, Stream, Table, Value
from fathomfive.study.actions import Course
from fathomfive.study.decisions import gained
from fathomfive.study.evaluator import Evaluator, base
from fathomfive.study.race import Action

SETTINGS: dict[str, tuple[int, dict[str, Value]]] = {
    "otys-rivals": (3, {}),
    "deepblue-rivals": (3, {}),
    "neweden-rivals": (3, {}),
    "endeavor-rivals": (3, {}),
    "neweden-allies": (1, {}),
    "endeavor-allies": (1, {}),
    "nemo-allies": (1, {}),
}
"""By game and mode: how many seats the games have that levels are measured in, and their options."""
THUMB = "twilight"
"""The level that is the rule of thumb: it gains and loses nothing."""
PLACES = 8
"""So many decisions of one game are looked at."""
FOUND = Path("build/levels.jsonl")
CALIBRATION = Path(__file__).parents[1] / "src/fathomfive/study/calibration.toml"


class Batch(msgspec.Struct, frozen=True):
    """What a level gained in one game: its decisions that were looked at."""

    mode: str
    level: str
    spec: str
    """What the level was when it was measured."""
    courses: int
    seed: int
    gains: list[float]


def measured(mode: str, level: str, courses: int, seed: int) -> Batch:
    """One game of the rule of thumb, and what a level gains at some of its decisions."""
    name = mode.partition("-")[0]
    seats, options = SETTINGS[mode]
    table, stream = Table(name, seats, seed, options), Stream(seed)
    while not table.over:
        ask = table.asks[0]
        table.answer(table.game.advise(table.state, ask, stream), ask.seat)
    assert mode_of(name, table.game.rules.allied(table.state)) == mode
    course = Course(table.record())
    choices = [event for event in course.events() if event.seat != NATURE and event.ways]
    gains: list[float] = []
    for number in range(min(PLACES, len(choices))):
        event = choices[stream.below(len(choices))]
        action = acted(course.at(event.first), event.seat, level, seed * PLACES + number)
        evaluator = Evaluator(action.tables[0])
        gains.append(gained(action, evaluator, base(seed, number, "level"), courses)[0][action.seat])
    return Batch(mode, level, LEVELS[level], courses, seed, gains)


def acted(table: Table, seat: int, level: str, seed: int) -> Action:
    """What a level does where a seat is to act: all questions that are one decision."""
    bot = make(f"{level}:seed={seed}")
    first, units = table.version, table.units
    tables: list[Table] = []
    chosen: list[Value] = []
    while True:
        tables.append(table.copy())
        chosen.append(bot.choose(table.seat(seat)))
        table.answer(chosen[-1], seat)
        asked = not table.over and any([ask.seat == seat for ask in table.asks])
        if not (asked and table.can_undo and table.units == units):
            return Action(seat, first, tables, chosen)


def mean_of(batches: list[Batch]) -> tuple[float, float, int]:
    """The mean gain of a decision, its standard error by games, and how many decisions there were."""
    count = sum([len(batch.gains) for batch in batches])
    mean = sum([sum(batch.gains) for batch in batches]) / count
    off = [sum([gain - mean for gain in batch.gains]) for batch in batches]
    return mean, sqrt(sum([total * total for total in off])) / count, count


def found_in(path: Path) -> list[Batch]:
    """What has been measured, as far as the levels are still what they were then."""
    lines = path.read_bytes().splitlines() if path.exists() else []
    batches = [msgspec.json.decode(line, type=Batch) for line in lines]
    return [batch for batch in batches if LEVELS.get(batch.level) == batch.spec]


def written(text: str, mode: str, levels: dict[str, tuple[float, float]]) -> str:
    """The calibration with the levels of one mode.

    >>> written("[a-rivals]\\ncost = 1.2\\n", "a-rivals", {"twilight": (0.0, 0.0), "calm": (-0.02801, 0.0057)})
    '[a-rivals]\\nlevels = { calm = [-0.028, 0.0057], twilight = [0.0, 0.0] }\\ncost = 1.2\\n'
    """
    inside = [
        f"{name} = [{round(levels[name][0], 4)}, {round(levels[name][1], 4)}]" for name in LEVELS if name in levels
    ]
    head, section, rest = text.partition(f"[{mode}]\n")
    if not section:
        raise SystemExit(f"{CALIBRATION} has no [{mode}]")
    rest = re.sub(r"\Alevels = .*\n", "", rest)
    return f"{head}{section}levels = {{ {', '.join(inside)} }}\n{rest}"


def by_level(batches: list[Batch]) -> Iterator[tuple[str, str, list[Batch]]]:
    """Mode, level, and what was measured of it."""
    for mode in SETTINGS:
        for level in LEVELS:
            mine = [batch for batch in batches if (batch.mode, batch.level) == (mode, level)]
            if mine:
                yield mode, level, mine


def main() -> None:
    """Measure what is missing, print all that is known, and write it where it is asked for."""
    others = [level for level in LEVELS if level != THUMB]
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tools.levels")
    parser.add_argument("mode", nargs="*", help=f"of {', '.join(SETTINGS)}; all if none is named")
    parser.add_argument("--level", action="append", choices=others, help="only this one; can be repeated")
    parser.add_argument("--games", type=int, default=50, help=f"games for each; {PLACES} decisions of each game")
    parser.add_argument("--courses", type=int, default=24, help="how often the game goes on from a decision")
    parser.add_argument("--seed", type=int, default=60001)
    parser.add_argument("--found", type=Path, default=FOUND, help="where batches are written down")
    parser.add_argument("--write", action="store_true", help="put the means into the study's calibration")
    args = parser.parse_args()
    strangers = sorted(set(args.mode) - set(SETTINGS))
    if strangers:
        parser.error(f"no mode {strangers[0]!r}; there are {', '.join(SETTINGS)}")
    args.found.parent.mkdir(parents=True, exist_ok=True)
    known = found_in(args.found)
    there = {(batch.mode, batch.level, batch.courses, batch.seed) for batch in known}
    with args.found.open("ab") as file:
        for seed in range(args.seed, args.seed + args.games):
            for mode in args.mode or SETTINGS:
                for level in args.level or others:
                    if (mode, level, args.courses, seed) not in there:
                        known.append(measured(mode, level, args.courses, seed))
                        file.write(msgspec.json.encode(known[-1]) + b"\n")
                        file.flush()
    text = CALIBRATION.read_text(encoding="utf-8")
    before = tomllib.loads(text)
    lines: dict[str, dict[str, tuple[float, float]]] = {}
    for mode, level, batches in by_level(known):
        mean, error, count = mean_of(batches)
        lines.setdefault(mode, {THUMB: (0.0, 0.0)} | before[mode].get("levels", {}))[level] = mean, error
        print(f"{mode}, {level}: {100 * mean:+.2f} ± {100 * error:.2f} over {count} decisions", flush=True)
    if args.write:
        for mode, levels in lines.items():
            text = written(text, mode, levels)
        CALIBRATION.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
