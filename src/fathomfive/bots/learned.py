"""The bot that searches with what it has learned: a model judges the tables where the search stops."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..kernel import Seat, Stream, Table, Value
from .search import Search, Weighed

if TYPE_CHECKING:
    from .model import Model


class Learned(Search):
    """A search that looks less far and sees more: it stops at the end of the turn, and asks a model."""

    def __init__(
        self,
        seed: int = 0,
        seconds: float = 0.0,
        visits: int = 0,
        turns: int = 1,
        curious: float = 0.25,
        broad: float = 1.0,
        doubt: float = 1.0,
    ) -> None:
        super().__init__(seed, seconds, visits, turns, curious, broad, doubt)
        self.model: Model | None = None
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

    def _outlook(self, table: Table) -> list[float]:
        assert self.model is not None
        return self.model.outlook(table)
