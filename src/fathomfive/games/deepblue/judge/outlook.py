"""How likely each seat wins: what a search believes where it stops.

`weights.toml` has the fitted weights; no command writes the numbers that stand here.
"""

from __future__ import annotations

from typing import Final

from ....kernel.plain import chances
from ....kernel.weights import weights
from ..rules.state import DeepBlueState
from .dives import Dives
from .worth import hand_worth, remaining

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
    dives = Dives(s)
    found: list[float] = []
    for seat in range(s.seats):
        crew = HAND * hand_worth(dives, seat, s.hands[seat]) + RESTING * hand_worth(dives, seat, s.resting[seat])
        sight = dives.in_sight(seat)
        found.append(s.chests[seat] + ahead * crew + BEST_DIVE * sight[0] + OTHER_DIVE * sight[1])
    return found
