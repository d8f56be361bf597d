"""What the scores are made of, for the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel import Fact, Phrase
from ..rules import joint, scoring
from ..rules.state import EndeavorState

PARTS: Final = (
    ("part-attributes", "EN-10.2"),
    ("part-influence", "EN-10.3"),
    ("part-reports", "EN-10.4"),
    ("part-goals", "EN-10.6"),
    ("part-leftovers", "EN-10.9"),
)
"""The five parts of the scoring, with their rules."""


def parts(s: EndeavorState, facts: Sequence[Fact]) -> list[tuple[Phrase, str, list[int]]]:
    """By seat: the points of the five parts; together, which of the joint goals are reached."""
    if s.together:
        return [(of_joint(name, have, need), rule(name), [int(have >= need)] * s.seats)
                for name, have, need in joint.standings(s)]  # fmt: skip
    points = scoring.parts(s)
    return [(Phrase(name), number, [row[part] for row in points]) for part, (name, number) in enumerate(PARTS)]


def of_joint(name: str, have: int, need: int) -> Phrase:
    """A joint goal, with what the group has and what it needed."""
    what, _, which = name.partition("-")
    if what == "goal":
        return Phrase("part-joint", goal=Phrase("part-goal", number=int(which)), have=have, need=need)
    return Phrase("part-joint", goal=Phrase("part-influence" if what == "influence" else name), have=have, need=need)


def rule(name: str) -> str:
    """The rule of a joint goal."""
    return "EN-11.6" if name == "influence" else "EN-11.12" if name.startswith("bonus-") else "EN-11.5"
