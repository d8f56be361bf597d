"""The story as text: the card that is being decided, the dice of the turn, and how it all ended."""

from __future__ import annotations

from ....kernel.pen import flow, wrapped
from ..content.vocabulary import MOTIVES
from ..rules.cards import tested_use
from ..rules.state import NOT_LOST
from .pen import Pen


def card_title(pen: Pen) -> str:
    """The card at hand, with its points."""
    number = pen.s.cards[-1]
    scores = " · ".join(points(pen, number))
    shown = f"  [dim]{pen.say('text-if-success')} {scores}[/]" if scores else ""
    return f"[bold]{pen.piece('card', number)}[/]{shown}"


def card(pen: Pen) -> str:
    """What the card at hand says, its test and what may be exerted on it."""
    s = pen.s
    number = s.cards[-1]
    lines = wrapped(pen.explained("card", number), pen.width, 0)
    use = tested_use(s)
    test, exert = (use.test, use.exert) if use is not None else (s.c.card_test[number], s.c.card_exert[number])
    if test:
        may = ", ".join([pen.piece("resource", which) for which in exert]) or "–"
        lines += flow("", [pen.say("text-goal", goal=test), pen.say("text-may-exert", resources=may)], pen.width)
    return "\n".join(lines)


def points(pen: Pen, card: int) -> list[str]:
    """What a card scores on the success pile, by source, before the motive."""
    c = pen.s.c
    found = [
        ("adventure", c.card_adventure[card]),
        ("warships", c.card_warship[card]),
        ("civilians", c.card_civilian[card]),
        ("science", c.card_science[card]),
        ("wonders", c.card_wonder[card]),
        ("people", c.card_person[card]),
    ]
    items = [f"{pen.say(f'part-{name}')} {value}" for name, value in found if value > 0]
    if c.card_penalty[card]:
        items.append(f"{pen.say('part-penalties')} −{-c.card_penalty[card]}")
    return items


def dice(pen: Pen) -> list[str]:
    """The white and black dice of the contact phase."""
    s = pen.s
    items: list[str] = []
    for name, rolled in (("white", s.white), ("black", s.black)):
        if rolled:
            items.append(f"{pen.say(f'text-{name}')} {' '.join([str(die) for die in rolled])}")
    return items


def ending(pen: Pen) -> str:
    """The epilogue of the motive, for the level that was reached."""
    s = pen.s
    level = s.c.level_ids[s.level] if s.lost == NOT_LOST else "lost"
    lines = wrapped(pen.say(f"epilogue-{MOTIVES[s.motive]}-{level}"), pen.width, 0)
    if s.lost != NOT_LOST:
        lines = [*wrapped(pen.say(f"defeat-{s.lost}"), pen.width, 0), *lines]
    return "\n".join(lines)


def ending_title(pen: Pen) -> str:
    """How the voyage ended, with its points."""
    s = pen.s
    if s.lost != NOT_LOST:
        return f"[bold red]{pen.say('level-lost')}[/]"
    return f"[bold]{pen.say(f'level-{s.c.level_ids[s.level]}')}[/]  {pen.say('text-final', points=sum(s.points))}"
