"""What a search believes where it stops: every seat's chance to win.

`weights.toml` has the fitted weights; no command writes the numbers that stand here.
"""

from __future__ import annotations

from typing import Final

from ....kernel.plain import chances
from ....kernel.weights import weights
from ..rules.state import OtysState
from .features import bonuses, contracts_in_sight, turn_to_come
from .worth import CREDIT_WORTH, UPGRADE_WORTH, time_left

_PRESTIGE: Final = weights(__package__, "prestige")
IN_SIGHT: Final = _PRESTIGE["in sight"]
NEAREST: Final = _PRESTIGE["nearest contract"]
CREDIT_LEFT: Final = _PRESTIGE["credit"]
SPECIALIST: Final = _PRESTIGE["step of a specialist"]
TURN: Final = _PRESTIGE["turn to come"]
"""What it will bring in prestige."""
SPREAD: Final = 4.0
"""By how many points of prestige the seats commonly differ in the end."""
DOUBT: Final = 8.0
HURRY: Final = 3.0
"""By how much estimates are commonly wrong at the start, and how much surer they are in the end."""


def outlook(s: OtysState) -> list[float]:
    """Every seat's chance to win."""
    if s.round == 0:
        return [1.0 / s.seats] * s.seats
    return chances(estimates(s), DOUBT / (1.0 + HURRY * (1.0 - time_left(s))))


def estimates(s: OtysState) -> list[float]:
    """Every seat's prestige, and what the rest of its board is worth in prestige."""
    early = time_left(s)
    found: list[float] = []
    for seat in range(s.seats):
        player = s.players[seat]
        nearest, in_sight = contracts_in_sight(s, seat)
        credits, prestige = bonuses(s, seat)
        equipment = 0.0
        for diver, worth in enumerate(UPGRADE_WORTH):
            equipment += worth * player.upgraded[diver]
        ready = IN_SIGHT * in_sight + NEAREST * nearest[0] + CREDIT_LEFT * player.credits + TURN * turn_to_come(s, seat)
        lasting = equipment + SPECIALIST * (player.mechanic + player.hacker) + CREDIT_WORTH * credits + prestige
        found.append(player.prestige + ready + lasting * early)
    return found
