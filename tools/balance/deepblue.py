"""Balance of Deep Blue, measured with the rule of thumb: `python -m tools.balance.deepblue --games 2000 --seats 4`.

Prints who won by seat and by place in the order of play, how long games and dives were, how many dives were shared, and
what became of every crew card.
"""

from __future__ import annotations

import argparse
from collections import Counter
from typing import Final, cast

from fathomfive.arena import Match, simulate
from fathomfive.games.deepblue import GAME
from fathomfive.games.deepblue.content.tables import Content
from fathomfive.games.deepblue.rules.state import DeepBlueState
from fathomfive.kernel import Table

PARTS: Final = 60
"""A shared win is split: up to five winners get so many sixtieths of it."""
BY_CARD: Final = ("reveals_crew", "hires", "plays", "protects")
COUNTED: Final = ("dives", "rests", "renews", "rushes", "surfaces", "draws")


def tally(table: Table) -> dict[str, int]:
    """What a finished game says, as counts by name to be summed over many games; the table must keep facts."""
    s = cast(DeepBlueState, table.state)
    counts: Counter[str] = Counter()
    first, company = 0, 0
    for fact in table.facts:
        if fact.kind == "begins":
            first = cast(int, fact.args[0])
        elif fact.kind in BY_CARD:
            counts[f"{fact.kind}/{s.c.crew_ids[cast(int, fact.args[0 if fact.kind == 'reveals_crew' else 1])]}"] += 1
        elif fact.kind in COUNTED:
            counts[fact.kind] += 1
        if fact.kind == "dives":
            company = 0
        elif fact.kind == "scores":
            company += 1
            counts["shared"] += company == 2
            counts["points"] += cast(int, fact.args[4])
    winners = [seat for seat, rank in enumerate(table.ranks) if rank == 1]
    for seat in winners:
        counts[f"win/{(seat - first) % s.seats + 1}"] = PARTS // len(winners)
        counts[f"seat/{seat + 1}"] = PARTS // len(winners)
    counts["turns"] = s.turns
    counts[f"turns/{s.turns}"] = 1
    return dict(counts)


def turns_at(counts: dict[str, int], games: int, share: float) -> int:
    """The number of turns that so large a share of the games did not exceed."""
    seen = 0
    for turns in sorted(int(name.partition("/")[2]) for name in counts if name.startswith("turns/")):
        seen += counts[f"turns/{turns}"]
        if seen >= share * games:
            return turns
    raise ValueError("no game was played")


def report(seats: int, games: int, seed: int) -> None:
    """Play games and print what they say, in the lines of the tables of docs/balance/deepblue.md."""
    match = Match.of("deepblue", seats=seats, bots=["greedy"], options={"scenario": "random"}, seed=seed)
    counts = simulate(match, games, collect=tally).counts
    content = GAME.load()[0]
    assert isinstance(content, Content)

    def shares(name: str) -> str:
        return " / ".join(f"{100 * counts.get(f'{name}/{i + 1}', 0) / PARTS / games:.1f}" for i in range(seats))

    dives = counts["dives"]
    hired = sum(count for name, count in counts.items() if name.startswith("hires/"))
    lengths = ", ".join(str(turns_at(counts, games, share)) for share in (0.0001, 0.05, 0.5, 0.95, 1.0))
    print("| seats | games | by seat, % | by place, % | turns | dives | stones | shared, % | hired | points |")
    print(
        f"| {seats} | {games:,} | {shares('seat')} | {shares('win')} | {lengths} | {dives / games:.1f} "
        f"| {counts['draws'] / dives:.1f} | {100 * counts['shared'] / dives:.1f} | {hired / games / seats:.2f} "
        f"| {counts['points'] / games / seats:.1f} |\n"
    )
    print("| card | hired, % | played in 100 games | protected in 100 games |")
    for card in sorted({content.crew_ids[card] for card in content.deck}):
        seen = counts.get(f"reveals_crew/{card}", 0)
        print(
            f"| `{card}` | {100 * counts.get(f'hires/{card}', 0) / seen:.0f} "
            f"| {100 * counts.get(f'plays/{card}', 0) / games:.0f} "
            f"| {100 * counts.get(f'protects/{card}', 0) / games:.0f} |"
        )


def main() -> None:
    """Read the command line, play, and print."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance.deepblue", description="Balance of Deep Blue.")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    report(chosen.seats, chosen.games, chosen.seed)


if __name__ == "__main__":
    main()
