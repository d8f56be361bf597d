"""What is said of the things on the table that cannot speak for themselves: goals, reports, parts of the scoring."""

from __future__ import annotations

from typing import Final

from ....kernel import Phrase
from ..content.scenario import ALL_DEPTHS, COLUMNS, Goal
from ..content.vocabulary import ATTRIBUTES, SPACES, TOPICS
from ..rules import joint
from ..rules.state import EndeavorState, level, technology
from .parts import PARTS
from .phrases import effect, listed, piece, verb_phrase
from .printed import space_lines

RACES: Final = ("race-discover", "race-visit")


def said(s: EndeavorState, viewer: int) -> dict[str, list[Phrase]]:
    """Goals, reports, parts of the scoring, stacks, tracks, heaps of dive tokens: a name, then lines."""
    found: dict[str, list[Phrase]] = {}
    for number in in_play(s):
        goal = s.sheet.goals[number]
        found[f"goal/{number}"] = [counted(s, goal), *prizes(goal)]
        if is_open(s, goal):
            found[f"goal/{number}"].append(Phrase("text-goal-open"))
    if s.together:
        for number, (name, _, _) in enumerate(joint.standings(s)):
            found[f"joint/{number}"] = joint_goal(s, name)
    for reports in [s.display, *s.reports]:
        for report in reports:
            found[f"report/{report}"] = report_lines(s, report)
    for number, (part, _) in enumerate(PARTS):
        found[f"part/{number}"] = [Phrase(part)]
    for depth, stack in enumerate(s.stacks, 1):
        left = Phrase("said-stack", count=len(stack), depth=depth)
        found[f"stack/{depth}"] = [Phrase("said-depth", depth=depth), left]
    for seat in range(len(s.tracks)):
        for attribute in range(len(ATTRIBUTES)):
            found[f"track/{seat}/{attribute}"] = track_lines(s, seat, attribute)
    for tile in s.zones:
        if tile >= 0:
            found |= {f"space/{space}": heap_lines(s, space) for space in s.c.dives[tile]}
    return found


def track_lines(s: EndeavorState, seat: int, attribute: int) -> list[Phrase]:
    """Where a seat stands on a track, what its level is good for, and what it counts (EN-1.6, EN-10.2)."""
    now = level(s, seat, attribute)
    name = Phrase("said-track", attribute=piece(s, "attribute", attribute), at=s.tracks[seat][attribute], level=now)
    good = Phrase(f"text-track-{ATTRIBUTES[attribute]}", level=now, technology=technology(s, seat))
    return [name, good, Phrase("text-points", points=s.c.level_points[now])]


def heap_lines(s: EndeavorState, space: int) -> list[Phrase]:
    """A dive space of a zone that lies in the ocean, with the tokens that are left on it."""
    name, _ = space_lines(s.c, space)
    return [name, Phrase("said-tokens", count=len(s.heaps[s.c.heap[space]]))]


def in_play(s: EndeavorState) -> list[int]:
    """The goals that count: of alternatives the chosen one, or all while none is chosen."""
    return [
        number
        for number, goal in enumerate(s.sheet.goals)
        if not goal.option or s.ways[goal.goal - 1] in (-1, number)
    ]  # fmt: skip


def is_open(s: EndeavorState, goal: Goal) -> bool:
    """Whether a goal is one of alternatives, and none of them is chosen yet."""
    return bool(goal.option) and s.ways[goal.goal - 1] < 0


def counted(s: EndeavorState, goal: Goal) -> Phrase:
    """What a goal counts."""
    if goal.option:
        return Phrase(f"way-{goal.option}")
    if goal.count == "designated":
        if s.designated < 0:
            return Phrase("text-goal-designated")
        return Phrase("text-goal-discs", kinds=piece(s, "designation", s.designated))
    parts = [things(goal)]
    if goal.columns != list(range(s.sheet.columns)):
        parts.append(Phrase("text-goal-columns", columns=", ".join([COLUMNS[column] for column in goal.columns])))
    if goal.depths != ALL_DEPTHS:
        parts.append(Phrase("text-goal-depths", depths=", ".join([str(depth) for depth in goal.depths])))
    return listed(parts)


def things(goal: Goal) -> Phrase:
    """The things that a goal counts, wherever they are."""
    if goal.count != "discs":
        return Phrase(f"text-goal-{goal.count}{'-subs' if goal.subs and goal.count == 'zones' else ''}")
    if len(goal.kinds) > 2:
        discs = Phrase("text-goal-all-discs")
    else:
        discs = Phrase("text-goal-discs", kinds=listed([Phrase(f"text-goal-{SPACES[kind]}") for kind in goal.kinds]))
    return Phrase("text-goal-and", first=discs, second=Phrase("text-goal-subs")) if goal.subs else discs


def prizes(goal: Goal) -> list[Phrase]:
    """What a goal scores."""
    lines: list[Phrase] = []
    if goal.points:
        lines.append(Phrase("text-goal-each", points=goal.points))
    if goal.count in RACES:
        lines.append(Phrase("text-goal-race", first=goal.first, second=goal.second))
    elif goal.first:
        lines.append(Phrase("text-goal-majority", first=goal.first, second=goal.second))
    if goal.leaders:
        names = listed([lead(scope) for scope in goal.leaders])
        lines.append(Phrase("text-goal-lead", points=goal.leader_points, names=names))
    return lines


def lead(scope: str) -> Phrase:
    """What a lead within a goal is about."""
    what, _, which = scope.partition("-")
    if what == "topic":
        return Phrase(scope)
    if what in ("depth", "column"):
        return Phrase(f"text-lead-{what}", which=which)
    return Phrase(f"text-goal-{what}")


def joint_goal(s: EndeavorState, name: str) -> list[Phrase]:
    """What a joint goal counts; of a bonus goal its name before that."""
    if name == "influence":
        return [Phrase("text-joint-influence")]
    what, _, which = name.partition("-")
    if what == "goal":
        return [counted(s, s.sheet.goals[joint.joint_way(s, int(which))])]
    return [Phrase(name), Phrase(f"{name}.text")]


def report_lines(s: EndeavorState, report: int) -> list[Phrase]:
    """A report's name, its price and points, its topics, and what it brings to whom."""
    topics = listed([Phrase(f"topic-{TOPICS[topic]}") for topic in s.c.report_topics[report]])
    gains = [Phrase("text-report-gain", who=who, gain=gain) for who, gain in report_gains(s, report)]
    return [piece(s, "report", report), price(s, report), topics, *gains]


def price(s: EndeavorState, report: int) -> Phrase:
    """What a report costs, and its points."""
    return Phrase("text-report-price", cost=s.c.report_cost[report], points=s.c.report_points[report])


def report_gains(s: EndeavorState, report: int) -> list[tuple[Phrase, Phrase]]:
    """To whom a report brings something, or when, and what."""
    c = s.c
    found: list[tuple[Phrase, Phrase]] = []
    if c.report_own[report]:
        found.append((Phrase("text-report-own"), effect(c.report_own[report])))
    if c.report_others[report] and s.seats > 1:
        found.append((Phrase("text-report-others"), effect(c.report_others[report])))
    later = c.report_activation[report]
    for number, verb in enumerate(later):
        if verb not in later[:number]:
            count = later.count(verb)
            gain = verb_phrase(*verb)
            gain = Phrase("text-report-times", gain=gain, count=count) if count > 1 else gain
            found.append((Phrase("text-report-later"), gain))
    return found
