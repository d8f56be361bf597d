"""Looking closer at a question, in words: hints, odds, and stretches of the log."""

from __future__ import annotations

import msgspec

from ..kernel import Asked
from ..kernel.values import plain
from .document import Viewer
from .errors import NotYours, Refused
from .log import Log
from .party import Party
from .plainly import AnyJson as Json
from .shapes import Fact
from .thoughts import Advice, Change, Foresight, Judged, Odds

MOST_FACTS = 1000


class LogPart(msgspec.Struct, frozen=True):
    """A stretch of the log."""

    from_: int = msgspec.field(name="from")
    total: int
    log: list[Fact]


class BestOption(msgspec.Struct, frozen=True):
    """One of the best options, as a bot sees it."""

    value: Json
    label: str
    target: str | None
    expected: float | None
    """The chance to win with it; null from a bot that follows a rule of thumb and reckons nothing."""
    spread: float | None
    """How much that varies with luck: its standard deviation over imagined courses of the game."""
    share: float
    """How much of the thinking went into it."""
    why: str | None
    """What speaks for it, in the game's own terms."""


class Hint(msgspec.Struct, frozen=True):
    """What a bot would answer, and what it thinks of the best options."""

    seat: int
    version: int
    bot: str
    value: Json
    label: str
    target: str | None
    why: str | None
    best: list[BestOption]
    """At most five, the one it would answer first."""


class OutcomeShown(msgspec.Struct, frozen=True):
    """One thing nature may answer."""

    value: Json
    label: str
    probability: float


class OddsShown(msgspec.Struct, frozen=True):
    """What nature would be asked right after an option."""

    option: Json
    kind: str
    outcomes: list[OutcomeShown]


class ForecastShown(msgspec.Struct, frozen=True):
    """What an option changes for sure, by the names of the seat's numbers; and the harm it does whoever chooses it."""

    option: Json
    changes: list[Change]
    harm: str | None


class AllOdds(msgspec.Struct, frozen=True):
    """What can be said beforehand: the odds where nature decides at once, and what is sure."""

    seat: int
    version: int
    odds: list[OddsShown]
    forecasts: list[ForecastShown]


def log_part(party: Party, log: Log, viewer: Viewer, start: int, to: int) -> LogPart:
    """A stretch of what a viewer was told, at most a thousand facts."""
    told = log.told(party, viewer.seat, viewer.language)
    return LogPart(start, len(told), told[start : min(to, start + MOST_FACTS)])


def asked_seat(viewer: Viewer, party: Party) -> Asked:
    """The question of the seat that looks, or of the only one of several that is asked."""
    seats = viewer.seats if viewer.seat is None else (viewer.seat,)
    if not seats:
        raise NotYours("only whoever holds a seat's token can ask this")
    for asked in party.table.questions:
        if asked.seat in seats:
            return asked
    raise Refused("your seat is not asked now")


class Wanted(msgspec.Struct, frozen=True):
    """The question that a hint or odds are wanted for, as it stood when they were."""

    seat: int
    version: int
    since: int
    """The version at which the question came up."""


def wanted(party: Party, viewer: Viewer) -> Wanted:
    """The question of whoever looks."""
    seat = asked_seat(viewer, party).seat
    return Wanted(seat, party.state.number, party.state.since[seat])


def hint(party: Party, viewer: Viewer, wanted: Wanted, advice: Advice) -> Hint:
    """What a bot advises, in words; refused when the question stands no more."""
    if party.state.since.get(wanted.seat) != wanted.since:
        raise Refused("the question has changed meanwhile: ask again")
    asked = asked_seat(viewer, party)
    best = [_best(asked, one, viewer.language) for one in advice.best]
    first = best[0]
    return Hint(asked.seat, wanted.version, advice.bot, first.value, first.label, first.target, first.why, best)


def all_odds(wanted: Wanted, found: Foresight, language: str) -> AllOdds:
    """The odds and forecasts of a question, in words."""
    forecasts = [ForecastShown(one.option, one.changes, one.harm.get(language)) for one in found.forecasts]
    return AllOdds(wanted.seat, wanted.version, [_odds(one, language) for one in found.odds], forecasts)


def _best(asked: Asked, one: Judged, language: str) -> BestOption:
    option = plain(one.option)
    return BestOption(
        value=one.option,
        label=asked.label(option, language),
        target=asked.target(option),
        expected=_rounded(one.expected),
        spread=_rounded(one.spread),
        share=round(one.share, 4),
        why=asked.reason(option, language),
    )


def _rounded(chance: float | None) -> float | None:
    return None if chance is None else round(chance, 4)


def _odds(one: Odds, language: str) -> OddsShown:
    return OddsShown(
        one.option,
        one.kind,
        [OutcomeShown(found.value, found.labels[language], round(found.probability, 6)) for found in one.outcomes],
    )
