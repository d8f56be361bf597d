"""The ocean as a text map: columns A to G, the surface at the top."""

from __future__ import annotations

import re

from ....kernel.pen import flow, mark, pad
from ..content.scenario import ANY_SHALLOW, COLUMNS
from ..content.tables import DIVE_SPACE, PUBLISH_SPACE
from ..rules import launch
from ..rules.state import EndeavorState
from .pen import FREE, KIND_SIGNS, SUBMARINE, Pen

MARGIN = 2
NAME_LINES = 4
WIDEST = 20
VOWELS = "aeiouyäöü"
CLUSTERS = (
    "sch",
    "bl",
    "br",
    "ch",
    "dr",
    "fl",
    "fr",
    "gl",
    "gr",
    "kl",
    "kr",
    "pf",
    "ph",
    "pl",
    "sh",
    "st",
    "th",
    "tr",
    "wr",
)


def sea_map(pen: Pen) -> str:
    """Every depth with its zones: name, submarines, spaces with the discs on them."""
    s = pen.s
    sheet = s.sheet
    wide = min(WIDEST, (pen.width - MARGIN) // sheet.columns)
    heads = "".join([letter.ljust(wide) for letter in COLUMNS[: sheet.columns]]).rstrip()
    lines = [f"{' ' * MARGIN}[dim]{heads}[/]"]
    for depth in range(sheet.depth):
        cells = [zone(pen, depth * sheet.columns + column, wide - 1) for column in range(sheet.columns)]
        height = max([len(cell) for cell in cells])
        known = any([s.zones[depth * sheet.columns + column] >= 0 for column in range(sheet.columns)])
        if depth and known:
            lines.append(f"[dim]{'─' * (MARGIN + wide * sheet.columns - 1)}[/]")
        for row in range(height):
            label = f"[bold]{depth + 1}[/] " if row == 0 else " " * MARGIN
            line = "".join([pad(cell[row] if row < len(cell) else "", wide) for cell in cells])
            lines.append((label + line).rstrip())
    return "\n".join([*lines, *legend(pen)])


def zone(pen: Pen, cell: int, width: int) -> list[str]:
    """One place of the map, as lines."""
    s = pen.s
    tile = s.zones[cell]
    if tile < 0:
        return [f"[dim]{FREE}[/]"]
    sign = "⌂ " if s.sheet.base != ANY_SHALLOW and cell in launch.bases(s) else ""
    lines = [f"[bold]{line}[/]" for line in name_lines(sign + pen.piece("zone", tile), width)]
    subs = submarines(s, cell)
    if subs:
        lines.append(f"{SUBMARINE}{subs}")
    return lines + flow("", spaces(pen, tile), width, " ")


def name_lines(name: str, width: int) -> list[str]:
    """A name on at most four lines; words that are too long are broken.

    >>> name_lines("Decommissioned Oil Rig", 14)
    ['Decommissioned', 'Oil Rig']
    >>> name_lines("Kaltwasserkorallenriff", 14)
    ['Kaltwasserko-', 'rallenriff']
    >>> name_lines("Schuppenfuß-Schnecken", 12)
    ['Schuppenfuß-', 'Schnecken']
    """
    lines = [""]
    for word in name.split():
        gap = " " if lines[-1] else ""
        for part in re.findall(r"[^-]+-?", word):
            if len(lines[-1] + gap + part) <= width:
                lines[-1] += gap + part
            else:
                pieces = broken(part, width)
                lines += pieces if lines[-1] else pieces[1:]
                lines[-len(pieces)] = pieces[0]
            gap = ""
    return lines if len(lines) <= NAME_LINES else [*lines[: NAME_LINES - 1], lines[NAME_LINES - 1][: width - 1] + "…"]


def broken(word: str, width: int) -> list[str]:
    """A word in pieces that fit, broken before a syllable if there is one.

    >>> broken("Schiffswrack", 10)
    ['Schiffs-', 'wrack']
    """
    pieces: list[str] = []
    while len(word) > width:
        cut = max([end for end in range(3, min(width, len(word) - 2)) if begins_syllable(word, end)], default=width - 1)
        pieces.append(word[:cut] + "-")
        word = word[cut:]
    return [*pieces, word]


def begins_syllable(word: str, at: int) -> bool:
    """Whether a word may be broken here: before a consonant, or several that belong together, and a vowel."""
    start = max([len(cluster) for cluster in CLUSTERS if word[at : at + len(cluster)].lower() == cluster], default=1)
    for cluster in CLUSTERS:
        if any([word[at - n : at - n + len(cluster)].lower() == cluster for n in range(1, len(cluster))]):
            return False
    if at + start >= len(word):
        return False
    sound = word[at : at + start + 1].lower()
    return sound[-1] in VOWELS and not any([letter in VOWELS for letter in sound[:-1]])


def submarines(s: EndeavorState, cell: int) -> str:
    """The submarines in a zone, each as the number of its seat."""
    return "".join([mark(seat) for seat in range(s.seats) for sub in s.subs[seat] if sub == cell])


def spaces(pen: Pen, tile: int) -> list[str]:
    """The spaces of a zone by kind: tokens left to dive for, free spaces, and the discs of the seats."""
    c = pen.s.c
    groups = [c.dives[tile], *c.tracks[tile], c.conserves[tile], c.publishes[tile]]
    return [
        f"[dim]{KIND_SIGNS[c.kind[group[0]]]}[/]" + "".join([space(pen, number) for number in group])
        for group in groups
        if group
    ]


def space(pen: Pen, number: int) -> str:
    """One space: how many tokens lie there, whose disc, or that it is free."""
    s = pen.s
    kind = s.c.kind[number]
    if kind == DIVE_SPACE:
        return str(len(s.heaps[s.c.heap[number]]))
    if s.discs[number] >= 0:
        return mark(s.discs[number])
    return pen.topic(s.c.topic[number]) if kind == PUBLISH_SPACE else FREE


def legend(pen: Pen) -> list[str]:
    """What the signs mean, and how many tiles are left to discover."""
    s = pen.s
    items = [f"{SUBMARINE} {pen.say('text-submarine')}"]
    items += [f"{sign} {pen.say(f'text-kind-{kind}')}" for kind, sign in enumerate(KIND_SIGNS)]
    items += [pen.say("text-topics-legend"), f"{FREE} {pen.say('text-free')}", pen.say("text-disc-mark")]
    if s.sheet.base != ANY_SHALLOW:
        items.append(f"⌂ {pen.say('text-base')}")
    left = [f"{depth + 1}: {len(s.stacks[depth])}" for depth in range(s.sheet.depth)]
    lines = flow("", items, pen.width) + flow(f"{pen.say('text-stacks')} ", left, pen.width)
    return [f"[dim]{line}[/]" for line in lines]
