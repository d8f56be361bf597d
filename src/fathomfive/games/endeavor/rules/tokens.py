"""Dive tokens: laid face down, turned up one by one, used for knowledge or for their effect."""

from __future__ import annotations

from typing import Final

from ....kernel import Pile, Rule, Rules, draw, tell
from ..content.vocabulary import TRADE
from . import gains, verbs
from .kinds import TokenUse
from .state import ACT, EndeavorState

FOR_KNOWLEDGE: Final = "knowledge"
FOR_EFFECT: Final = "effect"


def lay(s: EndeavorState, tile: int) -> None:
    """Lay the tokens of a new zone; short of them, the discarded ones are shuffled (EN-2.5, EN-6.12, EN-6.21)."""
    c = s.c
    for space in c.dives[tile]:
        heap = s.heaps[c.heap[space]]
        for _ in range(c.tokens[space]):
            if s.bag_left == 0 and s.discards:
                s.bags.append(Pile(s.discards))
                s.bag_left = len(s.discards)
                s.discards = []
                tell(s, "reshuffles")
            if s.bag_left == 0:
                break
            heap.append(len(s.bags) - 1)
            s.bag_left -= 1


def turn_up(s: EndeavorState, space: int) -> Rule[int]:
    """Turn up the top token of a dive space."""
    bag = s.heaps[s.c.heap[space]].pop()
    token = yield from draw(s.bags[bag], "token")
    return token


def offers(s: EndeavorState, seat: int) -> list[TokenUse]:
    """What the tokens of the seat on turn can be used for (EN-6.16, EN-6.17, EN-R22)."""
    held = s.tokens[seat]
    if not held or seat != s.turn or s.phase != ACT:
        return []
    found: list[TokenUse] = []
    seen: list[int] = []
    for token in held:
        if token in seen:
            continue
        seen.append(token)
        found.append((FOR_KNOWLEDGE, token))
        effect = s.c.token_effect[token]
        if effect and (effect[0][0] != TRADE or s.hold[seat] > 0):
            found.append((FOR_EFFECT, token))
    return found


def use(s: EndeavorState, seat: int, offer: TokenUse) -> Rules:
    """Use a token for its knowledge or for its effect; then it is discarded (EN-6.16)."""
    way, token = offer
    s.tokens[seat].remove(token)
    if way == FOR_KNOWLEDGE:
        tell(s, "reads", seat, token)
        verbs.learn(s, seat, s.c.token_knowledge[token])
    else:
        tell(s, "uses", seat, token)
        yield from gains.gain(s, seat, s.c.token_effect[token])
    s.discards.append(token)
