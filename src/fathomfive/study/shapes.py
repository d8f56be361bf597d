"""What a review is made of: plain, frozen, and the same as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from ..kernel import Json
from ..kernel.words import LANGUAGES

if TYPE_CHECKING:
    from ..kernel import Value
else:
    Value = Any  # the kernel's type leads into itself, where decoders cannot follow

Text = dict[str, str]
"""Something said, by language."""


class Point(msgspec.Struct, frozen=True):
    """How a position stands: after so many answers, every seat's chance to win, and the standard errors.

    >>> step, chances, errors = Point(0, [0.5, 0.5], [0.02, 0.02])
    >>> chances
    [0.5, 0.5]
    """

    step: int
    chances: list[float]
    errors: list[float]

    def __iter__(self) -> Iterator[Any]:
        return iter((self.step, self.chances, self.errors))


class Worth(msgspec.Struct, frozen=True):
    """An option of an action, as the seat could judge it."""

    step: int
    option: Value
    worth: float
    """The chance to win with it."""
    error: float
    visits: int
    """On how many courses of the game that rests."""


class Line(msgspec.Struct, frozen=True):
    """One answer of a line that would follow."""

    seat: int
    kind: str
    value: Value
    said: Text
    target: str | None = None
    """The thing on the table that it points at."""


class Moment(msgspec.Struct, frozen=True):
    """One decision: the questions of one action, judged together by what the seat knew.

    `step` is the question at which the better option stood, `first` and `last` are those of the whole action. As a
    tuple it is what every program needs: step, seat, kind, loss, error, grade, chosen, better.
    """

    step: int
    seat: int
    kind: str
    loss: float
    """Best minus chosen, as a chance to win; 0 if nothing better was found."""
    error: float
    grade: str
    """`slip`, `mistake`, `blunder` or `only` (the only good one), if that is sure; else nothing."""
    chosen: Value
    better: Value | None
    first: int
    last: int
    worth: float
    """What the whole action was worth to the seat, knowing what it knew."""
    worth_error: float
    lead: float
    """By how much the best other option is better; below 0 if the chosen one was the best."""
    gains: list[float]
    """What every seat gained or lost by it, against what the rule of thumb would have done."""
    gain_errors: list[float]
    options: list[Worth]
    hindsight: float | None = None
    """The loss with everything known, if that was looked at."""
    hindsight_error: float | None = None
    asked: Text = {}
    chosen_said: Text = {}
    better_said: Text = {}
    chosen_target: str | None = None
    better_target: str | None = None
    """The things on the table that the two point at."""
    reason: Text = {}
    """What speaks for the better option, in the game's own terms."""
    line: list[Line] = []
    """What would have followed, on one table as it might have been."""

    def __iter__(self) -> Iterator[Any]:
        return iter((self.step, self.seat, self.kind, self.loss, self.error, self.grade, self.chosen, self.better))


class Luck(msgspec.Struct, frozen=True):
    """One answer of nature: what it brought every seat, against what was to be expected."""

    step: int
    kind: str
    outcome: Value
    outcomes: int
    """How many answers were possible."""
    gains: list[float]
    errors: list[float]
    said: Text = {}


class Level(msgspec.Struct, frozen=True):
    """Which level loses about as much per decision; `low` to `high` are all that cannot be ruled out."""

    at: str
    low: str
    high: str


class Summary(msgspec.Struct, frozen=True):
    """A seat's game: result = own + others + luck + residual, exactly."""

    seat: int
    outcome: float
    """What it won: 1, 0, or a share of a shared first place."""
    result: float
    """Outcome minus the chance at the start."""
    own: float
    """What its own decisions gained or lost, against the rule of thumb's."""
    others: float
    luck: float
    residual: float
    own_error: float
    others_error: float
    luck_error: float
    decisions: int
    counts: dict[str, int]
    loss: float
    """The mean loss per decision."""
    loss_error: float
    worst: int | None
    """The step of the dearest decision."""
    level: Level | None


class Review(msgspec.Struct, frozen=True):
    """A finished game, reviewed as far as it has come."""

    game: str
    seats: int
    names: list[str]
    allied: bool
    """Whether the seats won or lost as one: then the chances are those to reach the goal."""
    seed: int
    seconds: float
    complete: bool
    """Whether the whole game has been looked at; if so, the same seed and budget give the same review."""
    done: int
    steps: int
    scores: list[int]
    ranks: list[int]
    start: list[float]
    start_errors: list[float]
    course: list[Point]
    points: list[Point]
    """Allied or alone: the points to be expected, at some steps."""
    moments: list[Moment]
    """The decisions that have a grade, in the order of play."""
    decisions: list[Moment]
    """All real decisions."""
    luck: list[Luck]
    summary: list[Summary]

    def to_json(self) -> dict[str, Json]:
        """The review as plain data."""
        plain: dict[str, Json] = msgspec.to_builtins(self)
        return plain


def said(words: dict[str, str]) -> Text:
    """A text in every language, or none."""
    return words if len(words) == len(LANGUAGES) else {}
