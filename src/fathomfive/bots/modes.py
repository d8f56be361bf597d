"""What is measured or learned of a game is kept apart by mode: rivals play otherwise than allies."""

from __future__ import annotations


def mode_of(game: str, allied: bool) -> str:
    """The name under which figures and models of a game's mode are kept.

    >>> mode_of("nemo", True), mode_of("otys", False)
    ('nemo-allies', 'otys-rivals')
    """
    return f"{game}-{'allies' if allied else 'rivals'}"
