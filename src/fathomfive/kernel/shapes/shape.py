"""What every shape has: so many numbers, how they are written, and what each is called."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i32, i64, mypyc_attr

from ..sight import NOBODY
from ..state import twin
from .room import Room, bits, numbers_in, vec

NO_OWNER: Final = -2
"""What lies in the middle of the table."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """So many numbers for a value, and what each of them is."""

    size: i64
    owned: bool = True
    """Whether it matters whose a value is."""
    apart: bool = False
    """Whether values are noted as something else than they are, so that comparing the two says nothing."""

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        """Write a value from an index on; the room is all zeros before."""
        raise NotImplementedError

    def rewrite(self, out: Room, at: i64, value: object, old: object, viewer: i64, owner: i64, seen: bool) -> object:
        """Write a value where another was written that was `noted`, only what is different; gives what to note now.

        Whoever calls it has compared the two, unless they are noted `apart`: what stays as it was is not written again.
        """
        clear(out, at, self.size)
        self.write(out, at, value, viewer, owner, seen)
        return self.noted(value)

    def noted(self, value: object) -> object:
        """A value, to be compared with a later one: equal to it, as long as it stays as it is, or to nothing at all."""
        return twin(value)

    def write_all(
        self, out: Room, at: i64, step: i64, things: list[object], viewer: i64, owner: i64, seen: bool
    ) -> None:
        """Write several values, each so many numbers after the one before."""
        for thing in things:
            self.write(out, at, thing, viewer, owner, seen)
            at += step

    def names(self) -> list[str]:
        """What each of the numbers is called, after the name of the field."""
        raise NotImplementedError


def part_of(parts: Room, part: i64) -> i32:
    """The bits of so many parts of a whole; beyond it there are some too, so that they can be told (law 14)."""
    if 0 <= part < len(parts):
        return parts[part]
    return bits(int(part) / (len(parts) - 1))


def turned(seat: i64, viewer: i64, seats: i64) -> i64:
    """A seat counted from the viewer on; who has no seat keeps their place."""
    if viewer == NOBODY or seat >= seats:
        return seat
    return seat - viewer if seat >= viewer else seat - viewer + seats


def seat_word(place: int) -> str:
    """How a seat is called that is so many places to the left."""
    return "me" if place == 0 else f"me+{place}"


def clear(out: Room, at: i64, size: i64) -> None:
    """Make so many numbers zeros again."""
    end = at + size
    while at < end:
        out[at] = 0
        at += 1


def blank(size: int) -> Room:
    """Room for so many numbers, all zeros."""
    return vec[i32]([0] * size)


def written(shape: Shape, value: object, viewer: int = 0, seen: bool = True) -> list[float]:
    """What a shape makes of a value."""
    out = blank(shape.size)
    shape.write(out, 0, value, viewer, NO_OWNER, seen)
    return [round(number, 6) for number in numbers_in(out)]
