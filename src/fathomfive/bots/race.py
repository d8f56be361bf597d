"""The options of a question in a race: all meet the same luck, and the worse half falls out again and again.

Sequential halving (Karnin, Koren, Somekh: Almost Optimal Exploration in Multi-Armed Bandits), with the rule of thumb's
option as the one to beat: it never falls out, and what replaces it must be better beyond doubt.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log2, sqrt
from typing import Final

from ..kernel import Stream, Value

FEW: Final = 6
"""So many trials at least before a lead can be sure."""
SURE: Final = 3.5
"""How many standard errors make a lead sure."""
SAME: Final = 0.0005
"""A lead that is surely smaller does not matter."""


class Racer:
    """An option, and what each of its trials brought: the n-th trials of all options met the same luck."""

    __slots__ = ("option", "worths", "total", "square")

    def __init__(self, option: Value) -> None:
        self.option = option
        self.worths: list[float] = []
        self.total = 0.0
        self.square = 0.0

    @property
    def mean(self) -> float:
        """What it brought on average; what was never tried is worth least."""
        return self.total / len(self.worths) if self.worths else -1.0

    @property
    def spread(self) -> float:
        """How widely that varies: its standard deviation."""
        return sqrt(max(0.0, self.square / len(self.worths) - self.mean**2)) if self.worths else 0.0

    def note(self, worth: float) -> None:
        """Remember what a trial brought."""
        self.worths.append(worth)
        self.total += worth
        self.square += worth * worth

    def lead(self, other: Racer) -> tuple[float, float]:
        """By how much it is better than another on the same luck, and the standard error of that."""
        count = min(len(self.worths), len(other.worths))
        if count < 2:
            return 0.0, 1.0
        total = square = 0.0
        for number in range(count):
            difference = self.worths[number] - other.worths[number]
            total += difference
            square += difference * difference
        mean = total / count
        return mean, sqrt((max(0.0, square / count - mean * mean) + 1e-6) / (count - 1))


class Race:
    """All options of a question, those that are still in it, and how often half of them fell out."""

    __slots__ = ("racers", "advice", "doubt", "running", "rounds", "fallen", "pruning")

    def __init__(self, options: Sequence[Value], advice: Value, doubt: float, stream: Stream) -> None:
        order = list(range(len(options)))
        stream.shuffle(order)
        self.advice = Racer(advice)
        self.doubt = doubt
        self.racers: list[Racer] = [self.advice]
        for number in order:
            if options[number] != advice:
                self.racers.append(Racer(options[number]))
        self.running: list[Racer] = self.racers[:]
        self.rounds = max(1.0, log2(len(options)))
        self.fallen = 0
        self.pruning = FEW

    def next(self) -> Racer:
        """The one to try next: whoever has been tried least."""
        chosen = self.running[0]
        for racer in self.running:
            if len(racer.worths) < len(chosen.worths):
                chosen = racer
        return chosen

    def drop(self, share: float) -> None:
        """Let the worse half fall out, if so large a share of the budget is spent that it is time."""
        if len(self.running) <= 2 or share * self.rounds < self.fallen + 1:
            return
        self.fallen += 1
        keep = max(2, (len(self.running) + 1) // 2)
        ranked = sorted(self.running, key=_mean, reverse=True)
        self.running = ranked[:keep]
        if self.advice not in self.running:
            self.running[-1] = self.advice

    def prune(self) -> None:
        """After some laps, let fall out who is surely behind the leader, or as good as the leader: it makes no odds."""
        laps = len(self.running[-1].worths)
        if laps < self.pruning:
            return
        self.pruning = laps + 1 + laps // 4
        leader = self.running[0]
        for racer in self.running:
            if racer.mean > leader.mean:
                leader = racer
        kept: list[Racer] = []
        for racer in self.running:
            lead, error = leader.lead(racer)
            if racer is leader or (lead < SURE * error and lead + error > SAME):
                kept.append(racer)
        self.running = kept

    def winner(self) -> Racer:
        """The best of those still running; another than the advice must lead it by `doubt` standard errors."""
        best, most = self.advice, 0.0
        for racer in self.running:
            if racer is not self.advice:
                lead, error = racer.lead(self.advice)
                if lead - self.doubt * error > most:
                    best, most = racer, lead - self.doubt * error
        return best


def _mean(racer: Racer) -> float:
    return racer.mean
