"""Free actions: the power plant and the four extensions (NE-10)."""

from __future__ import annotations

from ...kernel import Rules, Value, ask, tell
from .state import NewEdenState
from .station import gain_coins, gain_deeple, gain_points, harm, pay
from .tables import GAIN_COINS, GAIN_POINTS, GROUPS, KRAKEN, LESS_HARM, OXYGEN, RESEARCH, SHIPYARD

PLANT = "plant"
EXTEND = "extend"
DONE = "done"
TILES = (SHIPYARD, OXYGEN, KRAKEN, RESEARCH)
EXTENSIONS: tuple[tuple[int, Value], ...] = tuple([(group, (EXTEND, GROUPS[group])) for group in TILES])


def free_actions(s: NewEdenState, seat: int) -> list[Value]:
    """The free actions a seat can take now (NE-10.1, NE-10.3)."""
    station = s.stations[seat]
    options: list[Value] = []
    if station.vents < len(s.c.vent_coins):
        options.append(PLANT)
    for group, option in EXTENSIONS:
        if not station.extended[group] and station.coins >= s.c.extension_price[group]:
            options.append(option)
    return options


def is_free(option: Value) -> bool:
    """Whether an option is a free action."""
    return option == PLANT or (isinstance(option, tuple) and len(option) == 2 and option[0] == EXTEND)


def take_free(s: NewEdenState, seat: int, option: Value) -> Rules:
    """Take one free action (NE-4.20)."""
    if isinstance(option, tuple):
        extend(s, seat, GROUPS.index(str(option[1])))
    else:
        yield from use_plant(s, seat)


def last_free_actions(s: NewEdenState, seat: int) -> Rules:
    """Let a seat take free actions after its action, as long as it likes (NE-4.20, NE-R27)."""
    while True:
        options = free_actions(s, seat)
        if not options:
            return
        options.insert(0, DONE)
        chosen = yield from ask(seat, "after", options)
        if chosen == DONE:
            return
        yield from take_free(s, seat, chosen)


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
            elif verb == LESS_HARM:
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
