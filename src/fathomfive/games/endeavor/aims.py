"""The goals of the scenario as text: the three that score, or the seven that are reached together."""

from __future__ import annotations

from ...kernel.pen import flow, mark, wrapped
from . import counting, joint
from .effects import KINDS, TOPICS
from .pen import Pen
from .sheet import Goal
from .state import rounds

JOINT_GOALS = 7
CRISIS_ROUND = 4
BAR = 10
RACES = ("race-discover", "race-visit")
ALL_DEPTHS = [1, 2, 3, 4, 5]


def goals(pen: Pen) -> str:
    """Three goals with points and standings; together, the joint goals and the crisis."""
    return "\n".join(together(pen) if pen.s.together else against(pen))


def described(pen: Pen, goal: Goal) -> str:
    """What a goal counts."""
    s = pen.s
    if goal.option:
        return pen.say(f"way-{goal.option}")
    if goal.count == "designated":
        if s.designated < 0:
            return pen.say("text-goal-designated")
        return pen.say("text-goal-discs", kinds=pen.say(f"designation-{s.designated}"))
    if goal.count == "discs":
        kinds = ", ".join([pen.say(f"text-goal-{KINDS[kind]}") for kind in goal.kinds])
        parts = [pen.say("text-goal-all-discs") if len(goal.kinds) > 2 else pen.say("text-goal-discs", kinds=kinds)]
        if goal.subs:
            parts[0] += f" + {pen.say('text-goal-subs')}"
    else:
        parts = [pen.say(f"text-goal-{goal.count}{'-subs' if goal.subs and goal.count == 'zones' else ''}")]
    if goal.columns != list(range(s.sheet.columns)):
        parts.append(pen.say("text-goal-columns", columns=", ".join(["ABCDEFG"[column] for column in goal.columns])))
    if goal.depths != ALL_DEPTHS:
        parts.append(pen.say("text-goal-depths", depths=", ".join([str(depth) for depth in goal.depths])))
    return ", ".join(parts)


def against(pen: Pen) -> list[str]:
    """Every goal: what it counts, what it scores, and how the seats stand."""
    s = pen.s
    lines: list[str] = []
    for number, goal in enumerate(s.sheet.goals):
        chosen = s.ways[goal.goal - 1]
        if goal.option and chosen not in (-1, number):
            continue
        items = [described(pen, goal), *standings(pen, goal)]
        if goal.points:
            items.append(pen.say("text-goal-each", points=goal.points))
        if goal.count in RACES:
            items.append(pen.say("text-goal-race", first=goal.first, second=goal.second))
        elif goal.first:
            items.append(pen.say("text-goal-majority", first=goal.first, second=goal.second))
        if goal.leaders:
            names = ", ".join([leader(pen, scope) for scope in goal.leaders])
            items.append(pen.say("text-goal-lead", points=goal.leader_points, names=names))
        if goal.option and chosen < 0:
            items.append(f"[dim]{pen.say('text-goal-open')}[/]")
        lines += flow(f"[bold]{goal.goal}[/] ", items, pen.width)
    return lines


def standings(pen: Pen, goal: Goal) -> list[str]:
    """What every seat has; in a race, who has come first and second."""
    s = pen.s
    if goal.count in RACES:
        order = s.found if goal.count == RACES[0] else s.visited
        return [f"[bold]{place}.[/] {mark(seat)}" for place, seat in enumerate(order[:2], 1)]
    counts = [counting.goal_count(s, goal, 1 << seat) for seat in range(s.seats)]
    return [f"{mark(seat)}: [bold]{count}[/]" for seat, count in enumerate(counts)]


def leader(pen: Pen, scope: str) -> str:
    """What a lead within a goal is about."""
    what, _, which = scope.partition("-")
    if what == "topic":
        return pen.say(f"topic-{TOPICS[TOPICS.index(which)]}")
    if what in ("depth", "column"):
        return pen.say(f"text-lead-{what}", which=which)
    return pen.say(f"text-goal-{what}")


def together(pen: Pen) -> list[str]:
    """The joint goals with a bar each, those still hidden, and the crisis of the round."""
    s = pen.s
    rows = joint.standings(s)
    lines: list[str] = []
    for name, have, need in rows:
        done = have >= need
        sign = "[bold green]✔[/]" if done else "[dim]○[/]"
        filled = BAR if done else max(0, BAR * have // max(1, need))
        bar = f"[{'green' if done else 'cyan'}]{'█' * filled}[/][dim]{'░' * (BAR - filled)}[/]"
        start = f"{sign} {bar} [bold]{f'{have}/{need}':>5}[/]  "
        lines += flow(start, joint_goal(pen, name).split(" "), pen.width, " ")
    hidden = JOINT_GOALS - len(rows)
    if hidden > 0:
        lines.append(f"[dim]? {pen.say('text-bonus-hidden', count=hidden)}[/]")
    if s.crisis >= 0:
        lines.append(f"[bold red]! {pen.piece('crisis', s.crisis)}[/]")
        lines += wrapped(pen.say(f"crisis-{s.box.crisis_ids[s.crisis]}.text"), pen.width, 2, "red")
    ahead = rounds(s) - max(s.round, CRISIS_ROUND - 1)
    if ahead > 0:
        lines.append(f"[dim]! {pen.say('text-crises-ahead', count=ahead)}[/]")
    return lines


def joint_goal(pen: Pen, name: str) -> str:
    """What a joint goal counts."""
    if name == "influence":
        return pen.say("text-joint-influence")
    what, _, which = name.partition("-")
    if what == "goal":
        return described(pen, pen.s.sheet.goals[joint.joint_way(pen.s, int(which))])
    return f"{pen.say(name)}: {pen.say(f'{name}.text')}"
