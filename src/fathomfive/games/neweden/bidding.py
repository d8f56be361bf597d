"""The rule of thumb for auctions: what a row is worth, how far to bid, and what to leave to Deep Thought."""

from __future__ import annotations

from ...kernel import Ask, Value
from .appraisal import LAST_COIN, appraise, planted, purse_value, with_cards
from .auction import DROP, cards_in
from .building import WORTH_BUILDING, free
from .free import PLANT
from .staffing import best_move
from .state import NewEdenState
from .tables import COLUMNS, OXYGEN, ROUNDS, ROWS

DENIAL = 0.23
"""How much more a row is worth because nobody else gets it, among two."""
FOR_THE_MACHINE = 3.0
"""What a card is worth to Deep Thought in each round to come, beyond its end points."""


def row_value(s: NewEdenState, seat: int, row: int) -> float:
    """What a row is worth to a seat: its cards, and the activations that come with it."""
    cards = cards_in(s, row)
    value = with_cards(s, seat, cards, 0, 0) - appraise(s, s.stations[seat])
    times = COLUMNS - len(cards)
    station = s.stations[seat]
    gains: list[float] = []
    for number in range(len(station.used)):
        if not station.used[number]:
            moves = [best_move(s, seat, steps)[0] for steps in s.c.bottles[station.arms[OXYGEN][number]]]
            gains.append(sum(moves) * 0.7)
    gains.sort(reverse=True)
    weight = 1.0
    for gain in gains[:times]:
        value += gain * weight
        weight *= 0.5
    return value


def best_bid(s: NewEdenState, ask: Ask) -> Value:
    """One more than the last bid, while the row is worth it."""
    station = s.stations[ask.seat]
    bid = s.high + 1
    worth = row_value(s, ask.seat, s.lot) * (1.0 + DENIAL / (len(s.stations) - 1))
    if s.seats == 1:
        worth += DENIAL * machine_value(s, s.lot)
    if bid in ask.options:
        return bid if worth > cost_of_bid(s, station.coins, bid) else DROP
    if PLANT in ask.options and station.vents < 2:
        twin, lost = planted(s, station)
        cost = appraise(s, station) - appraise(s, twin) + lost + cost_of_bid(s, twin.coins, bid)
        if worth > cost + WORTH_BUILDING and bid <= twin.coins:
            return PLANT
    return DROP


def cost_of_bid(s: NewEdenState, coins: int, bid: int) -> float:
    """What the coins of a bid are missed for later."""
    if s.round == ROUNDS:
        return bid * LAST_COIN
    return purse_value(s, coins) - purse_value(s, coins - bid)


def best_row(s: NewEdenState, ask: Ask) -> Value:
    """The row that is worth most to the opener."""
    best: Value = ask.options[0]
    most = -1e9
    for option in ask.options:
        if isinstance(option, tuple) and option[0] == "row":
            row = option[1]
            assert isinstance(row, int)
            value = row_value(s, ask.seat, row)
            if value > most:
                best = option
                most = value
    return best


def best_lock(s: NewEdenState, ask: Ask) -> Value:
    """Alone: leave open the rows that are worth their price, rather than those Deep Thought would win."""
    built = free(s, ask)
    if built:
        return built
    price = s.stations[1].coins // 2 + 1
    coins = s.stations[0].coins
    mine = [row_value(s, 0, row) - cost_of_bid(s, coins, price) for row in range(ROWS)]
    theirs = [machine_value(s, row) for row in range(ROWS)]
    best: Value = ask.options[0]
    most = -1e9
    for option in ask.options:
        if not (isinstance(option, tuple) and isinstance(option[0], int)):
            continue
        one, other = [row for row in range(ROWS) if row not in option]
        value = -theirs[one] - theirs[other]
        if coins >= price:
            value = max(value, mine[one] - theirs[other], mine[other] - theirs[one])
        if coins >= 2 * price:
            value = max(value, mine[one] + mine[other])
        if value > most:
            best = option
            most = value
    return best


def machine_value(s: NewEdenState, row: int) -> float:
    """What a row is worth to Deep Thought: it activates everything it has in the rounds to come."""
    value = 0.0
    for card in cards_in(s, row):
        value += s.c.end[card] + FOR_THE_MACHINE * (1 + ROUNDS - s.round)
    return value
