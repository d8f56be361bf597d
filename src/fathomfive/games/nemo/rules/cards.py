"""The adventure phase: acts, events, the turning point and the finale (NW-6)."""

from __future__ import annotations

from typing import Final

from ....kernel import Pile, Rule, Rules, draw, tell
from ..content.vocabulary import (
    AFTER_SINKING,
    FIRST_ACT,
    FIRST_FINALE,
    KEEP,
    MINES,
    TEST,
    TURNING_POINT,
    Use,
)
from . import effects, kinds, trial
from .bridge import command, relieve
from .conditions import holds
from .nautilus import spend
from .state import SEMI, NemoState

PROLOGUE: Final = 0
ACT_2: Final = 2
ACT_3: Final = 4
THIRD_ACT: Final = 5
END: Final = 6
"""Parts of the adventure deck, from the top: act I, 6 events, act II, events, act III, events with the turning point,
events with the finale."""
KEEP_ON: Final = "keep"
USE: Final = "use"


def adventure(s: NemoState) -> Rule[int]:
    """Draw the top card of the adventure and resolve it; after an act draw again at once (NW-6.1, NW-6.2)."""
    card = yield from next_card(s)
    while card >= FIRST_ACT:
        yield from begin_act(s, card - FIRST_ACT)
        card = yield from next_card(s)
    yield from resolve(s, card)
    return card


def next_card(s: NemoState) -> Rule[int]:
    """The top card of the adventure deck; where a special card is shuffled in, chance says whether it comes now."""
    part = 0
    while s.deck[part] == 0:
        part += 1
    left = s.deck[part]
    s.deck[part] -= 1
    if part in (PROLOGUE, ACT_2, ACT_3):
        return FIRST_ACT + part // 2
    if part == END or (part == THIRD_ACT and not s.turned):
        special = yield from draw(Pile([1] + [0] * (left - 1)), "special")
        if special:
            if part == THIRD_ACT:
                s.turned = True
                return TURNING_POINT
            finale = yield from draw(Pile(range(FIRST_FINALE, TURNING_POINT)), "finale")
            return finale
    return (yield from draw(s.unseen, "event"))


def begin_act(s: NemoState, act: int) -> Rules:
    """An act is in force from now on (NW-6.2 to NW-6.5)."""
    s.act = act
    tell(s, "act", FIRST_ACT + act)
    yield from effects.run(s, s.c.card_play[FIRST_ACT + act])


def resolve(s: NemoState, card: int) -> Rules:
    """Play, keep or test a card (NW-6.6, NW-6.9, NW-6.11)."""
    c = s.c
    kind = c.card_kind[card]
    tell(s, "card", card)
    if kind == KEEP:
        s.kept.append(card)
        return
    s.cards.append(card)
    if kind == TEST:
        fine = yield from trial.attempt(s, c.card_test[card], c.card_exert[card])
        yield from effects.run(s, c.card_pass[card] if fine else c.card_fail[card])
    else:
        yield from effects.run(s, c.card_play[card])
    if s.cards and s.cards[-1] == card:
        file_card(s, False)
    relieve(s)


def file_card(s: NemoState, success: bool) -> None:
    """Put the card that is being resolved on its pile, or on the captain's own if glory counts (NW-6.12, NW-18.1)."""
    card = s.cards.pop()
    if s.mode == SEMI:
        (s.own_up if success else s.own_down)[s.captain].append(card)
    else:
        (s.success if success else s.failure).append(card)
    tell(s, "success" if success else "failure", card)


def install_mines(s: NemoState) -> None:
    """Magnetic mines go to the tableau as a technology (NW-R7)."""
    s.cards.pop()
    s.installed.append(MINES)
    tell(s, "installs", MINES)


# --- KEEP events ---


def may_use(s: NemoState, use: Use) -> bool:
    """Whether a KEEP event may be used this way now (NW-6.9)."""
    if use.ap > s.ap or (use.at and s.nautilus not in use.at):
        return False
    return all([holds(s, need) for need in use.needs])


def use_card(s: NemoState, card: int, use: Use) -> Rules:
    """Use a KEEP event: pay, test if it asks for it, and let it happen (NW-6.9)."""
    s.kept.remove(card)
    s.cards.append(card)
    tell(s, "uses", card)
    spend(s, use.ap)
    if use.test:
        fine = yield from trial.attempt(s, use.test, use.exert)
        yield from effects.run(s, use.passed if fine else use.failed)
    else:
        yield from effects.run(s, use.effect)


def tested_use(s: NemoState) -> Use | None:
    """The use of a KEEP event that is being tested, if the card at hand is one."""
    if s.cards:
        for use in s.c.card_uses[s.cards[-1]]:
            if use.test:
                return use
    return None


def after_sinking(s: NemoState) -> Rules:
    """KEEP events that may be used when a warship has been sunk (NW-6.9)."""
    for card in s.kept[:]:
        for use in s.c.card_uses[card]:
            if use.when != AFTER_SINKING or card not in s.kept or not may_use(s, use):
                continue
            if (yield from command(s, kinds.USE_CARD, (USE, KEEP_ON), (card,))) == USE:
                yield from use_card(s, card, use)


def unused_pile(s: NemoState, card: int) -> bool:
    """Whether a KEEP event that is still in the tableau ends in the success pile (NW-6.10)."""
    condition = s.c.card_unused_if[card]
    return holds(s, condition) if condition is not None else s.c.card_unused[card]


# --- additional events ---


def events_left(s: NemoState) -> int:
    """How many additional events there are."""
    return s.extra + len(s.under)


def draw_extra(s: NemoState) -> Rule[int]:
    """The top card of the additional events: an unseen one, or the first of those put under (NW-11.4)."""
    if s.extra > 0:
        s.extra -= 1
        return (yield from draw(s.unseen, "event"))
    return s.under.pop(0)
