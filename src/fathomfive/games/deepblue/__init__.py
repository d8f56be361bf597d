"""Deep Blue, by Daniel Skjold Pedersen and Asger Harding Granerud: lead dives to sunken ships, push your luck."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...kernel import Ask, Closed, Decoded, Game, Json, Option, Phrase, Rules, Stream, Value, chances
from ...kernel.sight import NOBODY
from . import outlook, phrases, scoring, thumb, turn, view, why, whynot
from .belief import redeal_hand
from .content import FILES, compile_content
from .invariants import complaints
from .setup import RANDOM
from .state import DeepBlueState
from .tables import SCENARIOS, Content


class DeepBlue(Game[DeepBlueState, Content]):
    """The game, as the kernel knows it."""

    id = "deepblue"
    seats = range(2, 6)
    rules_version = 1
    options = (Option("scenario", (*SCENARIOS, "random"), default="troubled-waters"),)
    bound = 100_000
    files = FILES
    facts = phrases.FACTS
    rules = phrases.RULES

    def compile(self, decoded: Decoded) -> Content:
        return compile_content(decoded)

    def new(self, content: Content, seats: int, options: Mapping[str, Value]) -> DeepBlueState:
        s = DeepBlueState()
        s.c = content
        chosen = options["scenario"]
        s.scenario = RANDOM if chosen == "random" else SCENARIOS.index(str(chosen))
        return s

    def play(self, s: DeepBlueState) -> Rules:
        return turn.play(s)

    def scores(self, s: DeepBlueState) -> list[int]:
        return s.chests[:] or [0] * s.seats

    def known_scores(self, s: DeepBlueState, viewer: int) -> list[int | None]:
        """Everybody knows the own chest only (DB-8.5)."""
        return [points if seat == viewer else None for seat, points in enumerate(self.scores(s))]

    def ranks(self, s: DeepBlueState) -> list[int]:
        return scoring.ranks(s) if s.chests else [1] * s.seats

    def invariants(self, s: DeepBlueState) -> Iterable[str]:
        return complaints(s)

    def view(self, s: DeepBlueState, viewer: int) -> dict[str, Json]:
        return view.view(s, viewer)

    def redeal(self, s: DeepBlueState, viewer: int, stream: Stream) -> None:
        for seat in range(s.seats):
            if seat != viewer or viewer == NOBODY:
                redeal_hand(s, seat, stream)

    def advise(self, s: DeepBlueState, ask: Ask, stream: Stream) -> Value:
        return thumb.advise(s, ask)

    def outlook(self, s: DeepBlueState) -> list[float]:
        return chances(outlook.estimates(s), outlook.SPREAD) if s.chests else [1 / s.seats] * s.seats

    def features(self, s: DeepBlueState, seat: int) -> list[float]:
        return outlook.features(s, seat)

    def prompt(self, s: DeepBlueState, ask: Ask) -> Phrase:
        return phrases.prompt(s, ask)

    def label(self, s: DeepBlueState, ask: Ask, option: Value) -> Phrase:
        return phrases.label(s, ask, option)

    def target(self, s: DeepBlueState, ask: Ask, option: Value) -> str | None:
        return phrases.target(s, ask, option)

    def closed(self, s: DeepBlueState, ask: Ask) -> list[Closed]:
        return whynot.closed(s, ask)

    def reason(self, s: DeepBlueState, ask: Ask, option: Value) -> Phrase | None:
        return why.reason(s, ask, option)

    def piece(self, s: DeepBlueState, kind: str, value: Value) -> Phrase:
        return phrases.piece(s, kind, value)

    def outcome(self, s: DeepBlueState, kind: str, value: Value) -> Phrase:
        if kind == "first":
            assert isinstance(value, int)
            return Phrase("seat", number=value + 1)
        return phrases.piece(s, {"own_crew": "crew"}.get(kind, kind), value)


GAME = DeepBlue()
