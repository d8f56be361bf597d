"""The bot that searches with what it has learned: a model judges the tables where the search stops."""

from __future__ import annotations

from ..kernel import Seat, Stream, Table, Value
from .plain_model import Judge, judge
from .search import Search, Weighed

NEAR = 2
"""Units of play after which a model judges rivals: it sees more than the rest of the time would show."""


class Learned(Search):
    """A search that judges by a model, where one has been trained for the game; by the game's outlook elsewhere."""

    model: Judge | None = None
    """The model to judge by; the one that comes with the package if nobody gives another."""

    def choose(self, seat: Seat) -> Value:
        self._load(seat)
        return super().choose(seat)

    def weigh(self, seat: Seat) -> list[Weighed]:
        self._load(seat)
        return super().weigh(seat)

    def _load(self, seat: Seat) -> None:
        if self.model is None:
            table = seat.imagine(Stream(0))
            self.model = judge(seat.game.id, table.game.rules.allied(table.state))

    def _ahead(self, table: Table) -> int:
        ahead = super()._ahead(table)
        if self._turns or self.model is None or table.game.rules.allied(table.state):
            return ahead
        return min(NEAR, ahead)

    def _outlook(self, table: Table) -> list[float]:
        return self.model.outlook(table) if self.model is not None else super()._outlook(table)
