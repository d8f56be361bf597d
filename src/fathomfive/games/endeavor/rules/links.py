"""Links between spaces."""

from __future__ import annotations

from ....kernel import Rules, tell
from . import gains
from .state import EndeavorState, clockwise


def join(s: EndeavorState, seat: int, space: int) -> Rules:
    """Pay every link a new disc makes: the seat on turn first, then the others clockwise (EN-7.4, EN-7.5, EN-7.6)."""
    c = s.c
    made = [link for link in c.links[space] if is_made(s, link)]
    if not made:
        return
    cell = s.where[c.tile_of[space]]
    for link in made:
        tell(s, "links", link)
    for owner in clockwise(s):
        for link in made:
            if owner == s.discs[c.link_a[link]] or owner == s.discs[c.link_b[link]]:
                yield from gains.gain(s, owner, c.link_effect[link], cell)


def is_made(s: EndeavorState, link: int) -> bool:
    """Whether both ends of a link carry a disc (EN-7.4)."""
    return s.discs[s.c.link_a[link]] >= 0 and s.discs[s.c.link_b[link]] >= 0


def closing(s: EndeavorState, space: int) -> list[int]:
    """The links that a disc on a space would make: those with a disc at the other end (EN-7.4)."""
    c = s.c
    return [link for link in c.links[space] if s.discs[c.link_a[link] + c.link_b[link] - space] >= 0]
