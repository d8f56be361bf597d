"""How a table is laid that somebody wishes for: who sits where, with which secrets, options and luck."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ..kernel import game
from ..kernel.lessons import lesson as lesson_of
from ..kernel.lessons import options_of
from ..kernel.values import jsonable
from . import entries as e
from . import luck, tokens
from .errors import Invalid
from .party import Party
from .people import Gathering, Sitter
from .plainly import AnyJson as Json
from .seating import check_bot, fresh, seated, tidy
from .shapes import BotSeat, ClockRules, Gather, HumanSeat, NewTable
from .snapshots import begin

RIVAL = "calm"
"""The bot that plays on for the rivals when a lesson is over."""


class Laid(msgspec.Struct, frozen=True):
    """A table before its first question."""

    game: str
    sitters: list[Sitter]
    digests: list[bytes | None]
    """By seat: what is kept of the token of whoever sits there; none of a bot."""
    options: dict[str, Json]
    seed: int | None = None
    lesson: str | None = None
    gathering: Gathering | None = None
    clock: ClockRules | None = None

    def begin(self, table: str, at: int, packs: Mapping[str, str]) -> tuple[Party, e.Begin]:
        """The party that sits down, and the entry with which it begins."""
        more = (self.lesson, self.gathering, self.clock)
        return begin(table, self.game, self.sitters, self.options, self.seed, at, packs, *more)


def laid(wanted: NewTable) -> tuple[Laid, list[str | None]]:
    """The table that is wished for, or why there is none; and by seat the token of whoever sits there."""
    if wanted.lesson is not None:
        return _for_lesson(wanted, wanted.lesson)
    if not wanted.seats:
        raise Invalid("a table has at least one seat: say who sits where in `seats`, or name a `lesson`")
    sitters, secrets = seated(wanted.seats)
    if wanted.clock is not None:
        check_bot(wanted.clock.bot)
    if wanted.seed is not None:
        luck.check_named(sitters)
    digests, options = tokens.digests(secrets), dict(wanted.options)
    return Laid(wanted.game, sitters, digests, options, wanted.seed, clock=wanted.clock), secrets


def laid_for_friends(wanted: NewTable, gather: Gather) -> tuple[Laid, list[str | None], str]:
    """The host sits there; everybody else is still to come, and gets a token then. Also the secret of the link."""
    if wanted.seed is not None:
        raise Invalid("where others are to come, no seed can be named: whoever named it would know every hand and die")
    table, secrets = laid(wanted)
    if table.lesson is not None:
        raise Invalid("a lesson is for one person: leave `gather` out")
    people = [seat for seat, sitter in enumerate(table.sitters) if sitter.kind == "human"]
    host = gather.host if gather.host is not None else next(iter(people), None)
    if host not in people:
        raise Invalid("somebody has to invite the others: `host` is the seat of a person")
    for seat in people:
        table.sitters[seat].claimed = table.sitters[seat].client == table.sitters[host].client
    kept = [secret if sitter.claimed else None for sitter, secret in zip(table.sitters, secrets, strict=True)]
    join = tokens.new_token()
    gathering = Gathering(host, gather.begins, gather.open, tokens.digest(join))
    return msgspec.structs.replace(table, digests=tokens.digests(kept), gathering=gathering), kept, join


def laid_again(party: Party, digests: list[bytes | None]) -> Laid:
    """The same game for the same people, who keep their tokens."""
    sitters = [fresh(sitter) for sitter in party.state.sitters]
    rules = None if party.state.clock is None else party.state.clock.rules
    return Laid(party.header.game, sitters, digests, dict(party.header.options), clock=rules)


def _for_lesson(wanted: NewTable, id: str) -> tuple[Laid, list[str | None]]:
    """One person, and the rivals that the lesson wants."""
    first = wanted.seats[0] if wanted.seats else HumanSeat()
    if (
        wanted.clock is not None
        or wanted.options
        or wanted.seed is not None
        or len(wanted.seats) > 1
        or isinstance(first, BotSeat)
    ):
        raise Invalid("a lesson says itself who sits where and how the table is laid: send `game` and `lesson`")
    lesson = lesson_of(game(wanted.game), id)
    script = lesson.script
    learner = Sitter("human", tidy(first.name), None, lesson.seat)
    sitters = [
        learner if seat == lesson.seat else Sitter("bot", name, RIVAL, seat)
        for seat, name in enumerate(script.names(""))
    ]
    secrets = [tokens.new_token() if seat == lesson.seat else None for seat in range(script.seats)]
    options = {name: jsonable(value) for name, value in options_of(script).items()}
    return Laid(wanted.game, sitters, tokens.digests(secrets), options, script.seed, id), secrets
