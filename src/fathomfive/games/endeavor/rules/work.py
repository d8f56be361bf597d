"""The actions of crew: what each could do now, and doing it."""

from __future__ import annotations

from typing import Final

from ....kernel import Rule, Rules
from ..content.vocabulary import (
    CONSERVE,
    CONSERVE_SAME_DEPTH,
    DIVE,
    INFLUENCE,
    KNOWLEDGE,
    PROMOTE,
    PUBLISH,
    SONAR,
    TRADE,
    TRAVEL,
)
from . import conserve, dive, influence, promotion, publish, sonar, travel
from .kinds import Work
from .perform import perform
from .state import EndeavorState

LAYING: Final = (SONAR, CONSERVE, PUBLISH)
"""The actions that lay a disc (EN-5.6)."""
FEW: Final = 6
"""So many journeys are offered at once; more of them are asked for in a question of their own."""


def works(s: EndeavorState, seat: int, verb: int, discs: int) -> list[Work]:
    """What an action can do with so many discs in the hold: its goals (EN-5.5, EN-5.6).

    Journeys are chosen later when there are more than a few of them.
    """
    if discs <= 0 and verb in LAYING:
        return []
    if verb == TRAVEL:
        found = travel.journeys(s, seat, enough=FEW + 1)
        return [(verb, origin, cell) for origin, cell in found] if len(found) <= FEW else [(verb, -1, -1)]
    if verb == SONAR:
        return [(verb, space, -1) for space in sonar.echoes(s, seat)]
    if verb == DIVE:
        return [(verb, space, -1) for space in dive.heaps(s, seat)]
    if verb == CONSERVE:
        return [(verb, space, -1) for space in conserve.reserves(s, seat)]
    if verb == PUBLISH:
        return [(verb, space, report) for space, report in publish.drafts(s, seat)]
    return [(verb, -1, -1)] if verb == PROMOTE and promotion.juniors(s, seat) else []


def brings(s: EndeavorState, seat: int, verb: int, number: int, second: int, discs: int) -> bool:
    """Whether a bonus or an action can do anything at all now, with so many discs to lay (EN-5.4, EN-5.5)."""
    if discs <= 0 and (verb in LAYING or verb in (CONSERVE_SAME_DEPTH, TRADE)):
        return False
    if verb == TRAVEL:
        return len(travel.journeys(s, seat, number, enough=1)) > 0
    if verb in (CONSERVE, CONSERVE_SAME_DEPTH):
        return len(conserve.reserves(s, seat, number, same_depth=verb == CONSERVE_SAME_DEPTH)) > 0
    if verb in (SONAR, DIVE, PUBLISH, PROMOTE):
        return len(works(s, seat, verb, discs)) > 0
    if verb == INFLUENCE:
        return len(influence.places(s, seat)) > 0
    return verb not in (KNOWLEDGE, TRADE) or s.knowledge[seat] < s.c.knowledge_cap


def do(s: EndeavorState, seat: int, deed: Work) -> Rules:
    """Do one action where it has been chosen to be done (EN-5.4)."""
    verb, first, second = deed
    if verb == SONAR:
        yield from sonar.sound(s, seat, first)
    elif verb == DIVE:
        yield from dive.dive_at(s, seat, first)
    elif verb == CONSERVE:
        yield from conserve.protect(s, seat, first)
    elif verb == PUBLISH:
        yield from publish.publish_at(s, seat, first, second)
    elif verb == TRAVEL and first >= 0:
        yield from travel.move(s, seat, first, second)
    else:
        yield from perform(s, seat, verb)


def attempt(s: EndeavorState, seat: int, verb: int) -> Rule[bool]:
    """Ask where to do the one action that is left, and do it; tells whether the seat did (EN-5.4)."""
    if verb == TRAVEL:
        return (yield from travel.travel(s, seat))
    if verb == SONAR:
        return (yield from sonar.sonar(s, seat))
    if verb == DIVE:
        return (yield from dive.dive(s, seat))
    if verb == CONSERVE:
        return (yield from conserve.conserve(s, seat))
    if verb == PUBLISH:
        return (yield from publish.publish(s, seat))
    yield from perform(s, seat, verb)
    return True
