"""A server whose time is compressed: what takes days elsewhere takes a minute here, and its clock can be moved.

python -m bench.soaking.node --store sqlite:///FILE --port 8123 --clock FILE
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

from fathomfive.serve import Settings
from fathomfive.serve.process import run

LOOK = 0.2
"""Seconds after which the file with the clock's error is read again."""


class WrongClock:
    """The system's clock, wrong by as many seconds as a file says."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._right, self._right_ns = time.time, time.time_ns
        self._looked = 0.0
        self._error = 0.0

    def error(self) -> float:
        """By how many seconds it is wrong now."""
        now = time.monotonic()
        if now - self._looked > LOOK:
            self._looked = now
            self._error = float(self._path.read_text() or 0) if self._path.exists() else 0.0
        return self._error

    def install(self) -> None:
        """From now on this process goes by it."""
        time.time = lambda: self._right() + self.error()
        time.time_ns = lambda: self._right_ns() + int(self.error() * 1e9)


def compressed(store: str) -> Settings:
    """A week is a minute."""
    return Settings(
        store=store,
        untouched=60.0,
        archive=90.0,
        tidying=5.0,
        idle_table=20.0,
        live_tables=400,
        absent=30.0,
        lease=2.0,
        patience=5.0,
        thinkers=1,
        review=1.0,
        reviews=20,
    )


def main() -> None:
    """Serve until told to stop."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--store", required=True)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--clock", type=Path, required=True)
    arguments = parser.parse_args()
    WrongClock(arguments.clock).install()
    run(compressed(arguments.store), port=arguments.port, log_level="warning")


if __name__ == "__main__":
    main()
