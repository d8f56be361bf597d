"""What an option seems to lead to at a short look: it is answered on tables as they may be, and judged soon after.

The n-th look at every option meets the same redeal and the same luck, so options are compared on equal terms. The
short-sighted bot judges by nothing else, and the styles choose by it among options that are about as good.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt

from ..kernel import AnyAsk, Seat, Stream, Value
from .search import result


class Glance:
    """An option, and what each look at it showed: every seat's chance to win, and every seat's points."""

    __slots__ = ("option", "chances", "points")

    def __init__(self, option: Value) -> None:
        self.option = option
        self.chances: list[list[float]] = []
        self.points: list[list[int]] = []

    def chance(self, seat: int) -> float:
        """A seat's chance to win, on average."""
        return sum([look[seat] for look in self.chances]) / len(self.chances)

    def spread(self, seat: int) -> float:
        """How much a seat's chance varies from look to look: its standard deviation."""
        mean = self.chance(seat)
        return sqrt(sum([(look[seat] - mean) ** 2 for look in self.chances]) / len(self.chances))

    def gain(self, seat: int) -> float:
        """A seat's points, on average."""
        return sum([look[seat] for look in self.points]) / len(self.points)


def look(seat: Seat, ask: AnyAsk, glances: Iterable[Glance], base: int, units: int) -> None:
    """Look once more at each option: answer it, play on by the rule of thumb for so many units, and judge."""
    for glance in glances:
        stream = Stream(base + len(glance.chances))
        table = seat.imagine(stream)
        horizon = table.units + units
        advise = table.game.judge.ADVISE
        table.answer(glance.option, ask.seat)
        while not table.over and table.units < horizon:
            asked = table.asks[0]
            table.answer(advise[asked.kind](table.state, asked, stream), asked.seat)
        glance.chances.append(result(table) if table.over else table.game.judge.outlook(table.state))
        glance.points.append(table.scores)
