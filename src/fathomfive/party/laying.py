"""How a table is laid that somebody wishes for: who sits where, with which secrets, options and luck."""

from __future__ import annotations

import msgspec

from ..kernel import game
from ..kernel.lessons import lesson as lesson_of
from ..kernel.lessons import options_of
from ..kernel.values import jsonable
from . import luck, tokens
from .errors import Invalid
from .people import Sitter
from .plainly import AnyJson as Json
from .seating import seated, tidy
from .shapes import BotSeat, HumanSeat, NewTable

RIVAL = "calm"
"""The bot that plays on for the rivals when a lesson is over."""


class Laid(msgspec.Struct, frozen=True):
    """A table before its first question."""

    game: str
    sitters: list[Sitter]
    secrets: list[str | None]
    """By seat: the token of whoever sits there; none of a bot."""
    options: dict[str, Json]
    seed: int | None
    lesson: str | None = None

    @property
    def digests(self) -> list[bytes | None]:
        """What is kept of the tokens."""
        return [None if secret is None else tokens.digest(secret) for secret in self.secrets]


def laid(wanted: NewTable) -> Laid:
    """The table that is wished for, or why there is none."""
    if wanted.lesson is not None:
        return _for_lesson(wanted, wanted.lesson)
    if not wanted.seats:
        raise Invalid("a table has at least one seat: say who sits where in `seats`, or name a `lesson`")
    sitters, secrets = seated(wanted.seats)
    if wanted.seed is not None:
        luck.check_named(sitters)
    return Laid(wanted.game, sitters, secrets, dict(wanted.options), wanted.seed)


def _for_lesson(wanted: NewTable, id: str) -> Laid:
    """One person, and the rivals that the lesson wants."""
    first = wanted.seats[0] if wanted.seats else HumanSeat()
    if wanted.options or wanted.seed is not None or len(wanted.seats) > 1 or isinstance(first, BotSeat):
        raise Invalid("a lesson says itself who sits where and how the table is laid: send `game` and `lesson`")
    lesson = lesson_of(game(wanted.game), id)
    script = lesson.script
    learner = Sitter("human", tidy(first.name), None, lesson.seat)
    rivals = [Sitter("bot", script.rival, RIVAL, seat) for seat in range(script.seats)]
    sitters = [learner if seat == lesson.seat else rivals[seat] for seat in range(script.seats)]
    secrets = [tokens.new_token() if seat == lesson.seat else None for seat in range(script.seats)]
    options = {name: jsonable(value) for name, value in options_of(script).items()}
    return Laid(wanted.game, sitters, secrets, options, script.seed, id)
