"""What tests and fights bring on average, over all rolls of two dice."""

from __future__ import annotations

from typing import Final

from ..content.vocabulary import (
    ARMOUR,
    BANDS,
    CREW,
    DESIGN,
    HULL,
    MINES,
    NEMO,
    PERISCOPE,
    PROW,
    RESOURCES,
    TILE,
    VIOLET_AT,
    WHITE,
)
from ..rules.combat import BOLD, STALK, strength
from ..rules.dice import hits, misses
from ..rules.kinds import Thing
from ..rules.sea import is_warship
from ..rules.state import NemoState
from ..rules.trial import exertion, hindrance_at, setback_of
from . import worth
from .crowding import CIVILIAN, CONTACT, WARSHIP, Crowding, look_around

ONWARD: Final = 0.6
"""How likely a bold attack goes on after each fight."""
FOLLOWING: Final = 0.75
"""How much of what fighting on may bring counts for the attack that comes before."""

UNKNOWN: Final = 1e9
"""A cost that has not been worked out yet: costs are not above 0."""


class Fitted:
    """What the Nautilus fights with: resources to exert, and what is installed."""

    __slots__ = ("exertions", "prow", "armour", "mines", "design")

    def __init__(self, s: NemoState) -> None:
        self.exertions: list[int] = [exertion(s, which) for which in range(len(RESOURCES))]
        self.prow = 1 if PROW in s.installed else 0
        self.armour = 1 if ARMOUR in s.installed else 0
        self.mines = MINES in s.installed
        self.design = DESIGN in s.installed


class Book:
    """Prices that one judgement of a State needs again and again: worked out when first asked for, and kept."""

    def __init__(self, s: NemoState) -> None:
        self._s = s
        self._loss: list[list[float]] = []
        self._loss_ramming: list[float] = []
        self._crowding: Crowding | None = None
        self._once = UNKNOWN
        self._twice = UNKNOWN
        self._hurt: list[float] = []
        self._salvage: list[float] = []
        self.fights: dict[tuple[int, str, int], float] = {}
        """What fighting a ship brings, by side, kind of attack and ocean."""
        self.contacts: dict[tuple[str, int], float] = {}
        """What attacking an unknown contact brings, by kind of attack and ocean."""
        self.attacks: dict[int, float] = {}
        """What the best attack brings, by ocean."""
        self.tables: dict[tuple[int, int], float] = {}
        """What an action of the table brings, by row and modifier."""
        self._fitted: Fitted | None = None
        self.plans: dict[tuple[int, int], float] = {}
        """What the action points left would bring, by ocean and points."""
        self.move: tuple[int, float] | None = None
        """Where to sail, and what that is worth."""

    @property
    def loss(self) -> list[list[float]]:
        """What a failed test costs in each resource, by the lower die (0: a double 1)."""
        if not self._loss:
            s = self._s
            for which in (NEMO, CREW, HULL):
                self._loss.append([worth.losing(s, which, setback_of(s, max(1, low), 0)) for low in range(7)])
        return self._loss

    @property
    def loss_ramming(self) -> list[float]:
        """What a failed attack with a double 1 costs in each resource."""
        if not self._loss_ramming:
            s = self._s
            self._loss_ramming = [worth.losing(s, which, setback_of(s, 1, 2)) for which in (NEMO, CREW, HULL)]
        return self._loss_ramming

    @property
    def once(self) -> float:
        """What a step of notoriety costs, as a number below 0."""
        if self._once > 0.0:
            self._once = worth.notoriety(self._s, 1)
        return self._once

    @property
    def twice(self) -> float:
        """What two steps of notoriety cost, as a number below 0."""
        if self._twice > 0.0:
            self._twice = worth.notoriety(self._s, 2)
        return self._twice

    @property
    def hurt(self) -> float:
        """What a random damage costs."""
        if not self._hurt:
            self._hurt.append(worth.damage(self._s))
        return self._hurt[0]

    @property
    def crowding(self) -> Crowding:
        """The room at sea."""
        if self._crowding is None:
            self._crowding = look_around(self._s)
        return self._crowding

    @property
    def fitted(self) -> Fitted:
        """What the Nautilus fights with."""
        if self._fitted is None:
            self._fitted = Fitted(self._s)
        return self._fitted

    @property
    def salvage(self) -> float:
        """What one more ship in the salvage spaces is worth."""
        if not self._salvage:
            self._salvage.append(worth.salvage(self._s))
        return self._salvage[0]


def open_book(s: NemoState) -> Book:
    """A book of prices for a State, nothing in it yet."""
    return Book(s)


def of_failing(b: Book, exerted: list[int], low: int) -> float:
    """What a failure costs in exerted resources, by the lower die (0: a double 1)."""
    cost = 0.0
    for which in exerted:
        cost += b.loss[which][low]
    return cost


def of_test(b: Book, goal: int, exerted: list[int], gain: float, loss: float) -> float:
    """What a plain test brings: `gain` if it succeeds, `loss` and the setback if it fails."""
    brings = hits(goal) * gain
    missed = misses(goal)
    for low in range(7):
        if missed[low]:
            brings += missed[low] * (loss - of_failing(b, exerted, low))
    return brings / 36.0


def of_table(b: Book, modifier: int, exerted: list[int], bands: list[float]) -> float:
    """What a test on the action table brings, by the worth of its bands."""
    brings = 0.0
    before = 0
    for band in range(4, 1, -1):
        reached = hits(BANDS[band - 1] - modifier)
        brings += (reached - before) * bands[band]
        before = reached
    worst = misses(BANDS[0] - modifier)
    missed = misses(BANDS[1] - modifier)
    for low in range(7):
        lost = of_failing(b, exerted, low)
        worse = worst[low]
        brings += worse * (bands[0] - lost) + (missed[low] - worse) * (bands[1] - lost)
    return brings / 36.0


def best_of_table(s: NemoState, b: Book, row: int, modifier: int) -> float:
    """What an action brings with the best resource exerted, or none."""
    known = b.tables.get((row, modifier))
    if known is not None:
        return known
    bands = [worth.run(s, band) for band in s.c.tables[row].bands]
    best = of_table(b, modifier, [], bands)
    for which in s.c.tables[row].exert:
        best = max(best, of_table(b, modifier + exertion(s, which), [which], bands))
    b.tables[row, modifier] = best
    return best


def of_fire(b: Book, goal: int) -> float:
    """What being fired at costs; the goal is without modifiers."""
    missed = misses(goal)
    cost = 4.0 * missed[0]
    for low in range(1, 7):
        cost += missed[low] * (low + 0.1 * low * low)
    return cost * b.hurt / 36.0


def of_sinking(s: NemoState, b: Book, side: int, kind: str, ocean: int, was: int) -> float:
    """What destroying a ship brings."""
    best = b.salvage
    for row in s.c.rows[ocean]:
        best = max(best, worth.tonnage(s, side, row))
    infamous = s.c.side_notoriety[side]
    if kind == STALK and b.fitted.design:
        infamous = max(0, infamous - 1)
    if s.c.side_bonus[side]:
        best += worth.run(s, s.c.side_bonus[side])
    return best + infamous * b.once + b.crowding.clearing[was][ocean]


def of_ramming(b: Book, goal: int, which: int, gain: float) -> float:
    """What an attack brings, with one resource exerted or none (-1); the goal is without modifiers."""
    missed = misses(goal)
    brings = hits(goal) * gain + missed[0] * b.twice
    once = b.once
    if which < 0:
        for low in range(1, 7):
            brings += missed[low] * once
        return brings / 36.0
    brings -= missed[0] * b.loss_ramming[which]
    loss = b.loss[which]
    for low in range(1, 7):
        if missed[low]:
            brings += missed[low] * (once - loss[low])
    return brings / 36.0


def of_fight(s: NemoState, b: Book, side: int, kind: str, ocean: int) -> float:
    """What fighting a ship brings, its fire included."""
    known = b.fights.get((side, kind, ocean))
    if known is None:
        was = WARSHIP if is_warship(s, side) else CIVILIAN
        known = of_combat(s, b, side, kind, ocean, was, hindrance_at(s, ocean, side))
        b.fights[side, kind, ocean] = known
    return known


def of_combat(s: NemoState, b: Book, side: int, kind: str, ocean: int, was: int, hindrance: int) -> float:
    """What a fight brings when the ship makes room like a warship, a civilian or a contact."""
    c = s.c
    fitted = b.fitted
    modifier = hindrance + (1 if kind == STALK else 0) + fitted.prow
    goal = strength(s, side, c.side_defence[side]) - modifier
    gain = of_sinking(s, b, side, kind, ocean, was)
    best = of_ramming(b, goal, -1, gain)
    for which in range(len(RESOURCES)):
        best = max(best, of_ramming(b, goal - fitted.exertions[which], which, gain))
    if is_warship(s, side) and not (fitted.mines and c.side_armoured[side]):
        best -= of_fire(b, strength(s, side, c.side_attack[side]) - hindrance - fitted.armour)
    return best


def of_contact(s: NemoState, b: Book, kind: str, ocean: int) -> float:
    """What attacking an unknown contact brings: the average over a sample of the ship bag."""
    known = b.contacts.get((kind, ocean))
    if known is None:
        known = b.contacts[kind, ocean] = of_sample(s, b, kind, ocean)
    return known


def of_sample(s: NemoState, b: Book, kind: str, ocean: int) -> float:
    """The average of what fighting some ships of the bag would bring."""
    bag = s.bag.pool
    if not bag:
        return 0.0
    hindrance = hindrance_at(s, ocean, -1)
    step = max(1, len(bag) // 8)
    brings = 0.0
    count = 0
    for i in range(step // 2, len(bag), step):
        ship = bag[i]
        count += 1
        if ship == TILE:
            continue
        violet = s.c.ship_group[ship] > WHITE and s.peak >= VIOLET_AT
        here = of_combat(s, b, ship * 2 + (1 if violet else 0), kind, ocean, CONTACT, hindrance)
        brings += max(-1.0, here) if kind == STALK else here
    return brings / count


def of_target(s: NemoState, b: Book, target: Thing, kind: str, ocean: int) -> float:
    """What attacking one target brings."""
    if isinstance(target, int):
        return of_fight(s, b, target, kind, ocean)
    return of_contact(s, b, kind, ocean)


def of_attack(s: NemoState, b: Book, target: Thing, kind: str, ocean: int) -> float:
    """What attacking a target brings, with a look at fighting on."""
    brings = of_target(s, b, target, kind, ocean)
    if kind == BOLD or PERISCOPE in s.installed:
        brings += FOLLOWING * max(0.0, next_best(s, b, target, kind, ocean))
    return brings


def next_best(s: NemoState, b: Book, target: Thing, kind: str, ocean: int) -> float:
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
    known = b.attacks.get(ocean)
    if known is not None:
        return known
    best = -99.0
    for side in s.ships[ocean]:
        best = max(best, of_fight(s, b, side, STALK, ocean))
    if s.contacts[ocean]:
        best = max(best, of_contact(s, b, STALK, ocean))
    if PERISCOPE in s.installed:
        best = max(best, best_rampage(s, b, ocean))
    b.attacks[ocean] = best
    return best


def best_rampage(s: NemoState, b: Book, ocean: int) -> float:
    """What a bold attack on all that lies in an ocean brings, the best target first, when fighting on costs nothing."""
    found = [of_fight(s, b, side, BOLD, ocean) for side in s.ships[ocean]]
    if s.contacts[ocean]:
        found += [of_contact(s, b, BOLD, ocean)] * s.contacts[ocean]
    found.sort(reverse=True)
    brings, share = -99.0 if not found else found[0], 1.0
    for value in found[1:]:
        share *= ONWARD
        brings += share * max(0.0, value)
    return brings
