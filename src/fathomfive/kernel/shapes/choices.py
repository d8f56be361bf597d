"""Shapes of values that are written in one of several ways: only the latest of a list, or one shape or another."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from ..state import twin
from .room import Room, fractions
from .shape import Shape, clear, part_of


class Latest(Shape):
    """A list that grows without end: how long it is, and its last entries, the newest first.

    >>> from fathomfive.kernel.shapes import Number, written
    >>> written(Latest(2, 10, Number(0, 4)), [1, 2, 4])
    [0.3, 1.0, 0.5]
    """

    def __init__(self, room: int, longest: int, item: Shape) -> None:
        self.room = room
        self.lengths: Room = fractions(longest)
        self.item = item
        self.owned = item.owned
        self.size = 1 + room * item.size

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        things = cast("list[object]", value)
        out[at] = part_of(self.lengths, len(things))
        self.item.write_all(out, at + 1, self.item.size, things[: -self.room - 1 : -1], viewer, owner, seen)

    def rewrite(self, out: Room, at: i64, value: object, old: object, viewer: i64, owner: i64, seen: bool) -> object:
        """Most often something was added: what was there moves on, and only what is new is written."""
        things, before = cast("list[object]", value), cast("list[object]", old)
        length, size = len(before), self.item.size
        grown = len(things) - length
        stay = min(length, self.room - grown)
        if grown <= 0 or stay <= 0 or things[length - stay : length] != before[length - stay :]:
            return super().rewrite(out, at, value, old, viewer, owner, seen)
        out[at] = part_of(self.lengths, len(things))
        at += 1
        new: i64 = grown * size
        back: i64 = stay * size
        while back > 0:
            back -= 1
            out[at + new + back] = out[at + back]
        clear(out, at, new)
        self.item.write_all(out, at, size, things[: -grown - 1 : -1], viewer, owner, seen)
        return self.noted(value)

    def names(self) -> list[str]:
        return [" length", *[f"/{-1 - back}{name}" for back in range(self.room) for name in self.item.names()]]


class TwoWays(Shape):
    """The same value written in two ways: one that tells everything, one that is easy to learn from.

    >>> from fathomfive.kernel.shapes import Cards, Number, Row, written
    >>> written(TwoWays(Row(2, Number(0, 4)), Cards(3)), [2, 1])
    [1.0, 0.5, 1.0, 0.25, 0.0, 1.0, 1.0, 0.666667]
    """

    def __init__(self, one: Shape, other: Shape) -> None:
        self.one = one
        self.other = other
        self.owned = one.owned or other.owned
        self.parts = one.apart or other.apart
        """Whether there are parts in it, which are noted in another way than here."""
        self.size = one.size + other.size

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        self.one.write(out, at, value, viewer, owner, seen)
        self.other.write(out, at + self.one.size, value, viewer, owner, seen)

    def rewrite(self, out: Room, at: i64, value: object, old: object, viewer: i64, owner: i64, seen: bool) -> object:
        if self.parts:
            return super().rewrite(out, at, value, old, viewer, owner, seen)
        self.other.rewrite(out, at + self.one.size, value, twin(old), viewer, owner, seen)
        return self.one.rewrite(out, at, value, old, viewer, owner, seen)

    def names(self) -> list[str]:
        return self.one.names() + self.other.names()
