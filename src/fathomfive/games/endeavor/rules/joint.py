"""The joint goals of the co-op and solo game."""

from __future__ import annotations

from typing import Final

from . import counting, points
from .state import EndeavorState

JOINT_GOALS: Final = 7
"""The influence, three goals of the scenario, and three bonus goals (EN-11.5)."""


def standings(s: EndeavorState) -> list[tuple[str, int, int]]:
    """Every joint goal known so far: its name, what the group has, what it needs (EN-11.5, EN-11.6, EN-11.7)."""
    everybody = (1 << s.seats) - 1
    which = s.seats - 1
    rows = [("influence", joint_influence(s), s.sheet.influence_need[which])]
    for number in (1, 2, 3):
        goal = s.sheet.goals[joint_way(s, number)]
        rows.append((f"goal-{number}", counting.goal_count(s, goal, everybody), goal.need[which]))
    for bonus in s.bonuses:
        have = counting.bonus_count(s, s.c.bonus_counts[bonus])
        rows.append((f"bonus-{s.c.bonus_ids[bonus]}", have, s.c.bonus_needs[bonus][which]))
    return rows


def joint_way(s: EndeavorState, number: int) -> int:
    """How a scenario goal is judged together: as chosen, else by its first way (EN-R25)."""
    if s.ways[number - 1] >= 0:
        return s.ways[number - 1]
    return min([way for way, goal in enumerate(s.sheet.goals) if goal.goal == number])


def joint_influence(s: EndeavorState) -> int:
    """Everybody's points of markers, reports and crew (EN-11.6)."""
    return sum([
        points.influence_points(s, seat) + points.report_points(s, seat) + points.crew_points(s, seat)
        for seat in range(s.seats)
    ])  # fmt: skip


def reached(s: EndeavorState) -> int:
    """How many joint goals are reached (EN-11.5)."""
    return sum([have >= need for _, have, need in standings(s)])


def is_won(s: EndeavorState) -> bool:
    """Whether the group has reached as many goals as the difficulty asks for (EN-11.4, EN-11.8)."""
    return reached(s) >= s.need
