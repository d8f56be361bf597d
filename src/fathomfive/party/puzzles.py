"""The puzzles that are shipped, as they are offered."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import msgspec

from ..kernel import SetupError
from ..study import puzzles
from .errors import Refused


class PuzzleListed(msgspec.Struct, frozen=True):
    """A puzzle in a list."""

    id: str
    game: str
    seats: int
    mode: str
    """`rivals`, `alone`, or `together`."""
    kind: str
    grade: int
    """From 1, which most find, to 5."""


class NoPuzzle(Refused):
    """No puzzle with this id."""

    status = 404
    title = "No such puzzle"


def listed(game: str | None) -> list[PuzzleListed]:
    """All puzzles, or those of one game: the easiest of each game first."""
    return [PuzzleListed(one.id, one.game, one.seats, one.mode, one.kind, one.grade) for one in puzzles.puzzles(game)]


def known(id: str) -> puzzles.Puzzle:
    """A puzzle that exists."""
    return _found(lambda: puzzles.puzzle(id))


def of_the_day(day: date) -> puzzles.Puzzle:
    """The puzzle of a day."""
    return _found(lambda: puzzles.of_the_day(day))


def _found(find: Callable[[], puzzles.Puzzle]) -> puzzles.Puzzle:
    try:
        return find()
    except SetupError as error:
        raise NoPuzzle(str(error)) from None
