"""The three actions of phase A: buy a card, move deeple and activate modules, pass (NE-4.3 to NE-4.20)."""

from __future__ import annotations

from ....kernel import Rules, Stand, ask, tell
from ..content.tables import COLUMNS, FIELDS_OF_TABLEAU
from .free import free_actions, is_free, last_free_actions, take_free
from .kinds import BUY, PASS, TURN, Action, Buy
from .movement import oxygen_options, use_oxygen
from .state import NewEdenState
from .tableau import take_card
from .verbs import gain_points, harm, pay, place_arriving, repair, take_nautilus


def take_turn(s: NewEdenState, seat: int) -> Rules:
    """Choose and take one action, free actions before and after it (NE-4.2, NE-4.20).

    To pass may stand where nothing but free actions is left, until another one can be paid (NE-R33).
    """
    while True:
        actions: list[Action] = [*purchases(s, seat), *oxygen_options(s, seat)]
        free = free_actions(s, seat)
        options: list[Action] = [*actions, PASS, *free]
        chosen = yield from ask(seat, TURN, options, stand=None if actions else Stand(PASS, news=tuple(free)))
        if not is_free(chosen):
            break
        yield from take_free(s, seat, chosen)
    if chosen == PASS:
        pass_phase(s, seat)
        return
    if chosen[0] == BUY:
        yield from buy(s, seat, chosen[1])
    else:
        yield from use_oxygen(s, seat, chosen[1])
    if len(s.passed) < len(s.stations) - 1:  # who is alone in the phase is asked again at once
        yield from last_free_actions(s, seat)


def purchases(s: NewEdenState, seat: int) -> list[Buy]:
    """The cards a seat can pay for (NE-4.3)."""
    coins = s.stations[seat].coins
    price = s.c.row_price
    return [(BUY, i) for i in range(FIELDS_OF_TABLEAU) if s.tableau[i] >= 0 and price[i // COLUMNS] <= coins]


def buy(s: NewEdenState, seat: int, field: int) -> Rules:
    """Pay for a card, take the damage or repair of its row, and place it (NE-4.3 to NE-4.6)."""
    row = field // COLUMNS
    tell(s, "buys", seat, s.tableau[field], s.c.row_price[row])
    pay(s, seat, s.c.row_price[row])
    s.stations[seat].arriving.append(take_card(s, field))
    yield from row_damage(s, seat, row)
    yield from place_arriving(s, seat)


def row_damage(s: NewEdenState, seat: int, row: int) -> Rules:
    """The repair of the dear rows, the damage of the cheap one (NE-4.4)."""
    damage = s.c.row_damage[row]
    if damage < 0:
        repair(s, seat, -damage)
    else:
        yield from harm(s, seat, damage)


def pass_phase(s: NewEdenState, seat: int) -> None:
    """Leave the phase: points by order, and the Nautilus marker for the first (NE-4.17 to NE-4.19)."""
    points = s.c.passing[len(s.stations)][len(s.passed)]
    first = not s.passed
    s.passed.append(seat)
    tell(s, "passes", seat)
    if first:
        take_nautilus(s, seat)
    if points:
        gain_points(s, seat, points)
