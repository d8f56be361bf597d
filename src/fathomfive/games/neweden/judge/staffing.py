"""The rule of thumb for deeple: which oxygen to use, whom to move where, what to activate."""

from __future__ import annotations

from typing import Final

from ....kernel import Ask, Stream
from ..content.tables import OUTSIDE, OXYGEN, ROUNDS
from ..content.vocabulary import GAIN_COINS, GAIN_POINTS
from ..rules.kinds import (
    BREATHE,
    DOME,
    LAPSE,
    NO,
    STAND,
    Action,
    Activation,
    Move,
    Origin,
    Place,
    Reward,
    Way,
    origin_of,
    steps_of,
)
from ..rules.movement import ARM_NAMES, reach
from ..rules.state import AUCTION, NewEdenState, Station
from .free_actions import free
from .worth import REPAIRED, bearing, coin_value, end_points

SPARE_REPAIR: Final = 0.2
"""What a repair is worth in the end to a station that holds anyway."""
SAVED: Final = 8.0
"""What a repair is worth at most to a station that would fall."""
TOO_FEW: Final = 0.2
"""What is left of a module's worth while bottles are lacking to staff it."""


def module_value(s: NewEdenState, station: Station, arm: int, number: int) -> float:
    """What activating a module brings now."""
    verb, amount, _ = s.c.active[station.arms[arm][number]]
    if verb == GAIN_COINS:
        return amount * coin_value(s)
    if verb == GAIN_POINTS:
        return float(amount)
    done = min(amount, station.damage)
    if s.round < ROUNDS:
        return done * REPAIRED
    excess = station.damage - bearing(s.c, station) + (1 if s.phase < AUCTION else 0)
    if excess <= 0:
        return done * SPARE_REPAIR
    needed = min(done, excess)
    return needed * min(SAVED, end_points(s.c, station) / excess) + (done - needed) * SPARE_REPAIR


def best_move(
    s: NewEdenState, seat: int, steps: int, only: Origin | None = None
) -> tuple[float, Origin | None, Place | None]:
    """The best way to use a bottle: its value, where the deeple comes from, and where it goes."""
    station = s.stations[seat]
    origins: list[Origin] = [DOME] if station.dome else []
    for arm in range(OUTSIDE):
        for number in range(len(station.lying[arm])):
            if station.lying[arm][number]:
                origins.append((ARM_NAMES[arm], number))
    idle = station.dome + spare_deeple(s, station)
    best: tuple[float, Origin | None, Place | None] = (0.0, None, None)
    for origin in origins:
        if only is not None and origin != only:
            continue
        for place in reach(station, origin, steps):
            value = progress(s, station, origin, place, idle)
            if value > best[0]:
                best = (value, origin, place)
    return best


def spare_deeple(s: NewEdenState, station: Station) -> int:
    """Deeple lying on modules that are already staffed."""
    count = 0
    for arm in range(OUTSIDE):
        for number in range(len(station.lying[arm])):
            if station.staffed[arm][number]:
                count += station.lying[arm][number]
    return count


def progress(s: NewEdenState, station: Station, origin: Origin, place: Place, idle: int) -> float:
    """What a deeple does for a module by coming to it."""
    arm = ARM_NAMES.index(place[0])
    number = place[1]
    if station.staffed[arm][number]:
        return 0.0
    need = s.c.slots[station.arms[arm][number]] - station.lying[arm][number]
    if need <= 0 or need > idle:
        return 0.0
    value = module_value(s, station, arm, number)
    if need > 1:
        value *= 0.5 if bottles_left(s, station) >= need else TOO_FEW
    if origin != DOME:
        came_from = ARM_NAMES.index(origin[0])
        if not station.staffed[came_from][origin[1]]:
            value -= 0.5 * module_value(s, station, came_from, origin[1])
    return value / need - 0.02 * number


def bottles_left(s: NewEdenState, station: Station) -> int:
    """Bottles on oxygen cards that are still face up, and the one in hand."""
    count = 1
    for number in range(len(station.used)):
        if not station.used[number]:
            count += len(s.c.bottles[station.arms[OXYGEN][number]])
    return count


def best_oxygen(s: NewEdenState, ask: Ask[Action | Reward]) -> int:
    """The oxygen card that does most, the smallest one that will do; -1 when none does anything."""
    best = -1
    most = 0.05
    for option in ask.options:
        if isinstance(option, tuple) and option[0] == BREATHE:
            value = oxygen_gain(s, ask.seat, option[1])
            if value > most:
                best = option[1]
                most = value
    return best


def oxygen_gain(s: NewEdenState, seat: int, number: int) -> float:
    """What the better bottle of an oxygen card does, less a little for every step it could go."""
    station = s.stations[seat]
    value = 0.0
    for steps in s.c.bottles[station.arms[OXYGEN][number]]:
        moved = best_move(s, seat, steps)[0]
        if moved > 0:
            value = max(value, moved) - 0.05 * steps
    return value


def best_origin(s: NewEdenState, ask: Ask[Move], stream: Stream) -> Move:
    """Which deeple to move."""
    built = free(s, ask)
    if built is not None:
        return built
    origin = best_move(s, ask.seat, steps_of(ask))[1]
    return origin if origin is not None and origin in ask.options else LAPSE


def best_place(s: NewEdenState, ask: Ask[Way], stream: Stream) -> Way:
    """Where to move it, and whether to activate the module it fills."""
    built = free(s, ask)
    if built is not None:
        return built
    place = best_move(s, ask.seat, steps_of(ask), origin_of(ask))[2]
    if place is None:
        return LAPSE if LAPSE in ask.options else ask.options[0]
    filled: Way = (place[0], place[1], STAND)
    if filled in ask.options and worth_activating(s, ask.seat, place) > 0:
        return filled
    return place if place in ask.options else ask.options[0]


def worth_activating(s: NewEdenState, seat: int, place: Place) -> float:
    """What a module with all its deeple brings; a kraken with nothing to repair waits for the auction."""
    value = module_value(s, s.stations[seat], ARM_NAMES.index(place[0]), place[1])
    return value + 0.1 if s.phase == AUCTION else value


def best_activation(s: NewEdenState, ask: Ask[Activation], stream: Stream) -> Activation:
    """Activate what brings something."""
    best: Activation = NO
    most = 0.0
    for option in ask.options:
        if option != NO:
            value = worth_activating(s, ask.seat, option)
            if value > most:
                best = option
                most = value
    return best
