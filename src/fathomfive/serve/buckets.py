"""Limits on rates."""

from __future__ import annotations

from collections import OrderedDict

REMEMBERED = 20_000
"""Addresses (or whatever is limited) whose rates are remembered."""


class Buckets:
    """A token bucket for each address, or whatever else is limited: so many at once, so many a second on average."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allows(self, address: str, now: float) -> bool:
        """Take one, if one is left."""
        if self._rate <= 0:
            return True
        left, then = self._left.pop(address, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        allowed = left >= 1
        self._left[address] = (left - 1 if allowed else left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return allowed
