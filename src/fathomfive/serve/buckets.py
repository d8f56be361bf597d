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
        return not self.wait(address, now)

    def wait(self, address: str, now: float, cost: float = 1.0) -> float:
        """Take one, or what it costs, if that much is left: 0. Otherwise the seconds until it will be."""
        if self._rate <= 0:
            return 0.0
        left, then = self._left.pop(address, (self._burst, now))
        left = min(self._burst, left + (now - then) * self._rate)
        allowed = left >= cost
        self._left[address] = (left - cost if allowed else left, now)
        if len(self._left) > REMEMBERED:
            self._left.popitem(last=False)
        return 0.0 if allowed else (cost - left) / self._rate
