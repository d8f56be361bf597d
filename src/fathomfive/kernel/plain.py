"""What a room says that has nothing special to say, and the rooms that a small game can do without."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import exp
from typing import TYPE_CHECKING, Any, Final, Generic, TypeAlias, TypeVar

from .kinds import EveryKind
from .words import Phrase

if TYPE_CHECKING:
    from .content import Decoded, File
    from .domains import Domain
    from .game import Game
    from .questions import AnyAsk
    from .random import Stream
    from .rooms import Closed
    from .shapes import Shape
    from .state import Fact, State
    from .values import Value

S = TypeVar("S", bound="State")
Scores: TypeAlias = "Callable[[State], list[int]]"

# --- rules ---


def allied(s: State) -> bool:
    """Whoever plays alone wins or loses alone; others are rivals."""
    return s.seats == 1


def known_scores(s: State, viewer: int) -> list[int | None] | None:
    """Who may know which score is found out by redealing."""
    return None


def ranked(scores: Sequence[int]) -> list[int]:
    """Places by score, equal scores sharing the better one.

    >>> ranked([12, 30, 12])
    [2, 1, 2]
    """
    return [1 + sum([other > score for other in scores]) for score in scores]


# --- words ---


def prompt(s: State, ask: AnyAsk) -> Phrase:
    """The message `ask-<kind>`."""
    return Phrase(f"ask-{ask.kind}")


def label(s: State, ask: AnyAsk, option: Value) -> Phrase:
    """The message `<kind>-<option>`."""
    return Phrase(f"{ask.kind}-{option}")


def nowhere(s: State, ask: AnyAsk, option: Value) -> None:
    """An option that points at nothing on the table."""


def outcome(s: State, kind: str, value: Value) -> Phrase:
    """A piece of the kind that is drawn, unless a number says it all."""
    return Phrase("number", number=value) if isinstance(value, int) else Phrase(f"{kind}-{value}")


def said(s: State, viewer: int) -> Mapping[str, Sequence[Phrase]]:
    """Nothing: what a client draws, it can name by itself."""
    return {}


def printed(content: object) -> Mapping[str, Sequence[Phrase]]:
    """Nothing: no piece has a text of its own."""
    return {}


# --- judge ---


def horizon(s: State) -> int:
    """The own turn among rivals, two when alone."""
    return 2 if allied(s) else 1


def chances(estimates: Sequence[float], spread: float) -> list[float]:
    """How likely each seat wins whose final score is estimated, give or take the spread.

    >>> [round(chance, 2) for chance in chances([20.0, 20.0, 10.0], 10.0)]
    [0.42, 0.42, 0.16]
    """
    top = max(estimates)
    weights = [exp((estimate - top) / spread) for estimate in estimates]
    total = sum(weights)
    return [weight / total for weight in weights]


def by_chance(s: State, ask: AnyAsk, stream: Stream) -> Value:
    """Any option, each as likely."""
    return ask.options[stream.below(len(ask.options))]


# --- explain ---


def no_reason(s: State, ask: AnyAsk, option: Value) -> None:
    """Nothing special speaks for an option."""


def nothing_closed(s: State, ask: AnyAsk) -> list[Closed]:
    """There is nothing that one might want to choose and cannot."""
    return []


def no_meters(s: State, seat: int) -> Mapping[str, int]:
    """There is nothing that is counted."""
    return {}


def harmless(before: State, after: State, seat: int) -> Phrase | None:
    """Nobody harms themselves by an option alone."""
    return None


# --- rooms that a small game can do without ---


class NoContent:
    """No files: everything is in the rules."""

    FILES: Mapping[str, type[File]] = {}

    def compile(self, decoded: Decoded, /) -> None:
        """There is nothing to compile."""


class NoArrays:
    """Nothing is numbered: the game has neither actions nor observations."""

    def domains(self, content: object, seats: int, options: Mapping[str, Value], /) -> Mapping[str, Domain]:
        return {}

    def shapes(self, content: object, seats: int, options: Mapping[str, Value], /) -> Mapping[str, Shape]:
        return {}


class PlainWords:
    """Questions and options by their names in the program, the same in every language."""

    FACTS: Mapping[str, tuple[str, ...]] = {}
    RULES: Mapping[str, str] = {}

    def __init__(self) -> None:
        self.PROMPT = EveryKind(self._prompt)
        self.LABEL = EveryKind(self._label)
        self.TARGET = EveryKind(nowhere)

    def _prompt(self, s: State, ask: AnyAsk) -> Phrase:
        return Phrase("named", name=ask.kind)

    def _label(self, s: State, ask: AnyAsk, option: Value) -> Phrase:
        return Phrase("named", name=_named(option))

    def piece(self, s: State, kind: str, value: Value, /) -> Phrase:
        return Phrase("named", name=_named(value))

    def outcome(self, s: State, kind: str, value: Value, /) -> Phrase:
        return Phrase("named", name=_named(value))

    def parts(self, s: State, facts: Sequence[Fact], /) -> list[tuple[Phrase, str, list[int]]]:
        return []

    def said(self, s: State, viewer: int, /) -> Mapping[str, Sequence[Phrase]]:
        return {}

    def printed(self, content: object, /) -> Mapping[str, Sequence[Phrase]]:
        return {}


def _named(value: Value) -> str:
    return " ".join([_named(item) for item in value]) if isinstance(value, tuple) else str(value)


def unweighed(s: State, ask: AnyAsk) -> list[float]:
    """The rule of thumb weighs nothing: it only says what it would do."""
    return []


class PlainJudge:
    """Advises by chance, and judges by the scores alone."""

    SPREAD: Final = 10.0
    ADVISE = EveryKind(by_chance)

    def __init__(self, scores: Scores) -> None:
        self._scores = scores

    def outlook(self, s: State, /) -> list[float]:
        return chances(self._scores(s), self.SPREAD)

    def horizon(self, s: State, /) -> int:
        return horizon(s)

    def features(self, s: State, seat: int, /) -> list[float]:
        return [self._scores(s)[seat] / self.SPREAD]

    def feature_names(self, s: State, /) -> Sequence[str]:
        return ("score",)


class PlainExplain:
    """Says nothing."""

    WHY = EveryKind(no_reason)
    WHYNOT = EveryKind(nothing_closed)
    meters = staticmethod(no_meters)
    harm = staticmethod(harmless)


class PlainText(Generic[S]):
    """Draws nothing: a client shows the view."""

    def board(
        self, game: Game[S, Any], s: S, viewer: int, language: str, names: Sequence[str], width: int, /
    ) -> list[tuple[str, str]]:
        return []
