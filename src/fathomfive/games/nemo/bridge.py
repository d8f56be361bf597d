"""Who decides: the captain, the officers and their duties, and how the captaincy changes (NW-17, NW-18)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ...kernel import Rule, Rules, Value, ask, choose, tell
from .components import MAX_AP, NEMO
from .state import SEMI, SOLO, NemoState

V = TypeVar("V", bound="int | str | tuple[Value, ...]")
YES = "yes"
NO = "no"
PASS = "pass"
HAND = "hand"
STAY = "stay"
INSTEAD = "instead"


def clockwise(s: NemoState, first: int) -> list[int]:
    """All seats in table order, beginning with one."""
    return [(first + i) % s.seats for i in range(s.seats)]


def on_duty(s: NemoState, duty: int) -> int:
    """The seat whose officer answers for a duty (NW-17.2)."""
    for seat in range(s.seats):
        if s.officers and duty in s.c.officer_duties[s.officers[seat]]:
            return seat
    return s.captain


def keeper(s: NemoState, resource: int) -> int:
    """The seat that may exert a resource: nemo the captain, the others their officer (NW-17.2, NW-17.4)."""
    if resource != NEMO:
        for seat in range(s.seats):
            if s.officers and resource in s.c.officer_resources[s.officers[seat]]:
                return seat
    return s.captain


def superior(s: NemoState, character: int) -> int:
    """The seat that alone decides whether a character is sacrificed (NW-17.3)."""
    for seat in range(s.seats):
        if s.officers and character in s.c.officer_characters[s.officers[seat]]:
            return seat
    return s.captain


def command(s: NemoState, kind: str, options: Sequence[V], about: Value = ()) -> Rule[V]:
    """The captain decides (NW-17.4); in the semi-co-operative game others may say stop (NW-18.3)."""
    if len(options) == 1:
        return options[0]
    chosen = yield from ask(s.captain, kind, options, about)
    if s.mode == SEMI and not s.immune:
        chosen = yield from face_stops(s, kind, options, about, chosen)
    return chosen


def face_stops(s: NemoState, kind: str, options: Sequence[V], about: Value, chosen: V) -> Rule[V]:
    """Every other seat with a stone may propose another choice, clockwise, and seize the captaincy for it (NW-18.3)."""
    for seat in clockwise(s, s.captain)[1:]:
        if s.own_stones[seat] == 0 or s.immune or seat == s.captain:
            continue
        offers: list[Value] = [PASS]
        offers += [(INSTEAD, i) for i, option in enumerate(options) if option != chosen]
        context: tuple[Value, ...] = (kind, chosen, about, tuple(options))
        answer = yield from ask(seat, "stop", offers, context)
        if not isinstance(answer, tuple):
            continue
        index = answer[1]
        assert isinstance(index, int)
        proposed = options[index]
        agreed = yield from ask(s.captain, "concede", (YES, NO), (kind, proposed, about, seat, chosen))
        if agreed == YES:
            tell(s, "concedes", s.captain, seat)
            chosen = proposed
        elif (yield from ask(seat, "seize", (YES, NO), (kind, proposed, about, seat, chosen))) == YES:
            seize(s, seat)
            chosen = proposed
    return chosen


def seize(s: NemoState, seat: int) -> None:
    """Pay a stone for the captaincy, and keep it safe for this turn (NW-18.3, NW-18.4)."""
    s.own_stones[seat] -= 1
    s.captain = seat
    s.immune = True
    tell(s, "seizes", seat)


def consult(s: NemoState, seat: int, kind: str, options: Sequence[V], about: Value = ()) -> Rule[V]:
    """An officer decides; when it is the captain, as a command."""
    if seat == s.captain:
        return (yield from command(s, kind, options, about))
    return (yield from choose(seat, kind, options, about))


def fail_captain(s: NemoState) -> None:
    """A failed test costs the captaincy, once everything it causes is done (NW-17.5)."""
    if s.mode != SOLO:
        s.relieved = True


def relieve(s: NemoState) -> None:
    """Pass a lost captaincy to the left; the new captain gets 1 action point, if possible (NW-17.5)."""
    if not s.relieved:
        return
    s.relieved = False
    s.captain = (s.captain + 1) % s.seats
    s.ap = min(MAX_AP, s.ap + 1)
    tell(s, "relieved", s.captain)


def hand_on(s: NemoState) -> Rules:
    """Before a new turn the captain may hand the captaincy to the left (NW-17.7, NW-18.5)."""
    s.immune = False
    if s.mode == SOLO:
        return
    if (yield from ask(s.captain, "hand_on", (STAY, HAND))) == STAY:
        return
    giver = s.captain
    s.captain = (giver + 1) % s.seats
    tell(s, "hands_on", giver, s.captain)
    if s.mode == SEMI:
        yield from take_stone(s, giver)


def take_stone(s: NemoState, seat: int) -> Rules:
    """Who hands the captaincy on takes a stone from another player (NW-18.5)."""
    owners = [other for other in range(s.seats) if other != seat and s.own_stones[other] > 0]
    if owners:
        other = yield from choose(seat, "stone_from", owners)
        s.own_stones[other] -= 1
        s.own_stones[seat] += 1
        tell(s, "takes_stone", seat, other)


def glory(s: NemoState, seat: int) -> int:
    """A seat's own points: people, stones, and cards face up less those face down (NW-18.6)."""
    return alive(s, seat) + 2 * s.own_stones[seat] + len(s.own_up[seat]) - len(s.own_down[seat])


def alive(s: NemoState, seat: int) -> int:
    """How many characters of a seat are in play."""
    return sum([s.characters[who] for who in s.c.officer_characters[s.officers[seat]]])
