"""Why not, and why: what is closed to the asked seat, and what speaks for its options."""

from __future__ import annotations

from ...kernel import Ask, Closed, Phrase, Value
from .appraisal import appraise
from .auction import MORE
from .bidding import row_value
from .building import free_gain
from .free import DONE, TILES, is_free
from .movement import DOME, reach
from .reasons import (
    gain,
    reason_to_act,
    reason_to_bid,
    reason_to_lock,
    reason_to_move,
    reason_to_order,
    reason_to_place,
    reason_to_staff,
)
from .state import NewEdenState, Station, lying_deeple
from .tables import COLUMNS, EXTRA_DAMAGE, GROUPS, OUTSIDE, OXYGEN, RESEARCH, ROWS
from .thumb import cost_of_damage, extra_gain, without

FREE = ("turn", "after", "deeple", "prepare", "market", "row", "bid", "reward", "extra", "lock")
"""Questions at which a seat might think of the power plant and the extensions."""


def closed(s: NewEdenState, ask: Ask) -> list[Closed]:
    """What the asked seat might want to choose and cannot."""
    kind = ask.kind
    shut: list[Closed] = []
    if kind in ("turn", "after"):
        shut += closed_cards(s, ask)
    if kind in ("turn", "after", "reward"):
        shut += closed_oxygen(s, ask)
    elif kind == "deeple":
        shut += closed_deeple(s, ask)
    elif kind == "where":
        shut += closed_places(s, ask)
    elif kind == "activate":
        shut += closed_modules(s, ask)
    elif kind == "lose":
        shut += closed_losses(s, ask)
    elif kind in ("prepare", "market"):
        shut += closed_hand(s, ask)
    elif kind in ("row", "bid"):
        shut += closed_rows(s, ask)
    if kind in FREE:
        shut += closed_free(s, ask)
    return shut


def at(seat: int, group: int, number: int) -> str:
    """The name of a module on the table."""
    return f"station/{seat}/{GROUPS[group]}/{number}"


def closed_cards(s: NewEdenState, ask: Ask) -> list[Closed]:
    """Cards of the tableau: too dear, or the action is over (NE-4.2, NE-4.3)."""
    coins = s.stations[ask.seat].coins
    shut: list[Closed] = []
    for field in range(len(s.tableau)):
        price = s.c.row_price[field // COLUMNS]
        if s.tableau[field] < 0:
            continue
        if ask.kind == "after":
            shut.append(Closed(f"tableau/{field}", Phrase("why-acted"), "NE-4.2"))
        elif price > coins:
            shut.append(Closed(f"tableau/{field}", Phrase("why-dear", price=price, coins=coins), "NE-4.3"))
    return shut


def closed_oxygen(s: NewEdenState, ask: Ask) -> list[Closed]:
    """Oxygen cards: face down, nobody to move, or the action is over (NE-4.2, NE-4.16, NE-R5)."""
    station = s.stations[ask.seat]
    shut: list[Closed] = []
    for number in range(len(station.used)):
        target = at(ask.seat, OXYGEN, number)
        if station.used[number]:
            shut.append(Closed(target, Phrase("why-used"), "NE-4.16"))
        elif ask.kind == "after":
            shut.append(Closed(target, Phrase("why-acted"), "NE-4.2"))
        elif not lying_deeple(station):
            shut.append(Closed(target, Phrase("why-none-lies"), "NE-R5"))
    return shut


def closed_deeple(s: NewEdenState, ask: Ask) -> list[Closed]:
    """Places no deeple can leave now: none lies there, or it gets nowhere (NE-4.8, NE-4.11)."""
    station = s.stations[ask.seat]
    assert isinstance(ask.about, tuple) and isinstance(ask.about[0], int)
    shut: list[Closed] = []
    if DOME not in ask.options:
        dome = f"dome/{ask.seat}"
        if station.dome:
            shut.append(Closed(dome, Phrase("why-nowhere"), "NE-4.11"))
        else:
            shut.append(Closed(dome, Phrase("why-dome-empty"), "NE-4.8"))
    for arm in range(OUTSIDE):
        for number in range(len(station.lying[arm])):
            target = at(ask.seat, arm, number)
            if station.lying[arm][number]:
                if (GROUPS[arm], number) not in ask.options:
                    shut.append(Closed(target, Phrase("why-no-way", steps=ask.about[0]), "NE-4.11"))
            elif station.staffed[arm][number]:
                shut.append(Closed(target, Phrase("why-standing"), "NE-4.8"))
            else:
                shut.append(Closed(target, Phrase("why-nobody"), "NE-4.8"))
    return shut


def closed_places(s: NewEdenState, ask: Ask) -> list[Closed]:
    """Modules too far away, the one it lies on, and the dome (NE-4.11, NE-R3)."""
    assert isinstance(ask.about, tuple)
    origin, steps = ask.about
    assert isinstance(steps, int)
    station = s.stations[ask.seat]
    shut = [Closed(f"dome/{ask.seat}", Phrase("why-dome"), "NE-R3")]
    for arm in range(OUTSIDE):
        for number in range(len(station.arms[arm])):
            place = (GROUPS[arm], number)
            if place in ask.options:
                continue
            target = at(ask.seat, arm, number)
            if place == origin:
                shut.append(Closed(target, Phrase("why-here"), "NE-4.11"))
            else:
                far = Phrase("why-far", steps=steps, way=distance(station, origin, arm, number))
                shut.append(Closed(target, far, "NE-4.11"))
    return shut


def distance(station: Station, origin: Value, arm: int, number: int) -> int:
    """How many steps a deeple needs to a module."""
    steps = 1
    while (GROUPS[arm], number) not in reach(station, origin, steps):
        steps += 1
    return steps


def closed_modules(s: NewEdenState, ask: Ask) -> list[Closed]:
    """Modules that were activated, or lack deeple (NE-4.14, NE-4.15)."""
    station = s.stations[ask.seat]
    shut: list[Closed] = []
    for arm in range(OUTSIDE):
        for number, card in enumerate(station.arms[arm]):
            target = at(ask.seat, arm, number)
            if station.staffed[arm][number]:
                shut.append(Closed(target, Phrase("why-activated"), "NE-4.15"))
            elif station.lying[arm][number] < s.c.slots[card]:
                short = Phrase("why-slots", slots=s.c.slots[card], lying=station.lying[arm][number])
                shut.append(Closed(target, short, "NE-4.14"))
    return shut


def closed_losses(s: NewEdenState, ask: Ask) -> list[Closed]:
    """Modules that cannot break off: those further in, the kraken tile, research (NE-8.3, NE-8.4, NE-R7)."""
    station = s.stations[ask.seat]
    shut: list[Closed] = []
    for group in range(len(GROUPS)):
        cards = station.arms[group]
        for number in range(len(cards)):
            target = at(ask.seat, group, number)
            if group == RESEARCH:
                shut.append(Closed(target, Phrase("why-research"), "NE-8.4"))
            elif cards[number] == s.c.extension_kraken:
                shut.append(Closed(target, Phrase("why-tile"), "NE-R7"))
            elif number < len(cards) - 1:
                shut.append(Closed(target, Phrase("why-inner"), "NE-8.3"))
    return shut


def closed_hand(s: NewEdenState, ask: Ask) -> list[Closed]:
    """Dealt cards: not yet, or not a coin to pay for one (NE-5.4, NE-R28)."""
    station = s.stations[ask.seat]
    price = s.c.market_price[1]
    shut: list[Closed] = []
    for number in range(len(station.hand)):
        if ask.kind == "prepare":
            shut.append(Closed(f"hand/{number}", Phrase("why-prepare"), "NE-R28"))
        elif price > station.coins:
            shut.append(Closed(f"hand/{number}", Phrase("why-dear", price=price, coins=station.coins), "NE-5.4"))
    return shut


def closed_rows(s: NewEdenState, ask: Ask) -> list[Closed]:
    """Rows with a marker, and those whose turn has not come (NE-6.7, NE-6.8)."""
    shut: list[Closed] = []
    for row in range(ROWS):
        if s.sold[row]:
            shut.append(Closed(f"row/{row}", Phrase("why-sold"), "NE-6.7"))
        elif ask.kind == "bid" and row != s.lot:
            shut.append(Closed(f"row/{row}", Phrase("why-lot", row=s.lot + 1), "NE-6.8"))
    return shut


def closed_free(s: NewEdenState, ask: Ask) -> list[Closed]:
    """The power plant when it is covered, and extensions built or too dear (NE-10.1, NE-10.3, NE-R28)."""
    seat = ask.seat
    station = s.stations[seat]
    late = ask.kind == "market"
    shut: list[Closed] = []
    if station.vents == len(s.c.vent_coins):
        shut.append(Closed(f"plant/{seat}", Phrase("why-covered"), "NE-10.1"))
    elif late:
        shut.append(Closed(f"plant/{seat}", Phrase("why-late"), "NE-R28"))
    for group in TILES:
        target = f"extension/{seat}/{GROUPS[group]}"
        price = s.c.extension_price[group]
        if station.extended[group]:
            shut.append(Closed(target, Phrase("why-built"), "NE-10.3"))
        elif price > station.coins:
            shut.append(Closed(target, Phrase("why-dear", price=price, coins=station.coins), "NE-10.3"))
        elif late:
            shut.append(Closed(target, Phrase("why-late"), "NE-R28"))
    return shut


def reason(s: NewEdenState, ask: Ask, option: Value) -> Phrase | None:
    """What speaks for an option, by the estimates of the rule of thumb."""
    seat = ask.seat
    kind = ask.kind
    station = s.stations[seat]
    if is_free(option):
        return gain(free_gain(s, seat, option))
    if option == DONE:
        return None
    if kind in ("turn", "reward"):
        return reason_to_act(s, seat, option)
    if kind == "deeple":
        return reason_to_move(s, ask, option)
    if kind == "where" or kind == "activate":
        return reason_to_staff(s, ask, option)
    if kind == "market":
        return reason_to_order(s, seat, option)
    if kind == "row":
        assert isinstance(option, tuple) and isinstance(option[1], int)
        return gain(row_value(s, seat, option[1]))
    if kind == "bid":
        return reason_to_bid(s, seat, option)
    if kind == "lock":
        return reason_to_lock(s, option)
    if kind == "lose":
        arm = GROUPS.index(str(option))
        return Phrase("why-loss", points=round(appraise(s, station) - appraise(s, without(station, arm))))
    if kind == "place":
        return reason_to_place(s, seat, option)
    if option == MORE:
        cost = cost_of_damage(s, station, EXTRA_DAMAGE)
        return Phrase("why-extra", points=round(extra_gain(s, seat)), cost=round(cost))
    return None
