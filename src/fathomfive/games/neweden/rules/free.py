"""Free actions: the power plant and the four extensions (NE-10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....kernel import Rules, Stand, Value, ask, tell
from ..content.tables import GROUPS, KRAKEN, OXYGEN, RESEARCH, SHIPYARD
from ..content.vocabulary import GAIN_COINS, GAIN_POINTS, LESS_HARM
from .kinds import AFTER, DONE, EXTEND, PLANT, Extend, Free, Last
from .state import AUCTION, NewEdenState
from .verbs import gain_coins, gain_deeple, gain_points, harm, pay

if TYPE_CHECKING:
    from typing_extensions import TypeIs

TILES: Final = (SHIPYARD, OXYGEN, KRAKEN, RESEARCH)
EXTENSIONS: Final[tuple[tuple[int, Extend], ...]] = tuple([(group, (EXTEND, GROUPS[group])) for group in TILES])


def free_actions(s: NewEdenState, seat: int) -> list[Free]:
    """The free actions a seat can take now (NE-10.1, NE-10.3)."""
    station = s.stations[seat]
    options: list[Free] = []
    if station.vents < len(s.c.vent_coins):
        options.append(PLANT)
    for group, option in EXTENSIONS:
        if not station.extended[group] and station.coins >= s.c.extension_price[group]:
            options.append(option)
    return options


def is_free(option: Value) -> TypeIs[Free]:
    """Whether an option is a free action."""
    return option == PLANT or (isinstance(option, tuple) and len(option) == 2 and option[0] == EXTEND)


def take_free(s: NewEdenState, seat: int, option: Free) -> Rules:
    """Take one free action (NE-4.20)."""
    if option == PLANT:
        yield from use_plant(s, seat)
    else:
        extend(s, seat, GROUPS.index(option[1]))


def last_free_actions(s: NewEdenState, seat: int) -> Rules:
    """Let a seat take free actions after its action, as long as it likes (NE-4.20, NE-R27).

    To do without may stand until another free action can be paid, but not from a turn to the end of a round.
    """
    occasion = ("scoring",) if s.phase == AUCTION else ()
    while True:
        free = free_actions(s, seat)
        options: list[Last] = [DONE, *free]
        chosen = yield from ask(seat, AFTER, options, stand=Stand(DONE, news=(*free, *occasion)))
        if chosen == DONE:
            return
        yield from take_free(s, seat, chosen)


def could_build(s: NewEdenState, seat: int, groups: list[int]) -> bool:
    """Whether a seat can still build some extensions, with all the coins its power plant would give (NE-10)."""
    station = s.stations[seat]
    price = 0
    for group in groups:
        if station.extended[group]:
            return False
        price += s.c.extension_price[group]
    left = len(s.c.vent_coins) - station.vents
    return price <= station.coins + (left * use_of_plant(s, seat)[0] if left else 0)


def use_of_plant(s: NewEdenState, seat: int) -> tuple[int, int, int]:
    """What the next use of the power plant brings: coins, points, damage (NE-10.1, NE-9.17 to NE-9.19)."""
    station = s.stations[seat]
    coins = s.c.vent_coins[station.vents]
    damage = s.c.vent_damage[station.vents]
    points = 0
    for card in station.arms[RESEARCH]:
        for verb, number, _ in s.c.plant[card]:
            if verb == GAIN_COINS:
                coins += number
            elif verb == GAIN_POINTS:
                points += number
            else:
                assert verb == LESS_HARM
                damage -= number
    return coins, points, damage


def use_plant(s: NewEdenState, seat: int) -> Rules:
    """Take the coins and the damage of the next field and cover it (NE-10.1, NE-10.2)."""
    coins, points, damage = use_of_plant(s, seat)
    station = s.stations[seat]
    station.vents += 1
    tell(s, "uses_plant", seat, station.vents)
    gain_coins(s, seat, coins)
    if points:
        gain_points(s, seat, points)
    yield from harm(s, seat, damage)


def extend(s: NewEdenState, seat: int, group: int) -> None:
    """Pay for an extension tile and turn it over (NE-10.3)."""
    tell(s, "extends", seat, group)
    pay(s, seat, s.c.extension_price[group])
    turn_tile(s, seat, group)


def turn_tile(s: NewEdenState, seat: int, group: int) -> None:
    """What a turned extension tile brings (NE-10.4 to NE-10.7)."""
    station = s.stations[seat]
    station.extended[group] = 1
    if group == SHIPYARD:
        gain_deeple(s, seat, s.c.extension_deeple)
    elif group == KRAKEN:
        station.arms[KRAKEN].insert(0, s.c.extension_kraken)
        station.lying[KRAKEN].insert(0, 0)
        station.staffed[KRAKEN].insert(0, 0)
    elif group == OXYGEN:
        station.arms[OXYGEN].append(s.c.extension_card)
        station.used.append(0)
