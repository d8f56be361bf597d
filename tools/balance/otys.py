"""The figures of docs/balance/otys.md: `python -m tools.balance.otys --games 2000 --seats 2 3 4`.

The rule of thumb plays all seats. It reads nothing that is hidden from the asked seat, so it is asked directly, without
a redealt table. With `--standing` it lets an answer stand wherever that is offered and it would give it anyway.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final, cast

from fathomfive.games.otys import GAME
from fathomfive.games.otys.rules.state import LEVELS, OtysState
from fathomfive.kernel import AnyAsk, Stream, Table, Value

PARTS: Final = 12
"""A shared win is split: two, three or four winners get so many twelfths of it."""
COUNTED: Final = {
    "fills": "contract",
    "keeps": "kept",
    "takes_reward": "explored",
    "uses_reward": "used",
    "uses_sponsor": "sponsor",
    "activates": "diver",
    "upgrades": "upgraded",
}
"""The facts that are counted by the piece they name, which is their second argument."""
SETUPS: Final[tuple[tuple[int, dict[str, Value]], ...]] = (
    (2, {}),
    (3, {}),
    (4, {}),
    (2, {"sponsors": "advanced"}),
    (3, {"sponsors": "random"}),
    (4, {"sponsors": "advanced", "spy": "author"}),
)


def tally(table: Table) -> dict[str, int]:
    """Rounds, wins by place in the order of play, and how often every piece was used; the table must keep facts.

    Of contracts also the level they were filled on and what they scored there.
    """
    s = cast(OtysState, table.state)
    counts: Counter[str] = Counter({"rounds": s.round, f"rounds/{s.round}": 1})
    winners = [seat for seat, rank in enumerate(table.ranks) if rank == 1]
    for seat in winners:
        counts[f"win/{(seat - s.first) % s.seats + 1}"] = PARTS // len(winners)
    for fact in table.facts:
        name = fact.kind
        if name in COUNTED:
            name = f"{COUNTED[name]}/{_named(s, name, cast(int, fact.args[1]))}"
        if fact.kind == "fills":
            contract = s.c.contracts[cast(int, fact.args[1])]
            counts[f"level/{fact.args[2]}"] += 1
            counts[f"prestige/{fact.args[2]}"] += contract.prestige
            counts[f"size/{contract.size}"] += 1
        counts[name] += 1
    return dict(counts)


def _named(s: OtysState, kind: str, number: int) -> str:
    if kind in ("fills", "keeps"):
        return s.c.contracts[number].id
    if kind in ("takes_reward", "uses_reward"):
        return s.c.rewards[number].id
    return s.c.sponsor_ids[number] if kind == "uses_sponsor" else s.c.diver_ids[number]


class Figures:
    """What many games with the same seats and options have shown."""

    def __init__(self, seats: int, options: Mapping[str, Value], standing: bool = False) -> None:
        self.seats = seats
        self.options = dict(options)
        self.standing = standing
        self.games = 0
        self.counts: Counter[str] = Counter()
        self.wins = [0.0] * seats
        self.points = 0
        self.questions = 0

    def play(self, seed: int) -> None:
        """One game."""
        table = Table("otys", self.seats, seed, self.options, facts=True)
        stream = Stream(seed)
        while not table.over:
            asked = table.questions[0]
            answer = GAME.advise(cast(OtysState, table.state), cast(AnyAsk, table.pending), stream)
            table.answer(answer, asked.seat, standing=self.standing and asked.stand == answer)
            self.questions += 1
        self.counts.update(tally(table))
        for seat, rank in enumerate(table.ranks):
            self.wins[seat] += (rank == 1) / table.ranks.count(1)
        self.points += sum(table.scores)
        self.games += 1

    def a_seat(self, name: str) -> float:
        """How often something happened, by game and seat."""
        return self.counts[name] / self.games / self.seats

    def rounds(self, share: float) -> int:
        """The number of rounds that so large a share of games does not exceed."""
        lengths = sorted((int(name[7:]), count) for name, count in self.counts.items() if name.startswith("rounds/"))
        seen = 0
        for length, count in lengths:
            seen += count
            if seen >= share * self.games:
                return length
        return lengths[-1][0]

    def row(self) -> str:
        """Seats, wins by seat and by place, length, prestige and questions: one row of the first table."""
        seats = " / ".join(f"{100 * won / self.games:.1f}" for won in self.wins)
        places = " / ".join(
            f"{100 * self.counts[f'win/{place}'] / PARTS / self.games:.1f}" for place in range(1, self.seats + 1)
        )
        lengths = ", ".join(str(self.rounds(share)) for share in (0.0, 0.05, 0.5, 0.95, 1.0))
        options = ", ".join(f"{name}={value}" for name, value in self.options.items()) or "–"
        return (
            f"| {self.seats} | {options} | {self.games:,} | {seats} | {places} | {lengths} |"
            f" {self.points / self.games / self.seats:.1f} | {self.questions / self.games / self.seats:.0f} |"
        )


def titled(title: str, columns: Sequence[str]) -> None:
    """The head of a table."""
    print(f"\n| {title} | {' | '.join(columns)} |\n|{'---|' * (len(columns) + 1)}")


def tables(figures: Sequence[Figures]) -> None:
    """Every table of the page, a column for each of the figures."""
    content, _ = GAME.load()
    print(
        "| seats | options | games | wins by seat, % | wins by place, % | rounds: least, 5 %, median, 95 %, most |",
        end="",
    )
    print(" mean prestige | questions a seat |\n|---|---|---|---|---|---|---|---|")
    for one in figures:
        print(one.row())
    columns = [f"{one.seats} seats{''.join(f', {value}' for value in one.options.values())}" for one in figures]
    titled("filled in a hundred games", columns)
    for contract in content.contracts:
        line(f"`{contract.id}`", [f"{100 * one.counts[f'contract/{contract.id}'] / one.games:.0f}" for one in figures])
    titled("by size, %", columns)
    for size in range(2, 7):
        line(f"{size} resources", [share(one, f"size/{size}", "size/") for one in figures])
    titled("by level: contracts a seat, share of their prestige", columns)
    for level in range(1, LEVELS + 1):
        cells = [
            f"{one.a_seat(f'level/{level}'):.2f}, {share(one, f'prestige/{level}', 'prestige/')} %" for one in figures
        ]
        line(str(level), cells)
    titled("taken, and used by sponsor 2, a tile and a hundred games", columns)
    for reward in content.rewards:
        whole = [one.games * reward.copies / 100 for one in figures]
        each = zip(figures, whole, strict=True)
        cells = [
            f"{one.counts[f'explored/{reward.id}'] / n:.0f}, {one.counts[f'used/{reward.id}'] / n:.0f}"
            for one, n in each
        ]
        line(f"`{reward.id}` × {reward.copies}", cells)
    titled("activated, and upgraded, a seat and game", columns)
    for diver in content.diver_ids:
        line(diver, [f"{one.a_seat(f'diver/{diver}'):.1f}, {one.a_seat(f'upgraded/{diver}'):.2f}" for one in figures])
    titled("used, a seat and game", columns)
    for sponsor in content.sponsor_ids:
        line(sponsor, [f"{one.a_seat(f'sponsor/{sponsor}'):.1f}" for one in figures])
    for kind in ("improves_mechanic", "improves_hacker"):
        line(kind, [f"{one.a_seat(kind):.2f}" for one in figures])


def line(name: str, cells: Sequence[str]) -> None:
    """A row of a table."""
    print(f"| {name} | {' | '.join(cells)} |")


def share(figures: Figures, name: str, prefix: str) -> str:
    """A count as a share of all of its kind."""
    whole = sum(count for other, count in figures.counts.items() if other.startswith(prefix))
    return f"{100 * figures.counts[name] / max(1, whole):.0f}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and print the tables as Markdown."""
    parser = argparse.ArgumentParser(prog="python -m tools.balance.otys", description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--standing", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    options = dict(option.split("=") for option in chosen.option)
    setups = [(seats, options) for seats in chosen.seats] if chosen.seats else SETUPS
    figures = [Figures(seats, given, chosen.standing) for seats, given in setups]
    for one in figures:
        for number in range(chosen.games):
            one.play(chosen.seed * 1_000_000 + number)
    tables(figures)


if __name__ == "__main__":
    main()
