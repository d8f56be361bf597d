"""The goals of the scenario as text: the three that score, or the seven that are reached together."""

from __future__ import annotations

from ....kernel.pen import flow, mark, wrapped
from ..content.scenario import Goal
from ..rules import counting, joint
from ..rules.state import BONUS_ROUNDS, rounds
from ..words.said import RACES, counted, in_play, is_open, joint_goal, prizes
from .pen import Pen

BAR = 10


def goals(pen: Pen) -> str:
    """Three goals with points and standings; together, the joint goals and the crisis."""
    return "\n".join(together(pen) if pen.s.together else against(pen))


def against(pen: Pen) -> list[str]:
    """Every goal: what it counts, what it scores, and how the seats stand."""
    s = pen.s
    lines: list[str] = []
    for number in in_play(s):
        goal = s.sheet.goals[number]
        items = [pen.render(counted(s, goal)), *standings(pen, goal), *[pen.render(line) for line in prizes(goal)]]
        if is_open(s, goal):
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
        told = ": ".join([pen.render(line) for line in joint_goal(s, name)])
        lines += flow(start, told.split(" "), pen.width, " ")
    hidden = joint.JOINT_GOALS - len(rows)
    if hidden > 0:
        lines.append(f"[dim]? {pen.say('text-bonus-hidden', count=hidden)}[/]")
    if s.crisis >= 0:
        lines.append(f"[bold red]! {pen.piece('crisis', s.crisis)}[/]")
        lines += wrapped(pen.say(f"crisis-{s.c.crisis_ids[s.crisis]}.text"), pen.width, 2, "red")
    ahead = rounds(s) - max(s.round, BONUS_ROUNDS)
    if ahead > 0:
        lines.append(f"[dim]! {pen.say('text-crises-ahead', count=ahead)}[/]")
    return lines
