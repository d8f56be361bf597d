"""The flow: units of play, rounds, the Wave."""

from __future__ import annotations

from ....kernel import Rules, draw, tell
from . import crises, preparation, setup, turn
from .state import ACT, BONUS_ROUNDS, PREPARE, ROUND, SETUP, EndeavorState, is_rounds_end, rounds


def play(s: EndeavorState) -> Rules:
    """One unit: the set-up, the start of a round, one seat's preparation, or one turn (EN-3.1, EN-3.2, EN-3.3)."""
    if s.phase == SETUP:
        yield from setup.set_up(s)
    elif s.phase == ROUND:
        yield from begin_round(s)
    elif s.phase == PREPARE:
        yield from preparation.prepare(s, s.turn)
        pass_on_preparation(s)
    else:
        yield from turn.take_turn(s, s.turn)
        pass_on_turn(s)


def begin_round(s: EndeavorState) -> Rules:
    """A new round; together, a bonus goal or a crisis is turned up (EN-3.1, EN-11.3)."""
    s.round += 1
    s.turn = s.wave
    s.prepared = 0
    s.crisis = -1
    tell(s, "round", s.round)
    if s.together:
        if s.round <= BONUS_ROUNDS:
            bonus = yield from draw(s.bonus_pile, "bonus")
            s.bonuses.append(bonus)
            tell(s, "bonus_goal", bonus)
        else:
            s.crisis = yield from draw(s.crisis_pile, "crisis")
            tell(s, "crisis", s.crisis)
            yield from crises.strike(s)
    s.phase = PREPARE


def pass_on_preparation(s: EndeavorState) -> None:
    """The next seat prepares; after the last one the actions begin (EN-3.2, EN-3.3)."""
    s.prepared += 1
    s.turn = (s.turn + 1) % s.seats
    if s.prepared == s.seats:
        s.phase = ACT


def pass_on_turn(s: EndeavorState) -> None:
    """The next seat that has not passed; when all have, the round ends (EN-5.1)."""
    if is_rounds_end(s):
        end_round(s)
        return
    s.turn = (s.turn + 1) % s.seats
    while s.passed[s.turn]:
        s.turn = (s.turn + 1) % s.seats


def end_round(s: EndeavorState) -> None:
    """The game ends after the last round; else the Wave goes to the left (EN-10.1, EN-11.8)."""
    if s.round == rounds(s):
        s.over = True
        tell(s, "ends")
        return
    s.passed = [0] * s.seats
    s.storm = 0
    s.blackout = 0
    s.wave = (s.wave + 1) % s.seats
    s.turn = s.wave
    s.phase = ROUND
