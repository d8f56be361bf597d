"""The action conservation."""

from __future__ import annotations

from functools import partial

from ....kernel import Rule, Rules, tell
from . import gains, influence, kinds, links, ocean, window, zone_features
from .state import EndeavorState


def conserve(
    s: EndeavorState, seat: int, discount: int = 0, only: int = -1, same_depth: bool = False, once: bool = False
) -> Rule[bool]:
    """Choose a conservation space and protect it; tells whether the seat did (EN-6.23)."""
    goals = partial(reserves, s, seat, discount, only, same_depth)
    space = yield from window.choose_space(s, seat, kinds.CONSERVE, goals, (discount, only, int(same_depth)))
    if isinstance(space, str):
        return False
    yield from protect(s, seat, space, discount, once)
    return True


def protect(s: EndeavorState, seat: int, space: int, discount: int = 0, once: bool = False) -> Rules:
    """Pay knowledge, gain the bonus of a conservation space and lay a disc on it (EN-6.23, EN-6.24)."""
    tile = s.c.tile_of[space]
    cell = s.where[tile]
    s.knowledge[seat] -= price(s, space, discount)
    s.hold[seat] -= 1
    s.discs[space] = seat
    tell(s, "conserves", seat, space)
    yield from gains.gain(s, seat, s.c.effect[space], cell)
    yield from links.join(s, seat, space)
    full = is_filled(s, tile)
    if full:
        yield from zone_features.filled(s, tile, cell)
        yield from influence.call_turtle(s, seat)
    if not once:
        yield from zone_features.after(s, seat, s.c.after_conserve[tile], cell)


def price(s: EndeavorState, space: int, discount: int) -> int:
    """What a conservation space costs after a discount, never less than nothing (EN-6.22)."""
    return max(0, s.c.cost[space] - discount)


def reserves(s: EndeavorState, seat: int, discount: int = 0, only: int = -1, same_depth: bool = False) -> list[int]:
    """The free conservation spaces the seat can reach and pay (EN-5.5, EN-5.6, EN-6.23, EN-6.29)."""
    if s.hold[seat] == 0:
        return []
    funds = s.knowledge[seat]
    spaces = ocean.within(s, seat, s.c.conserves, only, same_depth)
    return [space for space in spaces if s.discs[space] < 0 and price(s, space, discount) <= funds]


def is_filled(s: EndeavorState, tile: int) -> bool:
    """Whether every conservation space of a zone carries a disc (EN-8.11, EN-9.6)."""
    return all([s.discs[space] >= 0 for space in s.c.conserves[tile]])
