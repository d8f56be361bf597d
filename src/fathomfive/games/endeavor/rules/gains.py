"""Bonuses: every effect of the content, given to a seat.

What a verb does may end in another bonus: a journey in an arrival, an arrival in a sonar. So what each verb does is
looked up here and written in by `perform`, and no module of an action has to know the others.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ....kernel import Rules, ask
from ..content.vocabulary import DISC, KNOWLEDGE, LOWEST, TRADE, Effect
from . import kinds, verbs
from .state import EndeavorState

Deed: TypeAlias = "Callable[[EndeavorState, int, int, int, int, int], Rules]"
"""What a verb does for a seat: the State, the seat, the verb, its two numbers, and the zone that gives it or -1."""
DEEDS: Final[dict[int, Deed]] = {}
"""What each verb of the vocabulary does that may ask or draw."""
AT_ONCE: Final[dict[int, Callable[[EndeavorState, int, int], None]]] = {
    KNOWLEDGE: verbs.learn,
    DISC: verbs.load,
    TRADE: verbs.trade,
}
"""What the others do: for the State, the seat and a number."""


def gain(s: EndeavorState, seat: int, effect: Effect, cell: int = -1) -> Rules:
    """Give a seat every part of a bonus; `cell` is the zone that gives it, if one does (EN-5.9, EN-R6, EN-R29)."""
    for verb, number, second in effect:
        if s.declining and verb <= LOWEST:
            number = yield from ask(seat, kinds.BONUS, list(range(max(1, number), -1, -1)), (verb, number))
            if number == 0:
                continue
        at_once = AT_ONCE.get(verb)
        if at_once is not None:
            at_once(s, seat, number)
        else:
            yield from DEEDS[verb](s, seat, verb, number, second, cell)
