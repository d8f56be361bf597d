"""Shapes of single values: a number, one of several, seats, yes or no."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from ..errors import RulesError
from .room import ONE, Room, fractions
from .shape import Shape, part_of, seat_word, turned


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Shape):
    """A whole number between bounds, or a yes or no: one number from 0 to 1.

    >>> from fathomfive.kernel.shapes import written
    >>> written(Number(0, 10), 5)
    [0.5]
    """

    owned = False

    def __init__(self, low: int, high: int) -> None:
        self.size = 1
        self.low: i64 = low
        self.span: int = high - low
        self.parts: Room = fractions(self.span)

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        if seen:
            out[at] = part_of(self.parts, cast(int, value) - self.low)

    def write_all(
        self, out: Room, at: i64, step: i64, things: list[object], viewer: i64, owner: i64, seen: bool
    ) -> None:
        if seen:
            low, parts = self.low, self.parts
            for thing in cast("list[int]", things):
                out[at] = part_of(parts, thing - low)
                at += step

    def rewrite(self, out: Room, at: i64, value: object, old: object, viewer: i64, owner: i64, seen: bool) -> object:
        if seen:
            out[at] = part_of(self.parts, cast(int, value) - self.low)
        return value

    def noted(self, value: object) -> object:
        return value

    def names(self) -> list[str]:
        return [f" ({self.low} to {self.low + self.span})"]


class OneOf(Shape):
    """One of several numbers: a 1 at its place.

    >>> from fathomfive.kernel.shapes import written
    >>> written(OneOf(-1, 2), 0)
    [0.0, 1.0, 0.0, 0.0]
    """

    owned = False

    def __init__(self, low: int, high: int) -> None:
        self.size = high - low + 1
        self.low: i64 = low

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        if seen:
            out[at + self.place(cast(int, value))] = ONE

    def write_all(
        self, out: Room, at: i64, step: i64, things: list[object], viewer: i64, owner: i64, seen: bool
    ) -> None:
        if seen:
            low, size = self.low, self.size
            for thing in cast("list[int]", things):
                place: i64 = thing - low
                out[at + (place if 0 <= place < size else self.place(thing))] = ONE
                at += step

    def rewrite(self, out: Room, at: i64, value: object, old: object, viewer: i64, owner: i64, seen: bool) -> object:
        if seen:
            out[at + self.place(cast(int, old))] = 0
            out[at + self.place(cast(int, value))] = ONE
        return value

    def noted(self, value: object) -> object:
        return value

    def place(self, value: i64) -> i64:
        """Where a value is written."""
        place = value - self.low
        if not 0 <= place < self.size:
            raise RulesError(f"{value!r} is not one of {self.low} to {self.low + self.size - 1}")
        return place

    def names(self) -> list[str]:
        return [f" = {self.low + place}" for place in range(self.size)]


class SeatNumber(Shape):
    """A seat, counted from the viewer on, or nobody (any number below 0); `others` are players who have no seat.

    >>> from fathomfive.kernel.shapes import written
    >>> written(SeatNumber(3), 1, viewer=1), written(SeatNumber(3), -1)
    ([1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0])
    """

    owned = False

    def __init__(self, seats: int, others: int = 0) -> None:
        self.size = seats + others + 1
        self.seats: i64 = seats

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        if seen:
            out[at + self.place(cast(int, value), viewer)] = ONE

    def write_all(
        self, out: Room, at: i64, step: i64, things: list[object], viewer: i64, owner: i64, seen: bool
    ) -> None:
        if seen:
            for thing in cast("list[int]", things):
                out[at + self.place(thing, viewer)] = ONE
                at += step

    def rewrite(self, out: Room, at: i64, value: object, old: object, viewer: i64, owner: i64, seen: bool) -> object:
        if seen:
            out[at + self.place(cast(int, old), viewer)] = 0
            out[at + self.place(cast(int, value), viewer)] = ONE
        return value

    def noted(self, value: object) -> object:
        return value

    def place(self, seat: i64, viewer: i64) -> i64:
        """Where a seat is written, or nobody."""
        return turned(seat, viewer, self.seats) if seat >= 0 else self.size - 1

    def names(self) -> list[str]:
        return [*[f" = {seat_word(place)}" for place in range(self.size - 1)], " = nobody"]


class SeatBits(Shape):
    """Some of the seats, as bits of a number, counted from the viewer on.

    >>> from fathomfive.kernel.shapes import written
    >>> written(SeatBits(3), 0b110, viewer=1)
    [1.0, 1.0, 0.0]
    """

    owned = False

    def __init__(self, seats: int) -> None:
        self.size = seats

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        if seen:
            mask: i64 = cast(int, value)
            for seat in range(self.size):
                if mask >> seat & 1:
                    out[at + turned(seat, viewer, self.size)] = ONE

    def names(self) -> list[str]:
        return [f" has {seat_word(place)}" for place in range(self.size)]


class Bits(Shape):
    """The bits of a number.

    >>> from fathomfive.kernel.shapes import written
    >>> written(Bits(3), 0b101)
    [1.0, 0.0, 1.0]
    """

    owned = False

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        if seen:
            mask: i64 = cast(int, value)
            if mask >> self.size:
                raise RulesError(f"{mask} has more than {self.size} bits")
            for bit in range(self.size):
                if mask >> bit & 1:
                    out[at + bit] = ONE

    def names(self) -> list[str]:
        return [f" bit {bit}" for bit in range(self.size)]


FLAG: Final = Number(0, 1)
"""A yes or no."""


def base() -> dict[str, Shape]:
    """The fields that every State has."""
    return {"seats": Number(0, 8), "over": FLAG, "shown": Number(0, 1000)}
