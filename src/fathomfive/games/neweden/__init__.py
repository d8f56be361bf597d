"""New Eden, by Benjamin Schwer (Schmidt Spiele): build a station on the sea floor, and keep it from falling apart."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ...kernel import Ask, Closed, Decoded, Fact, Game, Json, Option, Phrase, Rules, SetupError, Stream, Value
from . import outlook, phrases, rounds, scoring, thumb, why
from .content import FILES, compile_content
from .invariants import complaints
from .state import NewEdenState
from .tables import Content
from .view import view


class NewEden(Game[NewEdenState, Content]):
    """The game, as the kernel knows it."""

    id = "neweden"
    seats = range(1, 5)
    rules_version = 1
    options = (Option("difficulty", (0, 1, 2, 3)),)
    bound = 5_000
    files = FILES
    facts = phrases.FACTS
    rules = phrases.RULES

    def compile(self, decoded: Decoded) -> Content:
        return compile_content(decoded)

    def new(self, content: Content, seats: int, options: Mapping[str, Value]) -> NewEdenState:
        s = NewEdenState()
        s.c = content
        difficulty = options["difficulty"]
        assert isinstance(difficulty, int)
        if difficulty and seats > 1:
            raise SetupError(f"difficulty is Deep Thought's, who plays against one seat only, not against {seats}")
        s.difficulty = difficulty
        return s

    def play(self, s: NewEdenState) -> Rules:
        return rounds.play(s)

    def scores(self, s: NewEdenState) -> list[int]:
        return [station.points for station in s.stations[: s.seats]] or [0] * s.seats

    def ranks(self, s: NewEdenState) -> list[int]:
        return scoring.ranks(s) if s.stations else [1] * s.seats

    def invariants(self, s: NewEdenState) -> Iterable[str]:
        return complaints(s)

    def view(self, s: NewEdenState, viewer: int) -> dict[str, Json]:
        return view(s, viewer)

    def advise(self, s: NewEdenState, ask: Ask, stream: Stream) -> Value:
        return thumb.advise(s, ask)

    def outlook(self, s: NewEdenState) -> list[float]:
        return outlook.outlook(s)

    def horizon(self, s: NewEdenState) -> int:
        """Modules pay off late: two turns of both rivals."""
        return 4

    def features(self, s: NewEdenState, seat: int) -> list[float]:
        return outlook.features(s, seat)

    def prompt(self, s: NewEdenState, ask: Ask) -> Phrase:
        return phrases.prompt(s, ask)

    def label(self, s: NewEdenState, ask: Ask, option: Value) -> Phrase:
        return phrases.label(s, ask, option)

    def target(self, s: NewEdenState, ask: Ask, option: Value) -> str | None:
        return phrases.target(s, ask, option)

    def closed(self, s: NewEdenState, ask: Ask) -> list[Closed]:
        return why.closed(s, ask)

    def reason(self, s: NewEdenState, ask: Ask, option: Value) -> Phrase | None:
        return why.reason(s, ask, option)

    def piece(self, s: NewEdenState, kind: str, value: Value) -> Phrase:
        return phrases.piece(s, kind, value)

    def outcome(self, s: NewEdenState, kind: str, value: Value) -> Phrase:
        if kind == "first":
            assert isinstance(value, int)
            return Phrase("seat", number=value + 1)
        return phrases.piece(s, "module" if kind == "own_module" else kind, value)

    def phrase(self, s: NewEdenState, fact: Fact, names: Sequence[str]) -> Phrase:
        if s.seats == 1:
            names = [names[0] if names else "", phrases.AUTOMATON]
        return super().phrase(s, fact, names)


GAME = NewEden()
