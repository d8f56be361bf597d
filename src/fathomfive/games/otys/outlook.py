"""What resources are worth to a seat, judged by the contracts it knows: the arithmetic behind the rule of thumb."""

from __future__ import annotations

from typing import Final

from .state import COLOURS, LEVELS, NONE, OtysState
from .tables import CREDIT, Contract, Payment

CREDIT_WORTH: Final = 0.3
BATTERY_WORTH: Final = 0.3
KEY_WORTH: Final = 0.35
SPARE: Final = 0.12
"""A resource that no known contract asks for."""
HOPE: Final = [1.0, 0.55, 0.28, 0.12, 0.05, 0.02, 0.01]
"""How much of a contract's worth is in sight when so many resources are missing."""


def known_contracts(s: OtysState, seat: int) -> list[int]:
    """The public contracts and the seat's own."""
    return [card for card in s.contracts if card != NONE] + s.players[seat].hand


def bonus_worth(s: OtysState, seat: int, level: int) -> float:
    """What the reward tile on a level adds to every contract."""
    tile = s.players[seat].rewards[level - 1]
    if tile == NONE:
        return 0.0
    reward = s.c.rewards[tile]
    return reward.amount * (CREDIT_WORTH if reward.back == CREDIT else 1.0)


def contract_worth(s: OtysState, seat: int, card: int, level: int) -> float:
    """Prestige, instant effects and the level's bonus."""
    contract = s.c.contracts[card]
    worth = contract.prestige + CREDIT_WORTH * len(contract.instant)
    return worth + bonus_worth(s, seat, level)


def missing(zone: list[int], at: int, way: Payment) -> int:
    """How many resources of a payment do not lie on a level yet."""
    count = 0
    for colour in range(COLOURS):
        lacking = way[colour] - zone[at + colour]
        if lacking > 0:
            count += lacking
    return count


def shortfall(contract: Contract, zone: list[int], at: int) -> int:
    """How many resources of the nearest payment do not lie on a level yet."""
    lying = zone[at] | zone[at + 1] << 8 | zone[at + 2] << 16 | zone[at + 3] << 24
    least = contract.shortfall.get(lying, NONE)
    if least == NONE:
        least = contract.shortfall[lying] = min([missing(zone, at, way) for way in contract.ways])
    return least


def promise(s: OtysState, seat: int, card: int, level: int, zone: list[int]) -> float:
    """How much of a contract is in sight on a level."""
    contract = s.c.contracts[card]
    spaces = s.c.spaces[level - 1]
    if contract.size > spaces:
        return 0.0
    at = (level - 1) * COLOURS
    least = shortfall(contract, zone, at)
    lying = zone[at] + zone[at + 1] + zone[at + 2] + zone[at + 3]
    if lying + least > spaces:
        return 0.0
    return contract_worth(s, seat, card, level) * HOPE[least]


def best_promise(s: OtysState, seat: int, card: int, zone: list[int]) -> float:
    """How much of a contract is in sight on its best level."""
    best = 0.0
    for level in range(1, LEVELS + 1):
        found = promise(s, seat, card, level, zone)
        if found > best:
            best = found
    return best


def prospect(s: OtysState, seat: int, zone: list[int], without: int = NONE) -> float:
    """The sum of what is in sight for every known contract, each on its best level, and a little for every resource."""
    total = SPARE * sum(zone)
    for card in known_contracts(s, seat):
        if card == without:
            continue
        total += best_promise(s, seat, card, zone)
    return total


def resource_worth(s: OtysState, seat: int, colour: int, level: int) -> float:
    """What one more resource on a level brings into sight."""
    zone = s.players[seat].zone
    at = (level - 1) * COLOURS + colour
    more = zone[:]
    more[at] += 1
    total = SPARE
    for card in known_contracts(s, seat):
        before = best_promise(s, seat, card, zone)
        after = promise(s, seat, card, level, more)
        if after > before:
            total += after - before
    return total


def loss(s: OtysState, seat: int, level: int, payment: Payment, card: int) -> float:
    """What goes out of sight, beside the contract itself, when resources leave a level."""
    zone = s.players[seat].zone
    fewer = zone[:]
    for colour in range(COLOURS):
        fewer[(level - 1) * COLOURS + colour] -= payment[colour]
    return prospect(s, seat, zone, card) - prospect(s, seat, fewer, card)
