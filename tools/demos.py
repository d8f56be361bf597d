"""The games that are shown on the pages of how to play: `python -m tools.demos [GAME …]`.

Strong bots play a few deals of each game, by visits and not by the clock, so that the same seeds give the same games;
the one with the best winner is kept as `games/GAME/demo.json`."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from fathomfive import bots
from fathomfive.arena.match import play_on
from fathomfive.kernel import Table, Value, game
from fathomfive.kernel.installed import game_ids

GAMES = Path(__file__).parents[1] / "src" / "fathomfive" / "games"
NAMES = ["Ada", "Bo", "Cy"]
LAID: dict[str, tuple[int, dict[str, Value]]] = {
    "deepblue": (3, {}),
    "endeavor": (2, {}),
    "nemo": (1, {"motive": "explore", "difficulty": "sailor"}),
    "neweden": (2, {}),
    "otys": (2, {"sponsors": "basic"}),
}
"""How many sit at each table, and its options: as a beginner is advised to lay it."""


def main() -> None:
    """Play, choose, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(game_ids()))
    parser.add_argument("--bot", default="learned:visits=16", help="who plays")
    parser.add_argument("--seeds", type=int, default=2, help="how many deals are tried")
    args = parser.parse_args()
    for id in args.games:
        played = [play(id, seed, args.bot) for seed in range(1, args.seeds + 1)]
        best = max(played, key=lambda table: max(table.scores))
        print(f"{id}: {[table.scores for table in played]}, {len(best.answers)} answers")
        text = json.dumps(best.record(), separators=(",", ":"), ensure_ascii=False)
        (GAMES / id / "demo.json").write_text(text + "\n", encoding="utf-8")


def play(id: str, seed: int, bot: str) -> Table:
    """A whole game of one strong bot at every seat."""
    seats, options = LAID[id]
    table = Table(game(id), seats, seed, options, names=NAMES[:seats])
    play_on(table, [bots.seeded(bot, 100 * seed + seat) for seat in range(seats)])
    return table


if __name__ == "__main__":
    main()
