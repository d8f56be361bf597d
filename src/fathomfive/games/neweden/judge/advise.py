"""A rule of thumb for New Eden: buy what raises the appraisal, use all oxygen, keep the station standing."""

from __future__ import annotations

from typing import Final

from ....kernel import Ask, Stream, by_kind, for_advice
from ..content.tables import COLUMNS, EXTRA_DAMAGE, GROUPS, OUTSIDE, OXYGEN
from ..content.vocabulary import HARM
from ..rules.free import is_free
from ..rules.kinds import (
    ACTIVATE,
    AFTER,
    BID,
    BREATHE,
    BUY,
    DEEPLE,
    DONE,
    EXTRA,
    LOCK,
    LOSE,
    MARKET,
    PASS,
    PLACE,
    PLANT,
    REWARD,
    ROW,
    TURN,
    WHERE,
    Action,
    Free,
    Last,
    Order,
    Reward,
)
from ..rules.state import NewEdenState, Station
from ..rules.tableau import cheapest_right
from .alone import plan
from .bidding import best_bid, best_lock, best_row
from .free_actions import free, free_gain
from .staffing import best_activation, best_move, best_origin, best_oxygen, best_place, oxygen_gain
from .twin import Twin, twin_of
from .worth import Harvests, appraise, attach, planted, suffer, with_cards

WORTH_BUYING: Final = 2.0
"""What a card must bring to be bought."""
PATIENCE: Final = 0.0
"""How much more a card must bring than a free action to come before it."""
RACE: Final = 6.0
"""Alone: what passing before Deep Thought is worth."""


def turn(s: NewEdenState, ask: Ask[Action], stream: Stream) -> Action:
    """Phase A: buy the best card, build, use oxygen, or pass; a card may be gone soon, an extension waits."""
    seat = ask.seat
    station = s.stations[seat]
    known = Harvests(s, station)
    now = appraise(s, station, known)
    built = free(s, ask, known)
    if s.seats == 1:
        return built or alone(s, ask, now)
    best, gain = best_card(s, seat, station, now)
    wanted = best >= 0 and gain > WORTH_BUYING
    if built is not None and not (wanted and gain > PATIENCE + free_gain(s, seat, built)):
        return built
    if wanted:
        return (BUY, best)
    if wants_coins(s, ask, now):
        return PLANT
    oxygen = best_oxygen(s, ask)
    return (BREATHE, oxygen) if oxygen >= 0 else PASS


def wants_coins(s: NewEdenState, ask: Ask[Action], now: float) -> bool:
    """Whether coins of the power plant would buy a card that is worth its damage too."""
    if PLANT not in ask.options:
        return False
    twin, lost = planted(s, s.stations[ask.seat])
    best, gain = best_card(s, ask.seat, twin, now + lost)
    return best >= 0 and gain > WORTH_BUYING


def alone(s: NewEdenState, ask: Ask[Action], now: float) -> Action:
    """Phase A against Deep Thought: purchases planned around its own, oxygen when no card is left or worth it."""
    station = s.stations[0]
    gains = [card_gain(s, 0, station, field) - now if s.tableau[field] >= 0 else 0.0 for field in range(len(s.tableau))]
    field, _ = plan(s, gains)
    if field >= 0:
        return (BUY, field)
    if wants_coins(s, ask, now):
        return PLANT
    oxygen = best_oxygen(s, ask)
    if oxygen < 0 or (not s.passed and not s.resting and cheapest_right(s.tableau) < 0 and all_oxygen(s, 0) < RACE):
        return PASS
    return (BREATHE, oxygen)


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


def best_purchase(s: NewEdenState, ask: Ask[Order | Free], stream: Stream) -> Order | Free:
    """Which cards to buy on the black market, after free actions that are worth it."""
    built = free(s, ask)
    if built is not None:
        return built
    hand = s.stations[ask.seat].hand
    best = ask.options[0]
    most = -1e9
    for option in ask.options:
        if is_free(option):
            continue
        cards = [hand[number] for number in option]
        value = with_cards(s, ask.seat, cards, s.c.market_price[len(cards)], s.c.market_damage[len(cards)])
        if value > most:
            best = option
            most = value
    return best


def last(s: NewEdenState, ask: Ask[Last], stream: Stream) -> Last:
    """Free actions while they are worth it."""
    return free(s, ask) or DONE


def reward(s: NewEdenState, ask: Ask[Reward], stream: Stream) -> Reward:
    """Use oxygen after an auction."""
    return after_auction(s, ask, Harvests(s, s.stations[ask.seat]))


def after_auction(s: NewEdenState, ask: Ask[Reward], known: Harvests) -> Reward:
    """The same for a station whose harvests are known."""
    built = free(s, ask, known)
    if built is not None:
        return built
    oxygen = best_oxygen(s, ask)
    return (BREATHE, oxygen) if oxygen >= 0 else DONE


def one_more(s: NewEdenState, ask: Ask[Reward], stream: Stream) -> Reward:
    """The same for a damage, if that does not topple the station."""
    known = Harvests(s, s.stations[ask.seat])
    cost = cost_of_damage(s, s.stations[ask.seat], EXTRA_DAMAGE, known)
    chosen = after_auction(s, ask, known)
    return chosen if is_free(chosen) or extra_gain(s, ask.seat) > cost + 0.3 else DONE


def extra_gain(s: NewEdenState, seat: int) -> float:
    """What the best bottle left would bring."""
    station = s.stations[seat]
    most = 0.0
    for number in range(len(station.used)):
        if not station.used[number]:
            for steps in s.c.bottles[station.arms[OXYGEN][number]]:
                most = max(most, best_move(s, seat, steps)[0])
    return most


def cost_of_damage(s: NewEdenState, station: Station, damage: int, known: Harvests | None = None) -> float:
    """What a station loses by some damage."""
    found = known or Harvests(s, station)
    twin = twin_of(station)
    lost = suffer(twin, damage)
    return appraise(s, station, found) - appraise(s, twin, found) + lost


def least_loss(s: NewEdenState, ask: Ask[str], stream: Stream) -> str:
    """The arm whose outermost card is missed least."""
    best = ask.options[0]
    most = -1e9
    for option in ask.options:
        value = appraise(s, without(s.stations[ask.seat], GROUPS.index(option)))
        if value > most:
            best = option
            most = value
    return best


def without(station: Station, arm: int) -> Twin:
    """A twin of a station that has lost the outermost card of an arm."""
    twin = twin_of(station)
    twin.arms[arm] = twin.arms[arm][:-1]
    if arm < OUTSIDE:
        twin.lying[arm] = twin.lying[arm][:-1]
        twin.staffed[arm] = twin.staffed[arm][:-1]
    elif arm == OXYGEN:
        twin.used = twin.used[:-1]
    return twin


def first_to_place(s: NewEdenState, ask: Ask[int], stream: Stream) -> int:
    """Damage first, while there is little to lose; then the modules that give most, next to the dome."""
    best = ask.options[0]
    most = -1.0
    for option in ask.options:
        value = float(s.c.active[option][1])
        for verb, _, _ in s.c.placed[option]:
            if verb == HARM:
                value = 99.0
        if value > most:
            best = option
            most = value
    return best


ADVISE: Final = by_kind(
    for_advice(TURN, turn),
    for_advice(AFTER, last),
    for_advice(DEEPLE, best_origin),
    for_advice(WHERE, best_place),
    for_advice(ACTIVATE, best_activation),
    for_advice(LOSE, least_loss),
    for_advice(PLACE, first_to_place),
    for_advice(MARKET, best_purchase),
    for_advice(ROW, best_row),
    for_advice(BID, best_bid),
    for_advice(REWARD, reward),
    for_advice(EXTRA, one_more),
    for_advice(LOCK, best_lock),
)
