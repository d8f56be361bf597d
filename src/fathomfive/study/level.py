"""Level of play: which bot level gains or loses about as much per decision, against the rule of thumb.

Not by the mean loss: that is never below zero, so it grows with the noise of a short look.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

from .shapes import Level

FEW = 20
"""With fewer real decisions a game is too short to tell."""


def level(gain: float, error: float, decisions: int, measured: Mapping[str, tuple[float, float]]) -> Level | None:
    """The level whose mean gain fits best, with all that two standard errors do not rule out.

    >>> levels = {"calm": (-0.05, 0.002), "sunlit": (-0.03, 0.002), "twilight": (0.0, 0.0)}
    >>> level(-0.027, 0.004, 80, levels)
    Level(at='sunlit', low='sunlit', high='sunlit')
    >>> level(-0.027, 0.004, 8, levels) is None
    True
    """
    if decisions < FEW or not measured:
        return None
    fits = {name: abs(gain - mean) / sqrt(error**2 + own**2 + 1e-12) for name, (mean, own) in measured.items()}
    possible = [name for name, off in fits.items() if off <= 2.0]
    best = min(fits, key=lambda name: fits[name])
    return Level(best, possible[0] if possible else best, possible[-1] if possible else best)
