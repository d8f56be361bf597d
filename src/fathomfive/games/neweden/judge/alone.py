"""The rule of thumb alone: what Deep Thought takes next is no secret, so plan the purchases around it."""

from __future__ import annotations

from typing import Final

from ..content.tables import COLUMNS
from ..rules.state import EMPTY, NewEdenState
from ..rules.tableau import cheapest_right, dearest_left, lift
from .deep_thought import DAMAGED, SPITE, forecast, looming
from .worth import coin_value

AHEAD: Final = 2
"""How many purchases to plan."""
HOPELESS: Final = -6.0
"""What a card must gain at least to be thought about."""


def plan(s: NewEdenState, gains: list[float]) -> tuple[int, float]:
    """The field to buy from now, or -1 to wait, and what comes of it.

    `gains` is what each field's card would gain at its present price.
    """
    base: list[float] = []
    theirs: list[float] = []
    looms = looming(s)
    without = forecast(s, [], 0, looms)
    for field in range(len(s.tableau)):
        card = s.tableau[field]
        price = s.c.row_price[field // COLUMNS] * coin_value(s) + DAMAGED * s.c.row_damage[field // COLUMNS]
        base.append(gains[field] + price)
        theirs.append(SPITE * (forecast(s, [card], 0, looms) - without) if card >= 0 else 0.0)
    fields = [field if s.tableau[field] >= 0 else EMPTY for field in range(len(s.tableau))]
    return best_plan(s, fields, base, theirs, s.stations[0].coins, AHEAD)


def best_plan(
    s: NewEdenState, fields: list[int], base: list[float], theirs: list[float], coins: int, ahead: int
) -> tuple[int, float]:
    """The best purchase, or to wait, from a tableau of numbers into the lists of worths."""
    best = -1
    most = answered(s, fields, base, theirs, coins, ahead)
    for field in range(len(fields)):
        if fields[field] < 0:
            continue
        row = field // COLUMNS
        price = s.c.row_price[row]
        if price > coins:
            continue
        worth = base[fields[field]] - price * coin_value(s) - DAMAGED * s.c.row_damage[row]
        if worth < HOPELESS:
            continue
        left = fields[:]
        lift(left, field)
        value = worth + answered(s, left, base, theirs, coins - price, ahead)
        if value > most:
            best = field
            most = value
    return best, most


def answered(
    s: NewEdenState, fields: list[int], base: list[float], theirs: list[float], coins: int, ahead: int
) -> float:
    """What follows when Deep Thought has its turn: its card, the removal for two, and one's own next purchases."""
    left = fields[:]
    if s.nautilus == 1:
        remove(left)
    field = cheapest_right(left)
    value = 0.0
    if field >= 0:
        value -= theirs[left[field]]
        lift(left, field)
    if s.nautilus == 0:
        remove(left)
    if ahead <= 1:
        return value
    return value + best_plan(s, left, base, theirs, coins, ahead - 1)[1]


def remove(fields: list[int]) -> None:
    """The removal before the turn of the holder of the marker (NE-12.2)."""
    field = dearest_left(fields)
    if field >= 0:
        lift(fields, field)
