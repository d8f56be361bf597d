"""What every field of New Eden's State can hold."""

from __future__ import annotations

from collections.abc import Mapping

from ....kernel import Value
from ....kernel.shapes import FLAG, BySeat, Cards, Each, Number, OneOf, Part, Row, SeatNumber, Shape, TwoWays, base
from ..content.tables import (
    DECK_SIZE,
    DEEPLE,
    FIELDS_OF_TABLEAU,
    GROUPS,
    OUTSIDE,
    ROUNDS,
    ROWS,
    WORST,
    Content,
)
from ..rules.market import CHOICES
from ..rules.state import EMPTY, PHASES, Station

LONGEST = 24
"""No arm has more modules."""


def shapes(c: Content, seats: int, options: Mapping[str, Value]) -> dict[str, Shape]:
    """The whole table; alone, the automaton has the second station."""
    others = 1 if seats == 1 else 0
    players = seats + others
    cards, bonuses = len(c.ids), len(c.bonus_ids)
    somebody = SeatNumber(seats, others)
    return {
        **base(),
        "round": OneOf(0, ROUNDS),
        "phase": OneOf(0, len(PHASES) - 1),
        "turn": somebody,
        "nautilus": somebody,
        "difficulty": Number(0, DECK_SIZE),
        "stations": BySeat(seats, Part(Station, seats, station(c)), others),
        "tableau": Each(FIELDS_OF_TABLEAU, OneOf(EMPTY, cards - 1)),
        "bonus": Row(4, OneOf(0, bonuses - 1)),
        "passed": Row(players, somebody),
        "resting": FLAG,
        "sold": Each(ROWS, FLAG),
        "lot": OneOf(-1, ROWS - 1),
        "high": Number(0, 200),
        "bidder": somebody,
        "bidding": BySeat(seats, FLAG, others),
        "gone": Cards(cards),
        "supply": Number(0, DEEPLE),
        "deck": Cards(cards),
        "bonus_deck": Cards(bonuses),
    }


def station(c: Content) -> dict[str, Shape]:
    """One station."""
    cards = len(c.ids)
    hand = Cards(cards, 1, DECK_SIZE)
    return {
        "points": Number(-100, 500),
        "damage": Number(0, 2 * WORST),
        "arms": Each(len(GROUPS), TwoWays(Row(LONGEST, Number(0, cards - 1)), Cards(cards, 1, LONGEST))),
        "lying": Each(OUTSIDE, Row(LONGEST, Number(0, DEEPLE))),
        "staffed": Each(OUTSIDE, Row(LONGEST, FLAG)),
        "used": Row(LONGEST, FLAG),
        "dome": Number(0, DEEPLE),
        "spent": Number(0, DEEPLE),
        "deeple": Number(0, DEEPLE),
        "extended": Each(len(GROUPS), FLAG),
        "vents": Number(0, 8),
        "arriving": hand,
        "value": Number(-100, 500),
        "bears": Number(-2 * WORST, 2 * WORST),
        "collapsed": FLAG,
        "coins": Number(0, 500),
        "hand": Row(len(c.market_price), OneOf(0, cards - 1)),
        "parcel": hand,
        "order": OneOf(0, len(CHOICES) - 1),
        "left": hand,
    }
