"""A review as clients get it: as far as it has come, in one language, with the replay's frames beside the steps."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Literal

import msgspec

from ..study import Luck, Moment, Review, Summary
from ..study.grades import SURE
from ..study.shapes import Text
from .plainly import AnyJson as Json
from .shapes import OptionShown

State = Literal["none", "waiting", "running", "paused", "done", "failed"]
LUCKY = 0.05
"""From how much of the chance to win on an answer of nature is told."""
BEST = 3
"""So many of a seat's decisions are told as its best."""


class PointShown(msgspec.Struct, frozen=True):
    """How a position stands: every seat's chance to win, or the points it may expect, with standard errors."""

    step: int
    frame: int
    chances: list[float]
    errors: list[float]


class LineShown(msgspec.Struct, frozen=True):
    """One answer of the line that would follow."""

    seat: int
    kind: str
    label: str
    target: str | None


class OtherShown(msgspec.Struct, frozen=True):
    """Another option of a question: what it was worth to the seat, by what that knew."""

    value: Json
    worth: float
    error: float


class MomentShown(msgspec.Struct, frozen=True):
    """A decision that has a grade."""

    step: int
    """So many answers, nature's counted, came before."""
    frame: int
    """The replay's step that shows the position."""
    seat: int
    kind: str
    grade: str
    loss: float
    error: float
    low: float
    high: float
    """The interval of the loss: two standard errors to each side."""
    question: str
    chosen: OptionShown
    better: OptionShown | None
    others: list[OtherShown]
    """The rest of that question's options, the best first: most were tried less often than these two."""
    worth: float
    """The chance to win with what was done, by what the seat knew."""
    worth_error: float
    hindsight: float | None
    hindsight_error: float | None
    reason: str | None
    line: list[LineShown]


class LuckShown(msgspec.Struct, frozen=True):
    """An answer of nature that changed much: what it brought every seat, against what was to be expected."""

    step: int
    frame: int
    kind: str
    label: str
    gains: list[float]
    errors: list[float]


class GainShown(msgspec.Struct, frozen=True):
    """A decision that surely gained its seat something, against what the rule of thumb would have done; luck apart."""

    step: int
    frame: int
    seat: int
    gain: float
    error: float


class ReviewShown(msgspec.Struct, frozen=True):
    """A review as far as it has come."""

    state: State
    done: int
    steps: int
    start: list[float]
    points: list[PointShown]
    """The course: chances to win, or to reach the goal."""
    moments: list[MomentShown]
    summary: list[Summary]
    luck: list[LuckShown]
    expected: list[PointShown]
    """Allied or alone: the points to be expected, at some steps."""
    best: list[GainShown]
    """The decisions that gained each seat most, in the order of play."""
    frames: list[int]
    """By step of the replay: how many answers, nature's counted, came before."""
    allied: bool
    scores: list[int]
    ranks: list[int]
    problem: str | None = None
    """Why it failed."""


def nothing(state: State, problem: str | None = None) -> ReviewShown:
    """A review that has not come to anything yet."""
    return ReviewShown(state, 0, 0, [], [], [], [], [], [], [], [], False, [], [], problem)


def shown(review: Review, state: State, before: Sequence[int], language: str) -> ReviewShown:
    """A review in one language; `before` are the answers before each step of the replay."""
    frames = [*before, review.steps]
    return ReviewShown(
        state=state,
        done=review.done,
        steps=review.steps,
        start=review.start,
        points=[PointShown(p.step, bisect_left(frames, p.step), p.chances, p.errors) for p in review.course],
        moments=[_moment(moment, bisect_left(frames, moment.step), language) for moment in review.moments],
        summary=review.summary,
        luck=[_luck(one, bisect_left(frames, one.step + 1), language) for one in review.luck if _counts(one)],
        expected=[PointShown(p.step, bisect_left(frames, p.step), p.chances, p.errors) for p in review.points],
        best=_best(review, frames),
        frames=frames,
        allied=review.allied,
        scores=review.scores,
        ranks=review.ranks,
    )


def _counts(luck: Luck) -> bool:
    """Whether luck is worth telling: it surely changed somebody's chance by much."""
    pairs = zip(luck.gains, luck.errors, strict=True)
    return any(abs(gain) - SURE * error > 0 and abs(gain) >= LUCKY for gain, error in pairs)


def _best(review: Review, frames: Sequence[int]) -> list[GainShown]:
    """The decisions that gained each seat most, if that is sure."""
    found: list[Moment] = []
    for seat in range(review.seats):
        sure = [one for one in review.decisions if one.seat == seat and one.gains[seat] > SURE * one.gain_errors[seat]]
        found += sorted(sure, key=lambda one: -one.gains[one.seat])[:BEST]
    return [
        GainShown(one.first, bisect_left(frames, one.first), one.seat, one.gains[one.seat], one.gain_errors[one.seat])
        for one in sorted(found, key=lambda one: one.first)
    ]


def _moment(moment: Moment, frame: int, language: str) -> MomentShown:
    better = _option(moment.better, moment.better_said, moment.better_target, language)
    return MomentShown(
        step=moment.step,
        frame=frame,
        seat=moment.seat,
        kind=moment.kind,
        grade=moment.grade,
        loss=moment.loss,
        error=moment.error,
        low=max(0.0, moment.loss - SURE * moment.error),
        high=moment.loss + SURE * moment.error,
        question=_said(moment.asked, language),
        chosen=_option(moment.chosen, moment.chosen_said, moment.chosen_target, language),
        better=None if moment.better is None else better,
        others=_others(moment),
        worth=moment.worth,
        worth_error=moment.worth_error,
        hindsight=moment.hindsight,
        hindsight_error=moment.hindsight_error,
        reason=_said(moment.reason, language) or None,
        line=[LineShown(one.seat, one.kind, _said(one.said, language), one.target) for one in moment.line],
    )


def _others(moment: Moment) -> list[OtherShown]:
    """What stood beside the chosen and the better option."""
    return [
        OtherShown(one.option, one.worth, one.error)
        for one in moment.options
        if one.step == moment.step and one.option not in (moment.chosen, moment.better)
    ]


def _option(value: Json, words: Text, target: str | None, language: str) -> OptionShown:
    return OptionShown(value, _said(words, language), target)


def _luck(luck: Luck, frame: int, language: str) -> LuckShown:
    return LuckShown(luck.step, frame, luck.kind, _said(luck.said, language), luck.gains, luck.errors)


def _said(words: Text, language: str) -> str:
    return words.get(language, "")
