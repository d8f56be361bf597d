"""The ways an action could have gone, in a race on the same luck.

A way leaves what was done at one question of the action, takes another option there, and goes on by the rule of thumb;
one way is the action as it was. All are tried on tables as they may have been for all the seat knew, the n-th trial of
each on the same redeal and the same luck, and the worse half falls out again and again.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import Stream, Table, Value
from .evaluator import Evaluator, Sample

FIRST = 4
"""So many trials of everything before the first falls out."""
LAST = 3
"""So many ways are kept until the end."""


class Way:
    """Another option at one question of an action, or the action as it was."""

    __slots__ = ("number", "option", "sample")

    def __init__(self, number: int, option: Value) -> None:
        self.number = number
        """Which question of the action, from 0."""
        self.option = option
        self.sample = Sample()

    def __repr__(self) -> str:
        return f"Way({self.number}, {self.option!r}, {len(self.sample)} trials)"


class Action:
    """The questions of an action: the table before each, what was chosen, and who chose."""

    def __init__(self, seat: int, first: int, tables: Sequence[Table], chosen: Sequence[Value]) -> None:
        self.seat = seat
        self.first = first
        self.tables = tables
        self.chosen = chosen

    @property
    def last(self) -> int:
        """The step of its last question."""
        return self.first + len(self.tables) - 1

    def others(self) -> list[Way]:
        """All ways but the one that was gone, in the order of the questions."""
        ways: list[Way] = []
        for number, table in enumerate(self.tables):
            for option in table.seat(self.seat).ask().options:
                if option != self.chosen[number]:
                    ways.append(Way(number, option))
        return ways

    def gone(self) -> Way:
        """The action as it was."""
        return Way(len(self.tables) - 1, self.chosen[-1])

    def advised(self, seed: int) -> tuple[int, Value] | None:
        """Where the rule of thumb would have left the way that was gone, and with which option; None if nowhere."""
        for number, table in enumerate(self.tables):
            imagined = table.imagine(self.seat, Stream(seed))
            ask = next(ask for ask in imagined.asks if ask.seat == self.seat)
            advice = imagined.game.advise(imagined.state, ask, Stream(seed))
            if advice != self.chosen[number]:
                return number, advice
        return None


class Trials:
    """Tries ways of an action: fairly, or with everything known."""

    def __init__(self, action: Action, evaluator: Evaluator, seed: int, *, fair: bool = True) -> None:
        self._action = action
        self.seat = action.seat
        self.evaluator = evaluator
        self._seed = seed
        self._fair = fair

    def fill(self, way: Way, count: int, sample: Sample | None = None) -> Sample:
        """Try a way until it has so many trials."""
        sample = way.sample if sample is None else sample
        table = self._action.tables[way.number]
        while len(sample) < count:
            stream = Stream(self._seed + len(sample))
            world = table.imagine(self._action.seat, stream) if self._fair else table.onward(stream)
            world.answer(way.option, self._action.seat)
            self.evaluator.play(world, stream, self.evaluator.until, sample)
        return sample


def race(trials: Trials, ways: list[Way], keep: Sequence[Way], seat: int, heat: int) -> list[Way]:
    """Let the ways race up to so many trials each; those to keep never fall out. The best first."""
    running = list(ways)
    count = min(FIRST, heat)
    while True:
        for way in running:
            trials.fill(way, count)
        running.sort(key=lambda way: way.sample.mean(seat), reverse=True)
        if count >= heat or len(running) <= 1:
            return running
        half = max(LAST, (len(running) + 1) // 2)
        running = [way for number, way in enumerate(running) if number < half or way in keep]
        count = min(heat, 2 * count)
