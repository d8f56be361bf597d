"""Why not: what is closed to the asked seat, and the rule that says so."""

from __future__ import annotations

from typing import Final

from ....kernel import AnyAsk, Ask, Closed, Phrase, by_kind, for_question, plain
from ..content.tables import COLUMNS, GROUPS, OUTSIDE, OXYGEN, RESEARCH, ROWS
from ..rules.free import TILES
from ..rules.kinds import (
    ACTIVATE,
    AFTER,
    BID,
    DEEPLE,
    DOME,
    EXTRA,
    LAPSE,
    LOCK,
    LOSE,
    MARKET,
    PLACE,
    REWARD,
    ROW,
    TURN,
    WHERE,
    Move,
    Origin,
    Way,
    origin_of,
    steps_of,
)
from ..rules.movement import ARM_NAMES, reach
from ..rules.state import NewEdenState, Station, lying_deeple


def at(seat: int, group: int, number: int) -> str:
    """The name of a module on the table."""
    return f"station/{seat}/{GROUPS[group]}/{number}"


def closed_cards(s: NewEdenState, seat: int, acted: bool = False) -> list[Closed]:
    """Cards of the tableau: too dear, or the action is over (NE-4.2, NE-4.3)."""
    coins = s.stations[seat].coins
    shut: list[Closed] = []
    for field in range(len(s.tableau)):
        price = s.c.row_price[field // COLUMNS]
        if s.tableau[field] < 0:
            continue
        if acted:
            shut.append(Closed(f"tableau/{field}", Phrase("why-acted"), "NE-4.2"))
        elif price > coins:
            shut.append(Closed(f"tableau/{field}", Phrase("why-dear", price=price, coins=coins), "NE-4.3"))
    return shut


def closed_oxygen(s: NewEdenState, seat: int, acted: bool = False) -> list[Closed]:
    """Oxygen cards: face down, nobody to move, or the action is over (NE-4.2, NE-4.16, NE-R5)."""
    station = s.stations[seat]
    shut: list[Closed] = []
    for number in range(len(station.used)):
        target = at(seat, OXYGEN, number)
        if station.used[number]:
            shut.append(Closed(target, Phrase("why-used"), "NE-4.16"))
        elif acted:
            shut.append(Closed(target, Phrase("why-acted"), "NE-4.2"))
        elif not lying_deeple(station):
            shut.append(Closed(target, Phrase("why-none-lies"), "NE-R5"))
    return shut


def closed_deeple(s: NewEdenState, ask: Ask[Move]) -> list[Closed]:
    """Places no deeple can leave now: none lies there, or it gets nowhere (NE-4.8, NE-4.11)."""
    station = s.stations[ask.seat]
    steps = steps_of(ask)
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
                if (ARM_NAMES[arm], number) not in ask.options:
                    shut.append(Closed(target, Phrase("why-no-way", steps=steps), "NE-4.11"))
            elif station.staffed[arm][number]:
                shut.append(Closed(target, Phrase("why-standing"), "NE-4.8"))
            else:
                shut.append(Closed(target, Phrase("why-nobody"), "NE-4.8"))
    return shut


def closed_places(s: NewEdenState, ask: Ask[Way]) -> list[Closed]:
    """Modules too far away, the one it lies on, and the dome (NE-4.11, NE-R3); free actions when they are offered."""
    origin, steps = origin_of(ask), steps_of(ask)
    station = s.stations[ask.seat]
    shut = [Closed(f"dome/{ask.seat}", Phrase("why-dome"), "NE-R3")]
    if LAPSE in ask.options:
        shut += closed_free(s, ask.seat)
    for arm in range(OUTSIDE):
        for number in range(len(station.arms[arm])):
            place = (ARM_NAMES[arm], number)
            if place in ask.options:
                continue
            target = at(ask.seat, arm, number)
            if place == origin:
                shut.append(Closed(target, Phrase("why-here"), "NE-4.11"))
            else:
                far = Phrase("why-far", steps=steps, way=distance(station, origin, arm, number))
                shut.append(Closed(target, far, "NE-4.11"))
    return shut


def distance(station: Station, origin: Origin, arm: int, number: int) -> int:
    """How many steps a deeple needs to a module."""
    steps = 1
    while (ARM_NAMES[arm], number) not in reach(station, origin, steps):
        steps += 1
    return steps


def closed_modules(s: NewEdenState, ask: AnyAsk) -> list[Closed]:
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


def closed_losses(s: NewEdenState, ask: AnyAsk) -> list[Closed]:
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


def dealt_too_dear(s: NewEdenState, seat: int) -> list[Closed]:
    """Dealt cards, without a coin to pay for one (NE-5.4)."""
    station = s.stations[seat]
    price = s.c.market_price[1]
    if price <= station.coins:
        return []
    dear = Phrase("why-dear", price=price, coins=station.coins)
    return [Closed(f"hand/{number}", dear, "NE-5.4") for number in range(len(station.hand))]


def closed_rows(s: NewEdenState, bidding: bool) -> list[Closed]:
    """Rows with a marker, and those whose turn has not come (NE-6.7, NE-6.8)."""
    shut: list[Closed] = []
    for row in range(ROWS):
        if s.sold[row]:
            shut.append(Closed(f"row/{row}", Phrase("why-sold"), "NE-6.7"))
        elif bidding and row != s.lot:
            shut.append(Closed(f"row/{row}", Phrase("why-lot", row=s.lot + 1), "NE-6.8"))
    return shut


def closed_free(s: NewEdenState, seat: int) -> list[Closed]:
    """The power plant when it is covered, and extensions built or too dear (NE-10.1, NE-10.3)."""
    station = s.stations[seat]
    shut: list[Closed] = []
    if station.vents == len(s.c.vent_coins):
        shut.append(Closed(f"plant/{seat}", Phrase("why-covered"), "NE-10.1"))
    for group in TILES:
        target = f"extension/{seat}/{GROUPS[group]}"
        price = s.c.extension_price[group]
        if station.extended[group]:
            shut.append(Closed(target, Phrase("why-built"), "NE-10.3"))
        elif price > station.coins:
            shut.append(Closed(target, Phrase("why-dear", price=price, coins=station.coins), "NE-10.3"))
    return shut


# --- by kind ---


def before_action(s: NewEdenState, ask: AnyAsk) -> list[Closed]:
    """Cards and extensions too dear, oxygen that cannot be used."""
    return [*closed_cards(s, ask.seat), *closed_oxygen(s, ask.seat), *closed_free(s, ask.seat)]


def after_action(s: NewEdenState, ask: AnyAsk) -> list[Closed]:
    """All actions but the free ones."""
    return [*closed_cards(s, ask.seat, True), *closed_oxygen(s, ask.seat, True), *closed_free(s, ask.seat)]


def bottle(s: NewEdenState, ask: Ask[Move]) -> list[Closed]:
    """Places without a deeple that could move."""
    return [*closed_deeple(s, ask), *closed_free(s, ask.seat)]


def purchase(s: NewEdenState, ask: AnyAsk) -> list[Closed]:
    """Cards without a coin to pay for them, and free actions."""
    return [*dealt_too_dear(s, ask.seat), *closed_free(s, ask.seat)]


def opening(s: NewEdenState, ask: AnyAsk) -> list[Closed]:
    """Rows that are done."""
    return [*closed_rows(s, False), *closed_free(s, ask.seat)]


def bid(s: NewEdenState, ask: AnyAsk) -> list[Closed]:
    """All rows but the one that is auctioned."""
    return [*closed_rows(s, True), *closed_free(s, ask.seat)]


def reward(s: NewEdenState, ask: AnyAsk) -> list[Closed]:
    """Oxygen that cannot be used."""
    return [*closed_oxygen(s, ask.seat), *closed_free(s, ask.seat)]


def only_free(s: NewEdenState, ask: AnyAsk) -> list[Closed]:
    """Free actions."""
    return closed_free(s, ask.seat)


WHYNOT: Final = by_kind(
    for_question(TURN, before_action),
    for_question(AFTER, after_action),
    for_question(DEEPLE, bottle),
    for_question(WHERE, closed_places),
    for_question(ACTIVATE, closed_modules),
    for_question(LOSE, closed_losses),
    for_question(PLACE, plain.nothing_closed),
    for_question(MARKET, purchase),
    for_question(ROW, opening),
    for_question(BID, bid),
    for_question(REWARD, reward),
    for_question(EXTRA, reward),
    for_question(LOCK, only_free),
)
