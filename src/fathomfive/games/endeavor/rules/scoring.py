"""The scoring at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel import ranked
from ..content.scenario import Goal
from . import counting, joint
from .points import attribute_points, crew_points, influence_points, leftover_points, report_points
from .state import EndeavorState


def scores(s: EndeavorState) -> list[int]:
    """Points; together, how many joint goals are reached."""
    return [joint.reached(s)] * s.seats if s.together else totals(s)


def known_scores(s: EndeavorState, viewer: int) -> list[int | None]:
    """Everybody counts everybody's points: all pieces lie open."""
    return [*scores(s)]


def ranks(s: EndeavorState) -> list[int]:
    """Places; together, 1 when the group has won, else 2 (EN-10.10, EN-11.8)."""
    return [1 if joint.is_won(s) else 2] * s.seats if s.together else ranked(scores(s))


def allied(s: EndeavorState) -> bool:
    """Together and alone the seats win or lose as one (EN-11.8)."""
    return s.together


def totals(s: EndeavorState) -> list[int]:
    """The points of every seat (EN-10.2 to EN-10.9)."""
    return [sum(parts_of_seat) for parts_of_seat in parts(s)]


def parts(s: EndeavorState) -> list[tuple[int, int, int, int, int]]:
    """The five parts of every seat's points: attributes, influence, reports and crew, goals, leftovers."""
    goals = goal_points(s)
    return [
        (
            attribute_points(s, seat),
            influence_points(s, seat),
            report_points(s, seat) + crew_points(s, seat),
            goals[seat],
            leftover_points(s, seat),
        )
        for seat in range(s.seats)
    ]


def goal_points(s: EndeavorState) -> list[int]:
    """The three goals, with their majorities (EN-10.6, EN-10.7)."""
    return points_by_counts(s, [counting.goal_counts(s, goal) for goal in s.sheet.goals])


def points_by_counts(s: EndeavorState, counts: list[list[int]]) -> list[int]:
    """The same, when it is known what every goal counts for every seat."""
    points = [0] * s.seats
    for number, goal in enumerate(s.sheet.goals):
        if not goal.option or s.ways[goal.goal - 1] == number:
            for seat, more in enumerate(points_by_count(s, goal, counts[number])):
                points[seat] += more
    return points


def points_for(s: EndeavorState, goal: Goal) -> list[int]:
    """What every seat scores for one goal (EN-10.6, EN-10.8, EN-9.10, EN-9.15)."""
    return points_by_count(s, goal, counting.goal_counts(s, goal))


def points_by_count(s: EndeavorState, goal: Goal, counts: list[int]) -> list[int]:
    """The same, when it is known what the goal counts for every seat."""
    if goal.count == "race-discover":
        return race_points(s, s.found, goal)
    if goal.count == "race-visit":
        return race_points(s, s.visited, goal)
    points = [count * goal.points for count in counts]
    for seat, more in enumerate(majority(counts, goal.first, goal.second)):
        points[seat] += more
    for scope in goal.leaders:
        lead = [counting.leader_count(s, scope, 1 << seat) for seat in range(s.seats)]
        for seat, more in enumerate(majority(lead, goal.leader_points, 0)):
            points[seat] += more
    return points


def race_points(s: EndeavorState, order: list[int], goal: Goal) -> list[int]:
    """Points for the first and the second seat in a race (EN-9.15)."""
    points = [0] * s.seats
    for seat, prize in zip(order, (goal.first, goal.second), strict=False):
        points[seat] = prize
    return points


def majority(counts: Sequence[int], first: int, second: int) -> list[int]:
    """First and second place; a tie for first leaves no second, and nothing never scores (EN-10.7, EN-10.8).

    >>> majority([6, 3, 3, 0], 5, 3)
    [5, 3, 3, 0]
    >>> majority([4, 4, 3], 3, 1)
    [3, 3, 0]
    """
    best = max(counts)
    tied = sum([count == best for count in counts]) > 1
    rest = [count for count in counts if count < best]
    runner_up = max(rest) if rest and not tied else 0
    return [0 if count == 0 else first if count == best else second if count == runner_up else 0 for count in counts]
