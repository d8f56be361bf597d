"""Otys, by Claude Lucchini (Libellud, Pearl Games): divers, keys and contracts in a drowned city."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...kernel import Ask, Closed, Decoded, Game, Option, Phrase, Rules, Stream, Value
from . import phrases, scoring, standing, targets, thumb, turn, why, whynot
from .content import FILES, compiled
from .invariants import complaints
from .setup import DRAWN_SIDE
from .state import LEVELS, OtysState
from .tables import Content


class Otys(Game[OtysState, Content]):
    """The game, as the kernel knows it."""

    id = "otys"
    seats = range(2, 5)
    rules_version = 1
    options = (Option("sponsors", ("basic", "advanced", "random")), Option("spy", ("rulebook", "author")))
    bound = 100_000
    spread = 4.0
    files = FILES
    facts = phrases.FACTS
    rules = phrases.RULES

    def compile(self, decoded: Decoded) -> Content:
        return compiled(decoded)

    def new(self, content: Content, seats: int, options: Mapping[str, Value]) -> OtysState:
        s = OtysState()
        s.c = content
        s.author = int(options["spy"] == "author")
        s.sides = [{"basic": 0, "advanced": 1}.get(str(options["sponsors"]), DRAWN_SIDE)] * LEVELS
        return s

    def play(self, s: OtysState) -> Rules:
        return turn.play(s)

    def scores(self, s: OtysState) -> list[int]:
        return scoring.scores(s)

    def known_scores(self, s: OtysState, viewer: int) -> list[int | None]:
        """Prestige is counted openly (OT-3.1)."""
        return [*self.scores(s)]

    def ranks(self, s: OtysState) -> list[int]:
        return scoring.ranks(s)

    def invariants(self, s: OtysState) -> Iterable[str]:
        return complaints(s)

    def advise(self, s: OtysState, ask: Ask, stream: Stream) -> Value:
        return thumb.advise(s, ask, stream)

    def outlook(self, s: OtysState) -> list[float]:
        return standing.outlook(s)

    def features(self, s: OtysState, seat: int) -> list[float]:
        return standing.features(s, seat)

    def prompt(self, s: OtysState, ask: Ask) -> Phrase:
        return phrases.prompt(s, ask)

    def label(self, s: OtysState, ask: Ask, option: Value) -> Phrase:
        return phrases.label(s, ask, option)

    def target(self, s: OtysState, ask: Ask, option: Value) -> str | None:
        return targets.target(s, ask, option)

    def closed(self, s: OtysState, ask: Ask) -> list[Closed]:
        return whynot.closed(s, ask)

    def reason(self, s: OtysState, ask: Ask, option: Value) -> Phrase | None:
        return why.reason(s, ask, option)

    def piece(self, s: OtysState, kind: str, value: Value) -> Phrase:
        return phrases.piece(s, kind, value)

    def outcome(self, s: OtysState, kind: str, value: Value) -> Phrase:
        return phrases.outcome(s, kind, value)


GAME = Otys()
