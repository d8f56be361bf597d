"""The influence area as text: a grid of hexes with what they bring, and whose markers lie there."""

from __future__ import annotations

from ....kernel.pen import flow, mark, pad, plain, wrapped
from ..content.vocabulary import VERBS
from ..rules.influence import CLEANUP_END
from ..rules.points import influence_points
from .pen import Pen

HEX = 6
MARGIN = 3
ENDLESS = "∞"
SPECIAL = {"goal": "◎", "rescue": "✚", "turtle": "◊"}
RULES_WITHOUT_BORDERS = ("tracks", "star-search")
"""Scenarios where markers do not spread from hex to hex."""


def influence_area(pen: Pen) -> str:
    """The hexes, the markers on endless ones, the points of the seats, what the signs mean, the special rule."""
    return "\n".join([*grid(pen), *crowds(pen), *standing(pen), *legend(pen), *special(pen)])


def special(pen: Pen) -> list[str]:
    """The special rule of the scenario, if it has one."""
    id = f"scenario-{pen.s.sheet.id}.rule"
    return wrapped(pen.say(id), pen.width, 0) if pen.has(id) else []


def grid(pen: Pen) -> list[str]:
    """The hexes by row and column, as options name them; rows or columns are shifted like on the table."""
    s = pen.s
    sheet = s.sheet
    drawn: dict[int, list[tuple[int, str]]] = {}
    labels: dict[int, str] = {}
    for hex, (row, column) in sorted(enumerate(sheet.hex_at), key=lambda entry: (entry[1][0], entry[1][1] % 2)):
        y, x = row, MARGIN + column * HEX
        if sheet.grid == "pointy":
            x += row % 2 * HEX // 2
        elif sheet.grid == "flat":
            y = row * 2 + column % 2
        if str(row + 1) not in labels.values():
            labels[y] = str(row + 1)
        drawn.setdefault(y, []).append((x, cell(pen, hex)))
    across = max([column for _, column in sheet.hex_at]) + 1
    lines = [f"{' ' * MARGIN}[dim]{''.join([str(column + 1).ljust(HEX) for column in range(across)]).rstrip()}[/]"]
    for y in range(min(drawn), max(drawn) + 1):
        line = pad(f"[dim]{labels.get(y, '')}[/]", MARGIN)
        for x, text in sorted(drawn.get(y, [])):
            line = pad(line, x) + text
        lines.append(line.rstrip())
    return lines


def cell(pen: Pen, hex: int) -> str:
    """One hex: the marker on it, or what it brings; bright where a marker may be laid."""
    s = pen.s
    if s.owner[hex] >= 0:
        return f"‹{mark(s.owner[hex])}›"
    text = content(pen, hex) or "○"
    reachable = s.open[hex] or s.sheet.rule in RULES_WITHOUT_BORDERS
    return f"[bold]{text}[/]" if reachable else f"[dim]{text}[/]"


def content(pen: Pen, hex: int) -> str:
    """What a hex brings, in signs."""
    sheet = pen.s.sheet
    text = ENDLESS if sheet.endless[hex] >= 0 else ""
    for id in specials(pen, hex):
        text += SPECIAL[id] + (str(sheet.hex_goal[hex]) if id == "goal" else "")
    for verb, number, _ in sheet.hex_effect[hex]:
        text += pen.say(f"text-sign-{VERBS[verb]}") * max(1, number)
    if sheet.hex_topic[hex] >= 0:
        text += f"≡{plain(pen.topic(sheet.hex_topic[hex]))}"
    points = sheet.hex_points[hex]
    return text + (f"{points:+d}" if points else "")


def specials(pen: Pen, hex: int) -> list[str]:
    """What is special about a hex."""
    sheet = pen.s.sheet
    found = {"goal": sheet.hex_goal[hex] > 0, "rescue": sheet.hex_rescue[hex], "turtle": sheet.turtle == hex}
    return [id for id, holds in found.items() if holds]


def crowds(pen: Pen) -> list[str]:
    """How many markers everybody has on each endless hex."""
    s = pen.s
    lines: list[str] = []
    for hex, number in enumerate(s.sheet.endless):
        if number >= 0 and any(s.crowd[number * s.seats : (number + 1) * s.seats]):
            row, column = s.sheet.hex_at[hex]
            counts = [f"{mark(seat)}: {s.crowd[number * s.seats + seat]}" for seat in range(s.seats)]
            lines += flow(f"{ENDLESS} {row + 1}/{column + 1}  ", counts, pen.width)
    return lines


def standing(pen: Pen) -> list[str]:
    """The points everybody has here; and the cleanup track, where there is one."""
    s = pen.s
    points = [f"{pen.named(seat)}: {influence_points(s, seat)}" for seat in range(s.seats)]
    lines = flow(f"{pen.say('text-area-points')} ", points, pen.width)
    if s.sheet.rule == "cleanup":
        steps = [f"{pen.named(seat)}: {s.cleanup[seat]}/{CLEANUP_END}" for seat in range(s.seats)]
        lines += flow(f"{pen.say('text-cleanup')} ", steps, pen.width)
    return lines


def legend(pen: Pen) -> list[str]:
    """What the signs of this area mean."""
    sheet = pen.s.sheet
    verbs = sorted({verb for effect in sheet.hex_effect for verb, _, _ in effect})
    items = [f"{pen.say(f'text-sign-{VERBS[verb]}')} {pen.say(f'text-sign-{VERBS[verb]}.text')}" for verb in verbs]
    if max(sheet.endless) >= 0:
        items.append(f"{ENDLESS} {pen.say('text-endless')}")
    for id, sign in SPECIAL.items():
        if any([id in specials(pen, hex) for hex in range(sheet.hexes)]):
            items.append(f"{sign} {pen.say(f'text-hex-{id}')}")
    items.append(pen.say("text-hex-points"))
    if sheet.rule not in RULES_WITHOUT_BORDERS:
        items.append(pen.say("text-hex-open"))
    return [f"[dim]{line}[/]" for line in flow("", items, pen.width)]
