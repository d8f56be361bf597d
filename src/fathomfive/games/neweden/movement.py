"""Moving deeple with oxygen, and activating modules (NE-4.8 to NE-4.16)."""

from __future__ import annotations

from ...kernel import Rules, Value, ask, tell
from .free import free_actions, is_free, take_free
from .state import NewEdenState, Station, lying_deeple
from .station import apply
from .tables import GROUPS, KRAKEN, OUTSIDE, OXYGEN, SHIPYARD

DOME = "dome"
LAPSE = "lapse"
NO = "no"
Place = tuple[str, int]
"""An outside module: the name of its arm, and its number from the dome on."""


def oxygen_options(s: NewEdenState, seat: int) -> list[Value]:
    """The oxygen cards a seat can use now; it needs a lying deeple too (NE-4.9, NE-R5)."""
    station = s.stations[seat]
    if not lying_deeple(station):
        return []
    return [("oxygen", i) for i, used in enumerate(station.used) if not used]


def use_oxygen(s: NewEdenState, seat: int, number: int) -> Rules:
    """Turn over an oxygen card, and move a deeple with each of its bottles (NE-4.9, NE-4.10, NE-4.16)."""
    station = s.stations[seat]
    card = station.arms[OXYGEN][number]
    station.used[number] = 1
    tell(s, "breathes", seat, card)
    for steps in s.c.bottles[card]:
        yield from use_bottle(s, seat, steps)
        yield from activate_modules(s, seat)


def use_bottle(s: NewEdenState, seat: int, steps: int) -> Rules:
    """Choose a lying deeple and move it by up to the steps of a bottle, or let the bottle lapse (NE-4.10, NE-4.12)."""
    station = s.stations[seat]
    while True:
        options = movable(station, steps)
        if not options and not may_find_deeple(s, seat):
            return
        options.append(LAPSE)
        options += free_actions(s, seat)
        chosen = yield from ask(seat, "deeple", options, (steps,))
        if chosen == LAPSE:
            return
        if is_free(chosen):
            yield from take_free(s, seat, chosen)
            continue
        where = yield from ask(seat, "where", reach(station, chosen, steps), (chosen, steps))
        move(s, seat, chosen, where)
        return


def may_find_deeple(s: NewEdenState, seat: int) -> bool:
    """Whether an extension could still bring a deeple, or a module to go to, before a bottle lapses (NE-R27)."""
    station = s.stations[seat]
    price = s.c.extension_price
    for group in (SHIPYARD, KRAKEN):
        if not station.extended[group] and (station.coins >= price[group] or station.vents < len(s.c.vent_coins)):
            return True
    return False


def movable(station: Station, steps: int) -> list[Value]:
    """The places with lying deeple that could reach another module (NE-4.8, NE-4.13)."""
    places: list[Value] = []
    if station.dome and (station.arms[0] or station.arms[1] or station.arms[2]):
        places.append(DOME)
    for arm in range(OUTSIDE):
        lying = station.lying[arm]
        for number in range(len(lying)):
            if lying[number]:
                place = (GROUPS[arm], number)
                if reach(station, place, steps):
                    places.append(place)
    return places


def reach(station: Station, origin: Value, steps: int) -> list[Place]:
    """The modules a deeple can reach: each module costs a step, the dome none (NE-4.11, NE-R3)."""
    home = -1
    here = 0
    inwards = 0
    if isinstance(origin, tuple):
        arm_name, number = origin
        assert isinstance(arm_name, str) and isinstance(number, int)
        home = GROUPS.index(arm_name)
        here = number
        inwards = number
    places: list[Place] = []
    for arm in range(OUTSIDE):
        name = GROUPS[arm]
        size = len(station.arms[arm])
        if arm == home:
            for number in range(max(0, here - steps), min(size, here + steps + 1)):
                if number != here:
                    places.append((name, number))
        else:
            for number in range(min(size, steps - inwards)):
                places.append((name, number))
    return places


def move(s: NewEdenState, seat: int, origin: Value, where: Place) -> None:
    """Move a deeple; it lies at the edge of the module (NE-4.13)."""
    station = s.stations[seat]
    if isinstance(origin, tuple):
        arm_name, number = origin
        assert isinstance(arm_name, str) and isinstance(number, int)
        station.lying[GROUPS.index(arm_name)][number] -= 1
    else:
        station.dome -= 1
    arm = GROUPS.index(where[0])
    station.lying[arm][where[1]] += 1
    tell(s, "moves", seat, station.arms[arm][where[1]])


def activate_modules(s: NewEdenState, seat: int) -> Rules:
    """Activate modules on which enough deeple lie, one after another, if their owner wants to (NE-4.14, NE-R4)."""
    while True:
        options = ready(s, seat)
        if not options:
            return
        options.append(NO)
        chosen = yield from ask(seat, "activate", options)
        if isinstance(chosen, str):
            return
        assert isinstance(chosen, tuple)
        arm_name, number = chosen
        assert isinstance(arm_name, str) and isinstance(number, int)
        yield from activate(s, seat, GROUPS.index(arm_name), number)


def ready(s: NewEdenState, seat: int) -> list[Value]:
    """The modules that could be activated now: enough deeple, and not yet in this round (NE-4.14, NE-4.15)."""
    station = s.stations[seat]
    places: list[Value] = []
    for arm in range(OUTSIDE):
        lying = station.lying[arm]
        for number in range(len(lying)):
            count = lying[number]
            if count and not station.staffed[arm][number] and count >= s.c.slots[station.arms[arm][number]]:
                places.append((GROUPS[arm], number))
    return places


def activate(s: NewEdenState, seat: int, arm: int, number: int) -> Rules:
    """Stand deeple on all slots of a module and get its effect (NE-4.14, NE-4.15, NE-9.1 to NE-9.4)."""
    station = s.stations[seat]
    card = station.arms[arm][number]
    station.lying[arm][number] -= s.c.slots[card]
    station.staffed[arm][number] = 1
    tell(s, "activates", seat, card)
    yield from apply(s, seat, s.c.active[card])
