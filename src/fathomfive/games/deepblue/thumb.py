"""A rule of thumb: what an experienced player would do without thinking long.

Every choice is judged in expected points: what a dive at a site would bring with this hand, how far it is, and what the
others would get from it.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ...kernel import Ask, Value
from .dive import ON, SPOT, STAY, STOP, SURFACE
from .market import HIRE, RENEW, TOKEN
from .sail import ANCHOR, CAST_OFF, course_length, free_spots
from .scoring import TREASURES, scouts, stone_points
from .state import CENTRE, FACE_DOWN, DeepBlueState
from .tables import (
    ANY,
    BEST_OF_THE_BEST,
    BLACK,
    BLACK_SPOT,
    BLUE,
    BLUE_SPOT,
    DANGEROUS_REEFS,
    GUARD_SPOT,
    LUCRATIVE_WRECKS,
    PRICES,
    TREASURES_APLENTY,
    TROUBLED_WATERS,
)
from .turn import DIVE, REST, SAIL

BREATH: Final = 5.0
"""How many stones a dive brings up when nobody is protected."""
SHIELD: Final = 2.5
"""How many more it brings for each protection."""
UNKNOWN_WRECK: Final = 7.0
"""What a wreck is worth beyond its stones before anybody has seen it."""
LATER: Final = 0.85
"""What a dive in a later turn is worth beside one now."""
ENVY: Final = 0.45
"""What a point of another seat costs me."""
TURN_WORTH: Final = 4.6
"""What a turn is worth: a card must bring more over the rest of the game to be hired first."""
MONEY_SPENT: Final = 0.6
"""What a unit of money costs."""
REST_WORTH: Final = 0.55
"""What a resting card counts when it comes back."""
ONE_MOVE: Final = 0.15
"""What a move costs."""


def advise(s: DeepBlueState, ask: Ask) -> Value:
    """The option that looks best."""
    seat = ask.seat
    options = ask.options
    if ask.kind == "action":
        return _best(options, [_action(s, seat, option) for option in options])
    if ask.kind == "pay":
        return _payment(s, ask)
    if ask.kind == "take":
        return _best(options, [card_worth(s, seat, s.market[_number(slot)]) for slot in options])
    if ask.kind == "propel":
        return _propeller(s, ask)
    if ask.kind == "sail":
        return _best(options, [_course(s, seat, option) for option in options])
    if ask.kind == "scout":
        assert isinstance(ask.about, tuple)
        node = _number(ask.about[0])
        return _best(options, [_spot(s, s.c.wreck_spots[s.wrecks[node]][_number(spot)]) for spot in options])
    if ask.kind == "rush":
        return _rush(s, ask)
    if ask.kind == "protect":
        return _protection(s, ask)
    if ask.kind == "crew":
        return _best(options, [_points(s, option) for option in options])
    return ON if _goes_on(s, seat) else STOP


def _number(value: Value) -> int:
    assert isinstance(value, int)
    return value


def _best(options: object, worths: list[float]) -> Value:
    """The first of the options with the highest worth."""
    assert isinstance(options, (list, tuple))
    best = 0
    for i in range(1, len(worths)):
        if worths[i] > worths[best]:
            best = i
    chosen: Value = options[best]
    return chosen


# --- what a dive is worth ---


def stone_worth(s: DeepBlueState, spot: int) -> float:
    """The mean worth of a stone from the bag to a diver on a scout spot of this kind, or on none."""
    bag = s.bag.pool
    if not bag:
        return 0.0
    total = 0
    for colour, kind in TREASURES:
        worth = s.c.stone_scouted[colour] if kind == spot else s.c.stone_points[colour]
        total += worth * bag.count(colour)
    return total / len(bag)


def length(s: DeepBlueState, shields: int) -> float:
    """How many stones a dive may bring up."""
    hazards = s.bag.pool.count(BLUE) + s.bag.pool.count(BLACK)
    share = len(s.bag.pool) / (2.4 * hazards) if hazards else 3.0
    return (BREATH + SHIELD * min(shields, 3)) * share


def shields(s: DeepBlueState, seat: int, spot: int) -> int:
    """How many protections a seat has: cards, and the scout spot."""
    count = 1 if spot in (BLUE_SPOT, BLACK_SPOT, GUARD_SPOT) else 0
    for card in s.hands[seat]:
        if s.c.crew_protects[card]:
            count += 1
    return count


def chance(s: DeepBlueState, colour: int, count: int, stones: float) -> float:
    """How likely a dive of about so many stones brings up so many of a colour."""
    if colour == ANY:
        return 1 / (1 + exp((count - stones) / 1.5))
    mean = stones * s.bag.pool.count(colour) / max(1, len(s.bag.pool))
    fewer, term = 0.0, exp(-mean)
    for n in range(count):
        fewer += term
        term *= mean / (n + 1)
    return 1 - fewer


def crew_worth(s: DeepBlueState, cards: list[int], stones: float, extra: int) -> float:
    """What the cards may bring in a dive of so many stones."""
    c = s.c
    total = 0.0
    for card in cards:
        colour = c.crew_colour[card]
        if colour < 0:
            continue
        total += chance(s, colour, c.crew_count[card], stones) * (c.crew_points[card] + extra)
    return total


def dive_worth(s: DeepBlueState, seat: int, node: int, spot: int, leads: bool) -> float:
    """What a dive at a node may bring a seat with its hand."""
    wreck = s.wrecks[node]
    city = wreck >= 0 and s.c.wreck_city[wreck]
    stones = length(s, shields(s, seat, spot))
    extra = 4 if city and s.scenario == BEST_OF_THE_BEST else 0
    worth = 0.85 * stones * stone_worth(s, spot) + crew_worth(s, s.hands[seat], stones, extra)
    bonus = s.c.wreck_points[wreck] if wreck >= 0 else UNKNOWN_WRECK
    if city and s.scenario == TROUBLED_WATERS:
        worth *= 0.9
    if city and s.scenario == LUCRATIVE_WRECKS and leads:
        worth += stones / 2
    if leads or (city and s.scenario == TREASURES_APLENTY):
        worth += bonus
    return worth


def envy(s: DeepBlueState, seat: int, node: int) -> float:
    """What the others would get from a dive there, as a loss."""
    wreck = s.wrecks[node]
    reefs = wreck >= 0 and s.c.wreck_city[wreck] and s.scenario == DANGEROUS_REEFS
    total = 0.0
    for other in range(s.seats):
        if other == seat:
            continue
        best = -1.0
        for boat in (0, 1):
            where = s.boats[other][boat]
            spot = CENTRE
            if where == node and s.spots[other][boat] != CENTRE:
                spot = s.c.wreck_spots[wreck][s.spots[other][boat]]
            if where == node or (s.c.moves[node][where] == 1 and not reefs):
                best = max(best, dive_worth(s, other, node, spot, False))
        if best > 0:
            total += best
    return ENVY * total / (s.seats - 1)


def _best_spot(s: DeepBlueState, node: int) -> int:
    """The best free kind of scout spot at a node."""
    if s.wrecks[node] < 0:
        return CENTRE
    best, worth = CENTRE, 0.0
    for spot in free_spots(s, node):
        kind = s.c.wreck_spots[s.wrecks[node]][spot]
        if _spot(s, kind) > worth:
            best, worth = kind, _spot(s, kind)
    return best


def _spot(s: DeepBlueState, kind: int) -> float:
    """What a kind of scout spot adds to a dive."""
    if kind in (BLUE_SPOT, BLACK_SPOT, GUARD_SPOT):
        return SHIELD * stone_worth(s, CENTRE) * (1.3 if kind == GUARD_SPOT else 0.9)
    return BREATH * (stone_worth(s, kind) - stone_worth(s, CENTRE))


def held_spot(s: DeepBlueState, seat: int, node: int) -> int:
    """The best kind of spot a seat holds at a node."""
    best, worth = CENTRE, 0.0
    for boat in (0, 1):
        spot = s.spots[seat][boat]
        if s.boats[seat][boat] == node and spot != CENTRE:
            kind = s.c.wreck_spots[s.wrecks[node]][spot]
            if _spot(s, kind) >= worth:
                best, worth = kind, _spot(s, kind)
    return best


# --- the four actions ---


def _action(s: DeepBlueState, seat: int, option: Value) -> float:
    if option == REST:
        return _rest(s, seat)
    if option == SAIL:
        return _voyage(s, seat, _reach(s, seat)) - 0.5
    if option == RENEW:
        return 1.2 + 0.3 * (4 - len(s.city))
    assert isinstance(option, tuple)
    where = _number(option[1])
    if option[0] == HIRE:
        gain = card_worth(s, seat, s.market[where]) * remaining(s) - MONEY_SPENT * PRICES[where]
        return 20.0 + gain if gain > TURN_WORTH else gain
    assert option[0] == DIVE
    return dive_worth(s, seat, where, held_spot(s, seat, where), True) - envy(s, seat, where)


def remaining(s: DeepBlueState) -> float:
    """How much of the game is left, from 1 down: the fourth part of the city ends it."""
    found = len(s.city)
    for node in s.c.deep_sites:
        if s.wrecks[node] != FACE_DOWN:
            found += 1
    return max(0.0, 1 - found / 11)


def _rest(s: DeepBlueState, seat: int) -> float:
    resting = s.resting[seat]
    worth = 0.0
    for card in resting:
        worth += card_worth(s, seat, card)
    back = min(3, len(resting))
    return worth / len(resting) * back * REST_WORTH + (1.5 if len(s.hands[seat]) <= 2 else 0.0)


def card_worth(s: DeepBlueState, seat: int, card: int) -> float:
    """What a crew card in hand is worth."""
    c = s.c
    if c.crew_protects[card]:
        owned = 0
        for other in s.hands[seat] + s.resting[seat]:
            if c.crew_protects[other]:
                owned += 1
        both = c.crew_protects[card] == (1 << BLUE | 1 << BLACK)
        return (6.6 if both else 5.8) - 1.2 * owned
    uses = 1.5 * crew_worth(s, [card], 7.0, 0)
    return 0.5 + uses + 1.5 * c.crew_money[card] + 1.6 * c.crew_propeller[card]


def _reach(s: DeepBlueState, seat: int) -> int:
    """How far a seat could sail with everything it has."""
    reach = s.tokens[seat]
    for card in s.hands[seat]:
        reach += s.c.crew_propeller[card]
    return reach


def _voyage(s: DeepBlueState, seat: int, moves: int) -> float:
    """What the best single course within so many moves is worth, beyond staying."""
    best = 0.0
    for boat in (0, 1):
        for node in range(len(s.wrecks)):
            if s.wrecks[node] == -1:
                continue
            away = course_length(s, s.boats[seat][boat], node)
            if away <= moves:
                best = max(best, _gain(s, seat, boat, node, away))
            else:
                near = _gain(s, seat, boat, node, moves) * 0.75 ** (1 + (away - moves) / 3)
                best = max(best, near)
    return best


def _gain(s: DeepBlueState, seat: int, boat: int, node: int, away: int) -> float:
    """What moving a boat to a node improves."""
    here = s.boats[seat][boat]
    kept = 0.0
    if s.wrecks[here] >= 0 and s.boats[seat][1 - boat] != here:
        held = s.spots[seat][boat]
        kind = s.c.wreck_spots[s.wrecks[here]][held] if held != CENTRE else CENTRE
        kept = dive_worth(s, seat, here, kind, True) * LATER
    other = s.boats[seat][1 - boat]
    again = 0.35 if other == node else 1.0
    worth = dive_worth(s, seat, node, _best_spot(s, node), True) - envy(s, seat, node)
    return worth * LATER * again - kept - ONE_MOVE * away


def _course(s: DeepBlueState, seat: int, option: Value) -> float:
    if option == ANCHOR:
        return 0.4
    assert isinstance(option, tuple)
    boat, node = _number(option[0]), _number(option[1])
    here = s.boats[seat][boat]
    away = course_length(s, here, node)
    if s.wrecks[node] != -1:
        return _gain(s, seat, boat, node, away)
    return max(0.0, _approach(s, seat, boat, node) - _approach(s, seat, boat, here))


def _approach(s: DeepBlueState, seat: int, boat: int, node: int) -> float:
    """What it is worth to wait at a node on the way to the wrecks beyond."""
    best = 0.0
    for site in range(len(s.wrecks)):
        if s.wrecks[site] != -1 and site != s.boats[seat][1 - boat]:
            best = max(best, dive_worth(s, seat, site, CENTRE, True) * 0.8 ** s.c.moves[node][site])
    return best


# --- paying ---


def _payment(s: DeepBlueState, ask: Ask) -> Value:
    """Tokens first, then what fits the price best, cheapest card first."""
    assert isinstance(ask.about, tuple)
    left = _number(ask.about[0]) - _number(ask.about[1])
    worths: list[float] = []
    for option in ask.options:
        if option == TOKEN:
            worths.append(0.0 if len(ask.options) > 1 and left > 1 else 1.0)
        else:
            card = _number(option)
            waste = abs(s.c.crew_money[card] - left)
            worths.append(2.0 - waste - 0.15 * card_worth(s, ask.seat, card))
    return _best(ask.options, worths)


def _propeller(s: DeepBlueState, ask: Ask) -> Value:
    """Play just enough propellers for the best course."""
    assert isinstance(ask.about, tuple)
    moves = _number(ask.about[0])
    ahead = moves + _reach(s, ask.seat)
    wanted = moves
    best = _voyage(s, ask.seat, moves) if moves else 0.0
    for reach in range(moves + 1, ahead + 1):
        worth = _voyage(s, ask.seat, reach)
        if worth > best + 0.3:
            best, wanted = worth, reach
    if wanted <= moves and CAST_OFF in ask.options:
        return CAST_OFF
    worths: list[float] = []
    for option in ask.options:
        if option == CAST_OFF:
            worths.append(-99.0)
        else:
            power = 1 if option == TOKEN else s.c.crew_propeller[_number(option)]
            worths.append(
                -abs(wanted - moves - power)
                - (0.0 if option == TOKEN else 0.1 * card_worth(s, ask.seat, _number(option)))
            )
    return _best(ask.options, worths)


# --- in the dive ---


def _rush(s: DeepBlueState, ask: Ask) -> Value:
    """Rush if the dive along is worth more than where the boat stands; a second boat stays where it is."""
    seat = ask.seat
    if s.site in s.boats[seat]:
        return STAY
    gain = dive_worth(s, seat, s.site, CENTRE, False)
    worths: list[float] = []
    for option in ask.options:
        if option == STAY:
            worths.append(0.0)
            continue
        boat = _number(option)
        here = s.boats[seat][boat]
        kept = 0.0
        if s.wrecks[here] >= 0 and s.boats[seat][1 - boat] != here:
            spot = s.spots[seat][boat]
            kind = s.c.wreck_spots[s.wrecks[here]][spot] if spot != CENTRE else CENTRE
            kept = dive_worth(s, seat, here, kind, True) * 0.45
        worths.append(gain - kept)
    return _best(ask.options, worths)


def _points(s: DeepBlueState, option: Value) -> float:
    return float(s.c.crew_points[option]) if isinstance(option, int) else 0.5


def _protection(s: DeepBlueState, ask: Ask) -> Value:
    """Use the spot if there is one; spend a card only for what is worth it."""
    seat = ask.seat
    at_stake = float(stone_points(s, seat))
    if seat == s.leader:
        at_stake += 1.5
    worths: list[float] = []
    for option in ask.options:
        if option == SURFACE:
            worths.append(2.2)
        elif isinstance(option, tuple) and option[0] == SPOT:
            worths.append(at_stake + 2.5)
        else:
            worths.append(at_stake)
    return _best(ask.options, worths)


def _goes_on(s: DeepBlueState, seat: int) -> bool:
    """Whether one more stone gains more than it risks."""
    bag = s.bag.pool
    gain = 0.0
    stake = float(stone_points(s, seat))
    lucrative = s.scenario == LUCRATIVE_WRECKS and s.c.wreck_city[s.wrecks[s.site]]
    if lucrative:
        stake += 2 * (len(s.drawn) // 3)
        gain += 2 / 3
    for colour, spot in TREASURES:
        worth = s.c.stone_scouted[colour] if scouts(s, seat, spot) else s.c.stone_points[colour]
        gain += worth * bag.count(colour) / len(bag)
    gain += _coming_cards(s, seat)
    risk = 0.0
    for hazard in (BLUE, BLACK):
        if hazard in s.drawn:
            chance = bag.count(hazard) / len(bag)
            risk += chance * min(stake, _cost(s, seat, hazard))
    others = 0.0
    for other in range(s.seats):
        if other != seat and s.diving[other]:
            others += 1
    draws = 2 if s.scenario == TROUBLED_WATERS and s.c.wreck_city[s.wrecks[s.site]] else 1
    return gain * (1 - 0.5 * ENVY * others / max(1, s.seats - 1)) > risk * (1.15 if draws == 2 else 1.0)


def _cost(s: DeepBlueState, seat: int, hazard: int) -> float:
    """What one more stone of a hazard costs a seat: nothing on a spot, a card, or everything."""
    for boat in (0, 1):
        spot = s.spots[seat][boat]
        if s.boats[seat][boat] == s.site and spot != CENTRE:
            kind = s.c.wreck_spots[s.wrecks[s.site]][spot]
            if kind == GUARD_SPOT or kind == (BLUE_SPOT if hazard == BLUE else BLACK_SPOT):
                return 0.5
    for card in s.hands[seat]:
        if s.c.crew_protects[card] >> hazard & 1:
            return 2.5
    return 99.0


def _coming_cards(s: DeepBlueState, seat: int) -> float:
    """What the cards in hand may bring with the next stone."""
    c = s.c
    bag = s.bag.pool
    gain = 0.0
    for card in s.hands[seat]:
        colour = c.crew_colour[card]
        if colour < 0:
            continue
        missing = c.crew_count[card] - (len(s.drawn) if colour == ANY else s.drawn.count(colour))
        if missing <= 0:
            continue
        chance = 1.0 if colour == ANY else bag.count(colour) / len(bag)
        gain += c.crew_points[card] * chance / (missing * missing)
    return gain
