"""What every field of Otys' State can hold."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Value
from ....kernel.shapes import FLAG, BySeat, Cards, Each, Number, OneOf, Part, Row, SeatBits, SeatNumber, Shape, base
from ..content.tables import Content
from ..rules.state import COLOURS, LEVELS, NEUTRAL, NONE, SURFACED, Player, X


def shapes(c: Content, seats: int, options: Mapping[str, Value]) -> dict[str, Shape]:
    """The whole table."""
    contracts, tiles = len(c.contracts), len(c.rewards)
    copies = max([reward.copies for reward in c.rewards])
    tile = OneOf(NONE, tiles - 1)
    return {
        **base(),
        "players": BySeat(seats, Part(Player, seats, player(c))),
        "author": FLAG,
        "sponsors": Each(LEVELS, OneOf(0, len(c.sponsor_ids) - 1)),
        "sides": Each(len(c.sponsor_ids), OneOf(0, 2)),
        "display": Each(2 * LEVELS, tile),
        "bag": Cards(tiles, copies),
        "discards": Cards(tiles, copies),
        "held": tile,
        "contracts": Row(6, OneOf(NONE, contracts - 1)),
        "deck": Cards(contracts),
        "under": Row(contracts, OneOf(0, contracts - 1)),
        "under_seen": Row(contracts, SeatBits(seats)),
        "shop": Each(COLOURS, Number(0, len(c.row_credits))),
        "filled": Cards(contracts),
        "first": SeatNumber(seats),
        "turn": SeatNumber(seats),
        "round": Number(0, 1000),
        "step": OneOf(0, 3),
        "key": OneOf(0, NEUTRAL),
        "level": OneOf(0, LEVELS),
        "sponsor": FLAG,
        "free": FLAG,
        "left": Number(0, 4),
        "bound": FLAG,
    }


def player(c: Content) -> dict[str, Shape]:
    """One seat's board, purse and hand."""
    contracts = len(c.contracts)
    divers = len(c.diver_ids)
    return {
        "column": Each(SURFACED + LEVELS, OneOf(0, divers - 1)),
        "upgraded": Each(divers, FLAG),
        "zone": Each(LEVELS * COLOURS, Number(0, max(c.spaces))),
        "keys": Cards(X + 1),
        "track": Row(X + NEUTRAL, OneOf(1, NEUTRAL)),
        "neutral": Number(0, 20),
        "mechanic": Number(0, len(c.movement)),
        "hacker": Number(0, len(c.returns)),
        "credits": Number(0, 100),
        "batteries": Number(0, 100),
        "prestige": Number(0, 100),
        "rewards": Each(LEVELS, OneOf(NONE, len(c.rewards) - 1)),
        "hand": Cards(contracts),
        "drawn": Cards(contracts),
    }
