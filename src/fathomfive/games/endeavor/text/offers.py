"""What can be taken from the table: the recruits in the tray, and the research display."""

from __future__ import annotations

from ....kernel.pen import flow
from ....kernel.sight import NOBODY
from ..content.tables import Side
from ..content.vocabulary import REPUTATION
from ..rules.state import ACT, level
from ..words.said import price, report_gains
from .pen import GOLD, Pen


def actions(pen: Pen, side: Side) -> str:
    """The actions of one side of a crew tile: a slash between alternatives, a plus between actions."""
    return " + ".join(["/".join([pen.verb(verb) for verb in slot]) for slot in side.actions])


def tray(pen: Pen) -> str:
    """The recruits by level: at length those the viewer may soon take, while they are taken; else by name."""
    s = pen.s
    highest = level(s, pen.viewer, REPUTATION) if pen.viewer != NOBODY and s.phase != ACT else 0
    kinds = [kind for kind, left in enumerate(s.tray) if left] + s.experts
    lines: list[str] = []
    for step in range(1, max(s.c.level) + 1):
        of_level = [kind for kind in kinds if s.c.level[kind] == step]
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
    side = pen.s.c.junior[kind]
    parts = [pen.gain(side.effect)] if side.effect else []
    if side.actions:
        parts.append(f"[cyan]{actions(pen, side)}[/]")
    parts.append(gold_side(pen, kind))
    return flow(f"[bold]{pen.s.c.level[kind]} {counted(pen, kind)}:[/] ", parts, pen.width, indent=4)


def gold_side(pen: Pen, kind: int) -> str:
    """What a promotion of this crew brings."""
    side = pen.s.c.gold[kind]
    id = f"crew-{pen.s.c.crew_ids[kind]}-gold.text"
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
    lines = [
        f"{pen.topics(pen.s.c.report_topics[report])} [bold]{pen.piece('report', report)}[/]  "
        f"{pen.render(price(pen.s, report))}"
    ]
    parts = [f"[dim]{pen.render(who)}[/] {pen.render(gain)}" for who, gain in report_gains(pen.s, report)]
    return lines + (flow("   ", parts, pen.width) if parts else [])
