"""Bonuses: every effect of the content, applied to a seat."""

from __future__ import annotations

from typing import cast

from ...kernel import Ask, Rules, Value, tell
from . import conserve, discovery, dive, influence, launch, promotion, publish, sonar, travel
from .effects import (
    ANY,
    CONSERVE,
    CONSERVE_HERE,
    CONSERVE_SAME_DEPTH,
    DISC,
    DISCOVER,
    DIVE,
    INFLUENCE,
    INGENUITY,
    KNOWLEDGE,
    LEAVE,
    LEAVE_UPWARDS,
    LOWEST,
    PROMOTE,
    PUBLISH,
    PUBLISH_HERE,
    SONAR,
    TRADE,
    TRAVEL,
    Effect,
)
from .state import Expedition

ACCEPT = "accept"
DECLINE = "decline"


def gain(s: Expedition, seat: int, effect: Effect, cell: int = -1) -> Rules:
    """Give a seat every part of a bonus; `cell` is the zone that gives it, if one does (EN-5.9, EN-R6, EN-R29)."""
    for verb, number, second in effect:
        if s.declining and verb <= LOWEST and (yield Ask(seat, "bonus", [ACCEPT, DECLINE], (verb, number))) == DECLINE:
            continue
        if verb <= INGENUITY:
            yield from advance(s, seat, verb, number)
        elif verb == KNOWLEDGE:
            learn(s, seat, number)
        elif verb == DISC:
            load(s, seat, number)
        elif verb == INFLUENCE:
            for _ in range(number):
                yield from influence.influence(s, seat, cell)
        elif verb == PROMOTE:
            for _ in range(number):
                yield from promotion.promote(s, seat)
        elif verb in (ANY, LOWEST):
            for _ in range(number):
                yield from improve(s, seat, verb == LOWEST)
        else:
            yield from perform(s, seat, verb, number, second, cell)


def perform(s: Expedition, seat: int, verb: int, number: int = 0, second: int = 0, cell: int = -1) -> Rules:
    """Do one action, of a crew, a token, a report or a zone (EN-5.3)."""
    if verb == TRAVEL:
        yield from travel.travel(s, seat, number)
    elif verb == SONAR:
        yield from sonar.sonar(s, seat)
    elif verb == DIVE:
        yield from dive.dive(s, seat, number)
    elif verb == CONSERVE:
        yield from conserve.conserve(s, seat, number)
    elif verb == PUBLISH:
        yield from publish.publish(s, seat)
    elif verb == DISCOVER:
        yield from discovery.discover(s, seat, number, second)
    elif verb in (LEAVE, LEAVE_UPWARDS):
        if cell in s.subs[seat]:
            yield from travel.travel(s, seat, 0, cell, s.sheet.depth_of[cell] if verb == LEAVE_UPWARDS else 0)
    elif verb == CONSERVE_HERE:
        yield from conserve.conserve(s, seat, 0, cell, once=True)
    elif verb == PUBLISH_HERE:
        yield from publish.publish(s, seat, cell)
    elif verb == CONSERVE_SAME_DEPTH:
        yield from conserve.conserve(s, seat, 0, same_depth=True)
    elif verb == TRADE:
        trade(s, seat, number)
    elif verb == PROMOTE:
        yield from promotion.promote(s, seat)


def advance(s: Expedition, seat: int, attribute: int, steps: int) -> Rules:
    """Move a marker along its track, with influence and submarines on the way (EN-5.10, EN-5.11, EN-5.12)."""
    box = s.box
    track = s.tracks[seat]
    for _ in range(steps):
        at = track[attribute] + 1
        if at > box.last:
            at = box.influence_space
        track[attribute] = at
        tell(s, "advances", seat, attribute, at)
        if at == box.influence_space:
            yield from influence.influence(s, seat)
        if attribute == INGENUITY and at in box.submarines:
            yield from launch.launch(s, seat)


def improve(s: Expedition, seat: int, lowest: bool) -> Rules:
    """One step on an attribute of choice, or on the lowest one (EN-R15)."""
    track = s.tracks[seat]
    options: list[Value] = [a for a in range(4) if not lowest or track[a] == min(track)]
    answer: Value = options[0]
    if len(options) > 1:
        answer = yield Ask(seat, "attribute", options)
    yield from advance(s, seat, cast(int, answer), 1)


def learn(s: Expedition, seat: int, amount: int) -> None:
    """Gain knowledge, at most up to the end of its track (EN-6.20)."""
    s.knowledge[seat] = min(s.box.knowledge_cap, s.knowledge[seat] + amount)
    tell(s, "learns", seat, amount)


def load(s: Expedition, seat: int, amount: int) -> None:
    """Move discs from the supply to the hold; substitutes when it is empty (EN-1.5, EN-4.5)."""
    s.supply[seat] -= amount
    s.hold[seat] += amount
    tell(s, "loads", seat, amount)


def trade(s: Expedition, seat: int, amount: int) -> None:
    """Discard a disc from the hold for knowledge (EN-6.22)."""
    s.hold[seat] -= 1
    s.supply[seat] += 1
    tell(s, "trades", seat)
    learn(s, seat, amount)
