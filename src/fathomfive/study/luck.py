"""Luck: what an answer of nature was worth, against what was to be expected.

Before nature answers, a position is worth the mean over all answers, each by its odds; where there are many answers,
they are sampled evenly along their odds. After each of them the game is played on with the same luck, so that what is
compared differs by that answer alone; value before and luck come from the same courses.
"""

from __future__ import annotations

from math import sqrt

from ..kernel import Stream, Table, Value
from .evaluator import LONGER, MOSTLY, ROUGH, Evaluator, Sample, Worths, rare, variance

FEW = 2
"""So many courses after each answer at least."""
APART = 1 << 24
"""No course takes seeds from here on: which answers are looked at must not hang together with the luck after them."""


class Strata:
    """A position at which nature is asked, valued answer by answer."""

    def __init__(self, table: Table, evaluator: Evaluator, seed: int, count: int) -> None:
        asked = table.question
        assert asked is not None
        self._table = table
        self._evaluator = evaluator
        self._seed = seed
        self._seats = range(table.seats)
        outcomes = asked.outcomes
        looked = _spread(outcomes, max(FEW, count // FEW), Stream(seed + APART))
        self.sampled = len(looked) < len(outcomes)
        """Whether there were too many answers to look at each."""
        self.courses = max(FEW, count // len(looked))
        self.samples = [(value, odds, self._valued(value)) for value, odds in looked]

    def steady(self) -> Strata:
        """The same, with more courses where they mostly end the game: so few of them won or lost say little."""
        most = LONGER * self.courses
        while self.courses < most and self._judged < MOSTLY and max(map(self._drawn, self._seats)) > ROUGH**2:
            self.courses *= 2
            for value, _, sample in self.samples:
                self._valued(value, sample)
        return self

    def _valued(self, outcome: Value, sample: Sample | None = None) -> Sample:
        after = self._table.copy()
        units = after.units
        after.answer(outcome)
        until = self._evaluator.until - (after.units - units)
        return self._evaluator.value(after, self._seed, self.courses, max(1, until), sample)

    def before(self) -> tuple[Worths, Worths]:
        """What the position was worth before the answer, with errors."""
        model = self._judged * self._evaluator.calibration.value
        means: Worths = []
        errors: Worths = []
        for seat in self._seats:
            means.append(sum(self._expected(seat)) / self.courses)
            errors.append(sqrt(self._drawn(seat) + self._left_out(seat) + model**2))
        return means, errors

    @property
    def _judged(self) -> float:
        """The share of the courses that the model has judged, by the odds of the answers."""
        return sum([odds * sample.share for _, odds, sample in self.samples])

    def _drawn(self, seat: int) -> float:
        """How unsure the expectation is by the luck of so few courses, as a variance."""
        unseen = rare(self.courses * len(self.samples), self._judged)
        return variance(self._expected(seat)) / self.courses + unseen**2

    def luck(self, outcome: Value) -> tuple[Worths, Worths]:
        """What an answer gained every seat against the expectation, with errors."""
        actual = next((sample for value, _, sample in self.samples if value == outcome), None) or self._valued(outcome)
        gains: Worths = []
        errors: Worths = []
        for seat in self._seats:
            expected = self._expected(seat)
            gained = [actual.courses[n][seat] - expected[n] for n in range(self.courses)]
            gains.append(sum(gained) / self.courses)
            errors.append(sqrt(variance(gained) / self.courses + self._left_out(seat)))
        return gains, errors

    def _expected(self, seat: int) -> Worths:
        """What is to be expected, on the luck of each course."""
        return [sum([odds * sample.courses[n][seat] for _, odds, sample in self.samples]) for n in range(self.courses)]

    def _left_out(self, seat: int) -> float:
        """How unsure the expectation is because not every answer was looked at, as a variance."""
        if not self.sampled:
            return 0.0
        return variance([sample.mean(seat) for _, _, sample in self.samples]) / len(self.samples)


def _spread(outcomes: list[tuple[Value, float]], most: int, stream: Stream) -> list[tuple[Value, float]]:
    """Which answers to look at, with which weight: all, or an even sample along their odds."""
    if len(outcomes) <= most:
        return outcomes
    offset = stream.unit()
    taken: list[tuple[Value, float]] = []
    total, hits = 0.0, 0
    for value, odds in outcomes:
        total += odds
        here = 0
        while hits < most and hits + offset < total * most:
            here += 1
            hits += 1
        if here:
            taken.append((value, here / most))
    return taken
