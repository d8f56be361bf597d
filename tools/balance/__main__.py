"""`python -m tools.balance`: what is common to the balance of all games, counted by the lab, as docs/balance/common.md.

Every game in every mode with every number of seats, played by the rule of thumb. The games lie in a folder (`--data`),
so that an interrupted run goes on, and more games are added to those that are there. What is special about a game
(contracts by level, how voyages end) has a module of its own here.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from fathomfive.arena.crew import Crew
from fathomfive.arena.lab.figures import dead_ends, figures
from fathomfive.arena.lab.games import HALF
from fathomfive.arena.lab.shapes import Figures, Rate, Spread
from fathomfive.arena.lab.store import fill
from fathomfive.arena.lab.trial import Trial
from fathomfive.arena.match import Match
from tools.balance.questions import MODES, Options

PAGE = Path(__file__).parents[2] / "docs" / "balance" / "common.md"
HEAD = """# Balance: all games

<!-- Written by `python -m tools.balance`. -->

The rule of thumb in all seats, {games} games a row (a rate of one half is known to about ±{known:.0f} points, 95 %);
options as usual, scenarios in turn. By [the lab](../lab.md), which also says it of every card and option:

```sh
python -m tools.balance --games {games} --seed {seed}
fathom lab deepblue --seats 3 --games {games} --seed {seed} --html deepblue.html    # one row of it, as a page
```

*Order of play*: from whoever begins. *Questions*, *rounds*: what 5 %, 50 % and 95 % of the games do not exceed.
*Turns*: how often the lead changed; where seats win as one, how often the judge's chance crossed a half. *Half-time*:
how often the leader by points half-way through wins; where seats win as one, how often the judge is right. *Dead ends*:
choices offered at least 30 times that nobody ever took, or everybody always.
"""
COLUMNS = (
    "mode", "seats", "wins by seat, %", "by order of play, %", "won together, %", "mean score", "questions", "rounds",
    "turns", "half-time, %", "dead ends",
)  # fmt: skip


def trial(game: str, seats: int, options: Options, seed: int) -> Trial:
    """The games of one row."""
    match = Match.of(game, seats=seats, bots=["greedy"], options=options, seed=seed)
    return Trial.of(match, ["scenario"] if "scenario" in match.options else [])


def row(mode: str, found: Figures) -> str:
    """One row of the table."""
    never, always = dead_ends(found)
    cells = [
        mode or "–",
        str(found.trial.match.seats),
        "–" if found.allied else _rates(found.seats),
        _rates(found.places) or "–",
        _rates([found.won]) if found.allied else "–",
        f"{found.score:.1f}",
        _length(found.questions),
        _length(found.rounds),
        f"{found.changes.mean:.1f}",
        _rates([found.tenths[HALF - 1].leads]),
        f"{len(never)} never, {len(always)} always",
    ]
    return f"| {' | '.join(cells)} |"


def _rates(rates: list[Rate]) -> str:
    return " / ".join(f"{100 * rate.value:.1f}" for rate in rates)


def _length(spread: Spread) -> str:
    return f"{spread.low:.0f}, {spread.median:.0f}, {spread.high:.0f}"


def main(arguments: list[str] | None = None) -> None:
    """Play what is missing, and write the page."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="so many for each mode and number of seats")
    parser.add_argument("--seed", type=int, default=170_000)
    parser.add_argument("--jobs", type=int, default=0, help="how many processes play; 0: one for each core")
    parser.add_argument("--game", choices=MODES, nargs="*", default=list(MODES), help="these games only")
    parser.add_argument("--data", type=Path, default=Path("build/balance"), help="where the games lie")
    parser.add_argument("--page", type=Path, default=PAGE)
    chosen = parser.parse_args(arguments)
    crew = Crew.of(chosen.jobs)
    known = 98 / max(1, chosen.games) ** 0.5
    parts = [HEAD.format(games=chosen.games, seed=chosen.seed, known=known)]
    for game in chosen.game:
        parts.append(f"\n## {game}\n\n| {' | '.join(COLUMNS)} |\n|{'---|' * len(COLUMNS)}\n")
        for mode, counts, options in MODES[game]:
            for seats in counts:
                one = trial(game, seats, options, chosen.seed)
                folder = chosen.data / f"{game}-{mode.replace(' ', '-') or 'plain'}-{seats}"
                fill(one, chosen.games, folder, crew)
                parts.append(row(mode, figures(one, chosen.games, folder)) + "\n")
    chosen.page.write_text("".join(parts), encoding="utf-8")


if __name__ == "__main__":
    main()
