"""What the action phase has to offer: actions here, oceans to sail to, KEEP events and sacrifices."""

from __future__ import annotations

from ...kernel import Value
from . import cards, odds, worth
from .actions import price
from .components import ACTIONS, COMBAT, EVENT, HYDRO, INCITE, LIBRARY, MOVE, REFIT, SEARCH, TABLES
from .deeds import Use
from .odds import Book
from .sea import free_lands, reach, sailing, uprisings, warships
from .state import NemoState
from .trial import exertion

KEEP_ONE = 0.25
"""What keeping the last action point is worth."""
AHEAD = 0.5
"""How much the next turn counts when choosing where to sail."""
ROW_OF = [TABLES.index(name) if name in TABLES else -1 for name in ACTIONS]


def of_action(s: NemoState, b: Book, option: Value) -> float:
    """What an action brings for each action point; to end the turn is worth a point kept."""
    if isinstance(option, tuple):
        return of_aside(s, b, option)
    if option == "end":
        return KEEP_ONE if s.ap <= 1 else 0.05
    if option == "torpedo":
        return max(0.0, odds.best_attack(s, b, s.nautilus)) + 2.0
    if option == "fog":
        return worth.notoriety(s, -7) - 3.0
    which = ACTIONS.index(str(option))
    if which == MOVE:
        return best_move(s, b)[1]
    return at_place(s, b, which, s.nautilus, s.ap) / price(s, which)


def at_place(s: NemoState, b: Book, which: int, ocean: int, points: int) -> float:
    """What one action brings in an ocean, if the points suffice."""
    if price(s, which) > points:
        return -99.0
    if which == COMBAT:
        return odds.best_attack(s, b, ocean)
    if which == EVENT:
        return of_extra(s)
    row = ROW_OF[which]
    if which == SEARCH:
        if not s.stones[ocean]:
            return -99.0
        modifier = -len(s.ships[ocean]) + (1 if LIBRARY in s.installed else 0)
        return odds.best_of_table(s, b, row, modifier) + (2.0 * worth.treasure_draw(s) if s.wreck == ocean else 0.0)
    if which == INCITE:
        if not free_lands(s, ocean):
            return -99.0
        modifier = -len(s.ships[ocean]) - uprisings(s, ocean) + (1 if LIBRARY in s.installed else 0)
        return odds.best_of_table(s, b, row, modifier)
    modifier = -len(s.ships[ocean]) if s.navies else -1 if warships(s, ocean) else 0
    if which == REFIT and not s.salvage:
        return -99.0
    return odds.best_of_table(s, b, row, modifier)


def of_extra(s: NemoState) -> float:
    """What an additional event brings: its stones, and a card of average worth."""
    return s.event_stones * worth.treasure_draw(s) + 1.0 if cards.events_left(s) else -99.0


def plan(s: NemoState, b: Book, ocean: int, points: int) -> float:
    """What the action points left would bring in an ocean, spent one after another on the best that is there."""
    if points <= 0:
        return 0.0
    found: list[float] = []
    search = at_place(s, b, SEARCH, ocean, points)
    if search > 0.0:
        found.append(search)
    incite = at_place(s, b, INCITE, ocean, points)
    lands = len(free_lands(s, ocean))
    for i in range(min(lands, 2)):
        found.append(incite - 0.8 * i)
    fight = odds.best_attack(s, b, ocean)
    for i in range(min(3, s.contacts[ocean] + len(s.ships[ocean]))):
        found.append(fight - 0.3 * i)
    found.sort(reverse=True)
    return sum([max(0.0, value) for value in found[:points]])


def best_move(s: NemoState, b: Book) -> tuple[int, float]:
    """Where to sail, and what that is worth beyond staying, for each action point."""
    moves = 2 if HYDRO in s.installed else 1
    here = plan(s, b, s.nautilus, s.ap)
    best = s.nautilus
    most = -99.0
    after = s.ap - 1
    for ocean in reach(s, moves):
        value = errand(s, b, ocean) + plan(s, b, ocean, after) + AHEAD * plan(s, b, ocean, 2)
        if after >= 2 and moves == 1:
            for further in sailing(s, ocean):
                value = max(
                    value,
                    0.8 * (errand(s, b, further) + plan(s, b, further, after - 1) + AHEAD * plan(s, b, further, 2)),
                )
        if value > most:
            most = value
            best = ocean
    stay = here + AHEAD * plan(s, b, s.nautilus, 2) + errand(s, b, s.nautilus)
    return best, (most - stay) / max(1, s.ap)


def errand(s: NemoState, b: Book, ocean: int) -> float:
    """What KEEP events bring in an ocean."""
    brings = 0.0
    for card in s.kept:
        for use in s.c.card_uses[card]:
            if use.when == 1 and ocean in use.at:
                brings = max(brings, of_use(s, b, card, use))
    return brings


def of_use(s: NemoState, b: Book, card: int, use: Use) -> float:
    """What using a KEEP event brings, against keeping it to the end."""
    s.cards.append(card)
    if use.test:
        gain, loss = worth.run(s, use.passed), worth.run(s, use.failed)
        brings = odds.of_test(b, use.test + (1 if warships(s, s.nautilus) else 0), [], gain, loss)
        for which in use.exert:
            brings = max(brings, odds.of_test(b, use.test - exertion(s, which), [which], gain, loss))
    else:
        brings = worth.run(s, use.effect)
    kept = worth.card(s, card) if cards.unused_pile(s, card) else 0.0
    s.cards.pop()
    return brings - kept


def of_aside(s: NemoState, b: Book, option: tuple[Value, ...]) -> float:
    """What a sacrifice, a treasure or a KEEP event brings in the action phase."""
    what, which = option[0], option[1]
    assert isinstance(which, int)
    if what == "sacrifice":
        return s.c.character_ap[which] * worth.POINT * 0.5 - worth.person(s, which) - 1.0
    if what == "treasure":
        return worth.run(s, s.c.treasure_effect[which]) - worth.treasure(s, which) - 0.5
    number = option[2]
    assert isinstance(number, int)
    use = s.c.card_uses[which][number]
    brings = of_use(s, b, which, use)
    return brings / max(1, use.ap) + (5.0 if brings > 0.0 and use.ap == 0 else 0.0)
