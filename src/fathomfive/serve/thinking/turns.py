"""Who thinks next, when more want to than can.

Thinking time is shared out fairly (start-time fair queueing): next comes whoever has had least of it lately. A table of
strong bots cannot keep the others waiting, and whoever comes after a pause, such as a person who wants a hint, is next.
One place is kept for short thoughts, so that a quick answer never waits for a long one.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sized
from contextlib import asynccontextmanager

PATIENCE = 4.0
"""Seconds that people wait for a long thought, about: if too many want one, each gets less time."""
SHORTEST = 0.1
"""Seconds that a long thought gets whatever the crowd."""
CREDIT = 1.0
"""Seconds by which those who have had less than the others are preferred, at most."""
UNWATCHED = 8.0
"""How many times as fast thinking time is used up by those for whom nobody waits."""


class Turn:
    """Somebody's wish to think."""

    def __init__(self, who: str, *, long: bool, audience: Sized | None = None) -> None:
        self.who = who
        """Whose time is used: a table's, or that of a person at it."""
        self.long = long
        self.audience = audience
        """Those who look at the table of a bot that is asked; they come and go. None: a person has asked, and waits."""
        self.began = 0.0
        self.advance = 0.0
        """What it was charged when it began, until its real time is known."""

    @property
    def awaited(self) -> bool:
        """Whether somebody waits for it."""
        return self.audience is None or len(self.audience) > 0

    @property
    def cost(self) -> float:
        """How fast it uses up time."""
        return 1.0 if self.awaited else UNWATCHED

    @property
    def guess(self) -> float:
        """What it will cost, about. A person is trusted to ask for little."""
        return self.cost if self.long and self.audience is not None else 0.0


class Turns:
    """Gives out turns: so many long thoughts at once, and a short one beside them."""

    def __init__(self, places: int) -> None:
        self._places = places
        self._had: dict[str, float] = {}
        """By name: the time that has been used up, as far as it counts against them; others have their credit."""
        self._clock = 0.0
        """What whoever was called last had had before."""
        self._waiting: dict[Turn, asyncio.Future[None]] = {}
        self._thinking: set[Turn] = set()

    @asynccontextmanager
    async def of(self, turn: Turn) -> AsyncIterator[float]:
        """Wait for a turn; gives the seconds that a long thought may take, the fewer the more people wait."""
        called = self._waiting[turn] = asyncio.get_running_loop().create_future()
        self._call()
        try:
            await called
            yield self._share()
        finally:
            self._waiting.pop(turn, None)
            if turn in self._thinking:
                self._thinking.remove(turn)
                self._charge(turn.who, (time.monotonic() - turn.began) * turn.cost - turn.advance)
            self._call()

    def _call(self) -> None:
        """Call those whose turn it is, as long as there are places."""
        while (turn := self._next()) is not None:
            called = self._waiting.pop(turn)
            self._thinking.add(turn)
            self._clock = max(self._clock, self._used(turn.who))
            self._had = {who: had for who, had in self._had.items() if had > self._clock - CREDIT}
            turn.began, turn.advance = time.monotonic(), turn.guess
            self._charge(turn.who, turn.advance)
            if not called.cancelled():
                called.set_result(None)

    def _next(self) -> Turn | None:
        """Whose turn it is: whoever will have had least then, and of several whoever has waited longest."""
        if len(self._thinking) > self._places:
            return None
        long = sum(turn.long for turn in self._thinking)
        waiting = [turn for turn in self._waiting if not turn.long or long < self._places]
        return min(waiting, key=lambda turn: self._used(turn.who) + turn.guess, default=None)

    def _used(self, who: str) -> float:
        return max(self._had.get(who, 0.0), self._clock - CREDIT)

    def _charge(self, who: str, seconds: float) -> None:
        self._had[who] = self._used(who) + seconds

    def _share(self) -> float:
        """How long a thought may take so that everybody for whom somebody waits comes up before patience ends."""
        crowd = sum(turn.long and turn.awaited for turn in (*self._waiting, *self._thinking))
        return max(SHORTEST, PATIENCE * self._places / max(1, crowd))
