"""What the actions of crew, reports and tokens are worth to a seat now: the best goal of each."""

from __future__ import annotations

from typing import Final

from ....kernel import AnyAsk, Ask
from ..content.vocabulary import (
    CONSERVE,
    CONSERVE_SAME_DEPTH,
    COPY,
    DISCOVER,
    DIVE,
    LEAVE,
    LEAVE_UPWARDS,
    LOWEST,
    PROMOTE,
    PUBLISH,
    PUBLISH_HERE,
    SONAR,
    TRADE,
    TRAVEL,
)
from ..rules import conserve, dive, kinds, publish, sonar, travel
from ..rules.kinds import Work
from ..rules.state import EndeavorState
from ..rules.tokens import FOR_KNOWLEDGE
from ..rules.turn import next_spot, without
from ..rules.work import LAYING
from . import prospects, worth
from .situation import Situation

JOURNEYS: Final = (TRAVEL, LEAVE, LEAVE_UPWARDS)
PUBLICATIONS: Final = (PUBLISH, PUBLISH_HERE)


def of_crew(sit: Situation, slot: int, first: Work) -> float:
    """Activating a crew for something, and what else it can do then; the team leader last."""
    s, seat = sit.s, sit.seat
    code = s.crew[seat][slot]
    actions, discs = s.c.side(code).actions, s.hold[seat] - 1
    if first[0] == COPY:
        return of_actions(sit, s.c.side(s.crew[seat][first[1]]).actions, discs)
    left = without(actions, first[0])
    value = of_work(sit, first, discs) + of_actions(sit, left, discs - int(first[0] in LAYING))
    return value - (0.3 if code >> 1 == 0 else 0.0)


def of_work(sit: Situation, deed: Work, discs: int) -> float:
    """An action where it is done."""
    verb, first, second = deed
    if verb == DIVE:
        return prospects.of_dive(sit, first)
    if verb == PUBLISH:
        return prospects.of_draft(sit, first, second)
    if verb == TRAVEL and first >= 0:
        return prospects.of_journey(sit, first, second)
    return prospects.of_space(sit, first) if verb in (SONAR, CONSERVE) else of_action(sit, verb, discs)


def of_report(sit: Situation, slot: int) -> float:
    """Using the next activation space of a report."""
    verb, first, second = next_spot(sit.s, sit.seat, slot)
    return of_action(sit, verb, sit.s.hold[sit.seat] - 1, first, second) - 0.2


def of_token(sit: Situation, way: str, token: int) -> float:
    """Using a token for its knowledge or for its effect."""
    c = sit.s.c
    if way == FOR_KNOWLEDGE:
        return worth.of_knowledge(sit, c.token_knowledge[token])
    verb, first, second = c.token_effect[token][0]
    if verb == TRADE:
        return worth.of_knowledge(sit, first) - worth.of_disc(sit)
    if verb <= LOWEST:
        return worth.of(sit, [(verb, first, second)])
    return of_action(sit, verb, sit.s.hold[sit.seat], first, second)


def of_actions(sit: Situation, slots: list[list[int]], discs: int) -> float:
    """All actions of a crew, with so many discs to lay."""
    total = 0.0
    for slot in slots:
        best, laid = 0.0, 0
        for verb in slot:
            value = of_action(sit, verb, discs)
            if value > best:
                best, laid = value, int(verb in LAYING)
        total += best
        discs -= laid
    return total


def of_action(sit: Situation, verb: int, discs: int, number: int = 0, second: int = 0) -> float:
    """The best goal of an action."""
    s, seat = sit.s, sit.seat
    if verb == COPY:
        models = [s.c.side(code).actions for code in s.crew[seat]]
        return max([of_actions(sit, model, discs) for model in models if model and model[0][0] != COPY] or [0.0])
    if verb == PROMOTE:
        return worth.of_promotion(sit)
    if verb <= DISCOVER:
        return worth.of_discovery(sit, second)
    key = (number << 6 | verb) << 1 | (1 if discs > 0 else 0)
    known = sit.actions.get(key)
    if known is None:
        best = 0.0
        for value in of_goals(sit, verb, discs, number):
            best = max(best, value)
        known = sit.actions[key] = best + (1.5 * number if verb == DIVE else 0.0)
    return known


def of_goals(sit: Situation, verb: int, discs: int, number: int) -> list[float]:
    """What each goal of an action in the ocean is worth, with so many discs to lay."""
    s, seat = sit.s, sit.seat
    if verb in JOURNEYS:
        return [prospects.of_journey(sit, origin, cell) for origin, cell in travel.journeys(s, seat, number)]
    if verb == DIVE:
        return [prospects.of_dive(sit, space) for space in dive.heaps(s, seat)]
    if discs <= 0:
        return []
    if verb in PUBLICATIONS:
        return [prospects.of_draft(sit, space, report) for space, report in publish.drafts(s, seat)]
    spaces = sonar.echoes(s, seat) if verb == SONAR else reserves(s, seat, verb, number)
    return [prospects.of_space(sit, space) for space in spaces]


def goals(s: EndeavorState, seat: int, verb: int, discs: int, number: int) -> AnyAsk:
    """What an action in the ocean would ask, with so many discs to lay: the goals, in the order of `of_goals`."""
    if verb in JOURNEYS:
        return Ask(seat, kinds.TRAVEL, travel.journeys(s, seat, number))
    if verb == DIVE:
        return Ask(seat, kinds.DIVE, dive.heaps(s, seat), (number,))
    if discs <= 0:
        return Ask(seat, kinds.SONAR, [])
    if verb == SONAR:
        return Ask(seat, kinds.SONAR, sonar.echoes(s, seat))
    if verb in PUBLICATIONS:
        return Ask(seat, kinds.PUBLISH, publish.drafts(s, seat))
    return Ask(seat, kinds.CONSERVE, reserves(s, seat, verb, number), (number, -1, 0))


def reserves(s: EndeavorState, seat: int, verb: int, discount: int) -> list[int]:
    """The conservation spaces that an action may use."""
    return conserve.reserves(s, seat, discount, same_depth=verb == CONSERVE_SAME_DEPTH)
