"""What a lab finds: figures with their intervals, plain enough to be written as JSON."""

from __future__ import annotations

import msgspec

from ...kernel import Value
from ..stats import Interval, wilson
from .trial import Trial


class Rate(msgspec.Struct, frozen=True):
    """How often something happened of so many times, with Wilson's interval of 95 %."""

    hits: float
    of: int
    interval: Interval

    @staticmethod
    def counted(hits: float, of: int) -> Rate:
        """A rate; sums of shares may exceed the whole by rounding alone."""
        return Rate(hits, of, wilson(min(max(0.0, hits), float(of)), of))

    @property
    def value(self) -> float:
        """The rate itself; 0 of nothing."""
        return self.hits / self.of if self.of else 0.0


class Spread(msgspec.Struct, frozen=True):
    """How a number of a game is spread over the games, with a histogram: where it begins, its step, its counts."""

    mean: float
    least: int
    low: float
    median: float
    high: float
    most: int
    start: int
    step: int
    bars: list[int]


class Tenth(msgspec.Struct, frozen=True):
    """How well the standing after so many tenths of the game tells the result."""

    tenth: int
    leads: Rate
    """How often the sole leader by points won; allied: how often the judge foresaw whether they would."""
    foretold: float
    """How much of the result's variance the judge's chances explain: 1 is all, 0 no more than everybody's average."""
    error: float
    """Its standard error."""


class SetUp(msgspec.Struct, frozen=True):
    """The games of one combination of the options that went round."""

    options: dict[str, Value]
    games: int
    won: Rate
    """What whoever begins won; allied: how often the game was won."""
    score: float
    questions: float
    rounds: float
    changes: float


class Choice(msgspec.Struct, frozen=True):
    """One choice that seats had: how often it was offered and taken, and what became of them."""

    label: str
    """As `naming` writes it; of a chart by one argument, that argument alone."""
    picked: Rate
    """Of the times it was offered beside something else."""
    won: Rate
    """What was won by seats that took it at least once."""
    passed: Rate
    """What was won by seats that were offered it and never took it."""


class Chart(msgspec.Struct, frozen=True):
    """Choices that lie beside each other: one form of label with all it can name, or what else a question offers."""

    kind: str
    form: str
    """The form of the labels; empty: options that name nothing."""
    argument: str
    """The one argument they are told apart by, where there are too many combinations; empty: all."""
    example: str
    """One whole label, to say what the chart is about."""
    open: list[str]
    """The arguments in which its labels differ."""
    choices: list[Choice]
    offered: int


class Share(msgspec.Struct, frozen=True):
    """One part of what made the results of the studied games, as a share of all parts' variance."""

    part: str
    share: float
    error: float


class Fortune(msgspec.Struct, frozen=True):
    """Luck against skill, by the study of some of the games."""

    games: int
    seats: int
    size: int
    """The effort of each review."""
    shares: list[Share]


class Figures(msgspec.Struct, frozen=True):
    """What the games of one trial have shown."""

    trial: Trial
    games: int
    allied: bool
    won: Rate
    """Allied: how often the game was won."""
    seats: list[Rate]
    """What each seat won."""
    places: list[Rate]
    """What each place in the order of play won; empty where nobody begins."""
    score: float
    best: float
    """The mean of the highest scores."""
    margin: float
    questions: Spread
    rounds: Spread
    changes: Spread
    tenths: list[Tenth]
    set_ups: list[SetUp]
    charts: list[Chart]
    fortune: Fortune | None = None
