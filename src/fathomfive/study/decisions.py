"""Decisions: what an action was worth to the seat that chose it, knowing what it knew, and what would have been better.

A race finds the best other way; then both meet fresh luck, so that what merely won the race by luck shows no loss. It
goes on until the grade is settled or the budget is spent: then the decision is left without the grade that is not sure.
"""

from __future__ import annotations

import msgspec

from ..kernel import Stream, Value
from ..kernel.words import LANGUAGES
from .evaluator import Evaluator, Sample, base
from .grades import CLEAR, ONLY, grade, only, settled, settled_only
from .race import Action, Trials, Way, race
from .shapes import Line, Moment, Text, Worth, said

NEAR = 0.02
"""A chosen way that leads by less in the race is compared on fresh luck all the same."""
LINE = 6
"""How many answers of the line that would follow are told."""


class Effort(msgspec.Struct, frozen=True):
    """How many courses of the game each part of a study may take."""

    look: int
    """For the value of a position."""
    heat: int
    """For each way that runs to the end of a race."""
    fresh: int
    """At first, to compare two ways on fresh luck."""
    most: int
    """At most, until a grade is sure."""


class Compared(msgspec.Struct, frozen=True):
    """By how much one way leads another, on fresh luck."""

    lead: float
    error: float


def judge(action: Action, evaluator: Evaluator, effort: Effort, seed: int) -> Moment:
    """Judge one action."""
    seat = action.seat
    gone, others = action.gone(), action.others()
    advised = action.advised(base(seed, action.first, "advice"))
    thumb = gone if advised is None else _way(others, advised)
    heats = Trials(action, evaluator, base(seed, action.first, "race"))
    ranked = race(heats, [gone, *others], (gone, thumb), seat, effort.heat)
    best = next(way for way in ranked if way is not gone)
    duel = _Duel(action, evaluator, base(seed, action.first, "fresh"))
    ahead = gone.sample.mean(seat) - best.sample.mean(seat)
    compared = duel.until_settled(best, gone, effort, sole=ahead > CLEAR - NEAR) if _close(ahead) else None
    if compared is None:
        compared = Compared(*evaluator.lead(best.sample, gone.sample, seat))
    lead, error = compared.lead, compared.error
    loss = max(0.0, lead) if ahead < NEAR else 0.0
    sole = len(others) > 1 and only(-lead, error) and len(duel) > 0
    mark = grade(loss, error) or (ONLY if sole else "")
    gains, gain_errors = duel.gains(gone, thumb, effort.fresh)
    worths = duel.sample(gone, effort.fresh)
    moment = Moment(
        step=action.first + best.number,
        seat=seat,
        kind=action.tables[best.number].seat(seat).ask().kind,
        loss=loss,
        error=error,
        grade=mark,
        chosen=action.chosen[best.number],
        better=best.option if loss > 0.0 else None,
        first=action.first,
        last=action.last,
        worth=worths.mean(seat),
        worth_error=evaluator.error(worths, seat),
        lead=lead,
        gains=gains,
        gain_errors=gain_errors,
        options=_options(action, evaluator, [gone, *others]),
    )
    if not mark and loss < NEAR:
        return moment
    return _told(moment, action, best, evaluator, seed, len(duel.sample(gone, effort.fresh)))


def gained(action: Action, evaluator: Evaluator, seed: int, count: int) -> tuple[list[float], list[float]]:
    """What every seat gained by an action against what the rule of thumb would have done, and nothing else of it."""
    gone = action.gone()
    advised = action.advised(base(seed, action.first, "advice"))
    thumb = gone if advised is None else _way(action.others(), advised)
    return _Duel(action, evaluator, base(seed, action.first, "fresh")).gains(gone, thumb, count)


def _close(ahead: float) -> bool:
    """Whether fresh luck has something to say: a better way, or perhaps the only good one."""
    return ahead < NEAR or ahead > CLEAR - NEAR


def _way(ways: list[Way], place: tuple[int, Value]) -> Way:
    return next(way for way in ways if (way.number, way.option) == place)


class _Duel:
    """Ways on fresh luck, which played no part in choosing them."""

    def __init__(self, action: Action, evaluator: Evaluator, seed: int) -> None:
        self._seat = action.seat
        self._seats = action.tables[0].seats
        self._evaluator = evaluator
        self._trials = Trials(action, evaluator, seed)
        self._samples: dict[Way, Sample] = {}

    def __len__(self) -> int:
        return len(self._samples)

    def sample(self, way: Way, count: int) -> Sample:
        """A way on so many fresh courses at least."""
        return self._trials.fill(way, count, self._samples.setdefault(way, Sample()))

    def until_settled(self, best: Way, gone: Way, effort: Effort, *, sole: bool) -> Compared:
        """Compare two ways until the grade is settled, or given up."""
        count = effort.fresh
        while True:
            one, other = self.sample(best, count), self.sample(gone, count)
            lead, error = self._evaluator.lead(one, other, self._seat)
            own = self._evaluator.own_error(one, other)
            enough = settled_only(-lead, error, own) if sole else settled(lead, error, own)
            if enough or count >= effort.most:
                return Compared(lead, error)
            count = min(effort.most, 2 * count)

    def gains(self, gone: Way, thumb: Way, count: int) -> tuple[list[float], list[float]]:
        """What every seat gained by the way that was gone against the rule of thumb's, with errors."""
        if thumb is gone:
            return [0.0] * self._seats, [0.0] * self._seats
        one, other = self.sample(gone, count), self.sample(thumb, count)
        leads = [one.lead(other, seat) for seat in range(self._seats)]
        return [lead for lead, _ in leads], [error for _, error in leads]


def _options(action: Action, evaluator: Evaluator, ways: list[Way]) -> list[Worth]:
    """All ways as the race saw them, the best first."""
    seat = action.seat
    worths = [
        Worth(
            action.first + way.number,
            way.option,
            way.sample.mean(seat),
            evaluator.error(way.sample, seat),
            len(way.sample),
        )
        for way in ways
    ]
    return sorted(worths, key=lambda worth: worth.worth, reverse=True)


def _told(moment: Moment, action: Action, best: Way, evaluator: Evaluator, seed: int, count: int) -> Moment:
    """The moment with its words, its reason, the line that would follow, and hindsight."""
    seat = action.seat
    known = Trials(action, evaluator, base(seed, action.first, "hindsight"), fair=False)
    one, other = known.fill(best, count, Sample()), known.fill(action.gone(), count, Sample())
    late, doubt = evaluator.lead(one, other, seat)
    asked = action.tables[best.number].seat(seat).question
    reasons = {language: asked.reason(best.option, language) or "" for language in LANGUAGES}
    return msgspec.structs.replace(
        moment,
        hindsight=late,
        hindsight_error=doubt,
        asked={language: asked.prompt(language) for language in LANGUAGES},
        chosen_said={language: asked.label(moment.chosen, language) for language in LANGUAGES},
        better_said={language: asked.label(best.option, language) for language in LANGUAGES},
        chosen_target=asked.target(moment.chosen),
        better_target=asked.target(best.option),
        reason=said({language: text for language, text in reasons.items() if text}),
        line=line_after(action, best, base(seed, action.first, "line")),
    )


def line_after(action: Action, best: Way, seed: int) -> list[Line]:
    """What would have followed: the next answers by the rule of thumb, on one table as it might have been."""
    stream = Stream(seed)
    table = action.tables[best.number].imagine(action.seat, stream)
    table.answer(best.option, action.seat)
    line: list[Line] = []
    while not table.over and len(line) < LINE:
        asked, ask = table.questions[0], table.asks[0]
        value = table.game.advise(table.state, ask, stream)
        words: Text = {language: asked.label(value, language) for language in LANGUAGES}
        line.append(Line(ask.seat, ask.kind, value, words, asked.target(value)))
        table.answer(value, ask.seat)
    return line
