"""Moving deeple with oxygen, and activating modules (NE-4.8 to NE-4.16)."""

from __future__ import annotations

from typing import Final

from ....kernel import Rule, Rules, Stand, ask, tell
from ..content.tables import KRAKEN, OUTSIDE, OXYGEN, SHIPYARD
from .free import could_build, free_actions, is_free, take_free
from .kinds import (
    ACTIVATE,
    BREATHE,
    DEEPLE,
    DOME,
    LAPSE,
    NO,
    STAND,
    WHERE,
    Activation,
    Arm,
    Breathe,
    Goal,
    Move,
    Origin,
    Place,
    Way,
)
from .state import NewEdenState, Station, lying_deeple
from .verbs import apply

ARM_NAMES: Final[tuple[Arm, Arm, Arm]] = ("crab", "clam", "kraken")
"""The arms outside, by their numbers."""


def oxygen_options(s: NewEdenState, seat: int) -> list[Breathe]:
    """The oxygen cards a seat can use now; it needs a lying deeple too (NE-4.9, NE-R5)."""
    station = s.stations[seat]
    if not lying_deeple(station):
        return []
    return [(BREATHE, i) for i, used in enumerate(station.used) if not used]


def use_oxygen(s: NewEdenState, seat: int, number: int) -> Rules:
    """Turn over an oxygen card, and move a deeple with each of its bottles (NE-4.9, NE-4.10, NE-4.16)."""
    station = s.stations[seat]
    card = station.arms[OXYGEN][number]
    station.used[number] = 1
    tell(s, "breathes", seat, card)
    for steps in s.c.bottles[card]:
        left = yield from use_bottle(s, seat, steps)
        yield from activate_modules(s, seat, left)


def use_bottle(s: NewEdenState, seat: int, steps: int) -> Rule[tuple[Place, ...]]:
    """Move a lying deeple by up to the steps of a bottle, or let the bottle lapse (NE-4.10, NE-4.12).

    Where it comes from is asked only if there is a choice. Tells the module where it was left lying, if it was.
    """
    station = s.stations[seat]
    while True:
        places = movable(station, steps)
        if not places and not may_find_deeple(s, seat):
            return ()
        if len(places) == 1:
            ways: list[Way] = [*goals(s, seat, places[0], steps), LAPSE, *free_actions(s, seat)]
            way = yield from ask(seat, WHERE, ways, (places[0], steps))
            if way == LAPSE:
                return ()
            if not is_free(way):
                return (yield from go(s, seat, places[0], way))
            yield from take_free(s, seat, way)
            continue
        moves: list[Move] = [*places, LAPSE, *free_actions(s, seat)]
        origin = yield from ask(seat, DEEPLE, moves, (steps,))
        if origin == LAPSE:
            return ()
        if is_free(origin):
            yield from take_free(s, seat, origin)
            continue
        there: list[Way] = [*goals(s, seat, origin, steps)]
        way = yield from ask(seat, WHERE, there, (origin, steps))
        assert way != LAPSE and not is_free(way)
        return (yield from go(s, seat, origin, way))


def goals(s: NewEdenState, seat: int, origin: Origin, steps: int) -> list[Goal]:
    """Where a deeple can go; twice where it would fill the last slot: to activate the module, or only to lie there."""
    station = s.stations[seat]
    found: list[Goal] = []
    for arm, number in reach(station, origin, steps):
        if would_fill(s, seat, ARM_NAMES.index(arm), number):
            found.append((arm, number, STAND))
        found.append((arm, number))
    return found


def would_fill(s: NewEdenState, seat: int, arm: int, number: int) -> bool:
    """Whether one more deeple is enough to activate a module (NE-4.14, NE-4.15)."""
    station = s.stations[seat]
    lacking = s.c.slots[station.arms[arm][number]] - station.lying[arm][number]
    return not station.staffed[arm][number] and lacking <= 1


def go(s: NewEdenState, seat: int, origin: Origin, goal: Goal) -> Rule[tuple[Place, ...]]:
    """Move a deeple; it activates the module it fills, or is left lying, where it says (NE-4.13, NE-4.14)."""
    arm, number = goal[0], goal[1]
    move(s, seat, origin, (arm, number))
    if len(goal) == 2:
        return (goal,)
    yield from activate(s, seat, ARM_NAMES.index(arm), number)
    return ()


def may_find_deeple(s: NewEdenState, seat: int) -> bool:
    """Whether an extension could still bring a deeple, or a module to go to, before a bottle lapses (NE-R27)."""
    return could_build(s, seat, [SHIPYARD]) or could_build(s, seat, [KRAKEN])


def may_find_oxygen(s: NewEdenState, seat: int) -> bool:
    """Whether extensions could still bring what moving and activating lacks, before it lapses (NE-6.5, NE-R27)."""
    station = s.stations[seat]
    missing: list[int] = []
    if not lying_deeple(station):
        missing.append(SHIPYARD)
    if 0 not in station.used:
        missing.append(OXYGEN)
    if all([0 not in arm for arm in station.staffed]):
        missing.append(KRAKEN)
    return could_build(s, seat, missing)


def movable(station: Station, steps: int) -> list[Origin]:
    """The places with lying deeple that could reach another module (NE-4.8, NE-4.13)."""
    places: list[Origin] = []
    if station.dome and (station.arms[0] or station.arms[1] or station.arms[2]):
        places.append(DOME)
    for arm in range(OUTSIDE):
        lying = station.lying[arm]
        for number in range(len(lying)):
            if lying[number]:
                place = (ARM_NAMES[arm], number)
                if reach(station, place, steps):
                    places.append(place)
    return places


def reach(station: Station, origin: Origin, steps: int) -> list[Place]:
    """The modules a deeple can reach: each module costs a step, the dome none (NE-4.11, NE-R3)."""
    home = -1
    here = 0
    inwards = 0
    if origin != DOME:
        home = ARM_NAMES.index(origin[0])
        here = inwards = origin[1]
    places: list[Place] = []
    for arm in range(OUTSIDE):
        name = ARM_NAMES[arm]
        size = len(station.arms[arm])
        if arm == home:
            for number in range(max(0, here - steps), min(size, here + steps + 1)):
                if number != here:
                    places.append((name, number))
        else:
            for number in range(min(size, steps - inwards)):
                places.append((name, number))
    return places


def move(s: NewEdenState, seat: int, origin: Origin, where: Place) -> None:
    """Move a deeple; it lies at the edge of the module (NE-4.13)."""
    station = s.stations[seat]
    if origin == DOME:
        station.dome -= 1
    else:
        station.lying[ARM_NAMES.index(origin[0])][origin[1]] -= 1
    arm = ARM_NAMES.index(where[0])
    station.lying[arm][where[1]] += 1
    tell(s, "moves", seat, station.arms[arm][where[1]])


def activate_modules(s: NewEdenState, seat: int, left: tuple[Place, ...] = ()) -> Rules:
    """Activate modules on which enough deeple lie from before, if their owner wants to (NE-4.14, NE-R4).

    The one where a deeple was just `left` lying is not asked about again.
    """
    while True:
        places = [place for place in ready(s, seat) if place not in left]
        if not places:
            return
        options: list[Activation] = [*places, NO]
        chosen = yield from ask(seat, ACTIVATE, options, stand=Stand(NO, "turn", tuple(places)))
        if chosen == NO:
            return
        yield from activate(s, seat, ARM_NAMES.index(chosen[0]), chosen[1])


def ready(s: NewEdenState, seat: int) -> list[Place]:
    """The modules that could be activated now: enough deeple, and not yet in this round (NE-4.14, NE-4.15)."""
    station = s.stations[seat]
    places: list[Place] = []
    for arm in range(OUTSIDE):
        lying = station.lying[arm]
        for number in range(len(lying)):
            count = lying[number]
            if count and not station.staffed[arm][number] and count >= s.c.slots[station.arms[arm][number]]:
                places.append((ARM_NAMES[arm], number))
    return places


def activate(s: NewEdenState, seat: int, arm: int, number: int) -> Rules:
    """Stand deeple on all slots of a module and get its effect (NE-4.14, NE-4.15, NE-9.1 to NE-9.4)."""
    station = s.stations[seat]
    card = station.arms[arm][number]
    station.lying[arm][number] -= s.c.slots[card]
    station.staffed[arm][number] = 1
    tell(s, "activates", seat, card)
    yield from apply(s, seat, s.c.active[card])
