"""The action dive."""

from __future__ import annotations

from typing import cast

from ...kernel import Ask, Rules, Value, tell
from . import features, ocean, tokens
from .state import SKIP, Expedition


def dive(s: Expedition, seat: int, extra: int = 0) -> Rules:
    """Take the top token of a dive space, and `extra` more (EN-6.15, EN-6.29)."""
    while True:
        options = heaps(s, seat)
        offered = tokens.offers(s, seat)
        if not options and not offered:
            return
        answer = yield Ask(seat, "dive", [*options, *offered, SKIP])
        if answer == SKIP:
            return
        if isinstance(answer, int):
            break
        yield from tokens.use(s, seat, answer)
    space = answer
    tile = s.box.tile_of[space]
    cell = s.where[tile]
    heap = s.heaps[s.box.heap[space]]
    tell(s, "dives", seat, space)
    if s.box.better[tile] and len(heap) > 1:
        yield from take_better(s, seat, space)
    else:
        yield from take(s, seat, space)
    for _ in range(extra):
        if heap:
            yield from take(s, seat, space)
    yield from features.after(s, seat, s.box.after_dive[space], cell)
    if not heap:
        yield from features.emptied(s, tile, cell)


def heaps(s: Expedition, seat: int) -> list[Value]:
    """The dive spaces with tokens that the seat can reach (EN-6.15)."""
    found: list[Value] = []
    for cell in ocean.stations(s, seat):
        for space in ocean.spaces_at(s, seat, cell, s.box.dives):
            if s.heaps[s.box.heap[space]] and space not in found:
                found.append(space)
    return found


def take(s: Expedition, seat: int, space: int) -> Rules:
    """Turn up one token and take it."""
    token = yield from tokens.turn_up(s, space)
    s.tokens[seat].append(token)
    tell(s, "takes", seat, token)


def take_better(s: Expedition, seat: int, space: int) -> Rules:
    """Turn up two tokens, keep one, discard the other (EN-8.12)."""
    first = yield from tokens.turn_up(s, space)
    second = yield from tokens.turn_up(s, space)
    kept = first
    if first != second:
        answer = yield Ask(seat, "keep", [first, second])
        kept = cast(int, answer)
    s.tokens[seat].append(kept)
    s.discards.append(first + second - kept)
    tell(s, "takes", seat, kept)
