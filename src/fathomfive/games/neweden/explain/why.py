"""What speaks for an option, by the estimates of the rule of thumb."""

from __future__ import annotations

from typing import Final

from ....kernel import AnyAsk, Ask, Phrase, by_kind, for_option
from ..content.tables import EXTRA_DAMAGE, GROUPS, OUTSIDE, OXYGEN, WORST
from ..content.vocabulary import HARM
from ..judge.advise import card_gain, cost_of_damage, without
from ..judge.bidding import cost_of_bid, lock_value, row_value, worth_bidding
from ..judge.deep_thought import machine_value
from ..judge.free_actions import free_gain
from ..judge.staffing import best_move, module_value, oxygen_gain
from ..judge.worth import appraise, bearing, with_cards
from ..rules.auction import cards_in
from ..rules.free import is_free
from ..rules.kinds import (
    ACTIVATE,
    AFTER,
    BID,
    BUY,
    DEEPLE,
    DROP,
    EXTRA,
    LAPSE,
    LOCK,
    LOSE,
    MARKET,
    NO,
    PASS,
    PLACE,
    REWARD,
    ROW,
    TURN,
    WHERE,
    Action,
    Activation,
    Free,
    Last,
    Lot,
    Move,
    Order,
    Place,
    Reward,
    Way,
    steps_of,
)
from ..rules.movement import ARM_NAMES
from ..rules.state import NewEdenState
from ..words.phrases import module


def gain(points: float) -> Phrase:
    """So many points better or worse off at the end."""
    whole = round(points)
    sense = "better" if whole > 0 else "worse" if whole < 0 else "even"
    return Phrase("why-gain", sense=sense, points=abs(whole))


def free(s: NewEdenState, seat: int, option: Free) -> Phrase:
    """The power plant, or an extension."""
    return gain(free_gain(s, seat, option))


def action(s: NewEdenState, ask: AnyAsk, option: Action) -> Phrase:
    """Buy, move deeple, or pass."""
    if is_free(option):
        return free(s, ask.seat, option)
    if option == PASS:
        return Phrase("why-pass" if s.passed else "why-pass-first", points=s.c.passing[len(s.stations)][len(s.passed)])
    return purchase(s, ask.seat, option[1]) if option[0] == BUY else oxygen(s, ask.seat, option[1])


def purchase(s: NewEdenState, seat: int, field: int) -> Phrase:
    """What a card of the tableau brings; alone, what it would bring Deep Thought too."""
    station = s.stations[seat]
    bought = gain(card_gain(s, seat, station, field) - appraise(s, station))
    denied = round(machine_value(s, [s.tableau[field]])) if s.seats == 1 else 0
    return Phrase("why-deny", gain=bought, points=denied) if denied > 0 else bought


def oxygen(s: NewEdenState, seat: int, number: int) -> Phrase:
    """Where the best bottle of an oxygen card leads."""
    goal: Place | None = None
    most = 0.0
    for steps in s.c.bottles[s.stations[seat].arms[OXYGEN][number]]:
        value, _, place = best_move(s, seat, steps)
        if value > most:
            most = value
            goal = place
    return towards(s, seat, goal, oxygen_gain(s, seat, number))


def towards(s: NewEdenState, seat: int, place: Place | None, points: float) -> Phrase:
    """What it brings to send a deeple to a module, or that there is nothing to do."""
    if place is None:
        return Phrase("why-no-use")
    card = s.stations[seat].arms[ARM_NAMES.index(place[0])][place[1]]
    return Phrase("why-towards", module=module(s, card), points=round(points))


def last(s: NewEdenState, ask: AnyAsk, option: Last) -> Phrase | None:
    """Free actions speak for themselves, the end of them does not."""
    return free(s, ask.seat, option) if is_free(option) else None


def move(s: NewEdenState, ask: Ask[Move], option: Move) -> Phrase | None:
    """Where the deeple of a place could go; a bottle lapses well only if no deeple does anything."""
    if is_free(option):
        return free(s, ask.seat, option)
    if option == LAPSE:
        return Phrase("why-no-use") if best_move(s, ask.seat, steps_of(ask))[0] <= 0 else None
    value, _, place = best_move(s, ask.seat, steps_of(ask), option)
    return towards(s, ask.seat, place, value)


def arrival(s: NewEdenState, ask: Ask[Way], option: Way) -> Phrase | None:
    """What a module brings with one more deeple; a bottle lapses well only if no deeple does anything."""
    if is_free(option):
        return free(s, ask.seat, option)
    if option == LAPSE:
        return Phrase("why-no-use") if best_move(s, ask.seat, steps_of(ask))[0] <= 0 else None
    return staffing(s, ask.seat, (option[0], option[1]), 1)


def activation(s: NewEdenState, ask: AnyAsk, option: Activation) -> Phrase | None:
    """What a module brings."""
    return None if option == NO else staffing(s, ask.seat, option, 0)


def staffing(s: NewEdenState, seat: int, place: Place, coming: int) -> Phrase:
    """What a module brings, and how many deeple it lacks beyond those coming."""
    station = s.stations[seat]
    arm = ARM_NAMES.index(place[0])
    number = place[1]
    if station.staffed[arm][number]:
        return Phrase("why-activated")
    points = round(module_value(s, station, arm, number))
    lacking = s.c.slots[station.arms[arm][number]] - station.lying[arm][number] - coming
    if lacking > 0:
        return Phrase("why-lacking", points=points, lacking=lacking)
    return Phrase("why-ready", points=points)


def loss(s: NewEdenState, ask: AnyAsk, option: str) -> Phrase:
    """How much a card would be missed."""
    station = s.stations[ask.seat]
    missed = appraise(s, station) - appraise(s, without(station, GROUPS.index(option)))
    return Phrase("why-loss", points=round(missed))


def placing(s: NewEdenState, ask: AnyAsk, option: int) -> Phrase | None:
    """Damage before there is more to lose; otherwise nearer to the dome than what comes later."""
    for verb, _, _ in s.c.placed[option]:
        if verb == HARM:
            return Phrase("why-harm-first")
    group = s.c.group[option]
    twins = [card for card in s.stations[ask.seat].arriving if s.c.group[card] == group]
    return Phrase("why-nearer") if group < OUTSIDE and len(twins) > 1 else None


def order(s: NewEdenState, ask: AnyAsk, option: Order | Free) -> Phrase | None:
    """What the cards are worth above their price, and how the station would stand."""
    if is_free(option):
        return free(s, ask.seat, option)
    if not option:
        return None
    station = s.stations[ask.seat]
    cards = [station.hand[number] for number in option]
    damage = s.c.market_damage[len(cards)]
    value = with_cards(s, ask.seat, cards, s.c.market_price[len(cards)], damage) - appraise(s, station)
    return Phrase(
        "why-order", gain=gain(value), damage=min(WORST, station.damage + damage), pointer=bearing(s.c, station)
    )


def opening(s: NewEdenState, ask: AnyAsk, option: Lot | Free) -> Phrase:
    """What a row is worth."""
    return free(s, ask.seat, option) if is_free(option) else gain(row_value(s, ask.seat, option[1]))


def bid(s: NewEdenState, ask: AnyAsk, option: int | Free) -> Phrase:
    """What the row is worth, and what the coins are."""
    if is_free(option):
        return free(s, ask.seat, option)
    coins = s.stations[ask.seat].coins
    paid = s.high + 1 if option == DROP else option
    cost = round(cost_of_bid(s, coins, paid))
    return Phrase("why-bid", worth=round(worth_bidding(s, ask.seat)), bid=paid, cost=cost)


def reward(s: NewEdenState, ask: AnyAsk, option: Reward) -> Phrase | None:
    """Where an oxygen card leads."""
    if is_free(option):
        return free(s, ask.seat, option)
    return oxygen(s, ask.seat, option[1]) if isinstance(option, tuple) else None


def one_more(s: NewEdenState, ask: AnyAsk, option: Reward) -> Phrase | None:
    """What an oxygen card brings, and what the damage costs."""
    if is_free(option):
        return free(s, ask.seat, option)
    if not isinstance(option, tuple):
        return None
    cost = cost_of_damage(s, s.stations[ask.seat], EXTRA_DAMAGE)
    return Phrase("why-extra", points=round(oxygen_gain(s, ask.seat, option[1])), cost=round(cost))


def lock(s: NewEdenState, ask: AnyAsk, option: tuple[int, int] | Free) -> Phrase:
    """What the two rows left open may come to."""
    if is_free(option):
        return free(s, ask.seat, option)
    theirs = sum([machine_value(s, cards_in(s, row)) for row in option])
    return Phrase("why-lock", gain=gain(lock_value(s, option)), points=max(0, round(theirs)))


WHY: Final = by_kind(
    for_option(TURN, action),
    for_option(AFTER, last),
    for_option(DEEPLE, move),
    for_option(WHERE, arrival),
    for_option(ACTIVATE, activation),
    for_option(LOSE, loss),
    for_option(PLACE, placing),
    for_option(MARKET, order),
    for_option(ROW, opening),
    for_option(BID, bid),
    for_option(REWARD, reward),
    for_option(EXTRA, one_more),
    for_option(LOCK, lock),
)
