"""What a round brings a station: which modules its deeple and bottles can staff, the best first."""

from __future__ import annotations

from typing import Final

from ..content.tables import CRAB, KRAKEN, OUTSIDE, OXYGEN, Content
from ..content.vocabulary import GAIN_COINS, REPAIR
from ..rules.state import Station

LONGEST: Final = 8
"""No way along an arm is longer, as far as bottles go."""
YET_TO_COME: Final = -1
"""A module that the station may get later."""
MODEST: Final = 3.0
"""What such a module brings with one deeple."""


def harvest(
    c: Content, station: Station, coin: float, repaired: float, fresh: bool, growth: int = 0
) -> tuple[float, float]:
    """What a round brings by activating the best modules first: points, coins counted as points, and repairs.

    A station that will grow has so many more deeple, bottles and modest modules then: so each of the three is worth
    something before the others are there.
    """
    deeple = (station.deeple if fresh else station.dome) + growth
    bottles = [0] * (LONGEST + 1)
    bottles[2] = growth
    left = growth
    for number, card in enumerate(station.arms[OXYGEN]):
        if fresh or not station.used[number]:
            for steps in c.bottles[card]:
                bottles[min(steps, LONGEST)] += 1
                left += 1
    queue = Queue()
    for arm in range(OUTSIDE):
        cards = station.arms[arm]
        worth = coin if arm == CRAB else repaired if arm == KRAKEN else 1.0
        for number in range(len(cards)):
            if fresh or not station.staffed[arm][number]:
                card = cards[number]
                need = c.slots[card] - (0 if fresh else station.lying[arm][number])
                queue.add(card, c.active[card][1] * worth / max(1, need), min(number + 1, LONGEST), max(0, need))
    for _ in range(growth):
        queue.add(YET_TO_COME, MODEST, 2, 1)
    points = 0.0
    repairs = 0.0
    for place in range(len(queue.modules)):
        need = queue.needs[place]
        if need > deeple or need > left:
            continue
        depth = queue.depths[place]
        fitting = 0
        for steps in range(depth, LONGEST + 1):
            fitting += bottles[steps]
        if fitting < need:
            continue
        deeple -= need
        left -= need
        while need:
            taken = min(need, bottles[depth])
            bottles[depth] -= taken
            need -= taken
            depth += 1
        module = queue.modules[place]
        if module == YET_TO_COME:
            points += MODEST
            continue
        verb, amount, _ = c.active[module]
        if verb == REPAIR:
            repairs += amount
        else:
            points += amount * (coin if verb == GAIN_COINS else 1.0)
    # Oxygen and deeple to spare are worth a little: modules to come will need them.
    return points + 0.3 * min(deeple, 4) + 0.15 * min(left, 5), repairs


class Queue:
    """Modules in the order to activate them: the best for each deeple, then the nearest, then what needs fewest."""

    __slots__ = ("modules", "rates", "depths", "needs")

    def __init__(self) -> None:
        self.modules: list[int] = []
        self.rates: list[float] = []
        self.depths: list[int] = []
        self.needs: list[int] = []

    def add(self, module: int, rate: float, depth: int, need: int) -> None:
        """Put a module in its place, behind those that are as good."""
        place = len(self.rates)
        while place and self._goes_before(place - 1, rate, depth, need):
            place -= 1
        self.modules.insert(place, module)
        self.rates.insert(place, rate)
        self.depths.insert(place, depth)
        self.needs.insert(place, need)

    def _goes_before(self, place: int, rate: float, depth: int, need: int) -> bool:
        """Whether a module goes before the one at a place."""
        if rate != self.rates[place]:
            return rate > self.rates[place]
        if depth != self.depths[place]:
            return depth < self.depths[place]
        return need < self.needs[place]
