"""The time that all nodes share: the database's. A node's own clock may be wrong, or jump."""

from __future__ import annotations

import time


class Clock:
    """Milliseconds since 1970 as the database counts them, carried on between two looks at it."""

    def __init__(self) -> None:
        self.set(time.time_ns() // 1_000_000)

    def set(self, milliseconds: int) -> None:
        """So late is it now, says the database."""
        self._then = milliseconds
        self._at = time.monotonic_ns()

    def now(self) -> int:
        """The time."""
        return self._then + (time.monotonic_ns() - self._at) // 1_000_000
