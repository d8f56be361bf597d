"""Phase A, development: twelve cards are laid out, and all act in turn until everybody has passed (NE-4)."""

from __future__ import annotations

from ....kernel import Pile, Rules, draw, tell
from ..content.tables import FIELDS_OF_TABLEAU
from .actions import take_turn
from .automaton import develop
from .state import DEVELOPMENT, EMPTY, MARKET, NewEdenState, is_automaton
from .tableau import clear_tableau, remove_dearest


def begin_development(s: NewEdenState) -> Rules:
    """Turn up two bonus cards and lay out twelve cards of the A deck (NE-4.1)."""
    tell(s, "round", s.round + 1)
    s.bonus = []
    for _ in range(2):
        card = yield from draw(s.bonus_deck, "bonus")
        s.bonus.append(card)
        tell(s, "bonus", card)
    s.round += 1
    s.deck = Pile(s.c.decks[2 * (s.round - 1)])
    s.tableau = [EMPTY] * FIELDS_OF_TABLEAU
    for field in range(FIELDS_OF_TABLEAU):
        card = yield from draw(s.deck, "module")
        s.tableau[field] = card
    tell(s, "lays_out", FIELDS_OF_TABLEAU)
    s.phase = DEVELOPMENT
    s.passed = []
    s.resting = False
    s.turn = s.nautilus


def development_turn(s: NewEdenState) -> Rules:
    """One turn: one action, free actions before and after it (NE-4.2, NE-4.20)."""
    seat = s.turn
    if len(s.stations) == 2 and seat == s.nautilus:
        remove_dearest(s)
    if is_automaton(s, seat):
        yield from develop(s, seat)
    else:
        yield from take_turn(s, seat)
    next_turn(s)


def next_turn(s: NewEdenState) -> None:
    """Go on clockwise past those who have passed; when all have, phase B begins (NE-4.2, NE-4.17)."""
    count = len(s.stations)
    if len(s.passed) == count:
        clear_tableau(s)
        s.phase = MARKET
        return
    s.turn = (s.turn + 1) % count
    while s.turn in s.passed:
        s.turn = (s.turn + 1) % count
