"""What can be taken from the table: the recruits in the tray, and the research display."""

from __future__ import annotations

from ...kernel.pen import flow
from ...kernel.sight import NOBODY
from .box import Side
from .effects import REPUTATION
from .pen import GOLD, Pen
from .state import ACT, level


def actions(pen: Pen, side: Side) -> str:
    """The actions of one side of a crew tile: a slash between alternatives, a plus between actions."""
    return " + ".join(["/".join([pen.verb(verb) for verb in slot]) for slot in side.actions])


def tray(pen: Pen) -> str:
    """The recruits by level: at length those the viewer may soon take, while they are taken; else by name."""
    s = pen.s
    highest = level(s, pen.viewer, REPUTATION) if pen.viewer != NOBODY and s.phase != ACT else 0
    kinds = [kind for kind, left in enumerate(s.tray) if left] + s.experts
    lines: list[str] = []
    for step in range(1, max(s.box.level) + 1):
        of_level = [kind for kind in kinds if s.box.level[kind] == step]
        if step <= highest:
            for kind in of_level:
                lines += recruit(pen, kind)
        elif of_level:
            lines += flow(f"[bold]{step}[/] ", [f"{counted(pen, kind)}," for kind in of_level], pen.width, " ")
            lines[-1] = lines[-1].removesuffix(",")
    return "\n".join(lines)


def counted(pen: Pen, kind: int) -> str:
    """A kind of crew with the number of its tiles."""
    left = pen.s.tray[kind]
    return pen.piece("crew", kind * 2) + (f" ×{left}" if left > 1 else "")


def recruit(pen: Pen, kind: int) -> list[str]:
    """One kind of crew: what it brings, what it does, and what it does in gold."""
    side = pen.s.box.junior[kind]
    parts = [pen.gain(side.effect)] if side.effect else []
    if side.actions:
        parts.append(f"[cyan]{actions(pen, side)}[/]")
    parts.append(gold_side(pen, kind))
    return flow(f"[bold]{pen.s.box.level[kind]} {counted(pen, kind)}:[/] ", parts, pen.width, indent=4)


def gold_side(pen: Pen, kind: int) -> str:
    """What a promotion of this crew brings."""
    side = pen.s.box.gold[kind]
    id = f"crew-{pen.s.box.crew_ids[kind]}-gold.text"
    parts = [pen.gain(side.effect)] if side.effect else []
    does = actions(pen, side)
    if does:
        parts.append(f"[cyan]{does}[/]")
    if pen.has(id):
        parts.append(pen.say(id))
    return f"[yellow]{GOLD}[/] {'; '.join(parts)}"


def display(pen: Pen) -> str:
    """The reports that can be published: price, points, topics, and what they bring to whom."""
    lines: list[str] = []
    for report in pen.s.display:
        lines += described(pen, report)
    return "\n".join(lines) or f"[dim]{pen.say('text-none')}[/]"


def described(pen: Pen, report: int) -> list[str]:
    """A report in the display."""
    box = pen.s.box
    lines = [
        f"{pen.topics(box.report_topics[report])} [bold]{pen.piece('report', report)}[/]  "
        f"{pen.say('text-report-price', cost=box.report_cost[report], points=box.report_points[report])}"
    ]
    parts: list[str] = []
    if box.report_own[report]:
        parts.append(f"[dim]{pen.say('text-report-own')}[/] {pen.gain(box.report_own[report])}")
    if box.report_others[report] and pen.s.seats > 1:
        parts.append(f"[dim]{pen.say('text-report-others')}[/] {pen.gain(box.report_others[report])}")
    for number, verb in enumerate(box.report_activation[report]):
        if verb not in box.report_activation[report][:number]:
            count = box.report_activation[report].count(verb)
            times = f" ×{count}" if count > 1 else ""
            parts.append(f"[dim]{pen.say('text-report-later')}[/] {pen.gain([verb])}{times}")
    return lines + (flow("   ", parts, pen.width) if parts else [])
