"""What a round brings a station: which modules its deeple and bottles can staff, the best first."""

from __future__ import annotations

from .state import Station
from .tables import CRAB, GAIN_COINS, KRAKEN, OUTSIDE, OXYGEN, REPAIR, Content

LONGEST = 8
"""No way along an arm is longer, as far as bottles go."""
DONE = -1e9
"""The rate of a module that has been thought about."""


def harvest(c: Content, station: Station, coin: float, repaired: float, fresh: bool) -> tuple[float, float]:
    """What a round brings by activating the best modules first: points, coins counted as points, and repairs."""
    deeple = station.deeple if fresh else station.dome
    bottles = [0] * (LONGEST + 1)
    left = 0
    for number, card in enumerate(station.arms[OXYGEN]):
        if fresh or not station.used[number]:
            for steps in c.bottles[card]:
                bottles[min(steps, LONGEST)] += 1
                left += 1
    modules: list[int] = []
    depths: list[int] = []
    needs: list[int] = []
    rates: list[float] = []
    for arm in range(OUTSIDE):
        cards = station.arms[arm]
        worth = coin if arm == CRAB else repaired if arm == KRAKEN else 1.0
        for number in range(len(cards)):
            if fresh or not station.staffed[arm][number]:
                card = cards[number]
                need = c.slots[card] - (0 if fresh else station.lying[arm][number])
                modules.append(card)
                depths.append(min(number + 1, LONGEST))
                needs.append(max(0, need))
                rates.append(c.active[card][1] * worth / max(1, need))
    points = 0.0
    repairs = 0.0
    for _ in range(len(modules)):
        best = first_of(rates, depths, needs)
        need = needs[best]
        rates[best] = DONE
        if need > deeple or need > left:
            continue
        depth = depths[best]
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
        verb, amount, _ = c.active[modules[best]]
        if verb == REPAIR:
            repairs += amount
        else:
            points += amount * (coin if verb == GAIN_COINS else 1.0)
    # Oxygen and deeple to spare are worth a little: modules to come will need them.
    return points + 0.3 * min(deeple, 4) + 0.15 * min(left, 5), repairs


def first_of(rates: list[float], depths: list[int], needs: list[int]) -> int:
    """The module to activate first: the best for each deeple, then the nearest, then the one that needs fewest."""
    best = 0
    most = rates[0]
    for number in range(1, len(rates)):
        rate = rates[number]
        if rate < most:
            continue
        if rate == most and (depths[number], needs[number]) >= (depths[best], needs[best]):
            continue
        best = number
        most = rate
    return best
