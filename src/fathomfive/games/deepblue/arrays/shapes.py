"""What every field of Deep Blue's State can hold."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Value
from ....kernel.shapes import FLAG, BySeat, Cards, Each, Latest, Number, OneOf, Row, SeatNumber, Shape, base
from ..content.tables import CITY_PARTS, COLOURS, SCENARIOS, TOKENS, Content
from ..rules.state import CENTRE, FACE_DOWN

REMEMBERED = 40
"""So many of the latest entries of a trace are written; how long it is, always."""


def shapes(c: Content, seats: int, options: Mapping[str, Value]) -> dict[str, Shape]:
    """The whole table."""
    cards, nodes, wrecks, colours = len(c.crew_ids), len(c.node_ids), len(c.wreck_ids), len(COLOURS)
    stones = max([bag + supply for bag, supply in zip(c.stones_bag, c.stones_supply, strict=True)])
    copies = max([c.deck.count(card) for card in range(cards)])
    crew = Cards(cards, copies, len(c.deck) + len(c.starters))
    spot = max([len(spots) for spots in c.wreck_spots])
    return {
        **base(),
        "scenario": OneOf(-1, len(SCENARIOS) - 1),
        "turn": SeatNumber(seats),
        "turns": Number(0, 2000),
        "quiet": Number(0, 2000),
        "tokens": BySeat(seats, Number(0, max(TOKENS))),
        "wrecks": Each(nodes, OneOf(FACE_DOWN, wrecks - 1)),
        "riches": Each(nodes, OneOf(-1, colours - 1)),
        "deep": Cards(wrecks),
        "boats": BySeat(seats, Each(2, OneOf(0, nodes - 1))),
        "spots": BySeat(seats, Each(2, OneOf(CENTRE, spot - 1))),
        "market": Each(len(c.prices), OneOf(-1, cards - 1)),
        "deck": Cards(cards, copies, len(c.deck)),
        "gone": Cards(cards, copies, len(c.deck)),
        "supply": Each(colours, Number(0, stones)),
        "bag": Cards(colours, stones),
        "city": Row(CITY_PARTS, OneOf(0, wrecks - 1)),
        "played": BySeat(seats, crew),
        "traces": BySeat(seats, Latest(REMEMBERED, 1000, Number(-cards - 2, len(c.deck) + cards))),
        "site": OneOf(-1, nodes - 1),
        "leader": SeatNumber(seats),
        "diving": BySeat(seats, FLAG),
        "drawn": Row(sum(c.stones_bag) + sum(c.stones_supply), OneOf(0, colours - 1)),
        "earned": BySeat(seats, Number(0, 500)),
        "hands": BySeat(seats, crew),
        "resting": BySeat(seats, crew),
        "chests": BySeat(seats, Number(0, 1000)),
    }
