"""Play the ladders of the documentation, and write what came of them: `make strength`.

Results are kept as Parquet in build/strength, so that an interrupted run goes on, and more games are added to those
played. With `--games 20` a first impression takes minutes; the page in the repository has at least 100 games a line.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import product
from pathlib import Path

import msgspec

from fathomfive.arena import Ladder, climb, wilson
from fathomfive.arena.bench import compiled
from fathomfive.bots.making import LEVELS
from fathomfive.kernel import Value, game

PAGE = Path(__file__).parents[1] / "docs" / "strength" / "README.md"
RIVALS = ("otys", "deepblue", "neweden", "endeavor")
SEARCH, LEARNED = "search:seconds=0.1", "learned:seconds=0.1"
QUICK = "search:seconds=0.02"
"""Enough against chance."""
SURER = {"endeavor": 3, "deepblue": 2}
"""How many times as many games the search needs against the rule of thumb to be sure of the result."""


class Trial(msgspec.Struct, frozen=True):
    """Bots that meet in one game, over all combinations of some options' values."""

    title: str
    game: str
    seats: int
    bots: tuple[str, ...]
    each: dict[str, tuple[Value, ...]] = {}
    """By option: the values that are played in turn."""
    times: int = 1
    """How many times as many games as elsewhere."""

    def settings(self) -> list[dict[str, Value]]:
        """Every combination of values."""
        return [dict(zip(self.each, values, strict=True)) for values in product(*self.each.values())]


def every(game_id: str, option: str) -> tuple[Value, ...]:
    """All values of an option of a game."""
    return next(one.choices for one in game(game_id).options if one.name == option)


def trials() -> list[Trial]:
    """What the page shows."""
    scenarios = {"scenario": every("endeavor", "scenario")}
    found: list[Trial] = []
    for id in RIVALS:
        each = scenarios if id == "endeavor" else {}
        found.append(Trial("search", id, 2, ("greedy", SEARCH), each, SURER.get(id, 1)))
        found.append(Trial("search with a model", id, 2, (SEARCH, LEARNED), each))
        found.append(Trial("against chance", id, 2, ("random", QUICK), each, times=4))
    found.append(Trial("alone, highest difficulty", "neweden", 1, ("greedy", LEARNED), {"difficulty": (3,)}))
    medium = {**scenarios, "difficulty": ("medium",)}
    found.append(Trial("alone, medium", "endeavor", 1, ("greedy", LEARNED), medium))
    motives: dict[str, tuple[Value, ...]] = {"motive": every("nemo", "motive"), "difficulty": ("officer",)}
    found.append(Trial("alone, officer", "nemo", 1, ("greedy", LEARNED), motives, times=2))
    for id in RIVALS:
        found.append(Trial("levels", id, 2, tuple(LEVELS.values()), scenarios if id == "endeavor" else {}))
    return found


def rows(trial: Trial, games: int, seed: int, jobs: int, folder: Path) -> list[tuple[str, str, float, int]]:
    """Play a trial: who, against whom, wins and games, over all settings."""
    settings = trial.settings()
    won: dict[tuple[str, str], tuple[float, int]] = {}
    for number, options in enumerate(settings):
        share = -(-games * trial.times // len(settings))
        share += share % 2  # every deal is played from both seats
        ladder = Ladder.of(
            trial.game, seats=trial.seats, bots=trial.bots, options=options, games=share, seed=seed + number,
            neighbours=True,
        )  # fmt: skip
        for summary in climb(ladder, jobs=jobs, folder=folder).matches:
            line = summary.bots[-1]
            other = summary.bots[0].bot if len(summary.bots) > 1 else ""
            wins, played = won.get((line.bot, other), (0.0, 0))
            won[line.bot, other] = (wins + line.wins, played + line.games)
        print(f"{trial.game}, {trial.title}: {number + 1} of {len(settings)}", flush=True)
    return [(bot, other, wins, played) for (bot, other), (wins, played) in won.items()]


def page(parts: Sequence[str]) -> str:
    """The page, around its tables."""
    kernel = "compiled" if compiled() else "interpreted"
    return "\n\n".join(
        [
            "# How strong the bots are",
            "`make strength` plays all of this again and writes this page; `fathom ladder` plays single ladders."
            f" Kernel, games and search {kernel}; the budget is the time for one question on one core, of which a clear"
            " question takes a small part. Every deal is played once from each seat. Intervals are Wilson's, 95 %."
            " A shared win counts a half. Endeavor is played in all ten scenarios in turn, Nemo's War with all four"
            " motives. In a browser tab the two searching levels get through a quarter to a half of this:"
            " [how much](../tab.md#what-a-level-is-worth-here).",
            *parts,
        ]
    )


def shown(trial: Trial, bot: str) -> str:
    """A bot as the tables name it: a level also by the name that people choose."""
    names = [f"*{name}*, " for name, spec in LEVELS.items() if spec == bot and trial.title == "levels"]
    return f"{''.join(names)}`{bot}`"


def table(trial: Trial, found: Sequence[tuple[str, str, float, int]]) -> str:
    """One trial as a table."""
    lines = [f"## {game(trial.game).id}: {trial.title}", ""]
    alone = all([not other for _, other, _, _ in found])
    lines += ["| bot | games | won | 95 % |", "|---|---|---|---|"] if alone else [
        "| bot | against | games | won | 95 % |", "|---|---|---|---|---|",
    ]  # fmt: skip
    for bot, other, wins, played in found:
        span = wilson(wins, played)
        cells = [shown(trial, bot), *([] if alone else [shown(trial, other)]), str(played), percent(wins / played)]
        lines.append("| " + " | ".join([*cells, f"{percent(span.low)} – {percent(span.high)}"]) + " |")
    return "\n".join(lines)


def percent(share: float) -> str:
    """A share as it is written."""
    return f"{100 * share:.1f} %"


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games of each pair at least")
    parser.add_argument("--seed", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: one for each core")
    parser.add_argument("--only", default="", metavar="TEXT", help="only trials with this in their name; no page")
    parser.add_argument("--results", type=Path, default=Path("build/strength"))
    chosen = parser.parse_args()
    parts = []
    for trial in trials():
        if chosen.only in f"{trial.game}: {trial.title}":
            found = rows(trial, chosen.games, chosen.seed, chosen.jobs, chosen.results)
            parts.append(table(trial, found))
            print(parts[-1], flush=True)
    if not chosen.only:
        PAGE.write_text(page(parts) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
