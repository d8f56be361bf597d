"""A lookout: which laws are checked when, where games are so many that not every law can be checked everywhere."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel import Stream
from ..kernel.conformance import CLOSELY, COSTLY, LOG, PIECES, RECORD, UNDO

CHEAP = (CLOSELY, PIECES)
DRAWN = (*[law for law in COSTLY if law not in CHEAP], UNDO)
LONG = 24
"""From the so-many-th question of its kind in a game on, one is looked at as often as the next."""
EAGER = 8
"""Each look at a kind of question in a stretch makes the next one so much less likely, until `spacing` is reached."""
RECORDS, LOGS = 8, 128
"""The record is replayed at one end of so many, the whole log put into words at one of so many."""


class Lookout:
    """Looks at moments by chance: at the k-th question of a kind in a game once in `spacing` × k times, k up to 24.

    So common kinds are looked at in many games, early and late in them. A kind that has seldom been `seen` in the same
    stretch of a storm is looked at more often: the first time it comes always. At such a moment the cheap laws are
    checked, and one of the costly ones, each as likely. The stream is the lookout's own: a game goes the same way
    whatever is looked at.
    """

    def __init__(self, stream: Stream, spacing: int, seen: dict[str, int]) -> None:
        self._stream = stream
        self._spacing = spacing
        self._seen = seen
        self._met: dict[str, int] = {}

    def laws(self, kind: str) -> Sequence[str]:
        """Nothing most of the time; now and then the cheap laws, and one of the costly ones."""
        met = self._met.get(kind, 0)
        if met < LONG:
            met = self._met[kind] = met + 1
        seen = self._seen.get(kind, 0)
        if self._stream.below(min(self._spacing, 1 + EAGER * seen) * met):
            return ()
        self._seen[kind] = seen + 1
        return (*CHEAP, DRAWN[self._stream.below(len(DRAWN))])

    def at_end(self) -> Sequence[str]:
        """The record at some ends, the log at some."""
        due = {RECORD: RECORDS, LOG: LOGS}
        return [law for law, seldom in due.items() if not self._stream.below(seldom)]
