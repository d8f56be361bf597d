"""Grades: how bad a decision was, if that is sure."""

from __future__ import annotations

GRADES = (("blunder", 0.15), ("mistake", 0.10), ("slip", 0.05))
"""From how much of the chance to win on, the worst first."""
ONLY = "only"
CLEAR = 0.10
"""By so much the second best option is worse where there was only one good one."""
SURE = 2.0
"""How many standard errors make sure."""


def grade(loss: float, error: float) -> str:
    """The worst grade whose threshold the whole interval of the loss lies above.

    >>> grade(0.2, 0.01), grade(0.2, 0.04), grade(0.2, 0.2)
    ('blunder', 'mistake', '')
    """
    for name, threshold in GRADES:
        if loss - SURE * error >= threshold:
            return name
    return ""


def settled(loss: float, error: float) -> bool:
    """Whether more courses of the game would hardly change the grade: the interval holds no threshold.

    >>> settled(0.02, 0.01), settled(0.07, 0.005), settled(0.07, 0.02)
    (True, True, False)
    """
    low, high = loss - SURE * error, loss + SURE * error
    return not any([low < threshold <= high for _, threshold in GRADES])
