"""`python -m tools.balance.questions`: how often a person is asked in a game, for every game and mode.

The rule of thumb plays all seats, and takes up every offer to let an answer stand when that is the answer it gives.
What the table then answers for it is held against what the rule of thumb would have said.
"""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from typing import NamedTuple

from fathomfive.kernel import Stream, Table, Value
from fathomfive.kernel.standing import Standing, let_stand

Options = Mapping[str, Value]

MODES: dict[str, list[tuple[str, range, Options]]] = {
    "otys": [("", range(2, 5), {}), ("advanced sponsors", range(3, 4), {"sponsors": "advanced"})],
    "deepblue": [("", range(2, 6), {})],
    "neweden": [("alone", range(1, 2), {}), ("", range(2, 5), {})],
    "endeavor": [
        ("alone", range(1, 2), {}),
        ("versus", range(2, 5), {}),
        ("together", range(2, 5), {"mode": "together"}),
    ],
    "nemo": [
        ("alone", range(1, 2), {}),
        ("together", range(2, 5), {"mode": "coop"}),
        ("semi-co-op", range(2, 5), {"mode": "semi"}),
    ],
}


class Count(NamedTuple):
    """What games of one mode have shown."""

    asked: float
    """Questions a game and seat that somebody had to answer."""
    stood: float
    """Questions a game and seat that an answer stood for."""
    differed: float
    """The share of those that the rule of thumb would have answered otherwise."""


def count(game: str, seats: int, options: Options, games: int, seed: int) -> Count:
    """Play games and count."""
    asked = stood = differed = 0
    for number in range(games):
        table = Table(game, seats, seed + number, options)
        thumb = Stream(seed + number)
        standing: list[Standing] = []
        while not table.over:
            ask = table.asks[0]
            advice = table.game.advise(table.state, ask, thumb)
            held = [one for one in standing if one.answers(ask, table.state)]
            if held:
                stood += 1
                differed += advice != held[0].option
                advice = held[0].option
            else:
                asked += 1
                if ask.stand is not None and ask.stand.option == advice:
                    standing = [one for one in standing if (one.seat, one.kind) != (ask.seat, ask.kind)]
                    standing.append(let_stand(ask, advice, table.state, table.version))
            table.answer(advice, ask.seat)
    return Count(asked / games / seats, stood / games / seats, differed / max(1, stood))


def main() -> None:
    """Print the table of docs/balance/questions.md."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance.questions", description=__doc__)
    parser.add_argument("--games", type=int, default=40, help="so many games for each mode and number of seats")
    parser.add_argument("--seed", type=int, default=170_000)
    parser.add_argument("--game", choices=MODES, nargs="*", default=list(MODES), help="these games only")
    chosen = parser.parse_args()
    print("| game | mode | seats | asked | answered by what stands | of those otherwise |")
    print("|---|---|---|---|---|---|")
    for game in chosen.game:
        for mode, counts, options in MODES[game]:
            for seats in counts:
                found = count(game, seats, options, chosen.games, chosen.seed)
                print(
                    f"| {game} | {mode} | {seats} | {found.asked:.1f} | {found.stood:.1f} | {found.differed:.1%} |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
