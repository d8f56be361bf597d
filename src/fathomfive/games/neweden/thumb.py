"""A rule of thumb for New Eden: buy what raises the appraisal, use all oxygen, keep the station standing."""

from __future__ import annotations

from ...kernel import Ask, Value
from ...kernel.state import copy
from .actions import PASS
from .appraisal import appraise, attach, planted, suffer, with_cards
from .auction import MORE
from .bidding import best_bid, best_lock, best_row
from .building import free
from .free import DONE, PLANT
from .staffing import best_activation, best_move, best_origin, best_oxygen, best_place
from .state import NewEdenState, Station
from .tables import COLUMNS, EXTRA_DAMAGE, GROUPS, HARM, OUTSIDE, OXYGEN

WORTH_BUYING = 2.0
"""What a card must bring to be bought."""
WORTH_DENYING = -1.0
"""Alone: what a card may cost rather than be left to Deep Thought."""


def advise(s: NewEdenState, ask: Ask) -> Value:
    """A sensible option, whatever is asked."""
    kind = ask.kind
    if kind == "turn":
        return turn(s, ask)
    if kind == "deeple":
        return best_origin(s, ask)
    if kind == "where":
        return best_place(s, ask)
    if kind == "activate":
        return best_activation(s, ask)
    if kind == "market":
        return best_purchase(s, ask)
    if kind == "bid":
        return best_bid(s, ask)
    if kind == "row":
        return best_row(s, ask)
    if kind in ("reward", "extra"):
        return one_more(s, ask)
    if kind == "lose":
        return least_loss(s, ask)
    if kind == "place":
        return first_to_place(s, ask)
    if kind == "lock":
        return best_lock(s, ask)
    return free(s, ask) or DONE


def turn(s: NewEdenState, ask: Ask) -> Value:
    """Phase A: build, buy the best card, use oxygen, or pass."""
    seat = ask.seat
    station = s.stations[seat]
    now = appraise(s, station)
    built = free(s, ask)
    if built:
        return built
    best, gain = best_card(s, seat, station, now)
    if best >= 0 and gain > (WORTH_BUYING if s.seats > 1 else WORTH_DENYING):
        return ("buy", best)
    if PLANT in ask.options:
        twin, lost = planted(s, station)
        if twin.coins > station.coins:
            dear, gain = best_card(s, seat, twin, now + lost)
            if dear >= 0 and gain > WORTH_BUYING:
                return PLANT
    oxygen = best_oxygen(s, ask)
    if oxygen >= 0:
        return ("oxygen", oxygen)
    if s.seats == 1 and best >= 0:
        return ("buy", best)
    return PASS


def best_card(s: NewEdenState, seat: int, station: Station, now: float) -> tuple[int, float]:
    """The field of the best card a station can pay for, and what it gains."""
    best = -1
    gain = 0.0
    for field in range(len(s.tableau)):
        card = s.tableau[field]
        row = field // COLUMNS
        if card < 0 or s.c.row_price[row] > station.coins:
            continue
        twin = copy(station)
        twin.coins -= s.c.row_price[row]
        lost = suffer(twin, s.c.row_damage[row])
        value = attach(s, seat, twin, card) + appraise(s, twin) - lost - now
        if best < 0 or value > gain:
            best = field
            gain = value
    return best, gain


def best_purchase(s: NewEdenState, ask: Ask) -> Value:
    """Which cards to buy on the black market."""
    hand = s.stations[ask.seat].hand
    best: Value = ask.options[0]
    most = -1e9
    for option in ask.options:
        assert isinstance(option, tuple)
        cards = [hand[number] for number in option if isinstance(number, int)]
        value = with_cards(s, ask.seat, cards, s.c.market_price[len(cards)], s.c.market_damage[len(cards)])
        if value > most:
            best = option
            most = value
    return best


def one_more(s: NewEdenState, ask: Ask) -> Value:
    """Use oxygen after an auction, also for a damage if that does not topple the station."""
    built = free(s, ask)
    if built:
        return built
    station = s.stations[ask.seat]
    if ask.kind == "reward":
        oxygen = best_oxygen(s, ask)
        return ("oxygen", oxygen) if oxygen >= 0 else DONE
    most = 0.0
    for number in range(len(station.used)):
        if not station.used[number]:
            for steps in s.c.bottles[station.arms[OXYGEN][number]]:
                most = max(most, best_move(s, ask.seat, steps)[0])
    twin = copy(station)
    lost = suffer(twin, EXTRA_DAMAGE)
    cost = appraise(s, station) - appraise(s, twin) + lost
    return MORE if most > cost + 0.3 else DONE


def least_loss(s: NewEdenState, ask: Ask) -> Value:
    """The arm whose outermost card is missed least."""
    station = s.stations[ask.seat]
    best: Value = ask.options[0]
    most = -1e9
    for option in ask.options:
        arm = GROUPS.index(str(option))
        twin = copy(station)
        twin.arms[arm].pop()
        if arm < OUTSIDE:
            twin.lying[arm].pop()
            twin.staffed[arm].pop()
        elif arm == OXYGEN:
            twin.used.pop()
        value = appraise(s, twin)
        if value > most:
            best = option
            most = value
    return best


def first_to_place(s: NewEdenState, ask: Ask) -> Value:
    """Damage first, while there is little to lose; then the modules that give most, next to the dome."""
    best: Value = ask.options[0]
    most = -1.0
    for option in ask.options:
        assert isinstance(option, int)
        value = float(s.c.active[option][1])
        for verb, _, _ in s.c.placed[option]:
            if verb == HARM:
                value = 99.0
        if value > most:
            best = option
            most = value
    return best
