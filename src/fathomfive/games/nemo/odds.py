"""What tests and fights bring on average, over all rolls of two dice."""

from __future__ import annotations

from . import worth
from .combat import BOLD, STALK, TORPEDO, sinks_on, strength
from .components import (
    ARMOUR,
    BANDS,
    CREW,
    DESIGN,
    HULL,
    MINES,
    NEMO,
    PERISCOPE,
    PROW,
    TILE,
    VIOLET_AT,
    WHITE,
)
from .crowding import CIVILIAN, CONTACT, WARSHIP, Crowding, look_around
from .sea import is_warship
from .state import NemoState
from .trial import exertion

FOLLOWING = 0.75
"""How much of what fighting on may bring counts for the attack that comes before."""
LEAST = -8
MOST = 22


def hits_from(goal: int) -> int:
    """How many of the 36 rolls reach a goal; a double 1 never does."""
    return sum([1 for one in range(1, 7) for two in range(1, 7) if one + two > 2 and one + two >= goal])


def misses_by_low(goal: int) -> list[int]:
    """How many of the 36 rolls miss a goal, by their lower die; a double 1 stands at 0."""
    found = [0] * 7
    for one in range(1, 7):
        for two in range(1, 7):
            if one + two == 2:
                found[0] += 1
            elif one + two < goal:
                found[min(one, two)] += 1
    return found


HITS: list[int] = [hits_from(goal) for goal in range(LEAST, MOST)]
MISSES: list[list[int]] = [misses_by_low(goal) for goal in range(LEAST, MOST)]


def reach(goal: int) -> int:
    """The place of a goal in the tables above."""
    return max(0, min(MOST - LEAST - 1, goal - LEAST))


class Book:
    """Prices that one judgement needs again and again."""

    def __init__(self) -> None:
        self.loss: list[list[float]] = []
        """What a failed test costs in each resource, by the lower die (0: a double 1)"""
        self.loss_ramming: list[float] = []
        self.once = 0.0
        self.twice = 0.0
        self.hurt = 0.0
        self.crowding = Crowding()
        self.salvage = 0.0


def open_book(s: NemoState) -> Book:
    """Work the prices out."""
    b = Book()
    rule = s.c.setback[s.level_setbacks] if s.setbacks else 1
    for which in (NEMO, CREW, HULL):
        row = [worth.losing(s, which, setback(rule, low)) for low in range(7)]
        row[0] = row[1]
        b.loss.append(row)
        b.loss_ramming.append(worth.losing(s, which, 1 if rule == 0 else 2))
    b.once = worth.notoriety(s, 1)
    b.twice = worth.notoriety(s, 2)
    b.hurt = worth.damage(s)
    b.crowding = look_around(s)
    b.salvage = worth.salvage(s)
    return b


def setback(rule: int, low: int) -> int:
    """How much an exerted resource loses in a failed test."""
    return 1 if rule == 0 or low <= 1 else low if rule == 2 else 2


def of_failing(b: Book, exerted: list[int], low: int) -> float:
    """What a failure costs in exerted resources, by the lower die (0: a double 1)."""
    cost = 0.0
    for which in exerted:
        cost += b.loss[which][low]
    return cost


def of_test(b: Book, goal: int, exerted: list[int], gain: float, loss: float) -> float:
    """What a plain test brings: `gain` if it succeeds, `loss` and the setback if it fails."""
    place = reach(goal)
    brings = HITS[place] * gain
    misses = MISSES[place]
    for low in range(7):
        if misses[low]:
            brings += misses[low] * (loss - of_failing(b, exerted, low))
    return brings / 36.0


def of_table(b: Book, modifier: int, exerted: list[int], bands: list[float]) -> float:
    """What a test on the action table brings, by the worth of its bands."""
    brings = 0.0
    before = 0
    for band in range(4, 1, -1):
        hits = HITS[reach(BANDS[band - 1] - modifier)]
        brings += (hits - before) * bands[band]
        before = hits
    worst = MISSES[reach(BANDS[0] - modifier)]
    misses = MISSES[reach(BANDS[1] - modifier)]
    for low in range(7):
        lost = of_failing(b, exerted, low)
        worse = worst[low]
        brings += worse * (bands[0] - lost) + (misses[low] - worse) * (bands[1] - lost)
    return brings / 36.0


def band_of(result: int) -> int:
    """The band of a result."""
    band = 0
    for least in BANDS:
        if result >= least:
            band += 1
    return band


def best_of_table(s: NemoState, b: Book, row: int, modifier: int) -> float:
    """What an action brings with the best resource exerted, or none."""
    bands = [worth.run(s, band) for band in s.c.tables[row].bands]
    best = of_table(b, modifier, [], bands)
    for which in s.c.tables[row].exert:
        best = max(best, of_table(b, modifier + exertion(s, which), [which], bands))
    return best


def of_fire(b: Book, goal: int) -> float:
    """What being fired at costs; the goal is without modifiers."""
    misses = MISSES[reach(goal)]
    cost = 4.0 * misses[0]
    for low in range(1, 7):
        cost += misses[low] * (low + 0.1 * low * low)
    return cost * b.hurt / 36.0


def of_sinking(s: NemoState, b: Book, side: int, kind: str, ocean: int, was: int) -> float:
    """What destroying a ship brings."""
    best = b.salvage
    for row in s.c.rows[ocean]:
        best = max(best, worth.tonnage(s, side, row))
    infamous = s.c.side_notoriety[side]
    if kind == STALK and DESIGN in s.installed:
        infamous = max(0, infamous - 1)
    if s.c.side_bonus[side]:
        best += worth.run(s, s.c.side_bonus[side])
    return best + infamous * b.once + b.crowding.clearing[was][ocean]


def of_ramming(b: Book, goal: int, which: int, gain: float) -> float:
    """What an attack brings, with one resource exerted or none (-1); the goal is without modifiers."""
    place = reach(goal)
    misses = MISSES[place]
    brings = HITS[place] * gain + misses[0] * b.twice
    if which >= 0:
        brings -= misses[0] * b.loss_ramming[which]
    for low in range(1, 7):
        if misses[low]:
            brings += misses[low] * (b.once - (b.loss[which][low] if which >= 0 else 0.0))
    return brings / 36.0


def others(s: NemoState, side: int, ocean: int) -> int:
    """The hindrance of the other ships in an ocean."""
    count = 0
    for other in s.ships[ocean]:
        if other != side and (s.navies or is_warship(s, other)):
            count += 1
    return -count if s.navies else -1 if count else 0


def to_sink(s: NemoState, side: int, kind: str, ocean: int) -> int:
    """How many of the 36 rolls destroy a ship when nothing is exerted (NW-12.5, NW-11.8)."""
    if kind == TORPEDO:
        goal = sinks_on(s, side)
        return HITS[reach(goal)] if s.torpedo_dice == 2 else 6 * (7 - goal)
    plus = (1 if kind == STALK else 0) + (1 if PROW in s.installed else 0) + others(s, side, ocean)
    return HITS[reach(strength(s, side, s.c.side_defence[side]) - plus)]


def to_be_hit(s: NemoState, side: int, ocean: int) -> int:
    """How many of the 36 rolls let a ship's fire hit; none for civilians (NW-12.2)."""
    if not is_warship(s, side):
        return 0
    plus = (1 if ARMOUR in s.installed else 0) + others(s, side, ocean)
    return 36 - HITS[reach(strength(s, side, s.c.side_attack[side]) - plus)]


def of_fight(s: NemoState, b: Book, side: int, kind: str, ocean: int) -> float:
    """What fighting a ship brings, its fire included."""
    return of_combat(s, b, side, kind, ocean, WARSHIP if is_warship(s, side) else CIVILIAN)


def of_combat(s: NemoState, b: Book, side: int, kind: str, ocean: int, was: int) -> float:
    """What a fight brings when the ship makes room like a warship, a civilian or a contact."""
    c = s.c
    hindrance = others(s, side, ocean)
    modifier = hindrance + (1 if kind == STALK else 0) + (1 if PROW in s.installed else 0)
    goal = strength(s, side, c.side_defence[side]) - modifier
    gain = of_sinking(s, b, side, kind, ocean, was)
    best = of_ramming(b, goal, -1, gain)
    for which in (NEMO, CREW, HULL):
        best = max(best, of_ramming(b, goal - exertion(s, which), which, gain))
    if is_warship(s, side) and not (MINES in s.installed and c.side_armoured[side]):
        best -= of_fire(b, strength(s, side, c.side_attack[side]) - hindrance - (1 if ARMOUR in s.installed else 0))
    return best


def of_contact(s: NemoState, b: Book, kind: str, ocean: int) -> float:
    """What attacking an unknown contact brings: the average over a sample of the ship bag."""
    bag = s.bag.pool
    if not bag:
        return 0.0
    step = max(1, len(bag) // 8)
    brings = 0.0
    count = 0
    for i in range(step // 2, len(bag), step):
        ship = bag[i]
        count += 1
        if ship == TILE:
            continue
        violet = s.c.ship_group[ship] > WHITE and s.peak >= VIOLET_AT
        here = of_combat(s, b, ship * 2 + (1 if violet else 0), kind, ocean, CONTACT)
        brings += max(-1.0, here) if kind == STALK else here
    return brings / count


def of_target(s: NemoState, b: Book, target: int | str, kind: str, ocean: int) -> float:
    """What attacking one target brings."""
    if isinstance(target, int):
        return of_fight(s, b, target, kind, ocean)
    return of_contact(s, b, kind, ocean)


def of_attack(s: NemoState, b: Book, target: int | str, kind: str, ocean: int) -> float:
    """What attacking a target brings, with a look at fighting on."""
    brings = of_target(s, b, target, kind, ocean)
    if kind == BOLD or PERISCOPE in s.installed:
        brings += FOLLOWING * max(0.0, next_best(s, b, target, kind, ocean))
    return brings


def next_best(s: NemoState, b: Book, target: int | str, kind: str, ocean: int) -> float:
    """What fighting on after this target would bring."""
    best = 0.0
    for side in s.ships[ocean]:
        if side != target:
            best = max(best, of_fight(s, b, side, kind, ocean))
    if s.contacts[ocean] > (1 if target == "contact" else 0):
        best = max(best, of_contact(s, b, kind, ocean))
    free = kind == BOLD and PERISCOPE in s.installed
    return best if free else best + b.once


def best_attack(s: NemoState, b: Book, ocean: int) -> float:
    """What the best attack in an ocean brings; where there is nothing to attack, less than nothing."""
    best = -99.0
    for side in s.ships[ocean]:
        best = max(best, of_fight(s, b, side, STALK, ocean))
    if s.contacts[ocean]:
        best = max(best, of_contact(s, b, STALK, ocean))
    return best
