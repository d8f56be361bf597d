"""A rule of thumb: what an experienced player would do without thinking long.

Every choice is judged in expected points: what a dive at a site would bring with this hand, how far it is, and what the
others would get from it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ....kernel import AnyAsk, Ask, Stream, Value, by_kind, for_question
from ....kernel.questions import V
from ..content.tables import ANY, CITY_PARTS, LUCRATIVE_WRECKS
from ..rules.dive import draw_size, protections
from ..rules.kinds import (
    ACTION,
    CAST_OFF,
    CREW,
    GO_ON,
    HIRE,
    ON,
    PAY,
    PROPEL,
    PROTECT,
    RENEW,
    REST,
    RUSH,
    SAIL,
    SCOUT,
    SET_SAIL,
    TAKE,
    Action,
    Course,
    Protection,
    about,
)
from ..rules.odds import HAZARDS, danger_chance
from ..rules.sail import course_length, reach
from ..rules.scoring import TREASURES, long_dive_points, scouts, stone_points
from ..rules.state import CENTRE, NO_WRECK, DeepBlueState
from .courses import Courses, left_behind
from .dives import ENVY, Dives
from .worth import card_worth, remaining

TURN_WORTH: Final = 4.6
"""What a turn is worth: a card must bring more over the rest of the game to be hired first."""
MONEY_SPENT: Final = 0.6
"""What a unit of money costs."""
REST_WORTH: Final = 0.55
"""What a resting card counts when it comes back."""
SAFE: Final = 1e-300
"""Of equals, the end of a dive is the better one."""
SENT: Final = 0.45
"""How much of the dive that a boat leaves behind is lost when it rushes to another."""


def best(options: Sequence[V], worths: list[float]) -> V:
    """The first of the options with the highest worth."""
    found = 0
    for i in range(1, len(worths)):
        if worths[i] > worths[found]:
            found = i
    return options[found]


def advise(s: DeepBlueState, ask: AnyAsk, stream: Stream) -> Value:
    """The option that looks best to the asked seat."""
    return best(ask.options, WORTHS[ask.kind](s, ask))


def worths(s: DeepBlueState, ask: AnyAsk) -> list[float]:
    """What each option seems worth to the asked seat."""
    return WORTHS[ask.kind](s, ask)


# --- a turn: what each option is worth, compared with the others of its question ---


def actions(s: DeepBlueState, ask: Ask[Action]) -> list[float]:
    """What each action may bring."""
    dives = Dives(s)
    return [action_worth(dives, ask.seat, option) for option in ask.options]


def action_worth(dives: Dives, seat: int, option: Action) -> float:
    """What an action may bring."""
    s = dives.s
    if isinstance(option, tuple):
        verb, where = option
        if verb == HIRE:
            bargain = card_worth(dives, seat, s.market[where]) * remaining(s) - MONEY_SPENT * s.c.prices[where]
            return 20.0 + bargain if bargain > TURN_WORTH else bargain
        return dives.worth(seat, where, dives.held_spot(seat, where), True) - dives.envy(seat, where)
    if option == REST:
        return rest_worth(dives, seat)
    if option == SET_SAIL:
        return Courses(s, seat).voyage(reach(s, seat)) - 0.5
    assert option == RENEW
    return 1.2 + 0.3 * (CITY_PARTS - len(s.city))


def rest_worth(dives: Dives, seat: int) -> float:
    """What the cards are worth that a rest brings back."""
    s = dives.s
    resting = s.resting[seat]
    worth = 0.0
    for card in resting:
        worth += card_worth(dives, seat, card)
    back = min(3, len(resting))
    return worth / len(resting) * back * REST_WORTH + (1.5 if len(s.hands[seat]) <= 2 else 0.0)


def payments(s: DeepBlueState, ask: Ask[int | str]) -> list[float]:
    """Tokens first, then what fits the price best, cheapest card first."""
    left = about(ask) - about(ask, 1)
    dives = Dives(s)
    worths: list[float] = []
    for option in ask.options:
        if isinstance(option, str):
            worths.append(0.0 if len(ask.options) > 1 and left > 1 else 1.0)
        else:
            waste = abs(s.c.crew_money[option] - left)
            worths.append(2.0 - waste - 0.15 * card_worth(dives, ask.seat, option))
    return worths


def offers(s: DeepBlueState, ask: Ask[int | str]) -> list[float]:
    """The card that is worth most."""
    dives = Dives(s)
    return [-1.0 if isinstance(slot, str) else card_worth(dives, ask.seat, s.market[slot]) for slot in ask.options]


def propellers(s: DeepBlueState, ask: Ask[int | str]) -> list[float]:
    """Play just enough propellers for the best course."""
    moves = about(ask)
    ahead = moves + reach(s, ask.seat)
    wanted = moves
    courses = Courses(s, ask.seat)
    top = courses.voyage(moves) if moves else 0.0
    for far in range(moves + 1, ahead + 1):
        worth = courses.voyage(far)
        if worth > top + 0.3:
            top, wanted = worth, far
    worths: list[float] = []
    for option in ask.options:
        if not isinstance(option, str):
            power = s.c.crew_propeller[option]
            worths.append(-abs(wanted - moves - power) - 0.1 * card_worth(courses.dives, ask.seat, option))
        elif option == CAST_OFF:
            worths.append(99.0 if wanted <= moves else -99.0)
        else:
            worths.append(-abs(wanted - moves - 1))
    return worths


def courses_to_sail(s: DeepBlueState, ask: Ask[str | Course]) -> list[float]:
    """The course that improves most."""
    courses = Courses(s, ask.seat)
    return [course_worth(courses, option) for option in ask.options]


def course_worth(courses: Courses, option: str | Course) -> float:
    """What a course improves, or dropping anchor."""
    if isinstance(option, str):
        return 0.4
    boat, node = option
    s = courses.s
    here = s.boats[courses.seat][boat]
    better = courses.gain(boat, node, course_length(s, here, node))
    if s.wrecks[node] != NO_WRECK:
        return better
    return max(0.0, better, courses.approach(boat, node) - courses.approach(boat, here))


def spots(s: DeepBlueState, ask: Ask[int]) -> list[float]:
    """The spot that adds most to a dive."""
    kinds = s.c.wreck_spots[s.wrecks[about(ask)]]
    dives = Dives(s)
    return [dives.spot_worth(kinds[spot]) for spot in ask.options]


# --- in the dive ---


def rushes(s: DeepBlueState, ask: Ask[int | str]) -> list[float]:
    """Rush if the dive along is worth more than where the boat stands; a second boat stays where it is."""
    seat = ask.seat
    if s.site in s.boats[seat]:
        return [1.0 if isinstance(option, str) else 0.0 for option in ask.options]
    dives = Dives(s)
    along = dives.worth(seat, s.site, CENTRE, False)
    worths: list[float] = []
    for option in ask.options:
        worths.append(0.0 if isinstance(option, str) else along - left_behind(dives, seat, option) * SENT)
    return worths


def shelters(s: DeepBlueState, ask: Ask[Protection]) -> list[float]:
    """Use the spot if there is one; spend a card only for what is worth it."""
    at_stake = float(stone_points(s, ask.seat))
    if ask.seat == s.leader:
        at_stake += 1.5
    worths: list[float] = []
    for option in ask.options:
        if isinstance(option, str):
            worths.append(2.2)
        elif isinstance(option, tuple):
            worths.append(at_stake + 2.5)
        else:
            worths.append(at_stake)
    return worths


def crews(s: DeepBlueState, ask: Ask[int | str]) -> list[float]:
    """The card with the most points, as long as one brings any."""
    return [0.5 if isinstance(option, str) else float(s.c.crew_points[option]) for option in ask.options]


def on_or_up(s: DeepBlueState, ask: Ask[str]) -> list[float]:
    """On, as long as that gains more than it risks."""
    more = one_more(s, ask.seat)
    return [more if option == ON else SAFE for option in ask.options]


def one_more(s: DeepBlueState, seat: int) -> float:
    """What one more stone gains beyond what it risks."""
    bag = s.bag.pool
    draws = draw_size(s)
    more = 0.0
    stake = float(stone_points(s, seat))
    lucrative = s.scenario == LUCRATIVE_WRECKS and s.c.wreck_city[s.wrecks[s.site]]
    if lucrative:
        stake += long_dive_points(s)
        more += 2 / 3
    for colour, spot in TREASURES:
        worth = s.c.stone_scouted[colour] if scouts(s, seat, spot) else s.c.stone_points[colour]
        more += worth * bag.count(colour) / len(bag)
    more += coming_cards(s, seat)
    risk = 0.0
    for hazard in HAZARDS:
        risk += danger_chance(s, hazard) * min(stake, cost(s, seat, hazard))
    others = 0.0
    for other in range(s.seats):
        if other != seat and s.diving[other]:
            others += 1
    return draws * more * (1 - 0.5 * ENVY * others / max(1, s.seats - 1)) - risk


def cost(s: DeepBlueState, seat: int, hazard: int) -> float:
    """What one more stone of a hazard costs a seat: nothing on a spot, a card, or everything."""
    means = protections(s, seat, hazard)
    for option in means:
        if isinstance(option, tuple):
            return 0.5
    return 2.5 if means else 99.0


def coming_cards(s: DeepBlueState, seat: int) -> float:
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


WORTHS: Final[dict[str, Callable[[DeepBlueState, AnyAsk], list[float]]]] = by_kind(
    for_question(ACTION, actions),
    for_question(PAY, payments),
    for_question(TAKE, offers),
    for_question(PROPEL, propellers),
    for_question(SAIL, courses_to_sail),
    for_question(SCOUT, spots),
    for_question(RUSH, rushes),
    for_question(PROTECT, shelters),
    for_question(CREW, crews),
    for_question(GO_ON, on_or_up),
)
"""What the options of each kind of question are worth, in points."""
ADVISE: Final = by_kind(*[(kind, advise) for kind in WORTHS])
