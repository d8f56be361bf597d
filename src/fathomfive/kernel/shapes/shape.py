"""What every shape has: so many numbers, how they are written, and what each is called."""

from __future__ import annotations

from array import array
from typing import Final, TypeAlias

from mypy_extensions import mypyc_attr

from ..sight import NOBODY
from ..state import twin

Floats: TypeAlias = "array[float]"

NO_OWNER: Final = -2
"""What lies in the middle of the table."""


_blanks: dict[int, Floats] = {}


def blank(size: int) -> Floats:
    """So many zeros, to be read and never written."""
    found = _blanks.get(size)
    if found is None:
        found = _blanks[size] = array("f", bytes(4 * size))
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Shape:
    """So many numbers for a value, and what each of them is."""

    size: int

    def write(self, out: Floats, at: int, value: object, viewer: int, owner: int, seen: bool) -> None:
        """Write a value from an index on; the room is all zeros before."""
        raise NotImplementedError

    def rewrite(self, out: Floats, at: int, value: object, old: object, viewer: int, owner: int, seen: bool) -> object:
        """Write a value where another was written that was `noted`, only what is different; gives what to note now.

        Whoever calls it has compared the two: what stays as it was is not written again.
        """
        self.clear(out, at)
        self.write(out, at, value, viewer, owner, seen)
        return self.noted(value)

    def noted(self, value: object) -> object:
        """A value, to be compared with a later one: equal to it, as long as it stays as it is, or to nothing at all."""
        return twin(value)

    def clear(self, out: Floats, at: int) -> None:
        """Make all numbers zeros again."""
        if self.size == 1:
            out[at] = 0.0
        else:
            out[at : at + self.size] = blank(self.size)

    def names(self) -> list[str]:
        """What each of the numbers is called, after the name of the field."""
        raise NotImplementedError


def turned(seat: int, viewer: int, seats: int) -> int:
    """A seat counted from the viewer on; who has no seat keeps their place."""
    return seat if viewer == NOBODY or seat >= seats else (seat - viewer) % seats


def seat_word(place: int) -> str:
    """How a seat is called that is so many places to the left."""
    return "me" if place == 0 else f"me+{place}"


def written(shape: Shape, value: object, viewer: int = 0, seen: bool = True) -> list[float]:
    """What a shape makes of a value."""
    out = array("f", bytes(4 * shape.size))
    shape.write(out, 0, value, viewer, NO_OWNER, seen)
    return [round(number, 6) for number in out]
