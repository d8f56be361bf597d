"""How a seat stands, in numbers around 0 to 1, each with its name: points, leads, means, and joint goals."""

from __future__ import annotations

from typing import Final

from ..content.vocabulary import ATTRIBUTES, PUBLISH, TRAVEL
from ..rules import scoring
from ..rules.counting import goal_counts
from ..rules.points import attribute_points, crew_points, influence_points, leftover_points, report_points
from ..rules.state import PREPARE, EndeavorState, level, rounds
from . import actions, allies
from .prospects import of_zone
from .situation import Situation, time_left

POINTS: Final = (
    "attributes", "influence", "reports and crew", "goals", "leftovers", "points", "leads", "turns away", "wave away",
)  # fmt: skip
"""The names of `points`."""
MEANS: Final = (
    "preparations", *ATTRIBUTES, *[f"level of {name}" for name in ATTRIBUTES],
    "hold", "hold when out", "knowledge", "tokens", "stored knowledge", "actions", "free actions", "gold crew",
    "submarines", "depths", "activation spaces", "sight", "haul", "out",
    "travellers", "sonar crew", "divers", "protectors", "publishers", "one",
)  # fmt: skip
"""The names of `means`."""
RIVAL_NAMES: Final = (*POINTS, *MEANS, *[f"{name} by time" for name in (*POINTS, *MEANS)])
ALLY_NAMES: Final = (*allies.GOALS, *MEANS, *[f"{name} by time" for name in MEANS])


def feature_names(s: EndeavorState) -> tuple[str, ...]:
    """What each of the features is; a group is judged by other ones than rivals."""
    return ALLY_NAMES if s.together else RIVAL_NAMES


def features(s: EndeavorState, seat: int) -> list[float]:
    """How a rival stands, or the group."""
    return of_group(s) if s.together else of_rival(s, seat, Race(s))


class Race:
    """What the goals count and bring as the table looks now: the same for whichever rival is judged."""

    __slots__ = ("counts", "points")

    def __init__(self, s: EndeavorState) -> None:
        self.counts: list[list[int]] = [goal_counts(s, goal) for goal in s.sheet.goals]
        """By goal and seat."""
        self.points: list[int] = scoring.points_by_counts(s, self.counts)
        """By seat."""


def of_rival(s: EndeavorState, seat: int, race: Race) -> list[float]:
    """A rival's points, leads and means, and the same by the time that is left."""
    if s.round == 0:
        return [0.0] * len(RIVAL_NAMES)
    numbers = [*points(s, seat, race), *means(s, seat)]
    time = time_left(s)
    return [*numbers, *[number * time for number in numbers]]


def of_group(s: EndeavorState) -> list[float]:
    """The joint goals and the means of the group, and the means by the time that is left."""
    if s.round == 0:
        return [0.0] * len(ALLY_NAMES)
    group = [0.0] * len(MEANS)
    for seat in range(s.seats):
        for number, one in enumerate(means(s, seat)):
            group[number] += one / s.seats
    time = time_left(s)
    return [*allies.goals(s), *group, *[number * time for number in group]]


def points(s: EndeavorState, seat: int, race: Race) -> list[float]:
    """The points a rival would score now, majorities it leads or may win, and its place in the order of turns."""
    attributes = attribute_points(s, seat)
    influence = influence_points(s, seat)
    papers = report_points(s, seat) + crew_points(s, seat)
    goals = race.points[seat]
    leftovers = leftover_points(s, seat)
    return [
        attributes / 20,
        influence / 20,
        papers / 20,
        goals / 20,
        leftovers / 4,
        (attributes + influence + papers + goals + leftovers) / 60,
        leads(s, seat, race) / 10,
        ((seat - s.turn) % s.seats) / s.seats,
        ((seat - s.wave) % s.seats) / s.seats,
    ]


def leads(s: EndeavorState, seat: int, race: Race) -> float:
    """Majorities that are led, or within reach: their points, weighed by the lead."""
    total = 0.0
    for number, goal in enumerate(s.sheet.goals):
        chosen = s.ways[goal.goal - 1]
        if goal.first == 0 or (goal.option and chosen not in (-1, number)):
            continue
        counts = race.counts[number]
        lead = counts[seat] - max([count for other, count in enumerate(counts) if other != seat])
        sure = 0.5 if goal.option and chosen < 0 else 1.0
        total += sure * goal.first * lead / (2.0 + abs(lead))
    return total


def preparations(s: EndeavorState, seat: int) -> int:
    """How often a seat will still recruit, load discs and take them back."""
    ahead = rounds(s) - s.round
    return ahead + 1 if s.phase == PREPARE and (seat - s.wave) % s.seats >= s.prepared else ahead


def means(s: EndeavorState, seat: int) -> list[float]:
    """A seat's means, in numbers around 0 to 1."""
    sit = Situation(s, seat)
    out = s.passed[seat] > 0
    crew, free, gold = crews(s, seat)
    return [
        preparations(s, seat) / 6,
        *[at / 12 for at in s.tracks[seat]],
        *[level(s, seat, attribute) / 5 for attribute in range(4)],
        0.0 if out else s.hold[seat] / 8,
        s.hold[seat] / 8 if out else 0.0,
        s.knowledge[seat] / 12,
        len(s.tokens[seat]) / 2,
        stored(s, seat) / 6,
        crew / 10,
        0.0 if out else free / 6,
        gold / 4,
        len(s.subs[seat]) / 3,
        sum([s.sheet.depth_of[cell] for cell in s.subs[seat]]) / 8,
        spots(s, seat) / 4,
        sight(sit) / 20,
        0.0 if out else haul(sit) / 20,
        float(out),
        *able(s, seat),
        1.0,
    ]


def crews(s: EndeavorState, seat: int) -> tuple[float, float, float]:
    """Actions of the crew, actions of the free crew, and how many of the crew are gold."""
    every = free = gold = 0.0
    for slot, code in enumerate(s.crew[seat]):
        actions = 0.0
        for choice in s.c.side(code).actions:
            actions += 0.8 + 0.2 * len(choice)
        every += actions
        if not s.spent[seat][slot]:
            free += actions
        gold += code & 1
    return every, free, gold


def able(s: EndeavorState, seat: int) -> list[float]:
    """How many of the crew can travel, use sonar, dive, conserve and publish."""
    counts = [0.0] * (PUBLISH - TRAVEL + 1)
    for code in s.crew[seat]:
        for choice in s.c.side(code).actions:
            for verb in choice:
                if TRAVEL <= verb <= PUBLISH:
                    counts[verb - TRAVEL] += 0.25
    return counts


def stored(s: EndeavorState, seat: int) -> int:
    """The knowledge on stored tokens."""
    return sum([s.c.token_knowledge[token] for token in s.tokens[seat]])


def spots(s: EndeavorState, seat: int) -> int:
    """Free activation spaces on reports."""
    count = 0
    for slot, report in enumerate(s.reports[seat]):
        count += len(s.c.report_activation[report]) - s.spots[seat][slot].bit_length()
    return count


def sight(sit: Situation) -> float:
    """What there is to do where the submarines are."""
    total = 0.0
    for cell in sit.s.subs[sit.seat]:
        total += of_zone(sit, cell)
    return total


def haul(sit: Situation) -> float:
    """What the free crew could bring in this round, with the discs in the hold."""
    s, seat = sit.s, sit.seat
    discs = s.hold[seat]
    found: list[float] = []
    for slot, code in enumerate(s.crew[seat]):
        if not s.spent[seat][slot] and discs > 0:
            found.append(actions.of_actions(sit, s.c.side(code).actions, discs - 1))
    found.sort(reverse=True)
    total = 0.0
    for worth in found[: (discs + 1) // 2]:
        total += worth
    return total
