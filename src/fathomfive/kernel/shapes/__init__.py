"""Shapes: how a field of a State is written as numbers, in a room of fixed size.

A game says for each field of its State what it can hold (`arrays/shapes.py`); who may see it is what the State's own
declaration says. Numbers are scaled to 0 … 1; what may not be seen leaves only how many there are, as in a view.
"""

from .choices import Latest, TwoWays
from .lists import BySeat, Cards, Each, Row, RowsBySeat
from .part import Part
from .room import Flags, Room, numbers_in
from .shape import NO_OWNER, Shape, blank, seat_word, turned, written
from .single import FLAG, Bits, Number, OneOf, SeatBits, SeatNumber, base

__all__ = [
    "Bits",
    "BySeat",
    "Cards",
    "Each",
    "FLAG",
    "Flags",
    "Latest",
    "NO_OWNER",
    "Number",
    "OneOf",
    "Part",
    "Room",
    "Row",
    "RowsBySeat",
    "SeatBits",
    "SeatNumber",
    "Shape",
    "TwoWays",
    "base",
    "blank",
    "numbers_in",
    "seat_word",
    "turned",
    "written",
]
