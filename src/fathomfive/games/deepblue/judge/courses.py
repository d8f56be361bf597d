"""What places on the chart are worth to a seat's boats, and so the courses to them: dives to lead, dives to join."""

from __future__ import annotations

from typing import Final

from ..rules.dive import rush_reach
from ..rules.sail import course_length
from ..rules.state import CENTRE, NO_WRECK, DeepBlueState
from .dives import Dives

LATER: Final = 0.85
"""What a dive in a later turn is worth beside one now."""
ONE_MOVE: Final = 0.15
"""What a move costs."""
AGAIN: Final = 0.35
"""What a second boat at the same wreck is worth beside the first."""
FOLLOW: Final = 0.5
"""What a dive that another may lead is worth beside one of one's own: it may not come, but costs no turn."""
SECOND: Final = 0.3
"""What the lesser of two chances for a boat adds."""
NEARER: Final = 0.8
"""What a dive is worth one move farther away."""


class Courses:
    """What every place is worth to a seat at this moment, looked at once for many courses."""

    def __init__(self, s: DeepBlueState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.dives = Dives(s)
        self.lead: list[float] = []
        """By node: a dive to lead there, less what it gives the others."""
        self.join: list[float] = []
        """By node: a dive there that another may lead, for a boat that lies there."""
        self.rush: list[float] = []
        """By node: the same for a boat that would have to rush to it."""
        self.bare: list[float] = []
        """By node: a dive to lead there without a scout spot, whatever it gives the others."""
        for node in range(len(s.wrecks)):
            self._look_at(node)
        here, there = s.boats[seat]
        self.kept = [
            both(left_behind(self.dives, seat, 0) * LATER, self.follow(here, there)),
            both(left_behind(self.dives, seat, 1) * LATER, self.follow(there, here)),
        ]
        """By boat: what it may get where it lies."""

    def _look_at(self, node: int) -> None:
        s, seat, dives = self.s, self.seat, self.dives
        lead = join = rush = bare = 0.0
        if s.wrecks[node] != NO_WRECK:
            spot = dives.best_spot(node)
            bare = dives.worth(seat, node, CENTRE, True)
            lead = dives.worth(seat, node, spot, True) - dives.envy(seat, node)
            if s.wrecks[node] >= 0 and any([node in s.boats[other] for other in range(s.seats) if other != seat]):
                join = dives.worth(seat, node, spot, False)
                rush = dives.worth(seat, node, CENTRE, False) if rush_reach(s, node) else 0.0
        self.lead.append(lead)
        self.join.append(join)
        self.rush.append(rush)
        self.bare.append(bare)

    def voyage(self, moves: int) -> float:
        """What the best single course within so many moves is worth, beyond staying."""
        best = 0.0
        for boat in (0, 1):
            for node in range(len(self.lead)):
                away = course_length(self.s, self.s.boats[self.seat][boat], node)
                if away <= moves:
                    best = max(best, self.gain(boat, node, away))
                elif self.lead[node]:
                    best = max(best, self.gain(boat, node, moves) * 0.75 ** (1 + (away - moves) / 3))
        return best

    def gain(self, boat: int, node: int, away: int) -> float:
        """What moving a boat to a node improves."""
        other = self.s.boats[self.seat][1 - boat]
        lead = self.lead[node] * LATER * (AGAIN if other == node else 1.0)
        return both(lead, self.follow(node, other)) - self.kept[boat] - ONE_MOVE * away

    def follow(self, node: int, other: int) -> float:
        """What a boat may get from dives that others lead where it lies or one move away, if the other boat may not."""
        away = self.s.c.moves[other]
        best = self.join[node] if away[node] > 1 else 0.0
        for site in self.s.c.neighbours[node]:
            if self.rush[site] > best and away[site] > 1:
                best = self.rush[site]
        return FOLLOW * best

    def approach(self, boat: int, node: int) -> float:
        """What it is worth to wait at a node on the way to the wrecks beyond."""
        other = self.s.boats[self.seat][1 - boat]
        away = self.s.c.moves[node]
        best = 0.0
        for site in range(len(self.bare)):
            if self.bare[site] and site != other:
                best = max(best, self.bare[site] * NEARER ** away[site])
        return best


def both(one: float, other: float) -> float:
    """What two chances for the same boat are worth: the better one, and a little for the other."""
    return max(one, other) + SECOND * min(one, other)


def left_behind(dives: Dives, seat: int, boat: int) -> float:
    """What the dive would be worth that a seat gives up when a boat leaves."""
    s = dives.s
    here = s.boats[seat][boat]
    if s.wrecks[here] < 0 or s.boats[seat][1 - boat] == here:
        return 0.0
    held = s.spots[seat][boat]
    kind = s.c.wreck_spots[s.wrecks[here]][held] if held != CENTRE else CENTRE
    return dives.worth(seat, here, kind, True)
