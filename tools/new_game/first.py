"""The first generated files of a game: a golden record for each seat count, and perft counts."""

from __future__ import annotations

from pathlib import Path

from fathomfive.bots import seeded
from fathomfive.kernel import AnyGame, Table, dumps
from fathomfive.kernel.conformance import perft, wander

STEPS = 12
DEPTH = 3


def first_records(game: AnyGame, tests: Path) -> list[Path]:
    """Write them; `make regold` makes them again when the rules change."""
    folder = tests / "golden"
    folder.mkdir(exist_ok=True)
    written: list[Path] = []
    for seats in game.seats:
        path = folder / f"{game.id}-{seats}p-greedy-s{seats}.json"
        path.write_text(dumps(played(game, seats).record()), encoding="utf-8")
        written.append(path)
    counts = tests / "perft.toml"
    counts.write_text("\n".join([counted(game, seats) for seats in game.seats]), encoding="utf-8")
    return [*written, counts]


def played(game: AnyGame, seats: int) -> Table:
    """A game to its end, by the rule of thumb."""
    table = Table(game, seats, seats, names=[f"greedy {seat + 1}" for seat in range(seats)])
    bots = [seeded("greedy", seat) for seat in range(seats)]
    while (asked := table.question) is not None:
        table.answer(bots[asked.seat].choose(table.seat(asked.seat)), asked.seat)
    return table


def counted(game: AnyGame, seats: int) -> str:
    """How many ways there are to go on from a position in the middle of the game."""
    table = Table(game, seats, seats, nature="ask")
    wander(table, STEPS, seats)
    lines = [f"seats = {seats}", f"seed = {seats}", f"steps = {STEPS}", f"depth = {DEPTH}"]
    return "\n".join(["[[count]]", *lines, f"count = {perft(table, DEPTH)}", ""])
