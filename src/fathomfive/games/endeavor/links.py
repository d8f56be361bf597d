"""Links between spaces."""

from __future__ import annotations

from ...kernel import Rules, tell
from . import gains
from .state import Expedition, clockwise


def join(s: Expedition, seat: int, space: int) -> Rules:
    """Pay every link a new disc makes: the seat on turn first, then the others clockwise (EN-7.4, EN-7.5, EN-7.6)."""
    box = s.box
    made = [link for link in box.links[space] if is_made(s, link)]
    if not made:
        return
    cell = s.where[box.tile_of[space]]
    for link in made:
        tell(s, "links", link)
    for owner in clockwise(s):
        for link in made:
            if owner == s.discs[box.link_a[link]] or owner == s.discs[box.link_b[link]]:
                yield from gains.gain(s, owner, box.link_effect[link], cell)


def is_made(s: Expedition, link: int) -> bool:
    """Whether both ends of a link carry a disc (EN-7.4)."""
    return s.discs[s.box.link_a[link]] >= 0 and s.discs[s.box.link_b[link]] >= 0
