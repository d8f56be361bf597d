"""What every verb of the content does."""

from __future__ import annotations

from ....kernel import Rules
from ..content.vocabulary import (
    ANY,
    CONSERVE,
    CONSERVE_HERE,
    CONSERVE_SAME_DEPTH,
    COORDINATION,
    DISCOVER,
    DIVE,
    INFLUENCE,
    INGENUITY,
    INSPIRATION,
    LEAVE,
    LEAVE_UPWARDS,
    LOWEST,
    PROMOTE,
    PUBLISH,
    PUBLISH_HERE,
    REPUTATION,
    SONAR,
    TRAVEL,
)
from . import attributes, conserve, discovery, dive, influence, promotion, publish, sonar, travel
from .gains import AT_ONCE, DEEDS
from .state import EndeavorState


def perform(s: EndeavorState, seat: int, verb: int, number: int = 0, second: int = 0) -> Rules:
    """Do one action of a crew or a report, as if a zone or a token gave it (EN-5.3)."""
    at_once = AT_ONCE.get(verb)
    if at_once is not None:
        at_once(s, seat, number)
    else:
        yield from DEEDS[verb](s, seat, verb, number, second, -1)


def _advance(s: EndeavorState, seat: int, verb: int, number: int, second: int, cell: int) -> Rules:
    return attributes.advance(s, seat, verb, number)


def _influence(s: EndeavorState, seat: int, verb: int, number: int, second: int, cell: int) -> Rules:
    for _ in range(number):
        yield from influence.influence(s, seat, cell)


def _promote(s: EndeavorState, seat: int, verb: int, number: int, second: int, cell: int) -> Rules:
    for _ in range(max(1, number)):
        yield from promotion.promote(s, seat)


def _improve(s: EndeavorState, seat: int, verb: int, number: int, second: int, cell: int) -> Rules:
    for _ in range(number):
        yield from attributes.improve(s, seat, verb == LOWEST)


def _discover(s: EndeavorState, seat: int, verb: int, number: int, second: int, cell: int) -> Rules:
    return discovery.discover(s, seat, number, second)


def _travel(s: EndeavorState, seat: int, verb: int, number: int, second: int, cell: int) -> Rules:
    yield from travel.travel(s, seat, number)


def _leave(s: EndeavorState, seat: int, verb: int, number: int, second: int, cell: int) -> Rules:
    if cell in s.subs[seat]:
        yield from travel.travel(s, seat, 0, cell, s.sheet.depth_of[cell] if verb == LEAVE_UPWARDS else 0)


def _sonar(s: EndeavorState, seat: int, verb: int, number: int, second: int, cell: int) -> Rules:
    yield from sonar.sonar(s, seat)


def _dive(s: EndeavorState, seat: int, verb: int, number: int, second: int, cell: int) -> Rules:
    yield from dive.dive(s, seat, number)


def _conserve(s: EndeavorState, seat: int, verb: int, number: int, second: int, cell: int) -> Rules:
    yield from conserve.conserve(s, seat, number)


def _conserve_here(s: EndeavorState, seat: int, verb: int, number: int, second: int, cell: int) -> Rules:
    yield from conserve.conserve(s, seat, 0, cell, once=True)


def _conserve_same_depth(s: EndeavorState, seat: int, verb: int, number: int, second: int, cell: int) -> Rules:
    yield from conserve.conserve(s, seat, 0, same_depth=True)


def _publish(s: EndeavorState, seat: int, verb: int, number: int, second: int, cell: int) -> Rules:
    yield from publish.publish(s, seat, cell if verb == PUBLISH_HERE else -1)


DEEDS.update({
    REPUTATION: _advance,
    INSPIRATION: _advance,
    COORDINATION: _advance,
    INGENUITY: _advance,
    INFLUENCE: _influence,
    PROMOTE: _promote,
    ANY: _improve,
    LOWEST: _improve,
    DISCOVER: _discover,
    TRAVEL: _travel,
    SONAR: _sonar,
    DIVE: _dive,
    CONSERVE: _conserve,
    PUBLISH: _publish,
    LEAVE: _leave,
    LEAVE_UPWARDS: _leave,
    CONSERVE_HERE: _conserve_here,
    PUBLISH_HERE: _publish,
    CONSERVE_SAME_DEPTH: _conserve_same_depth,
})  # fmt: skip
