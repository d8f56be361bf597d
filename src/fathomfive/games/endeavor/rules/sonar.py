"""The action sonar."""

from __future__ import annotations

from functools import partial

from ....kernel import Rule, Rules, tell
from ..content.vocabulary import DISCOVER
from . import discovery, gains, kinds, links, ocean, window
from .state import EndeavorState


def sonar(s: EndeavorState, seat: int) -> Rule[bool]:
    """Choose a sonar space and use it; tells whether the seat did (EN-6.6)."""
    space = yield from window.choose_space(s, seat, kinds.SONAR, partial(echoes, s, seat))
    if isinstance(space, str):
        return False
    yield from sound(s, seat, space)
    return True


def sound(s: EndeavorState, seat: int, space: int) -> Rules:
    """Lay a disc on a sonar space, and gain or discover (EN-6.6, EN-6.7)."""
    cell = s.where[s.c.tile_of[space]]
    s.hold[seat] -= 1
    s.discs[space] = seat
    tell(s, "sounds", seat, space)
    for verb, number, second in s.c.effect[space]:
        if verb == DISCOVER:
            yield from discovery.discover(s, seat, number, second, s.c.floating[space])
        else:
            yield from gains.gain(s, seat, [(verb, number, second)], cell)
    yield from links.join(s, seat, space)


def echoes(s: EndeavorState, seat: int) -> list[int]:
    """The first free space of every sonar track within reach of a disc (EN-5.5, EN-5.6, EN-6.6)."""
    found: list[int] = []
    if s.hold[seat] == 0:
        return found
    for cell in ocean.stations(s, seat):
        for track in s.c.tracks[s.zones[cell]]:
            for space in track:
                if s.discs[space] < 0:
                    found.append(space)
                    break
    return found
