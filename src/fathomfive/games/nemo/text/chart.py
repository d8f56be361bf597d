"""The world as text: every ocean with its neighbours, ships, contacts, stones and uprisings."""

from __future__ import annotations

from ....kernel.pen import flow, pad, widest
from ..rules.sea import GREY, LIGHT, sailing
from .pen import CONTACT, CRUSHED, FREE, HERE, STONE, UPRISING, WRECK, Pen


def world(pen: Pen) -> str:
    """The twelve oceans, one after another."""
    names = [pen.piece("ocean", ocean) for ocean in range(len(pen.s.ships))]
    room = widest(names)
    lines: list[str] = []
    for ocean, name in enumerate(names):
        mark = HERE if ocean == pen.s.nautilus else " "
        start = f"{mark}{pen.sign(ocean)} {pad(f'[bold]{name}[/]', room)}  {pad(neighbours(pen, ocean), 13)}  "
        lines += flow(start, contents(pen, ocean), pen.width)
    return "\n".join(lines)


def neighbours(pen: Pen, ocean: int) -> str:
    """The oceans one move away, and in brackets those that only contacts spill over to."""
    blue = sailing(pen.s, ocean)
    dotted = [near for near in pen.s.c.near[ocean] if near not in blue]
    shown = "".join([pen.sign(near) for near in blue])
    return f"[dim]→{shown}{'(' + ''.join([pen.sign(near) for near in dotted]) + ')' if dotted else ''}[/]"


def contents(pen: Pen, ocean: int) -> list[str]:
    """What lies in an ocean: contacts, ships, free spaces, stone, wreck and land spaces."""
    s = pen.s
    items = [CONTACT * s.contacts[ocean]] if s.contacts[ocean] else []
    items += [pen.ship(side) for side in s.ships[ocean]]
    free = s.c.spaces[ocean] - s.contacts[ocean] - len(s.ships[ocean])
    if free > 0:
        items.append(FREE * free)
    if s.stones[ocean]:
        items.append(STONE)
    if s.wreck == ocean:
        items.append(WRECK)
    for land in s.c.lands[ocean]:
        name = pen.piece("land", land)
        if s.uprisings[land] == LIGHT:
            items.append(f"{UPRISING} {name}")
        elif s.uprisings[land] == GREY:
            items.append(f"{CRUSHED} [dim strike]{name}[/]")
    empty = sum([s.uprisings[land] == 0 for land in s.c.lands[ocean]])
    if empty:
        items.append(f"[dim]{'⚐' * empty}[/]")
    return items
