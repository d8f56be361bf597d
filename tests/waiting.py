"""Waiting in tests: always for something that happens, never for a time to pass."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 300.0
"""Seconds after which something has gone wrong, and is not merely slow: many times what a busy machine needs."""
SOON, SELDOM = 0.005, 0.02
"""Seconds between two looks, at first and after a while."""


def until(condition: Callable[[], T], what: str = "it") -> T:
    """Wait until a condition gives something that counts as true; gives that."""
    deadline = time.monotonic() + PATIENCE
    pause = SOON
    while not (found := condition()):
        if time.monotonic() > deadline:
            raise AssertionError(f"{what} has not happened in {PATIENCE:.0f} s")
        time.sleep(pause)
        pause = min(SELDOM, pause * 1.2)
    return found
