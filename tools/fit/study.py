"""What a game's module here says: which fits there are, which games teach them, and what they see of a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, Protocol

import msgspec

from fathomfive.kernel import Table, Value

LEAD: Final = "lead"
POINTS: Final = "points"
WON: Final = "won"
Aim = Literal["lead", "points", "won"]
Setup = tuple[int, dict[str, Value]]


class Fit(msgspec.Struct, frozen=True):
    """One table of `weights.toml`: the names of its numbers, and what they are to foretell."""

    name: str
    names: tuple[str, ...]
    aim: Aim
    """`lead`: final points beyond those known, each seat against the mean of its table, for an outlook that only
    compares seats; `points`: the same as they are; `won`: whether the allies won."""


class Row(msgspec.Struct, frozen=True):
    """What a fit sees of one seat at one moment."""

    fit: str
    seat: int
    numbers: list[float]
    """In the order of the fit's names."""
    known: float
    """What the outlook adds and no fit finds: points counted already and terms chosen by hand; for allies, the
    factor that it multiplies the fitted chance by."""


class Study(Protocol):
    """A game's module: `tools.fit.otys` and its sisters."""

    @property
    def GAMES(self) -> int:  # noqa: N802
        """How many games are enough."""

    @property
    def FITS(self) -> Sequence[Fit]:  # noqa: N802
        """All tables of `weights.toml` that are fitted."""

    @property
    def SETUPS(self) -> Sequence[Sequence[Setup]]:  # noqa: N802
        """Seats and options; in groups, if fits learn from different games, which then are played in turn."""

    def rows(self, table: Table, /) -> list[Row]:
        """What the fits see now; nothing where the outlook does not weigh."""
