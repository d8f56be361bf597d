"""The action dive."""

from __future__ import annotations

from functools import partial

from ....kernel import Rule, Rules, ask, tell
from . import kinds, ocean, tokens, window, zone_features
from .state import EndeavorState


def dive(s: EndeavorState, seat: int, extra: int = 0) -> Rule[bool]:
    """Choose a dive space and dive there; tells whether the seat did (EN-6.15)."""
    space = yield from window.choose_space(s, seat, kinds.DIVE, partial(heaps, s, seat), (extra,))
    if isinstance(space, str):
        return False
    yield from dive_at(s, seat, space, extra)
    return True


def dive_at(s: EndeavorState, seat: int, space: int, extra: int = 0) -> Rules:
    """Take the top token of a dive space, and `extra` more (EN-6.15, EN-6.29)."""
    tile = s.c.tile_of[space]
    cell = s.where[tile]
    heap = s.heaps[s.c.heap[space]]
    tell(s, "dives", seat, space)
    if s.c.better[tile] and len(heap) > 1:
        yield from take_better(s, seat, space)
    else:
        yield from take(s, seat, space)
    for _ in range(extra):
        if heap:
            yield from take(s, seat, space)
    yield from zone_features.after(s, seat, s.c.after_dive[space], cell)
    if not heap:
        yield from zone_features.emptied(s, tile, cell)


def heaps(s: EndeavorState, seat: int) -> list[int]:
    """The dive spaces with tokens that the seat can reach (EN-6.15)."""
    return [space for space in ocean.within(s, seat, s.c.dives) if s.heaps[s.c.heap[space]]]


def take(s: EndeavorState, seat: int, space: int) -> Rules:
    """Turn up one token and take it."""
    token = yield from tokens.turn_up(s, space)
    s.tokens[seat].append(token)
    tell(s, "takes", seat, token)


def take_better(s: EndeavorState, seat: int, space: int) -> Rules:
    """Turn up two tokens, keep one, discard the other (EN-8.12)."""
    first = yield from tokens.turn_up(s, space)
    second = yield from tokens.turn_up(s, space)
    kept = first
    if first != second:
        kept = yield from ask(seat, kinds.KEEP, [first, second])
    s.tokens[seat].append(kept)
    s.discards.append(first + second - kept)
    tell(s, "takes", seat, kept)
