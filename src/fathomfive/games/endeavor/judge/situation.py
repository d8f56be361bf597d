"""How a game looks to a seat: what is pressing, worked out once for each question the rule of thumb answers."""

from __future__ import annotations

from typing import Final

from ..content.scenario import Goal
from ..content.tables import CONSERVE_SPACE, PUBLISH_SPACE
from ..content.vocabulary import VERBS
from ..rules.counting import bonus_count, goal_count
from ..rules.joint import joint_influence, joint_way
from ..rules.state import ACT, PREPARE, EndeavorState, rounds, technology
from .weights import weights

UNKNOWN: Final = -1e9
"""A worth that has not been worked out yet."""
AHEAD: Final = 4
"""So many steps of a track are remembered."""


def time_left(s: EndeavorState) -> float:
    """The share of the game that is still to come; a round that is played is half over."""
    return (rounds(s) - s.round + (0.5 if s.phase == ACT else 1.0 if s.phase == PREPARE else 0.0)) / rounds(s)


class Situation:
    """A seat's view of a State: rounds to come, what one more of each goal is worth, which bonus goals are open.

    It also remembers every worth that has been worked out for the question, since options have much in common.
    """

    def __init__(self, s: EndeavorState, seat: int) -> None:
        self.s = s
        self.seat = seat
        self.w = weights(s)
        self.later: int = rounds(s) - s.round
        """How many rounds follow this one."""
        self.point: float = 1.0
        """One printed point: everything against each other, something until the joint goal is reached."""
        if s.together:
            self.point = self.w.point if joint_influence(s) < s.sheet.influence_need[s.seats - 1] + 2 else 0.1
        self.goals: list[float] = [self._goal(way, goal) for way, goal in enumerate(s.sheet.goals)]
        self.demand: list[float] = [self._demand(kind) for kind in range(4)]
        """What goals make of one more disc on each kind of space."""
        self.thirst: float = self.w.thirst * (self.demand[CONSERVE_SPACE] + self.demand[PUBLISH_SPACE])
        """What they make of knowledge."""
        self.hunger: float = sum([
            self.goals[way] for way, goal in enumerate(s.sheet.goals) if min(goal.depths) > technology(s, seat)
        ])  # fmt: skip
        """What goals make of depths one cannot reach yet."""
        self.tracks = self._pressing("tracks")
        self.links = self._pressing("links")
        self.zones = self._pressing("zones")
        self.emptied = self._pressing("emptied")
        self.presence = self._pressing("presence")
        self.able: list[bool] = self._able()
        """Which actions a free crew could do this round."""
        self.juniors: float = 0.0
        """What a promotion costs a group that needs its juniors."""
        for bonus in s.bonuses:
            if s.c.bonus_counts[bonus] == "juniors":
                spare = bonus_count(s, "juniors") + self.later * s.seats - s.c.bonus_needs[bonus][s.seats - 1]
                if 0 >= spare > -2:
                    self.juniors = 3.0 * self.w.press
        self.step: list[float] = [UNKNOWN] * (4 * AHEAD)
        self.acting: list[float] = [UNKNOWN] * len(VERBS)
        self.zone: list[float] = [UNKNOWN] * s.sheet.cells
        self.post: list[float] = [UNKNOWN] * s.sheet.cells
        self.influence: float = UNKNOWN
        self.promotion: float = UNKNOWN
        self.discs: dict[int, float] = {}
        self.spaces: dict[int, float] = {}
        self.reports: dict[int, float] = {}
        self.actions: dict[int, float] = {}

    def chance(self, verb: int) -> float:
        """How likely an action will soon be done: surely if a free crew can, else in some later round."""
        return 1.0 if self.able[verb] else self.w.unable if self.later else 0.0

    def _able(self) -> list[bool]:
        s, seat = self.s, self.seat
        able = [False] * len(VERBS)
        if s.hold[seat] > 0:
            for slot, code in enumerate(s.crew[seat]):
                if not s.spent[seat][slot]:
                    for choice in s.c.side(code).actions:
                        for verb in choice:
                            able[verb] = True
        return able

    def _pressing(self, count: str) -> float:
        """What one more of what a bonus goal counts is worth: nothing unless it is on the table and open."""
        s = self.s
        for bonus in s.bonuses:
            if s.c.bonus_counts[bonus] == count and bonus_count(s, count) < s.c.bonus_needs[bonus][s.seats - 1]:
                return self.w.press
        return 0.0

    def _demand(self, kind: int) -> float:
        total = 0.0
        for way, goal in enumerate(self.s.sheet.goals):
            if kind in goal.kinds or (goal.count == "designated" and kind >= CONSERVE_SPACE):
                total += self.goals[way] * len(goal.depths) / 5
            elif goal.by_topic and kind == PUBLISH_SPACE:
                total += self.goals[way]
        return total

    def _goal(self, way: int, goal: Goal) -> float:
        """One more of what a goal counts: its points and a share of its majority; together, while it is not reached."""
        s = self.s
        chosen = s.ways[goal.goal - 1]
        if goal.option and chosen >= 0 and s.sheet.goals[chosen] is not goal:
            return 0.0
        if s.together:
            if joint_way(s, goal.goal) != way:
                return 0.0
            return self.w.goal if goal_count(s, goal, (1 << s.seats) - 1) < goal.need[s.seats - 1] else 0.0
        sure = 0.4 if goal.option and chosen < 0 else 1.0
        return sure * (goal.points + self.w.majority * (goal.first + goal.leader_points * len(goal.leaders)))
