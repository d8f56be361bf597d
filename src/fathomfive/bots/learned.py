"""The bot that searches with what it has learned: a model judges the tables where the search stops."""

from __future__ import annotations

from typing import ClassVar

from ..kernel import Seat, Stream, Table, Value
from .plain_model import Judge, from_file, judge, shipped_policy
from .search import Search, Weighed

NEAR = 2
"""Units of play after which a model judges rivals: it sees more than the rest of the time would show."""


class Learned(Search):
    """A search that judges by a model, where one has been trained for the game; by the game's outlook elsewhere.

    Where the model has a policy too, that says what to try first. `model` names a file of `fathom train`, to be used
    instead of the one that comes with the package.
    """

    SETTINGS: ClassVar[dict[str, type]] = {**Search.SETTINGS, "model": str}
    KIND: ClassVar[str] = "learned"
    model: Judge | None = None
    """The model to judge by; the one that comes with the package if nobody gives another."""

    def __init__(self, seed: int = 0, model: str = "", **settings: float) -> None:
        super().__init__(seed=seed, **settings)  # type: ignore[arg-type]
        if model:
            self.model, self.policy = from_file(model)

    def choose(self, seat: Seat) -> Value:
        self._load(seat)
        return super().choose(seat)

    def ponder(self, seat: Seat) -> tuple[Value, dict[Value, int]]:
        self._load(seat)
        return super().ponder(seat)

    def weigh(self, seat: Seat) -> list[Weighed]:
        self._load(seat)
        return super().weigh(seat)

    def _load(self, seat: Seat) -> None:
        if self.model is None:
            table = seat.imagine(Stream(0))
            allied = table.game.rules.allied(table.state)
            self.model, self.policy = judge(seat.game.id, allied), shipped_policy(seat.game.id, allied)

    def _ahead(self, table: Table) -> int:
        ahead = super()._ahead(table)
        if self._turns or self.model is None or table.game.rules.allied(table.state):
            return ahead
        return min(NEAR, ahead)

    def _outlook(self, table: Table) -> list[float]:
        return self.model.outlook(table) if self.model is not None else super()._outlook(table)
