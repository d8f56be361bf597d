"""What the scores are made of, for the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import Fact, Phrase
from ..rules.bridge import alive
from ..rules.scoring import SOURCES
from ..rules.state import SEMI, NemoState

Part = tuple[Phrase, str, list[int]]
RULES: Final = (
    "NW-15.2", "NW-15.2", "NW-15.3", "NW-15.4", "NW-15.5", "NW-15.6", "NW-15.7", "NW-15.8", "NW-15.9", "NW-15.10",
)  # fmt: skip
"""The rules behind the sources of points."""


def parts(s: NemoState, facts: Sequence[Fact]) -> list[Part]:
    """The common points by source, none after a defeat; for rivals each seat's glory (NW-15, NW-18.6)."""
    if s.mode == SEMI:
        return glory_parts(s)
    return [
        (Phrase(f"part-{name}"), rule, [points] * s.seats)
        for name, rule, points in zip(SOURCES, RULES, s.points, strict=False)
    ]


def glory_parts(s: NemoState) -> list[Part]:
    """What each seat's glory is made of (NW-18.6)."""
    seats = range(s.seats)
    return [
        (Phrase("part-survivors"), "NW-18.6", [alive(s, seat) for seat in seats]),
        (Phrase("part-stones"), "NW-18.6", [2 * s.own_stones[seat] for seat in seats]),
        (Phrase("part-up"), "NW-18.6", [len(s.own_up[seat]) for seat in seats]),
        (Phrase("part-down"), "NW-18.6", [-len(s.own_down[seat]) for seat in seats]),
    ]
