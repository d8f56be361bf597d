"""What is printed on cards, tiles and boards: their names, what they do, and what they bring at the end."""

from __future__ import annotations

from ....kernel import Phrase
from ..content.tables import GROUPS, RESEARCH, Content
from ..rules.free import TILES
from .phrases import bonus_name, card_name, extension_gives


def printed(c: Content) -> dict[str, list[Phrase]]:
    """Modules, bonus cards and rows of prices by number, groups and extensions by name: a name, then lines."""
    found = {f"module/{card}": card_lines(c, card) for card in range(len(c.ids))}
    for group in TILES:
        found[f"extension/{GROUPS[group]}"] = [Phrase(f"extension-{GROUPS[group]}"), extension_gives(c, group)]
    found |= {f"group/{name}": [Phrase(f"group-{name}"), Phrase(f"group-{name}.text")] for name in GROUPS}
    for bonus in range(len(c.bonus_each)):
        found[f"bonus/{bonus}"] = [bonus_name(c, bonus), Phrase("printed-bonus")]
    found |= {f"price/{row}": price_lines(c, row) for row in range(len(c.row_price))}
    for thing in ("nautilus", "power-plant", "printed-undecided"):
        found[thing.removeprefix("printed-")] = [Phrase(thing), Phrase(f"{thing}.text")]
    return found


def price_lines(c: Content, row: int) -> list[Phrase]:
    """What the cards of a row cost, and what buying there does to the station."""
    damage = c.row_damage[row]
    price = Phrase("printed-price", price=c.row_price[row], damage=max(0, damage), repair=max(0, -damage))
    return [Phrase("row-number", row=row + 1), price]


def card_lines(c: Content, card: int) -> list[Phrase]:
    """A card's name, what it does in play, and what it counts in the final scoring if it does."""
    group = c.group[card]
    text = Phrase(f"{c.ids[card]}.text" if group == RESEARCH else f"group-{GROUPS[group]}.text")
    return [card_name(c, card), text, *at_the_end(c, card)]


def at_the_end(c: Content, card: int) -> list[Phrase]:
    """Points, and how far the pointer moves; nothing of a card that brings neither."""
    brought: list[Phrase] = []
    if c.end[card]:
        brought.append(Phrase("end-points", points=c.end[card]))
    if c.pointer[card]:
        brought.append(Phrase("end-up" if c.pointer[card] > 0 else "end-down", number=abs(c.pointer[card])))
    if not brought:
        return []
    both = Phrase("end-both", first=brought[0], second=brought[-1])
    return [Phrase("at-the-end", what=both if len(brought) > 1 else brought[0])]
