"""What divers and reward tiles are worth to a seat at a moment, in prestige: the second half of the rule of thumb."""

from __future__ import annotations

from typing import Final, cast

from ...kernel import Value
from .divers import DONE, effects, side_of
from .outlook import BATTERY_WORTH, CREDIT_WORTH, KEY_WORTH, loss, resource_worth
from .rewards import DECLINE, front_options
from .shop import price, proceeds
from .state import COLOURS, NONE, OtysState, has_room
from .tables import (
    CHOOSE,
    CREDIT,
    ENGINEER,
    EXPERT,
    EXPLORE,
    GAIN,
    ITEMS,
    PRESTIGE,
    SPY,
    TRADE,
    UPGRADE,
    DiverSide,
    Payment,
)
from .turn import GOAL

UPGRADE_WORTH: Final = [0.5, 0.6, 0.6, 0.6, 1.0, 0.4, 0.2, 0.5]
"""By diver: how much better its upgraded side is, over a whole game."""
DEPTH: Final = [0.3, 0.5, 0.9, 1.3, 1.5]
"""How many contracts one may fill on each level, over a whole game."""
DRAW_WORTH: Final = 0.9


def time_left(s: OtysState) -> float:
    """From 1 at the start down to 0 when somebody has reached the goal."""
    most = max([player.prestige for player in s.players])
    return max(0.0, 1.0 - most / GOAL)


# --- divers ---


def diver_worth(s: OtysState, seat: int, side: DiverSide, level: int) -> float:
    """The best a diver could do on a level."""
    now = s.level
    s.level = level
    options = effects(s, seat, side)
    s.level = now
    best = 0.0
    for option in options:
        worth = effect_worth(s, seat, side, option, level, 0)
        if worth > best:
            best = worth
    return best


def effect_worth(s: OtysState, seat: int, side: DiverSide, option: Value, level: int, copied: int) -> float:
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
    return (
        -cost
        if other.rule == SPY
        else diver_worth(s, seat, other, level) - cost - CREDIT_WORTH * bool(s.free) * other.cost
    )


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
    now = s.level
    s.level = level
    best = 0.0
    for option in front_options(s, seat, tile):
        best = max(best, front_option_worth(s, seat, tile, option))
    s.level = now
    return best


def front_option_worth(s: OtysState, seat: int, tile: int, option: Value) -> float:
    """One use of a tile's front."""
    if option == DECLINE:
        return 0.0
    front = s.c.rewards[tile].front
    if front.verb == CHOOSE:
        return resource_worth(s, seat, ITEMS.index(str(option)), s.level) if has_room(s, seat, s.level) else 0.0
    if front.verb == GAIN:
        return 1.0 if front.first == PRESTIGE else BATTERY_WORTH
    if front.verb == UPGRADE:
        return 0.1 + UPGRADE_WORTH[cast(int, option)] * time_left(s)
    return DRAW_WORTH * max(0.2, 1.0 - 0.45 * len(s.players[seat].hand))
