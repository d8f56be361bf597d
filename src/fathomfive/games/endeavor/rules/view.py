"""What a viewer sees: everything lies open, and some of it is reckoned up."""

from __future__ import annotations

from ....kernel import Json, sight
from . import counting, joint, scoring
from .state import EndeavorState, technology


def view(s: EndeavorState, viewer: int) -> dict[str, Json]:
    """Everything on the table, and how the goals stand, what scores so far, and how deep submarines may go."""
    seen = sight.view(s, viewer)
    seen["goals"] = [[name, have, need] for name, have, need in joint.standings(s)] if s.together else []
    seen["counts"] = [[counting.standing(s, goal, seat) for seat in range(s.seats)] for goal in s.sheet.goals]
    parts = scoring.parts(s)
    seen["parts"] = [list(of_seat) for of_seat in parts]
    seen["totals"] = [sum(of_seat) for of_seat in parts]
    seen["technology"] = [technology(s, seat) for seat in range(s.seats)]
    return seen
