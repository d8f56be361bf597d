"""The puzzles that are shipped, one file a game and mode, and which of them is the day's."""

from __future__ import annotations

from datetime import date
from functools import cache
from importlib.resources import files

import msgspec

from ...kernel import SetupError
from .shapes import Puzzle


@cache
def _shipped() -> dict[str, Puzzle]:
    """By name, the easiest of each game first."""
    folder = files("fathomfive.study") / "puzzles" / "shipped"
    papers = sorted([file for file in folder.iterdir() if file.name.endswith(".json")], key=lambda file: file.name)
    found = [one for file in papers for one in msgspec.json.decode(file.read_bytes(), type=list[Puzzle])]
    found.sort(key=lambda one: (one.game, one.grade, sum(one.fails.values()), one.id))
    return {one.id: one for one in found}


def puzzles(game: str | None = None) -> list[Puzzle]:
    """All shipped puzzles, or those of one game: the easiest first."""
    return [one for one in _shipped().values() if game in (None, one.game)]


def puzzle(id: str) -> Puzzle:
    """A shipped puzzle by its name."""
    found = _shipped().get(id)
    if found is None:
        raise SetupError(f"there is no puzzle {id!r}")
    return found


def of_the_day(day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody: the games take turns."""
    if not _shipped():
        raise SetupError("there are no puzzles")
    games = sorted({one.game for one in _shipped().values()})
    number = day.toordinal()
    row = sorted([one for one in _shipped().values() if one.game == games[number % len(games)]], key=lambda one: one.id)
    return row[number // len(games) % len(row)]
