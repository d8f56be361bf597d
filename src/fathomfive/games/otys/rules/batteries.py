"""Batteries in step 1: the propellers (OT-6)."""

from __future__ import annotations

from typing import Final

from ....kernel import Rules, ask
from .kinds import MOVE, PROPELLER
from .state import SURFACED, OtysState
from .verbs import move_diver, spend_battery

SLOTS: Final = 8


def reach(s: OtysState, seat: int, slot: int) -> list[int]:
    """Where a diver's propeller can take it: up to the movement value, up or down (OT-6.1, OT-R5)."""
    movement = s.c.movement[s.players[seat].mechanic]
    top = max(0, slot - movement)
    bottom = min(SLOTS - 1, slot + movement)
    if s.bound:
        key = SURFACED - 1 + s.level
        if slot == key:
            return []
        if slot < key:
            bottom = min(bottom, key - 1)
        else:
            top = max(top, key + 1)
    return [to for to in range(top, bottom + 1) if to != slot]


def propel(s: OtysState, seat: int) -> Rules:
    """Spend a battery and move one own diver (OT-6.1)."""
    slots = [slot for slot in range(SLOTS) if reach(s, seat, slot)]
    slot = yield from ask(seat, PROPELLER, slots)
    to = yield from ask(seat, MOVE, reach(s, seat, slot), (slot,))
    spend_battery(s, seat)
    move_diver(s, seat, slot, to)
