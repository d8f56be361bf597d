"""How full the oceans are, and what it is worth to keep some room: a world without room is lost (NW-10.8)."""

from __future__ import annotations

from typing import Final

from ..content.vocabulary import BLACK_DIE_AT
from ..rules.state import NemoState

CONTACT: Final = 0
CIVILIAN: Final = 1
WARSHIP: Final = 2
CLEARING: Final = 0.25
"""What it is worth to have one ship less at sea, when there is room enough."""
OVERRUN: Final = 108.0
"""What it costs to be overrun."""
SHORTAGE: Final = 2.4
AMPLE: Final = 2.0
RISK: Final = [0.5, 0.14, 0.03, 0.008, 0.002, 0.0]
"""How likely one number comes up more often in a turn than its area has room."""


def dice_to_come(s: NemoState) -> float:
    """About how many contact dice will still be rolled."""
    c = s.c
    extra = 1 if s.peak >= BLACK_DIE_AT else 0
    second = s.deck[1] + (s.deck[3] if s.act < 2 else 0)
    third = s.deck[5] + s.deck[6]
    first_dice = c.act_white[0] + c.act_black[0] + extra
    second_dice = c.act_white[1] + c.act_black[1] + extra
    third_dice = c.act_white[2] + c.act_black[2] + extra
    return s.deck[1] * first_dice + (second - s.deck[1]) * second_dice + max(0.5, third - 2.0) * third_dice


class Crowding:
    """The room around each major ocean, by its die less one."""

    def __init__(self) -> None:
        self.areas: list[list[int]] = []
        self.room: list[float] = []
        self.free = 0
        self.need = 0.0
        self.clearing: list[list[float]] = []
        """What sinking is worth for the room it makes: a contact, a civilian, a warship, in each ocean"""
        self.tight: list[float] = []
        """How much each ocean's room is needed"""


def look_around(s: NemoState) -> Crowding:
    """Count the room of every area, and what one more space would be worth."""
    c = s.c
    w = Crowding()
    oceans = len(s.ships)
    room = [0.0] * oceans
    for ocean, ships in enumerate(s.ships):
        free = max(0, c.spaces[ocean] - s.contacts[ocean] - len(ships))
        w.free += free
        room[ocean] = 2.6 * free + 1.6 * s.contacts[ocean]
        for side in ships:
            if c.side_attack[side] == 0:
                room[ocean] += 1.0
    w.need = dice_to_come(s) / 6.0
    w.clearing = [[CLEARING] * oceans for _ in range(3)]
    w.tight = [0.0] * oceans
    for area in c.areas:
        here = sum([room[ocean] for ocean in area])
        w.areas.append(area)
        w.room.append(here)
        slack = int(here) + w.free
        short = max(0.0, AMPLE - here / (w.need + 0.5)) * SHORTAGE
        tight = 1.0 / (1.0 + here)
        for ocean in area:
            w.tight[ocean] += tight
        if slack >= len(RISK) - 1 and short == 0.0:  # room enough: there is nothing to add
            continue
        outside = OVERRUN * (risk(slack) - risk(slack + 1))
        for what in range(3):
            inside = OVERRUN * (risk(slack) - risk(slack + 1 + what)) + short * (what + 1)
            clearing = w.clearing[what]
            for ocean in area:
                clearing[ocean] += inside
            if outside != 0.0:
                for ocean in range(oceans):
                    if ocean not in area:
                        clearing[ocean] += outside
    return w


def risk(slack: int) -> float:
    """How likely an area with so much room is overrun in the next turn."""
    return RISK[slack] if slack < len(RISK) else 0.0
