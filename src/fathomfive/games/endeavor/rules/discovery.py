"""Discovering a zone: draw two tiles, keep one, lay it."""

from __future__ import annotations

from typing import Final, cast

from ....kernel import Chance, Rule, Rules, Stand, Stream, Value, ask, draw, tell
from ..content.vocabulary import ANY
from . import gains, kinds, ocean
from .kinds import Pair
from .state import CONSERVE_WAY, PUBLISH_WAY, SKIP, EndeavorState

DRAW: Final = "draw"
"""Drawing where there are no depths to choose from."""


def discover(s: EndeavorState, seat: int, low: int, high: int, floating: bool = False) -> Rules:
    """Discover a zone of one of the depths `low` to `high` (EN-6.8 to EN-6.13)."""
    depths = drawable(s, low, high, floating)
    if not depths:
        yield from compensate(s, seat)
        return
    choices = pairs(s, depths)
    about = (low, high, int(floating))
    if len(choices) > 1:
        answer = yield from ask(seat, kinds.DEPTHS, [*choices, SKIP], about)
    else:
        answer = yield from ask(seat, kinds.DEPTHS, [DRAW, SKIP], about, stand=Stand(DRAW))
    if answer == SKIP:
        return
    drawn_from = choices[0] if isinstance(answer, str) else answer
    for depth in drawn_from:
        tile = yield from draw_tile(s, depth)
        s.drawn.append(tile)
        tell(s, "surveys", seat, tile)
    options: list[Pair] = []
    for tile in s.drawn:
        options += [(tile, cell) for cell in ocean.room(s, s.c.depth[tile], floating)]
    kept, cell = yield from ask(seat, kinds.DISCOVER, options, tuple(s.drawn))
    for tile in s.drawn:
        if tile != kept:
            s.stacks[s.c.depth[tile] - 1].put_under(tile)
    s.drawn = []
    ocean.lay(s, kept, cell, seat)
    yield from found(s, seat, kept, cell)


def drawable(s: EndeavorState, low: int, high: int, floating: bool) -> list[int]:
    """The depths to draw from: the named ones with room and tiles, else the lowest such depth (EN-6.9, EN-R3)."""
    fitting = [depth for depth in range(low, min(high, s.sheet.depth) + 1) if _possible(s, depth, floating)]
    if fitting:
        return fitting
    for depth in range(1, s.sheet.depth + 1):
        if _possible(s, depth, False):
            return [depth]
    return []


def _possible(s: EndeavorState, depth: int, floating: bool) -> bool:
    return len(s.stacks[depth - 1]) > 0 and len(ocean.room(s, depth, floating)) > 0


def pairs(s: EndeavorState, depths: list[int]) -> list[tuple[int, ...]]:
    """Every pair of depths to draw from; a single one when only one tile is left (EN-6.8, EN-R2, EN-R3)."""
    found: list[tuple[int, ...]] = []
    for i, first in enumerate(depths):
        for second in depths[i:]:
            if first != second or len(s.stacks[first - 1]) > 1:
                found += [(first, second)]
    return found or [(depths[0],)]


def draw_tile(s: EndeavorState, depth: int) -> Rule[int]:
    """Draw a tile from the stack of a depth; the Fallen Star lies somewhere among the top ones (EN-9.8)."""
    stack = s.stacks[depth - 1]
    star = s.sheet.buried
    if star < 0 or s.c.depth[star] != depth or star not in stack.pool:
        tile = yield from draw(stack, "tile")
        return tile
    answer = yield Buried(stack.pool, star, s.buried)
    tile = cast(int, answer)
    stack.take(tile)
    s.buried -= 1
    return tile


class Buried(Chance):
    """Nature draws from a stack that hides one certain tile among its top tiles."""

    __slots__ = ("pool", "star", "top")

    def __init__(self, pool: list[int], star: int, top: int) -> None:
        self.kind = "tile"
        self.pool = pool
        self.star = star
        self.top = top

    def weights(self) -> list[tuple[Value, int]]:
        """One in as many as there are top tiles for the hidden one; the others share the rest."""
        others = len(self.pool) - 1
        return [
            (tile, others if tile == self.star else self.top - 1)
            for tile in self.pool
            if tile == self.star or self.top > 1
        ]

    def sample(self, stream: Stream) -> Value:
        """One outcome, drawn by its weight."""
        if stream.below(self.top) == 0:
            return self.star
        others = [tile for tile in self.pool if tile != self.star]
        return others[stream.below(len(others))]


def found(s: EndeavorState, seat: int, tile: int, cell: int) -> Rules:
    """Take the discovery bonus, and note what scenarios want to know of a discovery (EN-6.13, EN-9.10, EN-9.15)."""
    if s.c.depth[tile] == 5 and seat not in s.found:
        s.found.append(seat)
    if tile == s.sheet.buried:
        s.designated = yield from ask(seat, kinds.DESIGNATE, [CONSERVE_WAY, PUBLISH_WAY])
        tell(s, "designates", seat, s.designated)
    yield from gains.gain(s, seat, s.c.discovery[tile], cell)


def compensate(s: EndeavorState, seat: int) -> Rules:
    """The ocean is full: one step on an attribute of choice (EN-6.10, EN-R4)."""
    tell(s, "ocean_full", seat)
    yield from gains.gain(s, seat, [(ANY, 1, 0)])
