"""A rule of thumb for New Eden: buy what raises the appraisal, use all oxygen, keep the station standing."""

from __future__ import annotations

from ...kernel import Ask, Value
from .actions import PASS
from .appraisal import appraise, attach, planted, suffer, with_cards
from .auction import MORE
from .bidding import best_bid, best_lock, best_row
from .building import free
from .foresight import plan
from .free import DONE, PLANT
from .staffing import best_activation, best_move, best_origin, best_oxygen, best_place, oxygen_gain
from .state import NewEdenState, Station
from .tableau import cheapest_right
from .tables import COLUMNS, EXTRA_DAMAGE, GROUPS, HARM, OUTSIDE, OXYGEN
from .twin import twin_of

WORTH_BUYING = 2.0
"""What a card must bring to be bought."""
RACE = 6.0
"""Alone: what passing before Deep Thought is worth."""


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
    if s.seats == 1:
        return alone(s, ask, now)
    best, gain = best_card(s, seat, station, now)
    if best >= 0 and gain > WORTH_BUYING:
        return ("buy", best)
    if wants_coins(s, ask, now):
        return PLANT
    oxygen = best_oxygen(s, ask)
    return ("oxygen", oxygen) if oxygen >= 0 else PASS


def wants_coins(s: NewEdenState, ask: Ask, now: float) -> bool:
    """Whether coins of the power plant would buy a card that is worth its damage too."""
    if PLANT not in ask.options:
        return False
    twin, lost = planted(s, s.stations[ask.seat])
    best, gain = best_card(s, ask.seat, twin, now + lost)
    return best >= 0 and gain > WORTH_BUYING


def alone(s: NewEdenState, ask: Ask, now: float) -> Value:
    """Phase A against Deep Thought: purchases planned around its own, oxygen when no card is left or worth it."""
    station = s.stations[0]
    gains = [card_gain(s, 0, station, field) - now if s.tableau[field] >= 0 else 0.0 for field in range(len(s.tableau))]
    field, _ = plan(s, gains)
    if field >= 0:
        return ("buy", field)
    if wants_coins(s, ask, now):
        return PLANT
    oxygen = best_oxygen(s, ask)
    if oxygen < 0 or (not s.passed and not s.resting and cheapest_right(s.tableau) < 0 and all_oxygen(s, 0) < RACE):
        return PASS
    return ("oxygen", oxygen)


def all_oxygen(s: NewEdenState, seat: int) -> float:
    """What all oxygen cards left would bring, roughly."""
    used = s.stations[seat].used
    return sum([oxygen_gain(s, seat, number) for number in range(len(used)) if not used[number]])


def best_card(s: NewEdenState, seat: int, station: Station, now: float) -> tuple[int, float]:
    """The field of the best card a station can pay for, and what it gains."""
    best = -1
    gain = 0.0
    for field in range(len(s.tableau)):
        if s.tableau[field] < 0 or s.c.row_price[field // COLUMNS] > station.coins:
            continue
        value = card_gain(s, seat, station, field) - now
        if best < 0 or value > gain:
            best = field
            gain = value
    return best, gain


def card_gain(s: NewEdenState, seat: int, station: Station, field: int) -> float:
    """The appraisal of a station after it has bought a card of the tableau."""
    row = field // COLUMNS
    twin = twin_of(station)
    twin.coins -= s.c.row_price[row]
    lost = suffer(twin, s.c.row_damage[row])
    return attach(s, seat, twin, s.tableau[field]) + appraise(s, twin) - lost


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
    return MORE if extra_gain(s, ask.seat) > cost_of_damage(s, station, EXTRA_DAMAGE) + 0.3 else DONE


def extra_gain(s: NewEdenState, seat: int) -> float:
    """What the best bottle left would bring."""
    station = s.stations[seat]
    most = 0.0
    for number in range(len(station.used)):
        if not station.used[number]:
            for steps in s.c.bottles[station.arms[OXYGEN][number]]:
                most = max(most, best_move(s, seat, steps)[0])
    return most


def cost_of_damage(s: NewEdenState, station: Station, damage: int) -> float:
    """What a station loses by some damage."""
    twin = twin_of(station)
    lost = suffer(twin, damage)
    return appraise(s, station) - appraise(s, twin) + lost


def least_loss(s: NewEdenState, ask: Ask) -> Value:
    """The arm whose outermost card is missed least."""
    best: Value = ask.options[0]
    most = -1e9
    for option in ask.options:
        value = appraise(s, without(s.stations[ask.seat], GROUPS.index(str(option))))
        if value > most:
            best = option
            most = value
    return best


def without(station: Station, arm: int) -> Station:
    """A twin of a station that has lost the outermost card of an arm."""
    twin = twin_of(station)
    twin.arms[arm] = twin.arms[arm][:-1]
    if arm < OUTSIDE:
        twin.lying[arm] = twin.lying[arm][:-1]
        twin.staffed[arm] = twin.staffed[arm][:-1]
    elif arm == OXYGEN:
        twin.used = twin.used[:-1]
    return twin


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
