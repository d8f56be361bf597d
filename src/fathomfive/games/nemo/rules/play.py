"""A turn: adventure, contacts, actions, until the game is lost or the finale resolved (NW-5, NW-14)."""

from __future__ import annotations

from ....kernel import Rules, roll, tell
from ..content.vocabulary import FIRST_FINALE, TURNING_POINT
from . import cards, combat, kinds, trial
from .actions import action
from .bridge import command, hand_on, pass_on
from .contacts import contact_phase
from .scoring import finish
from .sea import discard_ship, is_warship
from .setup import set_up
from .state import ACTION, ADVENTURE, CONTACT, PURSUIT, SET_UP, Defeat, NemoState, TurnOver


def play(s: NemoState) -> Rules:
    """One unit of play: the set-up, a phase, or one action; a defeat ends it at any moment (NW-5.1, NW-14.1)."""
    try:
        yield from unit(s)
    except Defeat:
        s.over = True
        tell(s, "defeat", s.lost)
    except TurnOver:
        break_off(s)


def unit(s: NemoState) -> Rules:
    """What is due now."""
    if s.phase == ACTION:
        yield from action(s)
        if s.phase == ADVENTURE and s.last_turn:
            finish(s)
    elif s.phase == PURSUIT:
        yield from pursue(s)
    elif s.phase == CONTACT:
        yield from contact_phase(s)
        begin_actions(s)
    elif s.phase == ADVENTURE:
        yield from begin_turn(s)
    else:
        assert s.phase == SET_UP
        yield from set_up(s)
        s.phase = ADVENTURE


def begin_turn(s: NemoState) -> Rules:
    """The adventure phase; a finale ends the game, unless it grants a last turn (NW-6.1, NW-14.2, NW-R6)."""
    s.turn += 1
    s.lull = False
    s.refused = []
    s.torpedo_fired = False
    yield from hand_on(s)
    tell(s, "turn", s.turn)
    card = yield from cards.adventure(s)
    if FIRST_FINALE <= card < TURNING_POINT and not s.last_turn:
        finish(s)
    else:
        s.phase = CONTACT


def begin_actions(s: NemoState) -> None:
    """Before the actions, with relentless pursuit, every warship here may give chase (NW-16.10)."""
    s.phase = ACTION
    if s.pursuit:
        s.cornered = [side for side in s.ships[s.nautilus] if is_warship(s, side)]
        if s.cornered:
            s.phase = PURSUIT


def pursue(s: NemoState) -> Rules:
    """A die for one warship: below its tonnage points it must be fought at once, boldly (NW-16.10)."""
    here = s.ships[s.nautilus]
    s.cornered = [side for side in s.cornered if side in here]
    if s.cornered:
        side = yield from command(s, kinds.PURSUER, s.cornered)
        s.cornered.remove(side)
        die = yield from roll(6, "pursuit")
        tell(s, "pursuit", side, die)
        if die < s.c.side_tonnage[side]:
            yield from combat.assault(s, side, combat.BOLD)
    if not s.cornered:
        s.phase = ACTION


def break_off(s: NemoState) -> None:
    """The turn ends at once, whatever was going on; a captaincy that is due passes without a point (NW-16.8)."""
    s.attack = -1
    s.foe = -1
    s.hits = 0
    trial.conclude(s)
    s.cornered = []
    for side in s.sunk:
        discard_ship(s, side >> 1)
    s.sunk = []
    while s.cards:
        cards.file_card(s, False)
    tell(s, "breaks_off")
    pass_on(s)
    s.phase = ADVENTURE
    if s.last_turn:
        finish(s)
