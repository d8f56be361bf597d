"""The mats: everybody's in brief, and the viewer's own with tracks, crew, reports and tokens."""

from __future__ import annotations

from ....kernel.pen import columns, flow, mark, pad, plain
from ..content.vocabulary import ATTRIBUTES
from ..rules import scoring
from ..rules.state import ACT, level, technology
from ..words.parts import PARTS
from ..words.phrases import token_sides
from .offers import actions
from .pen import FREE, GOLD, Pen

USED = "●"
READY = "○"
NAME_COLUMN = 22


def seats(pen: Pen) -> str:
    """Every seat in one row: levels, hold, knowledge, pieces; below it, its crew."""
    s = pen.s
    names = [f"[dim]{pen.say(f'text-head-{id}')}[/]" for id in HEADS]
    rows = [["  ", "", *names[:-1], "" if s.together else names[-1]]]
    points = [] if s.together else scoring.totals(s)
    for seat in range(s.seats):
        ready = sum([not spent for spent in s.spent[seat]])
        cells = [str(level(s, seat, attribute)) for attribute in range(4)]
        cells += [str(s.hold[seat]), str(s.knowledge[seat]), f"{ready}/{len(s.crew[seat])}"]
        cells += [str(len(s.subs[seat])), str(len(s.reports[seat])), str(len(s.tokens[seat]))]
        turn = "►" if seat == s.turn and not s.over else " "
        wave = "≈" if seat == s.wave else " "
        rows.append([turn + wave, pen.named(seat), *cells, str(points[seat]) if points else ""])
    lines = columns(rows)
    if max([len(plain(line)) for line in lines]) > pen.width:
        lines = columns(rows, " ")
    for seat in range(s.seats):
        if seat == pen.viewer:
            continue
        lines += flow(f"{mark(seat)}  ", crew_names(pen, seat), pen.width)
        if s.reports[seat] or s.tokens[seat]:
            held = " ".join([pen.topics(s.c.report_topics[report]) for report in s.reports[seat]])
            tokens = [f"[dim]◉[/] {pen.piece('token', token)}" for token in s.tokens[seat]]
            lines += flow("   ", [*([f"[dim]≡[/] {held}"] if held else []), *tokens], pen.width)
    lines += [] if s.together else score_parts(pen)
    notes = [
        f"► {pen.say('text-on-turn')}",
        f"≈ {pen.say('text-wave')}",
        f"{READY}/{USED} {pen.say('text-crew-signs')}",
    ]
    if s.phase == ACT and any(s.passed) and not s.over:
        out = ", ".join([pen.seat(seat) for seat in range(s.seats) if s.passed[seat]])
        notes.append(f"{pen.say('text-passed')} {out}")
    return "\n".join([*lines, *[f"[dim]{line}[/]" for line in flow("", notes, pen.width)]])


def score_parts(pen: Pen) -> list[str]:
    """What everybody's points are made of, part by part."""
    parts = scoring.parts(pen.s)
    items: list[str] = []
    for number, (name, _) in enumerate(PARTS):
        items.append(f"{pen.say(name)} " + " ".join([f"{mark(seat)}:{row[number]}" for seat, row in enumerate(parts)]))
    return flow(f"[dim]{pen.say('text-head-points')}[/] ", items, pen.width)


HEADS = (*ATTRIBUTES, "hold", "knowledge", "crew", "subs", "reports", "tokens", "points")


def crew_names(pen: Pen, seat: int) -> list[str]:
    """The crew of a seat by name, with what is used."""
    s = pen.s
    names: list[str] = []
    for code, spent in zip(s.crew[seat], s.spent[seat], strict=True):
        name = pen.piece("crew", code) + (GOLD if code & 1 and code >> 1 else "")
        names.append(f"[dim]{USED} {name}[/]" if spent else f"{READY} {name}")
    return names


def own(pen: Pen) -> str:
    """The viewer's mat."""
    return "\n".join([*tracks(pen), *crew(pen), *reports(pen), *tokens(pen)])


def tracks(pen: Pen) -> list[str]:
    """The four tracks, two on a line if there is room, with what their levels are good for."""
    s = pen.s
    rows: list[list[str]] = []
    for attribute, id in enumerate(ATTRIBUTES):
        good = pen.say(f"text-track-{id}", level=level(s, pen.viewer, attribute), technology=technology(s, pen.viewer))
        at = s.tracks[pen.viewer][attribute]
        rows.append([pen.piece("attribute", attribute), track(pen, at, attribute == len(ATTRIBUTES) - 1), good])
    return columns(rows)


def track(pen: Pen, at: int, launches: bool) -> str:
    """One track: its spaces with the levels where they begin; what lies behind the marker is bright."""
    c = pen.s.c
    signs: list[str] = []
    for space in range(c.last + 1):
        new = space == 0 or c.level_of[space] > c.level_of[space - 1]
        sign = str(c.level_of[space]) if new else ("━" if space <= at else FREE)
        if launches and space in c.submarines:
            sign += "▲"
        signs.append(f"[bold cyan]{sign}[/]" if space <= at else f"[dim]{sign}[/]")
    return "".join(signs)


def crew(pen: Pen) -> list[str]:
    """The viewer's crew: free ones first, what they do, equal ones on one line."""
    s = pen.s
    tiles = sorted(zip(s.spent[pen.viewer], range(len(s.spent[pen.viewer])), s.crew[pen.viewer], strict=True))
    kinds = [(spent, code) for spent, _, code in tiles]
    shown = [kind for i, kind in enumerate(kinds) if kind not in kinds[:i]]
    rows: list[tuple[str, str]] = []
    for spent, code in shown:
        name = pen.piece("crew", code) + (GOLD if code & 1 and code >> 1 else "")
        name += f" ×{kinds.count((spent, code))}" if kinds.count((spent, code)) > 1 else ""
        rows.append((f"[{'dim' if spent else 'bold'}]{USED if spent else READY} {name}[/]", ability(pen, code)))
    widest = min(NAME_COLUMN, max([len(plain(name)) for name, _ in rows], default=0))
    lines: list[str] = []
    for (spent, _), (name, does) in zip(shown, rows, strict=True):
        lines += flow(f"{pad(name, widest)}  ", [f"[dim]{does}[/]" if spent else does], pen.width)
    return lines


def ability(pen: Pen, code: int) -> str:
    """What a crew does, or what it scores."""
    id = f"crew-{pen.s.c.crew_ids[code >> 1]}-gold.text"
    if code & 1 and pen.has(id):
        return pen.say(id)
    return actions(pen, pen.s.c.side(code)) or pen.say("text-no-action")


def reports(pen: Pen) -> list[str]:
    """The viewer's reports: topics, points, and the activation spaces that are left."""
    s = pen.s
    lines: list[str] = []
    for report, used in zip(s.reports[pen.viewer], s.spots[pen.viewer], strict=True):
        items = [f"{pen.piece('report', report)} ({pen.say('text-points', points=s.c.report_points[report])})"]
        for spot, verb in enumerate(s.c.report_activation[report]):
            done = used >> spot & 1
            items.append(f"[dim]{USED} {pen.gain([verb])}[/]" if done else f"{READY} {pen.gain([verb])}")
        lines += flow(f"[dim]≡[/] {pen.topics(s.c.report_topics[report])} ", items, pen.width, indent=5)
    return lines


def tokens(pen: Pen) -> list[str]:
    """The viewer's dive tokens."""
    s = pen.s
    items = [pen.render(token_sides(s.c, token)) for token in s.tokens[pen.viewer]]
    return flow(f"[dim]◉[/] {pen.say('text-own-tokens')} ", items, pen.width, " │ ") if items else []
