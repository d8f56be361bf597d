"""The zones in words: what arriving brings, what each free space gives, which links are open, what is special."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.pen import flow, wrapped
from ....kernel.sight import NOBODY
from ..content.tables import CONSERVE_SPACE, DIVE_SPACE, PUBLISH_SPACE
from ..rules import links, travel
from ..rules.state import technology
from .pen import KIND_SIGNS, SUBMARINE, Pen
from .seamap import submarines

INDENT = 3


def zone_list(pen: Pen) -> str:
    """The zones with submarines of the viewer at length, those within reach in brief; for a guest all in brief."""
    s = pen.s
    here, near = around(pen)
    lines: list[str] = []
    for cell, tile in enumerate(s.zones):
        if tile >= 0 and (cell in here or cell in near):
            lines += described(pen, cell, cell in here)
    return "\n".join(lines) or f"[dim]{pen.say('text-none')}[/]"


def around(pen: Pen) -> tuple[set[int], set[int]]:
    """The places with submarines of the viewer, and those they can travel to or use from where they may be."""
    s = pen.s
    if pen.viewer == NOBODY:
        return set(), set(range(s.sheet.cells))
    here = set(s.subs[pen.viewer])
    near = {cell for start in here for cell in travel.within_reach(s, pen.viewer, start, technology(s, pen.viewer))}
    for cell, tile in enumerate(s.zones):
        if tile >= 0 and s.c.cave[tile] and not near.isdisjoint(s.sheet.neighbours[cell]):
            near.add(cell)
        if tile >= 0 and s.c.cave[tile] and not here.isdisjoint(s.sheet.neighbours[cell]):
            here.add(cell)
    return here, near


def described(pen: Pen, cell: int, at_length: bool) -> list[str]:
    """One zone in a few lines: arrival, free spaces; at length also open links and what is special."""
    s = pen.s
    tile = s.zones[cell]
    subs = submarines(s, cell)
    style = "bold" if at_length else "bold dim"
    head = f"[{style}]{s.sheet.place(cell)} {pen.piece('zone', tile)}[/]" + (f" {SUBMARINE}{subs}" if subs else "")
    return of_tile(pen, tile, head, at_length)


def drawn_tiles(pen: Pen) -> str:
    """The tiles that have been drawn for a discovery: what laying them brings, and what they offer."""
    lines: list[str] = []
    for tile in pen.s.drawn:
        depth = pen.say("text-lead-depth", which=str(pen.s.c.depth[tile]))
        found = pen.say("text-discovery", gain=pen.gain(pen.s.c.discovery[tile]))
        lines += of_tile(pen, tile, f"[bold]{pen.piece('zone', tile)}[/] [dim]({depth})[/]", True, [found])
    return "\n".join(lines)


def of_tile(pen: Pen, tile: int, head: str, at_length: bool, first: Sequence[str] = ()) -> list[str]:
    """What a tile offers, laid or not; before that what is said first of it."""
    s = pen.s
    items = [offer for offer in [offered(pen, space) for space in s.c.spaces[tile]] if offer]
    if not s.c.cave[tile]:
        items.insert(0, f"[dim]→[/] {pen.gain(s.c.arrival[tile])}")
    items = [*first, *items]
    if not at_length:
        return flow(f"{head}  ", grouped(items), pen.width, indent=INDENT)
    items += [f"[dim]═[/] {pen.gain(s.c.link_effect[link])}" for link in open_links(pen, tile)]
    lines = flow(f"{head}  ", grouped(items), pen.width, indent=INDENT)
    id = f"zone-{s.c.tile_ids[tile]}.text"
    return lines + wrapped(pen.say(id), pen.width, INDENT) if pen.has(id) else lines


def open_links(pen: Pen, tile: int) -> list[int]:
    """The links of a zone that nobody has made yet."""
    c = pen.s.c
    of_tile = [link for link in range(len(c.link_a)) if c.tile_of[c.link_a[link]] == tile]
    return [link for link in of_tile if not links.is_made(pen.s, link)]


def grouped(items: list[str]) -> list[str]:
    """The same thing several times is said once, with its number."""
    seen = [item for i, item in enumerate(items) if item not in items[:i]]
    return [item + (f" ×{items.count(item)}" if items.count(item) > 1 else "") for item in seen]


def offered(pen: Pen, space: int) -> str:
    """What a free space offers; nothing when it is taken or dived out."""
    s = pen.s
    kind = s.c.kind[space]
    sign = f"[dim]{KIND_SIGNS[kind]}[/]"
    if kind == DIVE_SPACE:
        laid = s.where[s.c.tile_of[space]] >= 0
        count = len(s.heaps[s.c.heap[space]]) if laid else s.c.tokens[space]
        return f"{sign} {pen.say('text-tokens-left', count=count)}" if count else ""
    if s.discs[space] >= 0:
        return ""
    gain = pen.gain(s.c.effect[space]) if s.c.effect[space] else ""
    if kind == CONSERVE_SPACE:
        sign += f" {pen.say('text-cost', cost=s.c.cost[space])}"
    elif kind == PUBLISH_SPACE:
        sign += pen.topic(s.c.topic[space])
    return f"{sign} {gain}".rstrip()
