"""The yellow special rules of zones."""

from __future__ import annotations

from ....kernel import Rules
from ..content.tables import Feature
from . import gains
from .state import EndeavorState, clockwise


def after(s: EndeavorState, seat: int, features: list[Feature], cell: int) -> Rules:
    """Give the bonus of what has just been done in a zone, as far as the rings allow (EN-8.2, EN-8.3)."""
    for feature in features:
        times = 1
        if feature.ring:
            own = sum([s.discs[space] == seat for space in feature.ring])
            times = own if feature.each else min(1, own)
        for _ in range(times):
            yield from gains.gain(s, seat, feature.effect, cell)


def filled(s: EndeavorState, tile: int, cell: int) -> Rules:
    """All conservation spaces of a zone are filled: everybody with a disc there profits (EN-8.11)."""
    for feature in s.c.filled[tile]:
        for seat in clockwise(s):
            if any([s.discs[space] == seat for space in s.c.spaces[tile]]):
                yield from gains.gain(s, seat, feature.effect, cell)


def emptied(s: EndeavorState, tile: int, cell: int) -> Rules:
    """The dive space of a zone is empty: everybody with a submarine there profits (EN-8.10)."""
    for feature in s.c.emptied[tile]:
        for seat in clockwise(s):
            if cell in s.subs[seat]:
                yield from gains.gain(s, seat, feature.effect, cell)
