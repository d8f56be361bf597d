"""What the action phase has to offer: actions here, oceans to sail to, KEEP events and sacrifices."""

from __future__ import annotations

from typing import Final

from ....kernel import Ask
from ..content.vocabulary import ACTIONS, COMBAT, EVENT, HYDRO, INCITE, LIBRARY, MOVE, REFIT, ROW_OF, SEARCH, Use
from ..rules import cards
from ..rules.actions import RESOLVE, SACRIFICE, TREASURE, price
from ..rules.kinds import Action, Thing, about
from ..rules.sea import free_lands, reach, sailing, uprisings, warships
from ..rules.state import NemoState
from ..rules.trial import exertion, hindrance_at
from . import odds, worth
from .odds import Book

KEEP_ONE: Final = 0.25
"""What keeping the last action point is worth."""
AHEAD: Final = 0.5
"""How much the next turn counts when choosing where to sail."""


def of_action(s: NemoState, b: Book, ask: Ask[Action], option: Action) -> float:
    """What an action brings for each action point; to end the turn is worth a point kept."""
    if isinstance(option, tuple):
        return of_aside(s, b, option)
    if option == "end":
        return KEEP_ONE if s.ap <= 1 else 0.05
    if option == "torpedo":
        return max(0.0, odds.best_attack(s, b, s.nautilus)) + 2.0
    if option == "fog":
        return worth.notoriety(s, -7) - 3.0
    which = ACTIONS.index(option)
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
        return of_drawing(s)
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
    if which == REFIT and not s.salvage:
        return -99.0
    return odds.best_of_table(s, b, row, hindrance_at(s, ocean, -1))


def of_drawing(s: NemoState) -> float:
    """What an additional event brings: its stones, and a card of average worth."""
    return s.event_stones * worth.treasure_draw(s) + 1.0 if cards.events_left(s) else -99.0


def plan(s: NemoState, b: Book, ocean: int, points: int) -> float:
    """What the action points left would bring in an ocean, spent one after another on the best that is there."""
    if points <= 0:
        return 0.0
    known = b.plans.get((ocean, points))
    if known is None:
        known = b.plans[ocean, points] = _plan(s, b, ocean, points)
    return known


def _plan(s: NemoState, b: Book, ocean: int, points: int) -> float:
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
    if b.move is None:
        b.move = _best_move(s, b)
    return b.move


def _best_move(s: NemoState, b: Book) -> tuple[int, float]:
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
    if use.test:
        gain, loss = worth.resolving(s, card, use.passed), worth.resolving(s, card, use.failed)
        brings = odds.of_test(b, use.test + (1 if warships(s, s.nautilus) else 0), [], gain, loss)
        for which in use.exert:
            brings = max(brings, odds.of_test(b, use.test - exertion(s, which), [which], gain, loss))
    else:
        brings = worth.resolving(s, card, use.effect)
    kept = worth.card(s, card) if cards.unused_pile(s, card) else 0.0
    return brings - kept


def of_aside(s: NemoState, b: Book, option: tuple[str, int] | tuple[str, int, int]) -> float:
    """What a sacrifice, a treasure or a KEEP event brings in the action phase."""
    what, which = option[0], option[1]
    if what == SACRIFICE:
        return s.c.character_ap[which] * worth.POINT * 0.5 - worth.person(s, which) - 1.0
    if what == TREASURE:
        return worth.run(s, s.c.treasure_effect[which]) - worth.treasure(s, which) - 0.5
    use = s.c.card_uses[which][option[-1]]
    brings = of_use(s, b, which, use)
    return brings / max(1, use.ap) + (5.0 if brings > 0.0 and use.ap == 0 else 0.0)


def of_course(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """The ocean that is best to sail to."""
    return 1.0 if option == best_move(s, b)[0] else 0.0


def of_drift(s: NemoState, b: Book, ask: Ask[Thing], option: Thing) -> float:
    """An ocean by what there is to do; to stay is worth little."""
    return 0.1 if isinstance(option, str) else there(s, b, option)


def there(s: NemoState, b: Book, ocean: int) -> float:
    """What there is to do in an ocean."""
    return plan(s, b, ocean, max(1, s.ap)) + errand(s, b, ocean)


def of_extra(s: NemoState, b: Book, ask: Ask[str], option: str) -> float:
    """What resolving an additional event brings, with its stones."""
    if option != RESOLVE:
        return 0.0
    return of_card(s, b, about(ask)[0]) + s.event_stones * worth.treasure_draw(s)


def of_card(s: NemoState, b: Book, card: int) -> float:
    """What an event brings when it is resolved."""
    c = s.c
    if c.card_uses[card]:
        return 1.5 if not c.card_penalty[card] else -4.0
    if not c.card_test[card]:
        return worth.resolving(s, card, c.card_play[card])
    gain, loss = worth.resolving(s, card, c.card_pass[card]), worth.resolving(s, card, c.card_fail[card])
    goal = c.card_test[card] + (1 if warships(s, s.nautilus) else 0)
    value = odds.of_test(b, goal, [], gain, loss)
    for which in c.card_exert[card]:
        value = max(value, odds.of_test(b, goal - exertion(s, which), [which], gain, loss))
    return value
