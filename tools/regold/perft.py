"""Perft counts: how many sequences of answers there are from a number of positions."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import msgspec

from fathomfive.kernel import Table
from fathomfive.kernel import conformance as kit

from .change import TESTS, Change, changed

COUNT = re.compile(r"^count = (\d+)$", re.MULTILINE)


class Count(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position reached at random, and the number of ways to go on from it."""

    seats: int
    seed: int
    steps: int
    depth: int
    count: int
    options: dict[str, int | str] = {}

    def again(self, game: str) -> int:
        """Count once more."""
        table = Table(game, self.seats, self.seed, self.options, nature="ask")
        kit.wander(table, self.steps, self.seed)
        return kit.perft(table, self.depth)


def counts(path: Path) -> list[Count]:
    """The counts of a file."""
    return msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8"))["count"], list[Count])


def perft(game: str, tests: Path = TESTS) -> list[Change]:
    """The file of a game's counts, if one of them is another now; all else in it stays as it is written."""
    path = tests / "games" / game / "perft.toml"
    text = path.read_text(encoding="utf-8")
    now = [(one, one.again(game)) for one in counts(path)]
    news = iter([str(number) for _, number in now])
    different = [
        f"{one.seats} seats, seed {one.seed}, {one.depth} answers after {one.steps}: was {one.count}, is {number}"
        for one, number in now
        if number != one.count
    ]
    return changed(path, COUNT.sub(lambda _: f"count = {next(news)}", text).encode(), different)
