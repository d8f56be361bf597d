"""The evaluator: what a position is worth to every seat, and how sure that is.

From a position the game is played on by the rule of thumb, again and again, each time with other luck; after some units
of play the learned model judges where that led (the game's own outlook, where there is no model). The mean over these
courses is the worth of the position. Everything that is compared looks ahead to the same unit of play: then what a draw
or a choice changes is not mixed with what the model makes of one turn more.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from math import exp, sqrt

from ..bots.learned import NEAR
from ..bots.plain_model import Judge, judge
from ..bots.search import result
from ..kernel import Stream, Table
from .calibration import Calibration, calibration
from .rollout import play_on

Worths = list[float]
"""What something is worth to every seat: chances to win."""
HARDLY = 1e-6
"""A chance that is only what rounding left."""
ROUGH = 0.06
"""Where games won and lost are counted, a larger standard error is worth more courses: they are short there."""
MOSTLY = 0.5
LONGER = 16
"""So many times as many at most."""


def base(seed: int, step: int, purpose: str) -> int:
    """Where the luck of a study begins; the n-th course of the game takes the n-th seed from there.

    >>> base(0, 7, "fair") == base(0, 7, "fair") != base(1, 7, "fair")
    True
    """
    digest = blake2b(f"{seed}/{step}/{purpose}".encode(), digest_size=6).digest()
    return int.from_bytes(digest, "big") << 32


class Sample:
    """What several courses of the game brought every seat; the n-th ones of two samples may have met the same luck."""

    __slots__ = ("courses", "judged")

    def __init__(self) -> None:
        self.courses: list[Worths] = []
        self.judged = 0
        """How many of them ended before the game did, so that the model had to judge."""

    def __len__(self) -> int:
        return len(self.courses)

    def note(self, worths: Worths, judged: bool) -> None:
        """Remember what one course brought."""
        self.courses.append(worths)
        self.judged += judged

    @property
    def share(self) -> float:
        """How much of it the model has judged."""
        return self.judged / len(self.courses) if self.courses else 0.0

    def mean(self, seat: int) -> float:
        """What they brought a seat on average."""
        return sum([course[seat] for course in self.courses]) / len(self.courses)

    def means(self) -> Worths:
        """What they brought every seat on average."""
        return [self.mean(seat) for seat in range(len(self.courses[0]))]

    def variance(self, seat: int) -> float:
        """How widely that varies from course to course, as a variance."""
        return variance([course[seat] for course in self.courses])

    def error(self, seat: int) -> float:
        """The standard error of a seat's mean."""
        return sqrt(self.variance(seat) / len(self.courses))

    def lead(self, other: Sample, seat: int) -> tuple[float, float]:
        """By how much this is better for a seat than another on the same luck, and the standard error of that."""
        count = min(len(self), len(other))
        differences = [self.courses[n][seat] - other.courses[n][seat] for n in range(count)]
        return sum(differences) / count, sqrt(variance(differences) / count)


def variance(values: Sequence[float]) -> float:
    """The variance of what values were drawn from; of a single one nothing is known, and much is assumed.

    >>> variance([1.0, 3.0]), variance([1.0])
    (2.0, 0.25)
    """
    if len(values) < 2:
        return 0.25
    mean = sum(values) / len(values)
    return sum([(value - mean) ** 2 for value in values]) / (len(values) - 1)


def sharpened(chances: Worths, sharpness: float, allied: bool, lean: float = 0.0) -> Worths:
    """Chances made bolder or more timid: those of rivals and of nobody still add up to one, allies' go one by one.

    `lean` moves the odds that anybody wins at all: of allies, and of rivals where all of them may lose.

    >>> [round(chance, 2) for chance in sharpened([0.6, 0.3, 0.1], 2.0, False)]
    [0.78, 0.2, 0.02]
    >>> sharpened([0.5, 0.5], 3.0, True)
    [0.5, 0.5]
    >>> [round(chance, 2) for chance in sharpened([0.5, 0.5], 3.0, True, lean=1.0)]
    [0.73, 0.73]
    >>> [round(chance, 2) for chance in sharpened([0.16, 0.04], 0.5, False, lean=1.0)]  # mostly nobody wins
    [0.43, 0.22]
    """
    up = exp(lean)
    if allied:
        return [up * chance**sharpness / (up * chance**sharpness + (1.0 - chance) ** sharpness) for chance in chances]
    powers = [up * chance**sharpness for chance in chances]
    total = sum(powers) + nobody(chances) ** sharpness
    return [power / total for power in powers]


def nobody(chances: Worths) -> float:
    """The chance that no rival wins: 0 in most games, but half together all may lose.

    >>> nobody([0.5, 0.5]), nobody([0.1, 0.2, 0.1]) > 0.5
    (0.0, True)
    """
    rest = 1.0 - sum(chances)
    return rest if rest > HARDLY else 0.0


def rare(count: int, share: float) -> float:
    """What may not have come up yet in so many courses, where games won and lost are counted: as a standard error.

    >>> round(rare(48, 0.0), 3), rare(48, 1.0)
    (0.02, 0.0)
    """
    return (1.0 - share) / (count + 2)


class Evaluator:
    """Values positions of one game with its seats and mode."""

    def __init__(self, table: Table, ahead: int = 0) -> None:
        self.allied = table.game.rules.allied(table.state)
        self.model: Judge | None = judge(table.game.id, self.allied)
        self.calibration: Calibration = calibration(table.game.id, self.allied)
        self.sharpness = self.calibration.seated.get(str(table.seats), self.calibration.sharpness)
        self.lean = self.calibration.lean.get(str(table.options.get("difficulty")), 0.0)
        suits = table.game.judge.horizon(table.state) if self.allied or self.model is None else NEAR
        self.ahead = ahead or self.calibration.ahead or suits
        """How many units of play to look ahead."""
        self.answers = 0
        """How many questions have been answered on the way, so far."""

    def play(self, table: Table, stream: Stream, until: int, sample: Sample) -> None:
        """Play on from a table, which is used up, until so many units of play have begun; note what it brought."""
        self.answers += play_on(table, stream, until)
        if table.over:
            sample.note(result(table), False)
        else:
            sample.note(self._outlook(table), True)

    def value(self, table: Table, seed: int, count: int, until: int = 0, sample: Sample | None = None) -> Sample:
        """Value the very position of a table, with all that is hidden in it, by so many courses of the game."""
        sample = Sample() if sample is None else sample
        while len(sample) < count:
            stream = Stream(seed + len(sample))
            self.play(table.onward(stream), stream, until or self.until, sample)
        return sample

    def steady(self, table: Table, seed: int, count: int) -> Sample:
        """The same, with more courses where they mostly end the game: so few of them won or lost say little."""
        sample = self.value(table, seed, count)
        while len(sample) < LONGER * count and self.rough(sample):
            self.value(table, seed, 2 * len(sample), sample=sample)
        return sample

    def rough(self, sample: Sample) -> bool:
        """Whether more courses would say much more: the model has judged few of them, and they differ."""
        return sample.share < MOSTLY and max(self.errors(sample)) > ROUGH

    @property
    def until(self) -> int:
        """The unit of play, counted from a copy's own, at which the model judges."""
        return 1 + self.ahead

    def error(self, sample: Sample, seat: int) -> float:
        """The standard error of a value: of its courses, and of the model that judged them."""
        unseen = rare(len(sample), sample.share)
        return sqrt(sample.error(seat) ** 2 + unseen**2 + (sample.share * self.calibration.value) ** 2)

    def errors(self, sample: Sample) -> Worths:
        """The standard errors of a value for every seat."""
        return [self.error(sample, seat) for seat in range(len(sample.courses[0]))]

    def lead(self, one: Sample, other: Sample, seat: int) -> tuple[float, float]:
        """By how much one is better for a seat than another on the same luck, and the standard error of that."""
        lead, error = one.lead(other, seat)
        share = max(one.share, other.share)
        unseen = rare(min(len(one), len(other)), share) if lead or error else 0.0
        return lead, sqrt(error**2 + unseen**2 + self.own_error(one, other) ** 2)

    def own_error(self, one: Sample, other: Sample) -> float:
        """The model's own part in the standard error of a lead, which no number of courses makes smaller."""
        return max(one.share, other.share) * self.calibration.difference

    def _outlook(self, table: Table) -> Worths:
        chances = table.game.judge.outlook(table.state) if self.model is None else self.model.outlook(table)
        return sharpened(chances, self.sharpness, self.allied, self.lean)
