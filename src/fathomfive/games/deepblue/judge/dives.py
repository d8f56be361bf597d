"""What dives may bring at this moment: a dive with a hand, what it gives the others, a scout spot, crew in a dive.

The bag is counted once for all that is asked about one moment, and what a hand brings is worked out once.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ..content.tables import (
    ANY,
    BEST_OF_THE_BEST,
    BLACK,
    BLACK_SPOT,
    BLUE,
    BLUE_SPOT,
    DANGEROUS_REEFS,
    GUARD_SPOT,
    LUCRATIVE_WRECKS,
    SPOTS,
    TREASURES_APLENTY,
    TROUBLED_WATERS,
)
from ..rules.dive import EXPERT_POINTS
from ..rules.sail import free_spots
from ..rules.scoring import TREASURES
from ..rules.state import CENTRE, DeepBlueState

BREATH: Final = 5.0
"""How many stones a dive brings up when nobody is protected."""
SHIELD: Final = 2.5
"""How many more it brings for each protection."""
SURVIVED: Final = 0.5
"""How often a danger is survived, so that crew can be played on it."""
UNKNOWN_WRECK: Final = 7.0
"""What a wreck is worth beyond its stones before anybody has seen it."""
ENVY: Final = 0.45
"""What a point of another seat costs me."""
KINDS: Final = len(SPOTS) + 1
"""The kinds of scout spots, and the centre."""


class Dives:
    """The dives of a State as it lies: every judgement makes its own, and none outlives a change of the State."""

    __slots__ = ("s", "counts", "stones", "_means", "_hands")

    def __init__(self, s: DeepBlueState) -> None:
        bag = s.bag.pool
        counts = [0] * ANY
        for stone in bag:
            counts[stone] += 1
        self.s = s
        self.counts: list[int] = counts
        """How many stones of each colour are in the bag."""
        self.stones: int = len(bag)
        self._means: dict[int, float] = {}
        self._hands: dict[int, float] = {}

    def stone_worth(self, spot: int) -> float:
        """The mean worth of a stone from the bag to a diver on a scout spot of this kind, or on none."""
        known = self._means.get(spot)
        if known is None:
            known = self._means[spot] = self._mean(spot)
        return known

    def _mean(self, spot: int) -> float:
        if not self.stones:
            return 0.0
        c = self.s.c
        total = 0
        for colour, kind in TREASURES:
            worth = c.stone_scouted[colour] if kind == spot else c.stone_points[colour]
            total += worth * self.counts[colour]
        return total / self.stones

    def length(self, shields: int) -> float:
        """How many stones a dive may bring up."""
        hazards = self.counts[BLUE] + self.counts[BLACK]
        share = self.stones / (2.4 * hazards) if hazards else 3.0
        return (BREATH + SHIELD * min(shields, 3)) * share

    def chance(self, colour: int, count: int, stones: float) -> float:
        """How likely a dive of about so many stones brings up so many of a colour."""
        if colour == ANY:
            return 1 / (1 + exp((count - stones) / 1.5))
        mean = stones * self.counts[colour] / max(1, self.stones)
        fewer, term = 0.0, exp(-mean)
        for n in range(count):
            fewer += term
            term *= mean / (n + 1)
        return 1 - fewer

    def crew_worth(self, cards: list[int], stones: float, extra: int) -> float:
        """What the cards may bring in a dive of so many stones."""
        c = self.s.c
        total = 0.0
        for card in cards:
            colour = c.crew_colour[card]
            if colour < 0:
                continue
            likely = self.chance(colour, c.crew_count[card], stones)
            if colour in (BLUE, BLACK) and c.crew_count[card] > 1:
                likely *= SURVIVED
            total += likely * (c.crew_points[card] + extra)
        return total

    def _hand(self, seat: int, spot: int, extra: int) -> float:
        """The stones and the crew of a seat's dive, whatever the wreck: remembered for the other wrecks."""
        key = (seat * KINDS + spot + 1) * (EXPERT_POINTS + 1) + extra
        known = self._hands.get(key)
        if known is None:
            stones = self.length(shields(self.s, seat, spot))
            crew = self.crew_worth(self.s.hands[seat], stones, extra)
            known = self._hands[key] = 0.85 * stones * self.stone_worth(spot) + crew
        return known

    def worth(self, seat: int, node: int, spot: int, leads: bool) -> float:
        """What a dive at a node may bring a seat with its hand."""
        s = self.s
        wreck = s.wrecks[node]
        city = wreck >= 0 and s.c.wreck_city[wreck]
        extra = EXPERT_POINTS if city and s.scenario == BEST_OF_THE_BEST else 0
        worth = self._hand(seat, spot, extra)
        if city and s.scenario == TROUBLED_WATERS:
            worth *= 0.9
        if city and s.scenario == LUCRATIVE_WRECKS and leads:
            worth += self.length(shields(s, seat, spot)) / 2
        if leads or (city and s.scenario == TREASURES_APLENTY):
            worth += s.c.wreck_points[wreck] if wreck >= 0 else UNKNOWN_WRECK
        return worth

    def envy(self, seat: int, node: int) -> float:
        """What the others would get from a dive there, as a loss."""
        s = self.s
        wreck = s.wrecks[node]
        reefs = wreck >= 0 and s.c.wreck_city[wreck] and s.scenario == DANGEROUS_REEFS
        total = 0.0
        for other in range(s.seats):
            if other == seat:
                continue
            best = -1.0
            for boat in (0, 1):
                where = s.boats[other][boat]
                spot = CENTRE
                if where == node and s.spots[other][boat] != CENTRE:
                    spot = s.c.wreck_spots[wreck][s.spots[other][boat]]
                if where == node or (s.c.moves[node][where] == 1 and not reefs):
                    best = max(best, self.worth(other, node, spot, False))
            if best > 0:
                total += best
        return ENVY * total / (s.seats - 1)

    def in_sight(self, seat: int) -> list[float]:
        """What dives where the boats lie are worth: the better, the other, and what the better gives the others."""
        s = self.s
        first = second = given = 0.0
        here, there = s.boats[seat]
        for node in (here,) if here == there else (here, there):
            if s.wrecks[node] < 0:
                continue
            worth = self.worth(seat, node, self.held_spot(seat, node), True)
            if worth > first:
                first, second, given = worth, first, self.envy(seat, node)
            else:
                second = worth
        return [first, second, given]

    # --- scout spots ---

    def best_spot(self, node: int) -> int:
        """The best free kind of scout spot at a node."""
        s = self.s
        if s.wrecks[node] < 0:
            return CENTRE
        best, worth = CENTRE, 0.0
        for spot in free_spots(s, node):
            kind = s.c.wreck_spots[s.wrecks[node]][spot]
            found = self.spot_worth(kind)
            if found > worth:
                best, worth = kind, found
        return best

    def spot_worth(self, kind: int) -> float:
        """What a kind of scout spot adds to a dive."""
        if kind in (BLUE_SPOT, BLACK_SPOT, GUARD_SPOT):
            return SHIELD * self.stone_worth(CENTRE) * (1.3 if kind == GUARD_SPOT else 0.9)
        return BREATH * (self.stone_worth(kind) - self.stone_worth(CENTRE))

    def held_spot(self, seat: int, node: int) -> int:
        """The best kind of spot a seat holds at a node."""
        s = self.s
        best, worth = CENTRE, 0.0
        for boat in (0, 1):
            spot = s.spots[seat][boat]
            if s.boats[seat][boat] == node and spot != CENTRE:
                kind = s.c.wreck_spots[s.wrecks[node]][spot]
                found = self.spot_worth(kind)
                if found >= worth:
                    best, worth = kind, found
        return best


def shields(s: DeepBlueState, seat: int, spot: int) -> int:
    """How many protections a seat has: cards, and the scout spot."""
    count = 1 if spot in (BLUE_SPOT, BLACK_SPOT, GUARD_SPOT) else 0
    for card in s.hands[seat]:
        if s.c.crew_protects[card]:
            count += 1
    return count
