"""The action conservation."""

from __future__ import annotations

from ...kernel import Ask, Rules, Value, tell
from . import features, gains, influence, links, ocean, tokens
from .state import SKIP, Expedition


def conserve(
    s: Expedition, seat: int, discount: int = 0, only: int = -1, same_depth: bool = False, once: bool = False
) -> Rules:
    """Pay knowledge, gain the bonus of a conservation space and lay a disc on it (EN-6.23, EN-6.24)."""
    while True:
        options = reserves(s, seat, discount, only, same_depth)
        offered = tokens.offers(s, seat)
        if not options and not offered:
            return
        answer = yield Ask(seat, "conserve", [*options, *offered, SKIP], (discount, only, int(same_depth)))
        if answer == SKIP:
            return
        if isinstance(answer, int):
            break
        yield from tokens.use(s, seat, answer)
    space = answer
    tile = s.box.tile_of[space]
    cell = s.where[tile]
    s.knowledge[seat] -= max(0, s.box.cost[space] - discount)
    s.hold[seat] -= 1
    s.discs[space] = seat
    tell(s, "conserves", seat, space)
    yield from gains.gain(s, seat, s.box.effect[space], cell)
    yield from links.join(s, seat, space)
    full = is_filled(s, tile)
    if full:
        yield from features.filled(s, tile, cell)
        yield from influence.call_turtle(s, seat)
    if not once:
        yield from features.after(s, seat, s.box.after_conserve[tile], cell)


def reserves(s: Expedition, seat: int, discount: int = 0, only: int = -1, same_depth: bool = False) -> list[Value]:
    """The free conservation spaces the seat can reach and pay (EN-5.5, EN-5.6, EN-6.23, EN-6.29)."""
    found: list[Value] = []
    if s.hold[seat] == 0:
        return found
    funds = s.knowledge[seat] + discount
    for cell in anywhere_as_deep(s, seat) if same_depth else ocean.stations(s, seat, only):
        for space in ocean.spaces_at(s, seat, cell, s.box.conserves):
            if s.discs[space] < 0 and s.box.cost[space] <= funds and space not in found:
                found.append(space)
    return found


def anywhere_as_deep(s: Expedition, seat: int) -> list[int]:
    """All zones of the depths where the seat has a submarine (EN-6.29)."""
    depths = [s.sheet.depth_of[cell] for cell in s.subs[seat]]
    return [cell for cell in range(s.sheet.cells) if s.zones[cell] >= 0 and s.sheet.depth_of[cell] in depths]


def is_filled(s: Expedition, tile: int) -> bool:
    """Whether every conservation space of a zone carries a disc (EN-8.11, EN-9.6)."""
    return all([s.discs[space] >= 0 for space in s.box.conserves[tile]])
