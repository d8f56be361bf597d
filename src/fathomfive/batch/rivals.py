"""Bots that have the seats of a batch which nobody steps."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots import Bot, seeded
from ..kernel import AnyAsk, Stream, Table


class Rivals:
    """A bot for every seat but the learner's, clockwise from it, at each of some tables."""

    def __init__(self, names: Sequence[str], learner: int, seats: int) -> None:
        self.learner = learner
        self._names = list(names)
        self._seats = seats
        self._bots: dict[int, list[Bot]] = {}

    def sit_down(self, row: int, seed: int) -> None:
        """New bots for a new game; their luck follows from its seed."""
        stream = Stream(seed)
        self._bots[row] = [seeded(name, int(stream.bits())) for name in self._names]

    def play(self, table: Table, row: int) -> None:
        """Let the bots answer until the learner is asked, or the game is over."""
        bots = self._bots[row]
        while not table.over:
            seats = [ask.seat for ask in table.asks]
            if self.learner in seats:
                return
            seat = seats[0]
            table.answer(bots[(seat - self.learner - 1) % self._seats].choose(table.seat(seat)), seat)

    def asked(self, asks: Sequence[AnyAsk]) -> AnyAsk:
        """The learner's question among those that wait."""
        return next(ask for ask in asks if ask.seat == self.learner)
