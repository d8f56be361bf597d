"""Room for numbers that compiled code writes without going through Python: `vec`, which comes with mypyc.

Without librt (in a browser tab, where nothing is compiled) arrays of the same numbers take its place.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from struct import pack, unpack
from typing import TYPE_CHECKING, Final, TypeAlias

from mypy_extensions import i32, u8

if TYPE_CHECKING:
    from librt.vecs import vec as vec
else:
    try:
        from librt.vecs import vec
    except ImportError:

        class vec:  # noqa: N801
            """Stands for librt's `vec`: `vec[i32]` makes an array of whole numbers, `vec[u8]` one of bytes."""

            def __class_getitem__(cls, item: object) -> object:
                return words if item is i32 else octets


Room: TypeAlias = "vec[i32]"
"""The bits of so many float32."""
Flags: TypeAlias = "vec[u8]"
"""So many yes or no, or other small numbers."""
Places: TypeAlias = "vec[i32]"
"""Where things begin."""

ONE: Final = 0x3F800000
"""The bits of 1.0."""
COUNTS: Final = 0x800000
"""Bits below these are no number of ours but 0: a count may stand there until it has become a number."""


def words(numbers: Iterable[int]) -> array[int]:
    """Whole numbers of four bytes."""
    return array("i", numbers)


def octets(numbers: Iterable[int]) -> array[int]:
    """Whole numbers of one byte."""
    return array("B", numbers)


def bits(number: float) -> int:
    """The bits of a float32, as a whole number.

    >>> bits(1.0) == ONE, bits(0.0)
    (True, 0)
    """
    found: int = unpack("=i", pack("=f", number))[0]
    return found


def fractions(whole: int) -> Room:
    """The bits of no part of a whole, of one, two, … and of all of it."""
    return vec[i32]([bits(part / (whole or 1)) for part in range(whole + 1)])


def numbers_in(room: Room) -> array[float]:
    """The numbers whose bits these are."""
    found = array("f")
    found.frombytes(memoryview(room).cast("B"))
    return found
