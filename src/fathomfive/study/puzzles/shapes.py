"""What a puzzle is, as it lies in a file."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from ...kernel import Json
else:
    Json = Any  # the kernel's type leads into itself, where decoders cannot follow

GRADES = (0.15, 0.35, 0.55, 0.75)
"""The share of tries at which the levels fail a puzzle of each grade, at most; the fifth grade is beyond."""


class Weighed(msgspec.Struct, frozen=True):
    """An option of the question, as the seat can judge it."""

    value: Json
    worth: float
    """The chance to win with it."""
    lead: float
    """By how much the solution is better, on the same luck."""
    error: float
    """The standard error of that."""


class Puzzle(msgspec.Struct, frozen=True):
    """A position of a game, and what is best there for the seat that is asked, by what it knows."""

    game: str
    seats: int
    seat: int
    kind: str
    solution: Json
    loss: float
    """By how much the second best option is worse."""
    error: float
    grade: int
    """From 1, which most find, to 5."""
    fails: dict[str, float]
    """By level: how often it fails."""
    options: list[Weighed]
    """All options, the best first."""
    record: dict[str, Json]
    """The game up to here."""
    mode: str = "rivals"
    """`rivals`, `alone`, or `together`."""

    @property
    def id(self) -> str:
        """A name that follows from the position and the question."""
        digest = blake2b(msgspec.json.encode([self.record, self.seat], order="sorted"), digest_size=5)
        return f"{self.game}-{digest.hexdigest()}"


def grade(fails: dict[str, float]) -> int:
    """How hard a puzzle is, by the mean share of tries at which the levels fail.

    >>> grade({"calm": 0.5, "twilight": 0.0}), grade({"calm": 0.9, "twilight": 1.0})
    (2, 5)
    """
    mean = sum(fails.values()) / max(1, len(fails))
    return 1 + sum([mean > limit for limit in GRADES])
