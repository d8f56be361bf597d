"""What the scores are made of, for the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import Fact, Phrase
from ..rules.state import NewEdenState

SOURCES: Final = (
    ("activates", "part-clams", "NE-9.3"),
    ("passes", "part-passing", "NE-4.18"),
    ("places", "part-research", "NE-10.7"),
    ("uses_plant", "part-plant", "NE-9.18"),
    ("bonus_pays", "part-bonus", "NE-7.1"),
    ("counts_coins", "part-coins", "NE-11.1"),
    ("holds", "part-station", "NE-11.4"),
)
"""The facts that bring points: `gains_points` tells how many came of the last one of them."""


def parts(s: NewEdenState, facts: Sequence[Fact]) -> list[tuple[Phrase, str, list[int]]]:
    """By seat: the points of clams, passing, research, power plant, bonus cards, coins and the station itself."""
    kinds = [kind for kind, _, _ in SOURCES]
    points = [[0] * s.seats for _ in SOURCES]
    source = 0
    for fact in facts:
        if fact.kind in kinds:
            source = kinds.index(fact.kind)
        if fact.kind in ("gains_points", "counts_coins", "holds"):
            seat, gained = fact.args[0], fact.args[1]
            assert isinstance(seat, int) and isinstance(gained, int)
            if seat < s.seats:
                points[source][seat] += gained
    return [(Phrase(label), rule, points[index]) for index, (_, label, rule) in enumerate(SOURCES)]
