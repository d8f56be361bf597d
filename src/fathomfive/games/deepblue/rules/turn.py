"""A turn: one of the four actions (DB-3)."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ....kernel import Pile, Rules, ask, draw, tell, whisper
from .dive import dive
from .kinds import ACTION, DIVE, HIRE, RENEW, REST, SET_SAIL, Action
from .market import hire, hire_options, renew
from .sail import can_sail, sail
from .state import DeepBlueState
from .verbs import CAME_BACK, lay_to_rest

QUIET_ROUNDS: Final = 40


def turn(s: DeepBlueState) -> Rules:
    """The active player takes exactly one action (DB-3.2)."""
    seat = s.turn
    s.turns += 1
    s.quiet += 1
    chosen = yield from ask(seat, ACTION, actions(s, seat), secret=len(s.hands[seat]) > 0)
    if chosen == REST:
        yield from rest(s, seat)
    elif chosen == SET_SAIL:
        yield from sail(s, seat)
    elif chosen == RENEW:
        yield from renew(s, seat)
    elif isinstance(chosen, tuple):
        verb, where = chosen
        if verb == HIRE:
            yield from hire(s, seat, where)
        else:
            yield from dive(s, seat, where)
    lay_to_rest(s, seat)
    s.turn = (seat + 1) % s.seats
    if s.quiet >= QUIET_ROUNDS * s.seats:
        s.over = True
        tell(s, "abandoned")


def actions(s: DeepBlueState, seat: int) -> list[Action]:
    """Everything the active player may do (DB-3.2)."""
    options = hire_options(s, seat)
    if can_sail(s, seat):
        options.append(SET_SAIL)
    if s.resting[seat]:
        options.append(REST)
    first, second = s.boats[seat]
    if s.wrecks[first] >= 0:
        options.append((DIVE, first))
    if second != first and s.wrecks[second] >= 0:
        options.append((DIVE, second))
    return options


def rest(s: DeepBlueState, seat: int) -> Rules:
    """Shuffle the resting cards and take three of them to hand, or all if there are fewer (DB-6.1, DB-6.2)."""
    resting = s.resting[seat]
    tell(s, "rests", seat, min(3, len(resting)))
    if len(resting) <= 3:
        for card in resting:
            insort(s.hands[seat], card)
        resting.clear()
        s.traces[seat] = []
        return
    if not s.traces[seat]:
        s.traces[seat] = [len(s.hands[seat]), *s.hands[seat], len(resting), *resting]
    pile = Pile()
    pile.pool = resting
    for _ in range(3):
        card = yield from draw(pile, "own_crew")
        insort(s.hands[seat], card)
        s.traces[seat].append(CAME_BACK)
        whisper(s, seat, "returns", seat, card)
