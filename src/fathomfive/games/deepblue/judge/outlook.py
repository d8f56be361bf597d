"""How likely each seat wins: what a search believes where it stops.

`weights.toml` has the fitted weights; no command writes the numbers that stand here.
"""

from __future__ import annotations

from typing import Final

from ....kernel.plain import chances
from ....kernel.weights import weights
from ..rules.state import DeepBlueState
from .worth import dives_in_sight, hand_worth, remaining

SPREAD: Final = 10.0
"""By how many points the seats commonly differ in the end."""
UNSURE: Final = 16.0
"""By how many points the estimates are commonly wrong."""
_POINTS: Final = weights(__package__, "points")
HAND: Final = _POINTS["hand early"]
RESTING: Final = _POINTS["resting early"]
"""What a unit of worth of a card brings over a whole game, in points."""
BEST_DIVE: Final = _POINTS["best dive"]
OTHER_DIVE: Final = _POINTS["other dive"]
"""How much of the dives where the boats lie is in sight."""


def outlook(s: DeepBlueState) -> list[float]:
    """Every seat's chance to win; before the set-up all are alike."""
    return chances(estimates(s), UNSURE) if s.chests else [1 / s.seats] * s.seats


def estimates(s: DeepBlueState) -> list[float]:
    """Every seat's final points as they look now, compared with the others': chest, crew, and the dives in sight."""
    ahead = remaining(s)
    found: list[float] = []
    for seat in range(s.seats):
        crew = HAND * hand_worth(s, seat, s.hands[seat]) + RESTING * hand_worth(s, seat, s.resting[seat])
        dives = dives_in_sight(s, seat)
        found.append(s.chests[seat] + ahead * crew + BEST_DIVE * dives[0] + OTHER_DIVE * dives[1])
    return found
