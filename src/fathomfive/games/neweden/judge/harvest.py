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
        cards, staffed, lying = station.arms[arm], station.staffed[arm], station.lying[arm]
        worth = coin if arm == CRAB else repaired if arm == KRAKEN else 1.0
        for number in range(len(cards)):
            if fresh or not staffed[number]:
                card = cards[number]
                need = c.slots[card] - (0 if fresh else lying[number])
                queue.add(card, c.active[card][1] * worth / max(1, need), min(number + 1, LONGEST), max(0, need))
    for _ in range(growth):
        queue.add(YET_TO_COME, MODEST, 2, 1)
    points = 0.0
    repairs = 0.0
    for place in queue.order:
        need = queue.needs[place]
        if need > deeple or need > left:
            continue
        depth = queue.depths[place]
        fitting, steps = 0, depth
        while fitting < need and steps <= LONGEST:
            fitting += bottles[steps]
            steps += 1
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
    """Modules, and the order to activate them: the best for each deeple, then the nearest, then what needs fewest."""

    __slots__ = ("order", "modules", "rates", "depths", "needs")

    def __init__(self) -> None:
        self.order: list[int] = []
        """The numbers of the modules, the first to activate first."""
        self.modules: list[int] = []
        self.rates: list[float] = []
        self.depths: list[int] = []
        self.needs: list[int] = []

    def add(self, module: int, rate: float, depth: int, need: int) -> None:
        """Put a module in its place, behind those that are as good."""
        order, rates = self.order, self.rates
        place = len(order)
        while place:
            other = order[place - 1]
            before = rates[other]
            if rate < before or (rate == before and not self._goes_before(other, depth, need)):
                break
            place -= 1
        order.insert(place, len(rates))
        self.modules.append(module)
        rates.append(rate)
        self.depths.append(depth)
        self.needs.append(need)

    def _goes_before(self, other: int, depth: int, need: int) -> bool:
        """Whether a module goes before another that is as good."""
        if depth != self.depths[other]:
            return depth < self.depths[other]
        return need < self.needs[other]
