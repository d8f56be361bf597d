"""What speaks for an option, by the estimates of the rule of thumb."""

from __future__ import annotations

from ...kernel import Ask, Phrase, Value
from .actions import PASS
from .appraisal import appraise, bearing, with_cards
from .auction import DROP, cards_in
from .bidding import cost_of_bid, lock_value, worth_bidding
from .machine import machine_value
from .movement import LAPSE
from .phrases import module
from .staffing import best_move, module_value, oxygen_gain
from .state import NewEdenState, Station
from .tables import GROUPS, HARM, OUTSIDE, OXYGEN, WORST
from .thumb import card_gain


def gain(points: float) -> Phrase:
    """So many points better or worse off at the end."""
    whole = round(points)
    sense = "better" if whole > 0 else "worse" if whole < 0 else "even"
    return Phrase("why-gain", sense=sense, points=abs(whole))


def reason_to_act(s: NewEdenState, seat: int, option: Value) -> Phrase:
    """Buy, move deeple, or pass."""
    station = s.stations[seat]
    if option == PASS:
        return Phrase("why-pass" if s.passed else "why-pass-first", points=s.c.passing[len(s.stations)][len(s.passed)])
    assert isinstance(option, tuple)
    verb, number = option
    assert isinstance(number, int)
    if verb == "buy":
        bought = gain(card_gain(s, seat, station, number) - appraise(s, station))
        denied = round(machine_value(s, [s.tableau[number]])) if s.seats == 1 else 0
        return Phrase("why-deny", gain=bought, points=denied) if denied > 0 else bought
    goal: Value = LAPSE
    most = 0.0
    for steps in s.c.bottles[station.arms[OXYGEN][number]]:
        value, _, place = best_move(s, seat, steps)
        if value > most:
            most = value
            goal = place
    return towards(s, station, goal, oxygen_gain(s, seat, number))


def towards(s: NewEdenState, station: Station, place: Value, points: float) -> Phrase:
    """What it brings to send a deeple to a module, or that there is nothing to do."""
    if not isinstance(place, tuple):
        return Phrase("why-no-use")
    arm_name, number = place
    assert isinstance(arm_name, str) and isinstance(number, int)
    card = station.arms[GROUPS.index(arm_name)][number]
    return Phrase("why-towards", module=module(s, card), points=round(points))


def reason_to_move(s: NewEdenState, ask: Ask, option: Value) -> Phrase | None:
    """Where the deeple of a place could go; a bottle lapses well only if no deeple does anything."""
    assert isinstance(ask.about, tuple) and isinstance(ask.about[0], int)
    steps = ask.about[0]
    if option == LAPSE:
        return Phrase("why-no-use") if best_move(s, ask.seat, steps)[0] <= 0 else None
    value, _, place = best_move(s, ask.seat, steps, option)
    return towards(s, s.stations[ask.seat], place, value)


def reason_to_staff(s: NewEdenState, ask: Ask, option: Value) -> Phrase | None:
    """What a module brings, and how many deeple it lacks."""
    if not isinstance(option, tuple):
        return None
    arm_name, number = option
    assert isinstance(arm_name, str) and isinstance(number, int)
    station = s.stations[ask.seat]
    arm = GROUPS.index(arm_name)
    if station.staffed[arm][number]:
        return Phrase("why-activated")
    points = round(module_value(s, station, arm, number))
    coming = 1 if ask.kind == "where" else 0
    lacking = s.c.slots[station.arms[arm][number]] - station.lying[arm][number] - coming
    if lacking > 0:
        return Phrase("why-lacking", points=points, lacking=lacking)
    return Phrase("why-ready", points=points)


def reason_to_order(s: NewEdenState, seat: int, option: Value) -> Phrase | None:
    """What the cards are worth above their price, and how the station would stand."""
    assert isinstance(option, tuple)
    station = s.stations[seat]
    cards = [station.hand[number] for number in option if isinstance(number, int)]
    if not cards:
        return None
    damage = s.c.market_damage[len(cards)]
    value = with_cards(s, seat, cards, s.c.market_price[len(cards)], damage) - appraise(s, station)
    return Phrase(
        "why-order", gain=gain(value), damage=min(WORST, station.damage + damage), pointer=bearing(s.c, station)
    )


def reason_to_bid(s: NewEdenState, seat: int, option: Value) -> Phrase:
    """What the row is worth, and what the coins are."""
    coins = s.stations[seat].coins
    bid = option if isinstance(option, int) and option != DROP else s.high + 1
    return Phrase("why-bid", worth=round(worth_bidding(s, seat)), bid=bid, cost=round(cost_of_bid(s, coins, bid)))


def reason_to_lock(s: NewEdenState, option: Value) -> Phrase:
    """What the two rows left open may come to."""
    assert isinstance(option, tuple)
    theirs = sum([machine_value(s, cards_in(s, row)) for row in option if isinstance(row, int)])
    return Phrase("why-lock", gain=gain(lock_value(s, option)), points=max(0, round(theirs)))


def reason_to_place(s: NewEdenState, seat: int, option: Value) -> Phrase | None:
    """Damage before there is more to lose; otherwise nearer to the dome than what comes later."""
    assert isinstance(option, int)
    for verb, _, _ in s.c.placed[option]:
        if verb == HARM:
            return Phrase("why-harm-first")
    group = s.c.group[option]
    twins = [card for card in s.stations[seat].arriving if s.c.group[card] == group]
    return Phrase("why-nearer") if group < OUTSIDE and len(twins) > 1 else None
