"""The window that every action in the ocean opens: its goals, the tokens of the seat on turn, or doing without."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar, cast

from ....kernel import Ask, Kind, Rule, Value
from . import tokens
from .kinds import Pair, TokenUse
from .state import SKIP, EndeavorState

G = TypeVar("G", bound="int | Pair")


def choose_space(
    s: EndeavorState,
    seat: int,
    kind: Kind[G | TokenUse | str],
    goals: Callable[[], Sequence[G]],
    about: Value = (),
) -> Rule[G | str]:
    """Ask for a goal, with tokens to be used meanwhile, which may open others (EN-6.17, EN-6.24).

    The answer is a goal, or `SKIP` if the seat does without or there is nothing to choose from.
    """
    while True:
        found = goals()
        offered = tokens.offers(s, seat)
        if not found and not offered:
            return SKIP
        answer = yield Ask(seat, kind, [*found, *offered, SKIP], about)
        if isinstance(answer, str):
            return SKIP
        for offer in offered:
            if offer == answer:
                yield from tokens.use(s, seat, offer)
                break
        else:
            return cast(G, answer)
