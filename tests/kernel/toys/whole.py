"""A game in one class: every room at once, each question answered by a method."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Generic, TypeVar

from fathomfive.kernel import plain, sight
from fathomfive.kernel.content import Decoded, File
from fathomfive.kernel.game import Game, Option
from fathomfive.kernel.kinds import EveryKind
from fathomfive.kernel.plain import chances, ranked
from fathomfive.kernel.questions import AnyAsk, Kind, Rules
from fathomfive.kernel.random import Stream
from fathomfive.kernel.rooms import Closed
from fathomfive.kernel.state import Fact, State
from fathomfive.kernel.values import Json, Value
from fathomfive.kernel.words import Phrase

S = TypeVar("S", bound=State)
C = TypeVar("C")


class Whole(Generic[S, C]):
    """Subclass it, and `game()` is the game."""

    id: str
    seats: range
    rules_version: int = 1
    options: tuple[Option, ...] = ()
    bound: int
    FILES: Mapping[str, type[File]] = {}
    FACTS: Mapping[str, tuple[str, ...]] = {}
    RULES: Mapping[str, str] = {}
    SPREAD: float = 10.0

    def __init__(self) -> None:
        self.KINDS: Mapping[str, Kind[Value]] = EveryKind(Kind("any"))
        self.PROMPT: Mapping[str, Callable[[S, AnyAsk], Phrase]] = EveryKind(self.prompt)
        self.LABEL: Mapping[str, Callable[[S, AnyAsk, Value], Phrase]] = EveryKind(self.label)
        self.TARGET: Mapping[str, Callable[[S, AnyAsk, Value], str | None]] = EveryKind(self.target)
        self.ADVISE: Mapping[str, Callable[[S, AnyAsk, Stream], Value]] = EveryKind(self.advise)
        self.WHY: Mapping[str, Callable[[S, AnyAsk, Value], Phrase | None]] = EveryKind(self.reason)
        self.WHYNOT: Mapping[str, Callable[[S, AnyAsk], list[Closed]]] = EveryKind(self.closed)
        self.meters, self.harm = plain.no_meters, plain.harmless
        self.redeal = self.deal_again if type(self).deal_again is not Whole.deal_again else sight.redeal

    def game(self) -> Game[S, C]:
        """The game, with this object in every room."""
        return Game(
            self.package,
            id=self.id,
            seats=self.seats,
            bound=self.bound,
            options=self.options,
            rules_version=self.rules_version,
            content=self,
            rules=self,
            words=self,
            judge=self,
            explain=self,
            text=self,
        )

    @property
    def package(self) -> str:
        """The package the game lives in."""
        return type(self).__module__

    def compile(self, decoded: Decoded, /) -> C:
        raise NotImplementedError

    def new(self, content: C, seats: int, options: Mapping[str, Value], /) -> S:
        raise NotImplementedError

    def play(self, s: S, /) -> Rules:
        raise NotImplementedError

    def scores(self, s: S, /) -> list[int]:
        raise NotImplementedError

    def known_scores(self, s: S, viewer: int, /) -> list[int | None] | None:
        return None

    def ranks(self, s: S, /) -> list[int]:
        return ranked(self.scores(s))

    def allied(self, s: S, /) -> bool:
        return s.seats == 1

    def invariants(self, s: S, /) -> Iterable[str]:
        return ()

    def view(self, s: S, viewer: int, /) -> dict[str, Json]:
        return sight.view(s, viewer)

    def deal_again(self, s: S, viewer: int, stream: Stream, /) -> None:
        """Override it to redeal in another way than the declaration says."""
        sight.redeal(s, viewer, stream)

    def advise(self, s: S, ask: AnyAsk, stream: Stream, /) -> Value:
        raise NotImplementedError

    def outlook(self, s: S, /) -> list[float]:
        return chances(self.scores(s), self.SPREAD)

    def horizon(self, s: S, /) -> int:
        return 2 if self.allied(s) else 1

    def features(self, s: S, seat: int, /) -> list[float]:
        return [self.scores(s)[seat] / self.SPREAD]

    def feature_names(self, s: S, /) -> Sequence[str]:
        return [f"feature {number}" for number in range(len(self.features(s, 0)))]

    def prompt(self, s: S, ask: AnyAsk, /) -> Phrase:
        return plain.prompt(s, ask)

    def label(self, s: S, ask: AnyAsk, option: Value, /) -> Phrase:
        return plain.label(s, ask, option)

    def outcome(self, s: S, kind: str, value: Value, /) -> Phrase:
        return plain.outcome(s, kind, value)

    def target(self, s: S, ask: AnyAsk, option: Value, /) -> str | None:
        return None

    def closed(self, s: S, ask: AnyAsk, /) -> list[Closed]:
        return []

    def reason(self, s: S, ask: AnyAsk, option: Value, /) -> Phrase | None:
        return None

    def piece(self, s: S, kind: str, value: Value, /) -> Phrase:
        raise LookupError(f"{self.id} has no pieces of kind {kind!r}")

    def parts(self, s: S, facts: Sequence[Fact], /) -> list[tuple[Phrase, str, list[int]]]:
        return []

    def said(self, s: S, viewer: int, /) -> Mapping[str, Sequence[Phrase]]:
        return plain.said(s, viewer)

    def printed(self, content: object, /) -> Mapping[str, Sequence[Phrase]]:
        return plain.printed(content)

    def board(
        self, game: Game[S, Any], s: S, viewer: int, language: str, names: Sequence[str], width: int, /
    ) -> list[tuple[str, str]]:
        return []
