"""The bot that searches with what it has learned: a model judges the tables where the search stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel import Seat, Stream, Table, Value
from .search import Search, Weighed

if TYPE_CHECKING:
    from .model import Model

NEAR = 2
"""Units of play after which a model judges rivals: it sees more than the rest of the time would show."""


class Learned(Search):
    """A search that judges by a model, where one has been trained for the game; by the game's outlook elsewhere."""

    model: Model | None = None
    """The model to judge by; the one that comes with the package if nobody gives another."""

    def choose(self, seat: Seat) -> Value:
        self._load(seat)
        return super().choose(seat)

    def weigh(self, seat: Seat) -> list[Weighed]:
        self._load(seat)
        return super().weigh(seat)

    def _load(self, seat: Seat) -> None:
        if self.model is None:
            from .model import shipped  # only who asks a model waits for numpy

            table = seat.imagine(Stream(0))
            self.model = shipped(seat.game.id, table.game.allied(table.state))

    def _ahead(self, table: Table) -> int:
        ahead = super()._ahead(table)
        if self._turns or self.model is None or table.game.allied(table.state):
            return ahead
        return min(NEAR, ahead)

    def _outlook(self, table: Table) -> list[float]:
        return self.model.outlook(table) if self.model is not None else super()._outlook(table)
