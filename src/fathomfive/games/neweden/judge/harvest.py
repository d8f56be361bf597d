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
NEED_BITS: Final = 8
NEED: Final = 0xFF
EFFORT_BITS: Final = 16
EFFORT: Final = 0xFFFF
"""How an entry of the queue is put together."""


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
                need = max(0, c.slots[card] - (0 if fresh else lying[number]))
                if need <= deeple and need <= left:
                    rate = float(c.active[card][1]) * worth / float(max(1, need))
                    queue.add(card, rate, min(number + 1, LONGEST), need)
    for _ in range(growth):
        queue.add(YET_TO_COME, MODEST, 2, 1)
    points = 0.0
    repairs = 0.0
    for entry in queue.entries:
        need = entry & NEED
        if need > deeple or need > left:
            continue
        depth = (entry & EFFORT) >> NEED_BITS
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
        module = (entry >> EFFORT_BITS) + YET_TO_COME
        if module == YET_TO_COME:
            points += MODEST
            continue
        verb, amount, _ = c.active[module]
        if verb == REPAIR:
            repairs += float(amount)
        else:
            points += float(amount) * (coin if verb == GAIN_COINS else 1.0)
    # Oxygen and deeple to spare are worth a little: modules to come will need them.
    return points + 0.3 * min(deeple, 4) + 0.15 * min(left, 5), repairs


class Queue:
    """Modules in the order to activate them: the best for each deeple, then the nearest, then what needs fewest.

    An entry is one number: the module above how far it lies, and that above how many deeple it needs.
    """

    __slots__ = ("rates", "entries")

    def __init__(self) -> None:
        self.rates: list[float] = []
        self.entries: list[int] = []

    def add(self, module: int, rate: float, depth: int, need: int) -> None:
        """Put a module in its place, behind those that are as good."""
        rates, entries = self.rates, self.entries
        effort = depth << NEED_BITS | need
        place = len(rates)
        while place:
            before = rates[place - 1]
            if rate < before or (rate == before and effort >= entries[place - 1] & EFFORT):
                break
            place -= 1
        rates.insert(place, rate)
        entries.insert(place, (module - YET_TO_COME) << EFFORT_BITS | effort)
