"""What resources, contracts, divers and reward tiles are worth to a seat at a moment, in prestige."""

from __future__ import annotations

from typing import Final, cast

from ..content.tables import CREDIT, ITEMS, PRESTIGE, DiverSide, Payment
from ..content.vocabulary import CHOOSE, ENGINEER, EXPERT, EXPLORE, GAIN, SPY, TRADE, UPGRADE
from ..rules.contracts import DECLINE, known_contracts, shortfall
from ..rules.divers import DONE, effects, side_of
from ..rules.kinds import Use
from ..rules.rewards import front_options
from ..rules.scoring import GOAL
from ..rules.shop import price, proceeds
from ..rules.state import COLOURS, LEVELS, NONE, OtysState, has_room

CREDIT_WORTH: Final = 0.3
BATTERY_WORTH: Final = 0.3
KEY_WORTH: Final = 0.35
SPARE: Final = 0.12
"""A resource that no known contract asks for."""
HOPE: Final = [1.0, 0.55, 0.28, 0.12, 0.05, 0.02, 0.01]
"""How much of a contract's worth is in sight when so many resources are missing."""
UPGRADE_WORTH: Final = [0.2, 1.2, 0.2, 0.4, 0.8, 1.2, 1.2, 1.1]
"""By diver: how much better its upgraded side is, over a whole game; after what it was worth to have it from the start
(docs/balance/otys.md)."""
DEPTH: Final = [0.25, 0.4, 0.95, 1.15, 0.6]
"""How many contracts are filled on each level, by seat and game (docs/balance/otys.md)."""
DRAW_WORTH: Final = 0.9
HUGE: Final = 1e9
"""More than anything is worth."""


def time_left(s: OtysState) -> float:
    """From 1 at the start down to 0 when somebody has reached the goal."""
    most = max([player.prestige for player in s.players])
    return max(0.0, 1.0 - most / GOAL)


# --- resources and contracts ---


def bonus_worth(s: OtysState, seat: int, level: int) -> float:
    """What the reward tile on a level adds to every contract."""
    tile = s.players[seat].rewards[level - 1]
    if tile == NONE:
        return 0.0
    reward = s.c.rewards[tile]
    return float(reward.amount) * (CREDIT_WORTH if reward.back == CREDIT else 1.0)


def contract_worth(s: OtysState, seat: int, card: int, level: int) -> float:
    """Prestige, instant effects and the level's bonus."""
    contract = s.c.contracts[card]
    worth = float(contract.prestige) + CREDIT_WORTH * float(len(contract.instant))
    return worth + bonus_worth(s, seat, level)


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


def best_promise(s: OtysState, seat: int, card: int, zone: list[int], beside: int = 0, enough: float = HUGE) -> float:
    """How much of a contract is in sight on its best level, or on the best `beside` one; if not less than enough, that
    much at least."""
    best = 0.0
    for level in range(1, LEVELS + 1):
        if level != beside:
            found = promise(s, seat, card, level, zone)
            if found > best:
                best = found
                if best >= enough:
                    break
    return best


def resource_worth(s: OtysState, seat: int, colour: int, level: int) -> float:
    """What one more resource on a level brings into sight."""
    zone = s.players[seat].zone
    at = (level - 1) * COLOURS + colour
    more = zone[:]
    more[at] += 1
    total = SPARE
    for card in known_contracts(s, seat):
        after = promise(s, seat, card, level, more)
        if after > 0.0:
            before = best_promise(s, seat, card, zone, enough=after)
            if after > before:
                total += after - before
    return total


def loss(s: OtysState, seat: int, level: int, payment: Payment, card: int) -> float:
    """What goes out of sight, beside the contract itself, when resources leave a level.

    In sight are every known contract, each on its best level, and a little for every resource.
    """
    zone = s.players[seat].zone
    fewer = zone[:]
    for colour in range(COLOURS):
        fewer[(level - 1) * COLOURS + colour] -= payment[colour]
    before, after = SPARE * sum(zone), SPARE * sum(fewer)
    for other in known_contracts(s, seat):
        if other != card:
            elsewhere = best_promise(s, seat, other, zone, beside=level)
            before += max(elsewhere, promise(s, seat, other, level, zone))
            after += max(elsewhere, promise(s, seat, other, level, fewer))
    return before - after


# --- divers ---


def diver_worth(s: OtysState, seat: int, side: DiverSide, level: int, copied: int = 0, spent: int = 0) -> float:
    """The best a diver could do on a level, when so many credits will be gone."""
    best = 0.0
    for option in effects(s, seat, side, level, copied, spent):
        worth = effect_worth(s, seat, side, option, level, copied)
        if worth > best:
            best = worth
    return best


def effect_worth(s: OtysState, seat: int, side: DiverSide, option: Use, level: int, copied: int) -> float:
    """What one use of a diver brings."""
    if option == DONE:
        return 0.0
    free = bool(s.free) and not copied
    cost = 0.0 if free else CREDIT_WORTH * side.cost
    if side.rule == EXPERT:
        return sum([item_worth(s, seat, ITEMS.index(str(name)), level) for name in cast("tuple[str, ...]", option)[1:]])
    if side.rule == TRADE:
        return trade_worth(s, seat, side, cast("tuple[str, ...]", option), level, free)
    if side.rule == ENGINEER:
        return (0.75 if option == "hacker" else 0.7 - 0.2 * s.players[seat].mechanic) * time_left(s) - cost
    if side.rule == EXPLORE:
        return tile_worth(s, seat, s.display[cast("tuple[str, int]", option)[1]], level) - cost
    if option == "draw":
        return DRAW_WORTH * max(0.2, 1.0 - 0.45 * len(s.players[seat].hand)) * min(1.0, 2 * time_left(s)) - cost
    _, owner, diver = cast("tuple[str, int, int]", option)
    other = side_of(s, owner, diver)
    if other.rule == SPY:
        return -cost
    return diver_worth(s, seat, other, level, copied | 1 << owner, 0 if free else side.cost) - cost


def item_worth(s: OtysState, seat: int, item: int, level: int) -> float:
    """One thing that an expert brings."""
    if item < COLOURS:
        return resource_worth(s, seat, item, level)
    if item == CREDIT:
        return CREDIT_WORTH
    return 1.0 if item == PRESTIGE else KEY_WORTH


def trade_worth(s: OtysState, seat: int, side: DiverSide, option: tuple[str, ...], level: int, free: bool) -> float:
    """A sale, with what goes out of sight, or a purchase with its price."""
    colour = ITEMS.index(option[1])
    if option[0] == "buy":
        cost = 0 if free else price(s, colour, side.bonus)
        return resource_worth(s, seat, colour, level) - CREDIT_WORTH * cost
    credits, prestige = proceeds(s, colour, side.bonus)
    one: Payment = (int(colour == 0), int(colour == 1), int(colour == 2), int(colour == 3))
    gained = CREDIT_WORTH * credits if option[2] == ITEMS[CREDIT] else float(prestige)
    return gained - loss(s, seat, level, one, NONE)


# --- reward tiles ---


def tile_worth(s: OtysState, seat: int, tile: int, level: int) -> float:
    """Front now, back for the contracts to come, less what lies there already."""
    reward = s.c.rewards[tile]
    back = reward.amount * (CREDIT_WORTH if reward.back == CREDIT else 1.0)
    old = s.players[seat].rewards[level - 1]
    if old != NONE:
        lying = s.c.rewards[old]
        back -= lying.amount * (CREDIT_WORTH if lying.back == CREDIT else 1.0)
    return front_worth(s, seat, tile, level) + back * DEPTH[level - 1] * time_left(s)


def front_worth(s: OtysState, seat: int, tile: int, level: int) -> float:
    """The best use of a tile's front, with the key on a level."""
    best = 0.0
    for option in front_options(s, seat, tile, level):
        best = max(best, front_option_worth(s, seat, tile, option, level))
    return best


def front_option_worth(s: OtysState, seat: int, tile: int, option: int | str, level: int) -> float:
    """One use of a tile's front, with the key on a level."""
    if option == DECLINE:
        return 0.0
    front = s.c.rewards[tile].front
    if front.verb == CHOOSE:
        return resource_worth(s, seat, ITEMS.index(str(option)), level) if has_room(s, seat, level) else 0.0
    if front.verb == GAIN:
        return 1.0 if front.first == PRESTIGE else BATTERY_WORTH
    if front.verb == UPGRADE:
        return 0.1 + UPGRADE_WORTH[cast(int, option)] * time_left(s)
    return DRAW_WORTH * max(0.2, 1.0 - 0.45 * len(s.players[seat].hand))
