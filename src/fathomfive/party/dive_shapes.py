"""Daily dives as clients get them."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Annotated

import msgspec

from . import daily
from .dives import DiveRow, Divers
from .errors import Invalid
from .plainly import AnyJson as Json


class Diver(msgspec.Struct, frozen=True):
    """One result of a day."""

    id: str
    place: int
    name: str
    score: int
    won: float
    """1, 0, or a share of a shared first place."""
    luck: float | None
    """What luck brought, as a chance to win; null until it has been worked out."""
    luck_error: float | None
    depth: float | None
    """`won` minus `luck`, in percent: the deeper, the better."""
    table: str | None
    """The table at which it was played, for its replay."""
    at: int


class Revealed(msgspec.Struct, frozen=True):
    """A past day's secret: its SHA-256 is the `commitment` of that day."""

    date: str
    secret: str


class Best(msgspec.Struct, frozen=True):
    """The deepest dive of a day."""

    date: str
    game: str
    diver: Diver


class DailyShown(msgspec.Struct, frozen=True):
    """The dive of a day, and who has dived."""

    date: str
    number: int
    game: str
    mode: str
    seats: int
    bots: list[str]
    options: dict[str, Json]
    seed: int
    rules_version: int
    today: bool
    """Whether it is today's, and counts."""
    next: int
    """When the next dive begins, in milliseconds since 1970 (midnight by UTC)."""
    commitment: str | None
    revealed: Revealed | None
    results: list[Diver]
    """The deepest first."""
    yesterday: Best | None


class Result(msgspec.Struct, frozen=True):
    """A dive that is to count."""

    record: dict[str, Json]
    name: Annotated[str, msgspec.Meta(max_length=40)]
    table: Annotated[str, msgspec.Meta(max_length=40)] | None = None
    """The table here at which it was played, so that others may watch it."""


class Counted(msgspec.Struct, frozen=True):
    """The dive with the new result in it."""

    you: str
    daily: DailyShown


def date_of(text: str) -> date:
    """A day as it is written in addresses."""
    try:
        return date.fromisoformat(text)
    except ValueError:
        raise Invalid(f"a date is like 2026-11-18, not {text!r}") from None


async def shown(dives: Divers, day: date) -> DailyShown:
    """A day as everybody sees it."""
    the_dive = dives.dive(day)
    before = day - timedelta(days=1)
    past = before >= daily.FIRST
    secret = dives.secret(before) if past else ""
    best = await dives.results(before) if past else []
    return DailyShown(
        date=the_dive.date,
        number=the_dive.number,
        game=the_dive.game,
        mode=the_dive.mode,
        seats=the_dive.seats,
        bots=the_dive.bots,
        options=the_dive.options,
        seed=the_dive.seed,
        rules_version=the_dive.rules_version,
        today=day == dives.today(),
        next=dives.next(),
        commitment=daily.commitment(dives.secret(day)),
        revealed=Revealed(before.isoformat(), secret) if secret else None,
        results=[_diver(place, row) for place, row in enumerate(await dives.results(day), 1)],
        yesterday=Best(before.isoformat(), dives.dive(before).game, _diver(1, best[0])) if best else None,
    )


def _diver(place: int, row: DiveRow) -> Diver:
    depth = None if row.luck is None else round(100 * (row.won - row.luck), 1)
    return Diver(row.id, place, row.name, row.score, row.won, row.luck, row.luck_error, depth, row.table, row.at)
