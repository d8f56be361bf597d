"""The rule of thumb for auctions: what a row is worth, how far to bid, and what to leave to Deep Thought."""

from __future__ import annotations

from typing import Final

from ....kernel import Ask, Stream
from ..content.tables import COLUMNS, OXYGEN, ROUNDS, ROWS
from ..rules.auction import cards_in
from ..rules.free import is_free
from ..rules.kinds import DROP, PLANT, Free, Lot
from ..rules.state import NewEdenState
from .deep_thought import SPITE, forecast, looming, machine_value
from .free_actions import WORTH_BUILDING, free
from .staffing import best_move
from .worth import LAST_COIN, Harvests, appraise, planted, purse_value, with_cards

DENIAL: Final = 0.23
"""How much more a row is worth because nobody else gets it, among two."""


def row_value(s: NewEdenState, seat: int, row: int) -> float:
    """What a row is worth to a seat: its cards, and the activations that come with it."""
    return row_beyond(s, seat, row, appraise(s, s.stations[seat]))


def row_beyond(s: NewEdenState, seat: int, row: int, now: float) -> float:
    """The same for a station whose appraisal is known."""
    cards = cards_in(s, row)
    value = with_cards(s, seat, cards, 0, 0) - now
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


def best_bid(s: NewEdenState, ask: Ask[int | Free], stream: Stream) -> int | Free:
    """What the keenest rival would give for the row, if it is worth that; at least one more than the last bid."""
    station = s.stations[ask.seat]
    bid = s.high + 1
    worth = worth_bidding(s, ask.seat)
    if bid in ask.options:
        most = limit(s, ask.seat, worth)
        if most < bid:
            return DROP
        return bid if s.seats == 1 else keenest(s, ask.seat, bid, most)
    if PLANT in ask.options and station.vents < 2:
        twin, lost = planted(s, station)
        known = Harvests(s, station)
        cost = appraise(s, station, known) - appraise(s, twin, known) + lost + cost_of_bid(s, twin.coins, bid)
        if worth > cost + WORTH_BUILDING and bid <= twin.coins:
            return PLANT
    return DROP


def limit(s: NewEdenState, seat: int, worth: float) -> int:
    """The highest bid that a row of some worth deserves; the last bid if none above it does."""
    coins = s.stations[seat].coins
    bid = s.high
    while bid < coins and worth > cost_of_bid(s, coins, bid + 1):
        bid += 1
    return bid


def keenest(s: NewEdenState, seat: int, bid: int, most: int) -> int:
    """How far the keenest rival would go, from a bid to the most that the row deserves: to bid that at once costs no
    more than to climb there, and saves time."""
    for other in range(s.seats):
        if bid < most and other != seat and s.bidding[other] and s.stations[other].coins > bid:
            bid = max(bid, min(most, limit(s, other, worth_bidding(s, other))))
    return bid


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


def best_row(s: NewEdenState, ask: Ask[Lot | Free], stream: Stream) -> Lot | Free:
    """The row that is worth most to the opener."""
    now = appraise(s, s.stations[ask.seat])
    best = ask.options[0]
    most = -1e9
    for option in ask.options:
        if not is_free(option):
            value = row_beyond(s, ask.seat, option[1], now)
            if value > most:
                best = option
                most = value
    return best


def best_lock(s: NewEdenState, ask: Ask[tuple[int, int] | Free], stream: Stream) -> tuple[int, int] | Free:
    """Alone: leave open the rows that are worth their price, or that Deep Thought had better not win."""
    known = Harvests(s, s.stations[0])
    built = free(s, ask, known)
    if built is not None:
        return built
    now = appraise(s, s.stations[0], known)
    worths = [row_beyond(s, 0, row, now) for row in range(ROWS)]
    best = ask.options[0]
    most = -1e9
    for option in ask.options:
        if not is_free(option):
            value = left_open(s, option, worths)
            if value > most:
                best = option
                most = value
    return best


def lock_value(s: NewEdenState, locked: tuple[int, int]) -> float:
    """Alone: what comes of the two rows left open, against two rows that are worth nothing to anybody."""
    worths = [row_value(s, 0, row) for row in range(ROWS)]
    return left_open(s, locked, worths) + SPITE * forecast(s, [], 0, looming_after(s))


def left_open(s: NewEdenState, locked: tuple[int, int], worths: list[float]) -> float:
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
