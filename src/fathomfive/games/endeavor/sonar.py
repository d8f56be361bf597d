"""The action sonar."""

from __future__ import annotations

from ...kernel import Ask, Rules, Value, tell
from . import discovery, gains, links, ocean, tokens
from .effects import DISCOVER
from .state import SKIP, Expedition


def sonar(s: Expedition, seat: int) -> Rules:
    """Lay a disc on the first free space of a sonar track, and gain or discover (EN-6.6, EN-6.7)."""
    while True:
        options = echoes(s, seat)
        offered = tokens.offers(s, seat)
        if not options and not offered:
            return
        answer = yield Ask(seat, "sonar", [*options, *offered, SKIP])
        if answer == SKIP:
            return
        if isinstance(answer, int):
            break
        yield from tokens.use(s, seat, answer)
    space = answer
    cell = s.where[s.box.tile_of[space]]
    s.hold[seat] -= 1
    s.discs[space] = seat
    tell(s, "sounds", seat, space)
    for verb, number, second in s.box.effect[space]:
        if verb == DISCOVER:
            yield from discovery.discover(s, seat, number, second, s.box.floating[space])
        else:
            yield from gains.gain(s, seat, [(verb, number, second)], cell)
    yield from links.join(s, seat, space)


def echoes(s: Expedition, seat: int) -> list[Value]:
    """The first free space of every sonar track within reach of a disc (EN-5.5, EN-5.6, EN-6.6)."""
    found: list[Value] = []
    if s.hold[seat] == 0:
        return found
    for cell in ocean.stations(s, seat):
        for track in s.box.tracks[s.zones[cell]]:
            for space in track:
                if s.discs[space] < 0:
                    found.append(space)
                    break
    return found
