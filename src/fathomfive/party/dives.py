"""Daily dives where tables are kept: which one it is, who has dived, and what luck had to do with it."""

from __future__ import annotations

import hashlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Mapping
from datetime import UTC, date, datetime, timedelta
from typing import Any, TypeVar

import msgspec

from ..kernel import FathomError
from . import daily
from .errors import Refused
from .keeper import Keeper
from .plainly import AnyJson as Json
from .thoughts import Thought

log = logging.getLogger(__name__)
R = TypeVar("R")
GRACE = timedelta(hours=1)
"""For so long after midnight yesterday's dive still counts."""
PIECE = 24
"""Answers of a record whose luck is worked out at once."""


class DiveRow(msgspec.Struct, frozen=True):
    """One dive that counts."""

    id: str
    """The digest of its record: the same record counts once."""
    date: str
    name: str
    folded: str
    """The name as it is compared: one dive a day for each."""
    score: int
    won: float
    at: int
    record: bytes
    table: str | None = None
    luck: float | None = None
    """What luck brought, as a chance to win; None until it has been worked out."""
    luck_error: float | None = None


class NoName(Refused):
    """A result of nobody."""

    status = 400
    title = "Not understood"


class Dived(Refused):
    """A dive that has already counted, or counts no more."""

    status = 409
    title = "Counts once"


class Divers(ABC):
    """Who has dived where tables are kept, a server or a tab."""

    def __init__(self) -> None:
        self._judging: set[str] = set()

    # --- where dives are kept, and who works on them ---

    @abstractmethod
    async def rows(self, day: str) -> list[DiveRow]:
        """The dives of a day, the earliest first."""

    @abstractmethod
    async def write(self, row: DiveRow) -> bool:
        """Keep a dive; False if its record or its name has already counted that day."""

    @abstractmethod
    async def judged(self, row: DiveRow, luck: float, error: float) -> None:
        """Note what luck brought."""

    @abstractmethod
    async def unjudged(self, since: str) -> list[DiveRow]:
        """Dives since a day from which luck has not been taken out yet."""

    @abstractmethod
    async def think(self, thought: Thought, who: str) -> Any:
        """Let somebody think, when nobody who plays needs them more."""

    @abstractmethod
    def keeper(self, table: str) -> Keeper:
        """Whoever keeps a table here."""

    @abstractmethod
    def clock(self) -> int:
        """The time, in milliseconds since 1970."""

    @abstractmethod
    def background(self, work: Coroutine[Any, Any, None]) -> object:
        """Do something beside everything else."""

    @abstractmethod
    async def aside(self, work: Callable[[], R]) -> R:
        """Reckon something that takes a moment."""

    @property
    def master(self) -> str:
        """What an operator keeps to themselves, so that nobody knows a dive before its day."""
        return ""

    # --- which dive it is ---

    def now(self) -> datetime:
        """The time that decides which day it is, the same everywhere."""
        return datetime.fromtimestamp(self.clock() / 1000, UTC)

    def today(self) -> date:
        """Today, by UTC."""
        return self.now().date()

    def dive(self, day: date) -> daily.Dive:
        """The dive of a day that has come."""
        if day > self.today():
            raise Refused(f"the dive of {day} is not known yet: today is {self.today()}")
        return daily.dive(day, self.secret(day))

    def secret(self, day: date) -> str:
        """The day's secret; none if this server has none."""
        return daily.secret_of(day, self.master)

    def next(self) -> int:
        """When the next dive begins, in milliseconds since 1970."""
        midnight = datetime.combine(self.today() + timedelta(days=1), datetime.min.time(), UTC)
        return int(midnight.timestamp() * 1000)

    async def results(self, day: date) -> list[DiveRow]:
        """Who has dived on a day, the deepest first; before luck is known, by points."""
        rows = await self.rows(day.isoformat())
        return sorted(rows, key=lambda row: (-_depth(row), -row.score, row.at))

    async def add(self, data: Mapping[str, Json], name: str, table: str | None = None) -> DiveRow:
        """Let a dive count: its record is played again here; refuse what was not played, or counts already."""
        name = " ".join(name.split())
        if not name:
            raise NoName("a dive counts under a name: choose one")
        record = msgspec.json.encode(data)
        day = self._day_of(data)
        outcome = await self.aside(lambda: daily.replayed(record, self.dive(day)))
        digest = hashlib.blake2b(msgspec.json.encode([day.isoformat(), data["answers"]]), digest_size=16).hexdigest()
        row = DiveRow(
            id=digest,
            date=day.isoformat(),
            name=name,
            folded=name.casefold(),
            score=outcome.score,
            won=outcome.won,
            at=self.clock(),
            record=record,
            table=table if table is not None and await self._played_at(table, data) else None,
        )
        if not await self.write(row):
            raise Dived(
                f"there is a dive of {day} by {name!r}, or with this very record, already: each counts once a day"
            )
        self.judge(row)
        return row

    def _day_of(self, data: Mapping[str, Json]) -> date:
        """Which dive a record may be of: today's, or for a little while yesterday's; a past one is refused as such."""
        today = self.today()
        seed = data.get("seed")
        for back in range(14):
            day = today - timedelta(days=back)
            if day < daily.FIRST or seed != self.dive(day).seed:
                continue
            since = self.now() - datetime.combine(day + timedelta(days=1), datetime.min.time(), UTC)
            if since > GRACE:
                raise Dived(f"this is the dive of {day}; today is {today}, and past dives are out of competition")
            return day
        return today

    async def _played_at(self, table: str, data: Mapping[str, Json]) -> bool:
        """Whether a record is that of a table here, so that its replay can be watched there."""
        try:
            async with self.keeper(table).held() as party:
                return party.table.over and party.table.record()["answers"] == data["answers"]
        except FathomError:
            return False

    # --- luck ---

    def judge(self, row: DiveRow) -> None:
        """Work out, beside everything else, what luck brought."""
        if row.id not in self._judging:
            self._judging.add(row.id)
            self.background(self._judge(row))

    async def take_up(self) -> None:
        """Go on where a stop has interrupted."""
        since = (self.today() - timedelta(days=1)).isoformat()
        for row in await self.unjudged(since):
            self.judge(row)

    async def _judge(self, row: DiveRow) -> None:
        seed = self.dive(date.fromisoformat(row.date)).seed
        steps = len(msgspec.json.decode(row.record)["answers"])
        luck = variance = 0.0
        try:
            for first in range(0, steps, PIECE):
                piece = (first, min(first + PIECE, steps))
                thought = Thought(work="fortune", save=row.record, seat=0, seed=seed, steps=piece)
                for _, gain, error in await self.think(thought, f"dive/{row.id}"):
                    luck += gain
                    variance += error**2
            await self.judged(row, luck, variance**0.5)
        except FathomError as error:
            log.error("the luck of a dive is not known", extra={"dive": row.id, "error": str(error)})
        finally:
            self._judging.discard(row.id)


def _depth(row: DiveRow) -> float:
    return row.won - (row.luck or 0.0)
