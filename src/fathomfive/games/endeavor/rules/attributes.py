"""The attribute tracks."""

from __future__ import annotations

from ....kernel import Rules, ask, tell
from ..content.vocabulary import INGENUITY
from . import influence, kinds, launch
from .state import EndeavorState


def advance(s: EndeavorState, seat: int, attribute: int, steps: int) -> Rules:
    """Move a marker along its track, with influence and submarines on the way (EN-5.10, EN-5.11, EN-5.12)."""
    c = s.c
    track = s.tracks[seat]
    for _ in range(steps):
        at = track[attribute] + 1
        if at > c.last:
            at = c.influence_space
        track[attribute] = at
        tell(s, "advances", seat, attribute, at)
        if at == c.influence_space:
            yield from influence.influence(s, seat)
        if attribute == INGENUITY and at in c.submarines:
            yield from launch.launch(s, seat)


def improve(s: EndeavorState, seat: int, lowest: bool) -> Rules:
    """One step on an attribute of choice, or on the lowest one (EN-R15)."""
    track = s.tracks[seat]
    attribute = yield from ask(seat, kinds.ATTRIBUTE, [a for a in range(4) if not lowest or track[a] == min(track)])
    yield from advance(s, seat, attribute, 1)
