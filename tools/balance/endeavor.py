"""Balance of Endeavor, measured by bots: `python -m tools.balance.endeavor versus --games 100`.

`versus` plays 2, 3 and 4 seats against each other, `alone` and `together` the joint goals; so many
games a scenario.
The rule of thumb does not look at the difficulty, so that one game tells for all four whether it would have been won.
`--bot` lets another bot play; it plays for the goals that `--difficulty` asks for, by default for all seven, and only
that column says how good it is: who hopes for more than can be reached plays badly for less.
`--save` notes the shares won in the game's `measured.json`, beside those of the other modes.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from typing import cast

from fathomfive import bots
from fathomfive.games.endeavor import GAME
from fathomfive.games.endeavor.rules import joint
from fathomfive.games.endeavor.rules.setup import DIFFICULTIES
from fathomfive.games.endeavor.rules.state import EndeavorState
from fathomfive.kernel import AnyAsk, Stream, Table, Value, ranked
from tools.balance.measured import Row, noted, save

SCENARIOS = range(1, 11)
HARDEST = list(DIFFICULTIES)[-1]


def play(seats: int, scenario: int, mode: str, seed: int, bot: str, difficulty: str = HARDEST) -> EndeavorState:
    """One game, as a bot plays it."""
    options: dict[str, Value] = {"scenario": scenario, "mode": mode, "difficulty": difficulty}
    table = Table("endeavor", seats, seed, options)
    stream = Stream(seed)
    players = [bots.make(f"{bot}{',' if ':' in bot else ':'}seed={seed + seat}") for seat in range(seats)]
    while not table.over:
        ask = cast(AnyAsk, table.pending)
        if bot == "greedy":
            value = GAME.advise(cast(EndeavorState, table.state), ask, stream)
        else:
            value = players[ask.seat].choose(table.seat(ask.seat))
        table.answer(value, standing=ask.stand is not None and ask.stand.option == value)
    return cast(EndeavorState, table.state)


def played(
    seats: int, mode: str, games: int, seed: int, bot: str = "greedy", difficulty: str = HARDEST
) -> Iterator[tuple[int, EndeavorState]]:
    """So many games of every scenario, each with a seed of its own."""
    for scenario in SCENARIOS:
        for number in range(games):
            yield scenario, play(seats, scenario, mode, seed + 10_000 * scenario + number, bot, difficulty)


def percent(part: float, whole: float) -> str:
    """A share as the tables show it."""
    return f"{100 * part / max(1, whole):.1f}"


def versus(games: int, seed: int) -> None:
    """What every seat wins (a shared win is shared), by scenario and in all."""
    print("| seats | scenario | wins by seat, % | mean score |\n|---|---|---|---|")
    for seats in (2, 3, 4):
        wins = {key: [0.0] * seats for key in (*SCENARIOS, 0)}
        points = dict.fromkeys(wins, 0)
        for scenario, s in played(seats, "versus", games, seed):
            scores = GAME.rules.scores(s)
            ranks = ranked(scores)
            for key in (scenario, 0):
                points[key] += sum(scores)
                for seat in range(seats):
                    wins[key][seat] += (ranks[seat] == 1) / ranks.count(1)
        for key in (*SCENARIOS, 0):
            count = games if key else games * len(SCENARIOS)
            shares = " / ".join(percent(won, count) for won in wins[key])
            print(f"| {seats} | {key or 'all'} | {shares} | {points[key] / count / seats:.1f} |")


def jointly(seats: int, mode: str, games: int, seed: int, bot: str, difficulty: str) -> list[Row]:
    """How often each difficulty is won in every scenario, and how often each goal is reached."""
    wins: dict[int, list[int]] = defaultdict(lambda: [0] * len(DIFFICULTIES))
    goals: dict[tuple[int, str], list[int]] = defaultdict(lambda: [0, 0, 0])
    for scenario, s in played(seats, mode, games, seed, bot, difficulty):
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
    return list(rows(seats, mode, games, wins, bot))


def rows(seats: int, mode: str, games: int, wins: dict[int, list[int]], bot: str) -> Iterator[Row]:
    """What people who choose a set-up are told: alone by scenario, together in all."""
    for scenario in SCENARIOS if seats == 1 else (0,):
        count = games if scenario else games * len(SCENARIOS)
        for which, difficulty in enumerate(DIFFICULTIES):
            options: dict[str, Value] = {"scenario": scenario} if scenario else {"mode": mode}
            options["difficulty"] = difficulty
            yield noted(options, seats, count, wins[scenario][which], bot)


def main() -> None:
    """Play, and print tables."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("mode", choices=("versus", "alone", "together"))
    parser.add_argument("--games", type=int, default=100, help="a scenario and number of seats")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--bot", default="greedy", help="who plays for the joint goals")
    parser.add_argument("--difficulty", choices=DIFFICULTIES, default=HARDEST, help="what the bot plays for")
    parser.add_argument("--seats", type=int, nargs="*", help="together: these numbers of seats only")
    parser.add_argument("--save", action="store_true")
    args = parser.parse_args()
    if args.mode == "versus":
        versus(args.games, args.seed)
        return
    seats = (1,) if args.mode == "alone" else tuple(args.seats or (2, 3, 4))
    print("| seats | scenario | easy % | medium % | hard % | legendary % | influence | goal 1 | goal 2 | goal 3 |")
    print("|---|---|---|---|---|---|---|---|---|---|")
    asked = (args.games, args.seed, args.bot, args.difficulty)
    found = [row for count in seats for row in jointly(count, "together", *asked)]
    if args.save:
        save(GAME.id, found)


if __name__ == "__main__":
    main()
