"""The scoring at the end of the game."""

from __future__ import annotations

from collections.abc import Sequence

from . import counting
from .box import PUBLISH_SPACE
from .sheet import Goal
from .state import Expedition

ALL_DEPTHS = [1, 2, 3, 4, 5]


def totals(s: Expedition) -> list[int]:
    """The points of every seat (EN-10.2 to EN-10.9)."""
    return [sum(parts_of_seat) for parts_of_seat in parts(s)]


def parts(s: Expedition) -> list[tuple[int, int, int, int, int]]:
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


def attribute_points(s: Expedition, seat: int) -> int:
    """Each attribute scores by its level (EN-10.2)."""
    return sum([s.box.level_points[s.box.level_of[at]] for at in s.tracks[seat]])


def influence_points(s: Expedition, seat: int) -> int:
    """Markers score by their hex; a cleanup marker makes polluted hexes cost nothing (EN-10.3, EN-9.13)."""
    sheet = s.sheet
    points = sum([sheet.hex_points[hex] for hex, owner in enumerate(s.owner) if owner == seat])
    for hex, number in enumerate(sheet.endless):
        if number >= 0:
            points += sheet.hex_points[hex] * s.crowd[number * s.seats + seat]
    if s.cleanup[seat]:
        polluted = [hex for hex, owner in enumerate(s.owner) if owner == seat and sheet.hex_points[hex] < 0]
        points -= sum([sheet.hex_points[hex] for hex in polluted[: s.cleanup[seat] // 2]])
    return points


def report_points(s: Expedition, seat: int) -> int:
    """Points printed on reports (EN-10.4)."""
    return sum([s.box.report_points[report] for report in s.reports[seat]])


def crew_points(s: Expedition, seat: int) -> int:
    """Gold level-5 crew scores by its own condition, rounded down (EN-10.4)."""
    points = 0
    for code in s.crew[seat]:
        side = s.box.side(code)
        if side.count:
            points += side.points * (crew_count(s, seat, side.count) // side.per)
    return points


def crew_count(s: Expedition, seat: int, what: str) -> int:
    """What a gold level-5 crew counts (EN-10.5, EN-R13)."""
    mask = 1 << seat
    columns = list(range(s.sheet.columns))
    if what == "shared-links":
        return counting.shared_links(s, seat)
    if what == "conserve-in-one-zone":
        return max([sum([s.discs[space] == seat for space in spaces]) for spaces in s.box.conserves])
    if what == "topic-sets":
        return min(counting.topics_held(s, mask))
    if what == "publish-depths":
        return sum([counting.count_discs(s, [PUBLISH_SPACE], columns, [depth], mask) > 0 for depth in ALL_DEPTHS])
    if what == "conserve-zones":
        return sum([any([s.discs[space] == seat for space in spaces]) for spaces in s.box.conserves])
    if what == "other-gold-crew":
        return sum([code & 1 for code in s.crew[seat]]) - 1
    if what == "zones-present":
        return counting.count_zones(s, columns, ALL_DEPTHS, True, mask)
    if what == "empty-dive-spaces":
        return counting.empty_dive_spaces(s)
    assert what == "always", what
    return 1


def goal_points(s: Expedition) -> list[int]:
    """The three goals, with their majorities (EN-10.6, EN-10.7)."""
    points = [0] * s.seats
    for number, goal in enumerate(s.sheet.goals):
        if not goal.option or s.ways[goal.goal - 1] == number:
            for seat, more in enumerate(points_for(s, goal)):
                points[seat] += more
    return points


def points_for(s: Expedition, goal: Goal) -> list[int]:
    """What every seat scores for one goal (EN-10.6, EN-10.8, EN-9.10, EN-9.15)."""
    if goal.count == "race-discover":
        return race_points(s, s.found, goal)
    if goal.count == "race-visit":
        return race_points(s, s.visited, goal)
    counts = [counting.goal_count(s, goal, 1 << seat) for seat in range(s.seats)]
    points = [count * goal.points for count in counts]
    for seat, more in enumerate(majority(counts, goal.first, goal.second)):
        points[seat] += more
    for scope in goal.leaders:
        lead = [counting.leader_count(s, scope, 1 << seat) for seat in range(s.seats)]
        for seat, more in enumerate(majority(lead, goal.leader_points, 0)):
            points[seat] += more
    return points


def race_points(s: Expedition, order: list[int], goal: Goal) -> list[int]:
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


def leftover_points(s: Expedition, seat: int) -> int:
    """One point for three of knowledge, stored knowledge and discs in the hold (EN-10.9)."""
    stored = sum([s.box.token_knowledge[token] for token in s.tokens[seat]])
    return (s.knowledge[seat] + stored + s.hold[seat]) // 3
