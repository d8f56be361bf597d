"""The rule of thumb for auctions: what a row is worth, how far to bid, and what to leave to Deep Thought."""

from __future__ import annotations

from ...kernel import Ask, Value
from .appraisal import LAST_COIN, appraise, planted, purse_value, with_cards
from .auction import DROP, cards_in
from .building import WORTH_BUILDING, free
from .free import PLANT
from .machine import SPITE, forecast, looming, machine_value
from .staffing import best_move
from .state import NewEdenState
from .tables import COLUMNS, OXYGEN, ROUNDS, ROWS

DENIAL = 0.23
"""How much more a row is worth because nobody else gets it, among two."""


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
    worth = worth_bidding(s, ask.seat)
    if bid in ask.options:
        return bid if worth > cost_of_bid(s, station.coins, bid) else DROP
    if PLANT in ask.options and station.vents < 2:
        twin, lost = planted(s, station)
        cost = appraise(s, station) - appraise(s, twin) + lost + cost_of_bid(s, twin.coins, bid)
        if worth > cost + WORTH_BUILDING and bid <= twin.coins:
            return PLANT
    return DROP


def worth_bidding(s: NewEdenState, seat: int) -> float:
    """What it is worth to win the lot: to have it, and that nobody else has it."""
    worth = row_value(s, seat, s.lot)
    if s.seats == 1:
        return worth + SPITE * machine_value(s, cards_in(s, s.lot))
    return worth * (1.0 + DENIAL / (s.seats - 1))


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
    """Alone: leave open the rows that are worth their price, or that Deep Thought had better not win."""
    built = free(s, ask)
    if built:
        return built
    worths = [row_value(s, 0, row) for row in range(ROWS)]
    best: Value = ask.options[0]
    most = -1e9
    for option in ask.options:
        if isinstance(option, tuple) and isinstance(option[0], int):
            value = left_open(s, option, worths)
            if value > most:
                best = option
                most = value
    return best


def lock_value(s: NewEdenState, locked: tuple[Value, ...]) -> float:
    """Alone: what comes of the two rows left open, against two rows that are worth nothing to anybody."""
    worths = [row_value(s, 0, row) for row in range(ROWS)]
    return left_open(s, locked, worths) + SPITE * forecast(s, [], 0, looming_after(s))


def left_open(s: NewEdenState, locked: tuple[Value, ...], worths: list[float]) -> float:
    """Alone: what comes of the two rows left open, the player winning both, one or none of them.

    Deep Thought bids half its coins for the upper row first; if it wins, the lower one is to be had for less.
    """
    coins = s.stations[0].coins
    upper, lower = [row for row in range(ROWS) if row not in locked]
    looms = looming_after(s)
    most = -1e9
    for wins in range(4):
        theirs = s.stations[1].coins
        cards: list[int] = []
        paid = 0
        value = 0.0
        for row in (upper, lower):
            bid = theirs // 2
            if wins & (1 if row == upper else 2):
                paid += bid + 1
                value += worths[row]
            elif bid:
                theirs -= bid
                cards += cards_in(s, row)
        if paid <= coins:
            value -= cost_of_bid(s, coins, paid) + SPITE * forecast(s, cards, s.stations[1].coins - theirs, looms)
            most = max(most, value)
    return most


def looming_after(s: NewEdenState) -> float:
    """Alone: what still looms over Deep Thought once the rows of this round are won: nothing after the last."""
    return looming(s) if s.round < ROUNDS else 0.0
