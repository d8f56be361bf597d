"""Grades: how bad a decision was, if that is sure."""

from __future__ import annotations

from math import sqrt

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


def settled(loss: float, error: float, own: float = 0.0) -> bool:
    """Whether more courses of the game would hardly change the grade.

    They only make the part of the error smaller that is not the model's own: the grade is settled where both ends of
    the interval which that part leaves would get the same one.

    >>> settled(0.02, 0.01), settled(0.07, 0.005), settled(0.07, 0.02)
    (True, True, False)
    >>> settled(0.07, 0.0501, own=0.05), settled(0.16, 0.06, own=0.05)  # never a slip; perhaps one
    (True, False)
    """
    low, high = reach(loss, error, own)
    return grade(low, own) == grade(high, own)


def settled_only(ahead: float, error: float, own: float = 0.0) -> bool:
    """Whether more courses would hardly change that a choice is, or is not, the only good one.

    >>> settled_only(0.3, 0.05), settled_only(0.12, 0.02), settled_only(0.12, 0.0501, own=0.05)
    (True, False, True)
    """
    low, high = reach(ahead, error, own)
    return only(low, own) == only(high, own)


def only(ahead: float, error: float) -> bool:
    """Whether what was chosen is surely better than everything else, by as much as is clear."""
    return ahead - SURE * error >= CLEAR


def reach(lead: float, error: float, own: float) -> tuple[float, float]:
    """Between what more courses of the game could still move a lead: the interval without the model's own error."""
    drawn = SURE * sqrt(max(0.0, error**2 - own**2))
    return lead - drawn, lead + drawn
