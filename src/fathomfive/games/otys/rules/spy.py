"""The spy: private contracts, and the divers of neighbours (OT-12, OT-16)."""

from __future__ import annotations

from typing import Final

from ....kernel import tell
from ..content.tables import CREDIT
from .contracts import contracts_left
from .kinds import Use
from .state import OtysState, diver_at

DRAW: Final = "draw"


def neighbours(s: OtysState, seat: int) -> list[int]:
    """The seats to the left and to the right; with two players they are one (OT-R11)."""
    left = (seat + 1) % s.seats
    right = (seat - 1) % s.seats
    return [left] if left == right else [left, right]


def missions(s: OtysState, seat: int, level: int, copied: int) -> list[Use]:
    """Draw contracts, or copy a neighbour's diver on the level that was not copied yet (OT-12.1, OT-12.4, OT-R10).

    `copied` holds the owners copied so far in this activation, as bits.
    """
    options: list[Use] = []
    if contracts_left(s):
        options.append(DRAW)
    return options + [
        ("copy", owner, diver_at(s, owner, level)) for owner in neighbours(s, seat) if not copied >> owner & 1
    ]


def hire(s: OtysState, seat: int, owner: int, diver: int, cost: int) -> None:
    """Pay for a neighbour's diver: the supply, or its owner in the author's variant (OT-12.3, OT-16.2, OT-R12)."""
    s.players[seat].credits -= cost
    tell(s, "copies", seat, owner, diver, (CREDIT, cost))
    if s.author and cost:
        s.players[owner].credits += cost
        tell(s, "gains", owner, (CREDIT, cost))
