"""Dive tokens: laid face down, turned up one by one, used for knowledge or for their effect."""

from __future__ import annotations

from typing import Final, cast

from ...kernel import Pile, Rule, Rules, Value, draw, tell
from . import gains
from .effects import TRADE
from .state import ACT, Expedition

FOR_KNOWLEDGE: Final = "knowledge"
FOR_EFFECT: Final = "effect"


def lay(s: Expedition, tile: int) -> None:
    """Lay the tokens of a new zone; short of them, the discarded ones are shuffled (EN-2.5, EN-6.12, EN-6.21)."""
    box = s.box
    for space in box.dives[tile]:
        heap = s.heaps[box.heap[space]]
        for _ in range(box.tokens[space]):
            if s.bag_left == 0 and s.discards:
                s.bags.append(Pile(s.discards))
                s.bag_left = len(s.discards)
                s.discards = []
                tell(s, "reshuffles")
            if s.bag_left == 0:
                break
            heap.append(len(s.bags) - 1)
            s.bag_left -= 1


def turn_up(s: Expedition, space: int) -> Rule[int]:
    """Turn up the top token of a dive space."""
    bag = s.heaps[s.box.heap[space]].pop()
    token = yield from draw(s.bags[bag], "token")
    return token


def offers(s: Expedition, seat: int) -> list[Value]:
    """What the tokens of the seat on turn can be used for (EN-6.16, EN-6.17, EN-R22)."""
    held = s.tokens[seat]
    if not held or seat != s.turn or s.phase != ACT:
        return []
    found: list[Value] = []
    seen: list[int] = []
    for token in held:
        if token in seen:
            continue
        seen.append(token)
        found.append((FOR_KNOWLEDGE, token))
        effect = s.box.token_effect[token]
        if effect and (effect[0][0] != TRADE or s.hold[seat] > 0):
            found.append((FOR_EFFECT, token))
    return found


def use(s: Expedition, seat: int, offer: Value) -> Rules:
    """Use a token for its knowledge or for its effect, and discard it (EN-6.16)."""
    way, token = cast(tuple[str, int], offer)
    s.tokens[seat].remove(token)
    s.discards.append(token)
    if way == FOR_KNOWLEDGE:
        tell(s, "reads", seat, token)
        gains.learn(s, seat, s.box.token_knowledge[token])
    else:
        tell(s, "uses", seat, token)
        yield from gains.gain(s, seat, s.box.token_effect[token])
