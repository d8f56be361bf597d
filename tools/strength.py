"""Play the lines of docs/strength/, and write the page from all that has been played: `make strength`.

What was played stays in docs/strength/played.csv, a row for each line: its first so many games, and what the bot in
question won of them. Game number n of a line follows from the line and its seed, so a run that was interrupted goes on,
more games add up, and another machine may play them. `--games 0` writes the page again and plays nothing.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

from fathomfive.arena.bench import compiled
from fathomfive.arena.crew import Crew
from fathomfive.arena.match import Match, Result
from fathomfive.arena.sim import play_games
from fathomfive.kernel import Table
from tools import strength_book as book
from tools.strength_lines import Line, lines
from tools.strength_page import page

FOLDER = Path(__file__).parents[1] / "docs" / "strength"
PART = 20
"""Games of a line before the next line has its turn."""


def match(line: Line, seed: int, setting: int) -> Match:
    """The match that is played with one combination of a line's options."""
    options = line.settings()[setting]
    return Match.of(line.game, seats=line.seats, bots=line.bots, options=options, seed=seed + setting)


def pieces(line: Line, seed: int, numbers: Sequence[int]) -> list[tuple[Match, list[int], bool, None]]:
    """Games of a line as work: all seatings of a deal with one combination of options, then with the next."""
    matches = [match(line, seed, setting) for setting in range(len(line.settings()))]
    ways = matches[0].ways
    found: list[tuple[Match, list[int], bool, None]] = []
    for number in numbers:
        block, way = divmod(number, ways)
        deal, setting = divmod(block, len(matches))
        found.append((matches[setting], [deal * ways + way], False, None))
    return found


def won(line: Line, result: Result, allied: bool) -> float:
    """What the bot that a line is about won of a game: all of it, its share, or nothing."""
    winners = result.ranks.count(1)
    if allied:
        return 1.0 if winners else 0.0
    return sum(
        [1.0 / winners for bot, rank in zip(result.bots, result.ranks, strict=True) if bot == line.bot and rank == 1]
    )


def play(line: Line, seed: int, numbers: Sequence[int], crew: Crew) -> float:
    """Play some games of a line; gives how many its bot won."""
    table = Table(line.game, line.seats, seed, line.settings()[0])
    allied = table.game.rules.allied(table.state)
    results = crew.work(play_games, pieces(line, seed, numbers))
    return sum([won(line, result, allied) for found in results for result in found])


def wanted(line: Line, target: int, seed: int) -> int:
    """How many games a line should have: whole deals with each combination of options."""
    round_of = match(line, seed, 0).ways
    return -(-target // round_of) * round_of


def main() -> None:
    """Play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="games of each line at least, with those played before")
    parser.add_argument("--minutes", type=float, default=0.0, help="begin nothing new after so many (0: no limit)")
    parser.add_argument("--seed", type=int, default=20_000)
    parser.add_argument("--jobs", type=int, default=0, help="processes; 0: one for each core")
    parser.add_argument("--only", default="", metavar="TEXT", help="only lines with this in their name")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the page and played.csv are")
    chosen = parser.parse_args()
    if chosen.games and not compiled():
        parser.error("strength is measured on compiled code: make strength")
    crew, file = Crew.of(chosen.jobs), chosen.folder / "played.csv"
    until = time.monotonic() + 60 * chosen.minutes if chosen.minutes else float("inf")
    mine = [line for line in lines() if chosen.only in line.name]
    for target in [*range(PART, chosen.games, PART), chosen.games]:
        for line in mine:
            kept = book.read(file)
            played = kept.get(book.key(line, chosen.seed), book.Played())
            goal = wanted(line, target, chosen.seed)
            while played.games < goal and time.monotonic() < until:
                upto = min(goal, played.games + max(wanted(line, 1, chosen.seed), 2 * crew.jobs))
                wins = play(line, chosen.seed, range(played.games, upto), crew)
                played = book.Played(upto, played.wins + wins)
                book.write(file, {**kept, book.key(line, chosen.seed): played})
            if played.games:
                print(f"{line.name}: {played.wins:g} of {played.games}", flush=True)
    text = page(lines(), book.read(file))
    (chosen.folder / "README.md").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
