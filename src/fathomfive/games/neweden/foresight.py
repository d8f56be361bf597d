"""The rule of thumb alone: what Deep Thought takes next is no secret, so plan the purchases around it."""

from __future__ import annotations

from .appraisal import coin_value
from .state import DEVELOPMENT, EMPTY, NewEdenState
from .tableau import cheapest_right, dearest_left, lift
from .tables import CLAM, COLUMNS, CRAB, GAIN_COINS, KRAKEN, OTHERS_HARM_PER, RESEARCH, ROUNDS

SPITE = 0.9
"""What a point that Deep Thought does not get is worth."""
MACHINE_COIN = 0.5
"""What a coin is worth to Deep Thought."""
MACHINE_REPAIR = 0.1
"""What a repair is worth to Deep Thought."""
DAMAGED = 0.4
"""What a damage costs, roughly."""
AHEAD = 2
"""How many purchases to plan."""
HOPELESS = -6.0
"""What a card must gain at least to be thought about."""


def machine_value(s: NewEdenState, cards: list[int]) -> float:
    """What cards are worth to Deep Thought, who activates everything it has once a round."""
    c = s.c
    times = ROUNDS - s.round + (1 if s.phase == DEVELOPMENT else 0)
    value = 0.0
    for card in cards:
        group = c.group[card]
        amount = c.active[card][1]
        value += c.end[card]
        if group == CRAB:
            value += times * amount * MACHINE_COIN
        elif group == CLAM:
            value += times * amount
        elif group == KRAKEN:
            value += times * amount * MACHINE_REPAIR
        elif group == RESEARCH:
            value += c.extension_points
        for bonus in s.bonus:
            if c.bonus_group[bonus] == group:
                verb, each, _ = c.bonus_each[bonus]
                value += each * (MACHINE_COIN if verb == GAIN_COINS else 1.0)
        for verb, number, about in c.placed[card]:
            if verb == OTHERS_HARM_PER:
                value += DAMAGED * number * len(s.stations[0].arms[about])
    return value


def plan(s: NewEdenState, gains: list[float]) -> tuple[int, float]:
    """The field to buy from now, or -1 to wait, and what comes of it.

    `gains` is what each field's card would gain at its present price.
    """
    base: list[float] = []
    theirs: list[float] = []
    for field in range(len(s.tableau)):
        card = s.tableau[field]
        price = s.c.row_price[field // COLUMNS] * coin_value(s) + DAMAGED * s.c.row_damage[field // COLUMNS]
        base.append(gains[field] + price)
        theirs.append(SPITE * machine_value(s, [card]) if card >= 0 else 0.0)
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
