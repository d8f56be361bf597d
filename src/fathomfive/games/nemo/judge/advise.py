"""A rule of thumb: what a careful officer would answer to any question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar, cast

from ....kernel import AnyAsk, Ask, Kind, Stream, Value, by_kind
from ..content.vocabulary import MAX_AP
from ..rules import kinds
from ..rules.kinds import Course, Pair, Stop, Thing, about
from ..rules.scoring import standing, standing_as
from ..rules.state import NemoState
from ..rules.workshop import START_PRICE
from . import action_phase, at_sea, command, fights, tests, worth
from .command import Judge
from .odds import Book, open_book

V = TypeVar("V", bound="int | str | tuple[Value, ...]")
CAUTION: Final = 3.0
"""How much more another motive must score before it is worth the change."""
COMING: Final = (0.0, 0.0, 0.0, 0.5)
"""What each motive scores in a turn to come beyond the others: warships come late, and in numbers."""


def advise(s: NemoState, ask: AnyAsk, stream: Stream) -> Value:
    """The option that is worth most, as far as a simple judgement goes."""
    options = ask.options
    b = open_book(s)
    worth_of = WORTH[ask.kind]
    best = options[0]
    most = -1e9
    for option in options:
        value = worth_of(s, b, ask, option)
        if value > most:
            most = value
            best = option
    return best


def worths(s: NemoState, ask: AnyAsk) -> list[float]:
    """How good each option is, compared with the others."""
    b = open_book(s)
    worth_of = WORTH[ask.kind]
    return [worth_of(s, b, ask, option) for option in ask.options]


def judge(s: NemoState, b: Book, ask: AnyAsk, option: Value) -> float:
    """How good an option is, compared with the other options of its question."""
    return WORTH[ask.kind](s, b, ask, option)


# --- people, treasures, technologies and the course of the story ---


def of_starting(s: NemoState, b: Book, ask: Ask[str], option: str) -> float:
    """The technology of the motive, less its price."""
    if option == "no":
        return 0.0
    free = s.c.technology_free[s.level_technology]
    return worth.technology(s, about(ask)[0]) - (0.0 if free else start_price(s))


def start_price(s: NemoState) -> float:
    """What the three resources that hurt least are worth."""
    left = s.resources[:]
    price_paid = 0.0
    for _ in range(START_PRICE):
        costs = [
            worth.resource(s, which, left[which]) - worth.resource(s, which, left[which] - 1) for which in range(3)
        ]
        cheapest = costs.index(min(costs))
        left[cheapest] -= 1
        price_paid += costs[cheapest]
    return price_paid


def of_losing(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """The resource that hurts least."""
    return -worth.losing(s, option, 1)


def of_branch(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """What a branch of a card makes happen."""
    return worth.run(s, s.c.choices[about(ask)[0]].branches[option])


def of_sacrifice(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """The character who is missed least."""
    return -worth.person(s, option)


def of_revival(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """The character who counts most."""
    return float(s.c.character_person[option])


def of_discard(s: NemoState, b: Book, ask: Ask[int], option: int) -> float:
    """The treasure that is worth least."""
    return -worth.treasure(s, option)


def of_installing(s: NemoState, b: Book, ask: Ask[Thing], option: Thing) -> float:
    """The technology that is worth most."""
    return 0.1 if isinstance(option, str) else worth.technology(s, option)


def of_use(s: NemoState, b: Book, ask: Ask[str], option: str) -> float:
    """A KEEP event is used when it can be."""
    return 1.0 if option == "use" else 0.0


def of_village(s: NemoState, b: Book, ask: Ask[str], option: str) -> float:
    """An uprising for nothing."""
    return 1.0 if option == "yes" else 0.0


def of_dice(s: NemoState, b: Book, ask: Ask[Pair], option: Pair) -> float:
    """Two white dice: action points, or a lull with its stones and fewer contacts."""
    one, two = option
    if one == two:
        return 1.5 - 0.4 * s.uprisings.count(1)
    return (min(MAX_AP, s.ap + two - one) - s.ap) * worth.POINT


def of_quelling(s: NemoState, b: Book, ask: Ask[str], option: str) -> float:
    """A marker lost, or notoriety gained."""
    return -worth.uprising(s) if option == "quell" else worth.notoriety(s, about(ask)[1])


def of_new_course(s: NemoState, b: Book, ask: Ask[Course], option: Course) -> float:
    """Act III: another motive if it would score clearly more by now, else the best hidden technology."""
    if isinstance(option, str):
        return 0.0
    what, which = option
    if what == "technology":
        return 0.3 * worth.technology(s, which)
    coming = (COMING[which] - COMING[s.motive]) * worth.turns_left(s)
    return by_another_motive(s, which) + coming - CAUTION + (s.c.outlawed[which] - s.c.outlawed[s.motive]) * 0.1


def by_another_motive(s: NemoState, motive: int) -> int:
    """How many points more (or less) the voyage would score under another motive, if it ended now."""
    return standing_as(s, motive) - standing(s)


# --- the captaincy, which judges the captain's questions ---


def of_stop(s: NemoState, b: Book, ask: Ask[Stop], option: Stop) -> float:
    """Another choice of the captain's, if it is clearly better."""
    return command.of_stop(s, b, judge, ask, option)


def of_conceding(s: NemoState, b: Book, ask: Ask[str], option: str) -> float:
    """A proposal that is not clearly worse."""
    return command.of_conceding(s, b, judge, ask, option)


def of_seizing(s: NemoState, b: Book, ask: Ask[str], option: str) -> float:
    """A proposal that is worth a stone."""
    return command.of_seizing(s, b, judge, ask, option)


def judged(kind: Kind[V], do: Callable[[NemoState, Book, Ask[V], V], float]) -> tuple[str, Judge]:
    """An entry that says what an option is worth."""
    return kind.name, cast("Judge", do)


WORTH: Final = by_kind(
    judged(kinds.START_TECHNOLOGY, of_starting),
    judged(kinds.PAY_RESOURCE, of_losing),
    judged(kinds.HAND_ON, command.of_handing_on),
    judged(kinds.STONE_FROM, command.of_owner),
    judged(kinds.STOP, of_stop),
    judged(kinds.CONCEDE, of_conceding),
    judged(kinds.SEIZE, of_seizing),
    judged(kinds.CONSENT, command.of_consent),
    judged(kinds.EXERT, tests.of_exertion),
    judged(kinds.SPEND_TREASURE, tests.of_spending),
    judged(kinds.HELP, tests.of_help),
    judged(kinds.EFFECT, of_branch),
    judged(kinds.DRIFT, action_phase.of_drift),
    judged(kinds.CANNONBALL, at_sea.of_cannonball),
    judged(kinds.LOSE_ANY, of_losing),
    judged(kinds.FORCED_SACRIFICE, of_sacrifice),
    judged(kinds.REVIVE, of_revival),
    judged(kinds.DISCARD_TREASURE, of_discard),
    judged(kinds.STONE, at_sea.of_stone),
    judged(kinds.DISPERSE, at_sea.of_dispersal),
    judged(kinds.RECALL, at_sea.of_recall),
    judged(kinds.CLEAR, at_sea.of_clearing),
    judged(kinds.LAND, at_sea.of_land),
    judged(kinds.CRUSH, at_sea.of_crushing),
    judged(kinds.USE_CARD, of_use),
    judged(kinds.NEW_COURSE, of_new_course),
    judged(kinds.INSTALL, of_installing),
    judged(kinds.CONTACT_AT, at_sea.of_crowding),
    judged(kinds.REPLACE_CONTACT, at_sea.of_crowding),
    judged(kinds.TURN_GREY, at_sea.of_deceit),
    judged(kinds.HUNTER_AT, at_sea.of_hunter),
    judged(kinds.VILLAGE, of_village),
    judged(kinds.WHITE_DICE, of_dice),
    judged(kinds.QUELL, of_quelling),
    judged(kinds.ACTION, action_phase.of_action),
    judged(kinds.COURSE, action_phase.of_course),
    judged(kinds.EXTRA, action_phase.of_extra),
    judged(kinds.PURSUER, fights.of_pursuer),
    judged(kinds.TARGET, fights.of_target),
    judged(kinds.ATTACK, fights.of_attack),
    judged(kinds.STRIKE, fights.of_strike),
    judged(kinds.FIGHT_ON, fights.of_fighting_on),
    judged(kinds.HIT, fights.of_hit),
    judged(kinds.SPOILS, fights.of_spoils),
    judged(kinds.ROW, fights.of_row),
)
"""What an option of each kind of question is worth, in points."""
ADVISE: Final = by_kind(*[(kind, advise) for kind in WORTH])
