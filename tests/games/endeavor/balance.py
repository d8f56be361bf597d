"""Balance of Endeavor, measured with the rule of thumb: `python -m tests.games.endeavor.balance versus --games 100`.

`versus` plays 2, 3 and 4 seats against each other, `alone` and `together` the joint goals; so many games a scenario.
The rule of thumb does not look at the difficulty, so that one game tells for all four whether it would have been won.
`--save` notes the shares won in the game's `measured.json`, beside those of the other modes.
"""

from __future__ import annotations

import argparse
import json
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import cast

from fathomfive.games.endeavor import GAME, joint
from fathomfive.games.endeavor.setup import DIFFICULTIES
from fathomfive.games.endeavor.state import Expedition
from fathomfive.kernel import Ask, Stream, Table, Value, ranked

SCENARIOS = range(1, 11)
MEASURED = Path(__file__).parents[3] / "src/fathomfive/games/endeavor/measured.json"
Row = dict[str, object]


def play(seats: int, scenario: int, mode: str, seed: int) -> Expedition:
    """One game, as the rule of thumb plays it."""
    table = Table("endeavor", seats, seed, {"scenario": scenario, "mode": mode})
    stream = Stream(seed)
    while not table.over:
        table.answer(GAME.advise(cast(Expedition, table.state), cast(Ask, table.pending), stream))
    return cast(Expedition, table.state)


def played(seats: int, mode: str, games: int, seed: int) -> Iterator[tuple[int, Expedition]]:
    """So many games of every scenario, each with a seed of its own."""
    for scenario in SCENARIOS:
        for number in range(games):
            yield scenario, play(seats, scenario, mode, seed + 10_000 * scenario + number)


def percent(part: float, whole: float) -> str:
    return f"{100 * part / max(1, whole):.1f}"


def versus(games: int, seed: int) -> None:
    """What every seat wins (a shared win is shared), by scenario and in all."""
    print("| seats | scenario | wins by seat, % | mean score |\n|---|---|---|---|")
    for seats in (2, 3, 4):
        wins = {key: [0.0] * seats for key in (*SCENARIOS, 0)}
        points = dict.fromkeys(wins, 0)
        for scenario, s in played(seats, "versus", games, seed):
            scores = GAME.scores(s)
            ranks = ranked(scores)
            for key in (scenario, 0):
                points[key] += sum(scores)
                for seat in range(seats):
                    wins[key][seat] += (ranks[seat] == 1) / ranks.count(1)
        for key in (*SCENARIOS, 0):
            count = games if key else games * len(SCENARIOS)
            shares = " / ".join(percent(won, count) for won in wins[key])
            print(f"| {seats} | {key or 'all'} | {shares} | {points[key] / count / seats:.1f} |")


def jointly(seats: int, mode: str, games: int, seed: int) -> list[Row]:
    """How often each difficulty is won in every scenario, and how often each goal is reached."""
    wins: dict[int, list[int]] = defaultdict(lambda: [0] * len(DIFFICULTIES))
    goals: dict[tuple[int, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    for scenario, s in played(seats, mode, games, seed):
        reached = joint.reached(s)
        for which, need in enumerate(DIFFICULTIES.values()):
            for key in (scenario, 0):
                wins[key][which] += reached >= need
        for name, have, needed in joint.standings(s):
            tally = goals[0 if name.startswith("bonus") else scenario, name]
            tally[0] += 1
            tally[1] += have >= needed
            tally[2] = needed
    for key in (*SCENARIOS, 0):
        count = games if key else games * len(SCENARIOS)
        shares = " | ".join(percent(won, count) for won in wins[key])
        named = [tally for (scenario, _), tally in goals.items() if scenario == key and key]
        reached_goals = " | ".join(f"{needed} ({percent(won, of)} %)" for of, won, needed in named)
        print(f"| {seats} | {key or 'all'} | {shares} | {reached_goals or ' |  |  | '} |")
    for (scenario, name), (of, won, needed) in sorted(goals.items()):
        if not scenario:
            print(f"{seats} seats, {name}: {needed} ({percent(won, of)} % of {of})")
    return list(rows(seats, mode, games, wins))


def rows(seats: int, mode: str, games: int, wins: dict[int, list[int]]) -> Iterator[Row]:
    """What people who choose a set-up are told: alone by scenario, together in all."""
    for scenario in SCENARIOS if seats == 1 else (0,):
        count = games if scenario else games * len(SCENARIOS)
        for which, difficulty in enumerate(DIFFICULTIES):
            options: dict[str, Value] = {"scenario": scenario} if scenario else {"mode": mode}
            options["difficulty"] = difficulty
            won = round(wins[scenario][which] / count, 3)
            yield {"options": options, "seats": seats, "bot": "greedy", "games": count, "won": won}


def save(new: list[Row], seats: Sequence[int]) -> None:
    """Note figures in place of older ones for the same numbers of seats."""
    old = json.loads(MEASURED.read_text(encoding="utf-8")) if MEASURED.exists() else []
    kept = [row for row in old if row["seats"] not in seats]
    lines = ",\n".join(json.dumps(row) for row in sorted(kept + new, key=lambda row: int(str(row["seats"]))))
    MEASURED.write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def main() -> None:
    """Play, and print tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=("versus", "alone", "together"))
    parser.add_argument("--games", type=int, default=100, help="a scenario and number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", action="store_true")
    args = parser.parse_args()
    if args.mode == "versus":
        versus(args.games, args.seed)
        return
    seats = (1,) if args.mode == "alone" else (2, 3, 4)
    print("| seats | scenario | easy % | medium % | hard % | legendary % | influence | goal 1 | goal 2 | goal 3 |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    found = [row for count in seats for row in jointly(count, "together", args.games, args.seed)]
    if args.save:
        save(found, seats)


if __name__ == "__main__":
    main()
