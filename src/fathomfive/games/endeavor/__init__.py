"""Endeavor: Deep Sea. One to four crews explore and protect a growing ocean, against each other, together or alone."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...kernel import Ask, Closed, Decoded, Game, Json, Option, Phrase, Rules, Stream, Value, ranked
from . import alliance, counting, joint, phrases, scoring, standing, thumb, why
from .box import Box
from .content import FILES
from .invariants import complaints
from .rounds import play
from .setup import DIFFICULTIES, new
from .state import Expedition, technology


class Endeavor(Game[Expedition, Box]):
    """The game."""

    id = "endeavor"
    seats = range(1, 5)
    options = (
        Option("scenario", range(1, 11)),
        Option("mode", ("versus", "together")),
        Option("difficulty", tuple(DIFFICULTIES)),
        Option("declining", ("choices", "everything")),
    )
    bound = 20_000
    files = FILES
    facts = phrases.FACTS
    rules = phrases.RULES

    def compile(self, decoded: Decoded) -> Box:
        """Turn the content into flat tables."""
        return Box(decoded)

    def new(self, content: Box, seats: int, options: Mapping[str, Value]) -> Expedition:
        """The State before set-up."""
        return new(content, seats, options)

    def play(self, s: Expedition) -> Rules:
        """One unit of play."""
        return play(s)

    def scores(self, s: Expedition) -> list[int]:
        """Points; together, how many joint goals are reached."""
        return [joint.reached(s)] * s.seats if s.together else scoring.totals(s)

    def ranks(self, s: Expedition) -> list[int]:
        """Places; together, 1 when the group has won, else 2 (EN-10.10, EN-11.8)."""
        return [1 if joint.is_won(s) else 2] * s.seats if s.together else ranked(self.scores(s))

    def allied(self, s: Expedition) -> bool:
        """Together and alone the seats win or lose as one (EN-11.8)."""
        return s.together

    def invariants(self, s: Expedition) -> Iterable[str]:
        """Pieces that are not where they must be."""
        return complaints(s)

    def view(self, s: Expedition, viewer: int) -> dict[str, Json]:
        """Everything lies open; beside it, how the goals stand, what scores so far, and how deep submarines may go."""
        seen = super().view(s, viewer)
        seen["goals"] = [[name, have, need] for name, have, need in joint.standings(s)] if s.together else []
        seen["counts"] = [[counting.standing(s, goal, seat) for seat in range(s.seats)] for goal in s.sheet.goals]
        seen["parts"] = [list(parts) for parts in scoring.parts(s)]
        seen["technology"] = [technology(s, seat) for seat in range(s.seats)]
        return seen

    def advise(self, s: Expedition, ask: Ask, stream: Stream) -> Value:
        """A rule of thumb."""
        return thumb.advise(s, ask)

    def outlook(self, s: Expedition) -> list[float]:
        """Every seat's chance to win as the table looks now."""
        return alliance.outlook(s) if s.together else standing.outlook(s)

    def features(self, s: Expedition, seat: int) -> list[float]:
        """How a seat, or the group, stands."""
        return alliance.features(s) if s.together else standing.features(s, seat)

    def prompt(self, s: Expedition, ask: Ask) -> Phrase:
        """What is asked."""
        return phrases.prompt(s, ask)

    def label(self, s: Expedition, ask: Ask, option: Value) -> Phrase:
        """What an option says on its button."""
        return phrases.label(s, ask, option)

    def outcome(self, s: Expedition, kind: str, value: Value) -> Phrase:
        """What nature's answer is called."""
        return phrases.outcome(s, kind, value)

    def target(self, s: Expedition, ask: Ask, option: Value) -> str | None:
        """The thing on the table that an option points at."""
        return phrases.target(s, ask, option)

    def closed(self, s: Expedition, ask: Ask) -> list[Closed]:
        """What cannot be chosen now, and why not."""
        return why.closed(s, ask)

    def reason(self, s: Expedition, ask: Ask, option: Value) -> Phrase | None:
        """What speaks for an option."""
        return why.reason(s, ask, option)

    def piece(self, s: Expedition, kind: str, value: Value) -> Phrase:
        """The name of a piece that facts speak of."""
        return phrases.piece(s, kind, value)


GAME = Endeavor()
