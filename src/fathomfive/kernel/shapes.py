"""Shapes: how a field of a State is written as numbers, in a room of fixed size.

A game says for each field of its State what it can hold (`arrays/shapes.py`); who may see it is what the State's own
declaration says. Numbers are scaled to 0 … 1; what may not be seen leaves only how many there are, as in a view.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias, cast

from mypy_extensions import mypyc_attr

from .errors import RulesError
from .fields import CONCEALED, HIDDEN, PUBLIC, SEEN_BY
from .pile import Pile
from .sight import NOBODY, has_seen
from .state import Plain, layout, twin, values

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
        """Write a value where one was written that was `noted`, only what is different; gives what to note now."""
        if value == old:
            return old
        self.clear(out, at)
        self.write(out, at, value, viewer, owner, seen)
        return self.noted(value)

    def noted(self, value: object) -> object:
        """A value, to be compared with a later one."""
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


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Shape):
    """A whole number between bounds, or a yes or no: one number from 0 to 1.

    >>> written(Number(0, 10), 5)
    [0.5]
    """

    def __init__(self, low: int, high: int) -> None:
        self.size = 1
        self.low = low
        self.span = high - low

    def write(self, out: Floats, at: int, value: object, viewer: int, owner: int, seen: bool) -> None:
        if seen:
            out[at] = (cast(int, value) - self.low) / self.span

    def names(self) -> list[str]:
        return [f" ({self.low} to {self.low + self.span})"]


class OneOf(Shape):
    """One of several numbers: a 1 at its place.

    >>> written(OneOf(-1, 2), 0)
    [0.0, 1.0, 0.0, 0.0]
    """

    def __init__(self, low: int, high: int) -> None:
        self.size = high - low + 1
        self.low = low

    def write(self, out: Floats, at: int, value: object, viewer: int, owner: int, seen: bool) -> None:
        if seen:
            place = cast(int, value) - self.low
            if not 0 <= place < self.size:
                raise RulesError(f"{value!r} is not one of {self.low} to {self.low + self.size - 1}")
            out[at + place] = 1.0

    def names(self) -> list[str]:
        return [f" = {self.low + place}" for place in range(self.size)]


class SeatNumber(Shape):
    """A seat, counted from the viewer on, or nobody (any number below 0); `others` are players who have no seat.

    >>> written(SeatNumber(3), 1, viewer=1), written(SeatNumber(3), -1)
    ([1.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 1.0])
    """

    def __init__(self, seats: int, others: int = 0) -> None:
        self.size = seats + others + 1
        self.seats = seats

    def write(self, out: Floats, at: int, value: object, viewer: int, owner: int, seen: bool) -> None:
        if seen:
            seat = cast(int, value)
            out[at + (turned(seat, viewer, self.seats) if seat >= 0 else self.size - 1)] = 1.0

    def names(self) -> list[str]:
        return [*[f" = {seat_word(place)}" for place in range(self.size - 1)], " = nobody"]


class SeatBits(Shape):
    """Some of the seats, as bits of a number, counted from the viewer on.

    >>> written(SeatBits(3), 0b110, viewer=1)
    [1.0, 1.0, 0.0]
    """

    def __init__(self, seats: int) -> None:
        self.size = seats

    def write(self, out: Floats, at: int, value: object, viewer: int, owner: int, seen: bool) -> None:
        if seen:
            mask = cast(int, value)
            for seat in range(self.size):
                if mask >> seat & 1:
                    out[at + turned(seat, viewer, self.size)] = 1.0

    def names(self) -> list[str]:
        return [f" has {seat_word(place)}" for place in range(self.size)]


class Bits(Shape):
    """The bits of a number.

    >>> written(Bits(3), 0b101)
    [1.0, 0.0, 1.0]
    """

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, out: Floats, at: int, value: object, viewer: int, owner: int, seen: bool) -> None:
        if seen:
            mask = cast(int, value)
            if mask >> self.size:
                raise RulesError(f"{mask} has more than {self.size} bits")
            for bit in range(self.size):
                if mask >> bit & 1:
                    out[at + bit] = 1.0

    def names(self) -> list[str]:
        return [f" bit {bit}" for bit in range(self.size)]


class Cards(Shape):
    """Cards in no order, in a list or the pool of a pile: how many of each, and how many in all.

    `copies` is how often one card can be there at most, `room` how many cards; `also` are numbers beyond the cards. A
    tail of a pile, which has an order, wants a room of its own: `tail` places.

    >>> written(Cards(3, copies=2, room=4), [0, 2, 2])
    [0.5, 0.0, 1.0, 0.75]
    >>> written(Cards(3, copies=2, room=4), [0, 2, 2], seen=False)
    [0.0, 0.0, 0.0, 0.75]
    """

    def __init__(self, kinds: int, copies: int = 1, room: int = 0, also: Sequence[int] = (), tail: int = 0) -> None:
        self.kinds = kinds + len(also)
        self.places = {number: kinds + place for place, number in enumerate(also)}
        self.copies = copies
        self.room = room or kinds * copies
        self.tail: Row | None = Row(tail, OneOf(0, kinds - 1)) if tail else None
        self.size = self.kinds + 1 + (self.tail.size if self.tail is not None else 0)

    def write(self, out: Floats, at: int, value: object, viewer: int, owner: int, seen: bool) -> None:
        cards: list[int]
        if isinstance(value, Pile):
            cards = value.pool
            if value.tail:
                if self.tail is None:
                    raise RulesError("a pile with a known tail needs a room for it: Cards(…, tail=…)")
                if seen:
                    self.tail.write(out, at + self.kinds + 1, value.tail, viewer, owner, True)
            out[at + self.kinds] = len(value) / self.room
        else:
            cards = cast("list[int]", value)
            out[at + self.kinds] = len(cards) / self.room
        if seen:
            for card in cards:
                place = self.places.get(card, card) if self.places else card
                if not 0 <= place < self.kinds:
                    raise RulesError(f"there is no card {card} among {self.kinds}")
                out[at + place] += 1.0
            if self.copies > 1:
                for place in range(at, at + self.kinds):
                    if out[place]:
                        out[place] /= self.copies

    def names(self) -> list[str]:
        tail = [] if self.tail is None else [f" tail{name}" for name in self.tail.names()]
        return [*[f" has {card}" for card in range(self.kinds)], " size", *tail]


class Row(Shape):
    """Things in an order, at most so many: for each place whether something is there, and what.

    >>> written(Row(3, Number(0, 4)), [1, 2])
    [1.0, 0.25, 1.0, 0.5, 0.0, 0.0]
    """

    def __init__(self, room: int, item: Shape) -> None:
        self.room = room
        self.item = item
        self.step = 1 + item.size
        self.size = room * self.step

    def write(self, out: Floats, at: int, value: object, viewer: int, owner: int, seen: bool) -> None:
        things = cast("list[object]", value)
        if len(things) > self.room:
            raise RulesError(f"{len(things)} things, and room for {self.room}")
        item = self.item
        for thing in things:
            out[at] = 1.0
            item.write(out, at + 1, thing, viewer, owner, seen)
            at += self.step

    def write_seen_by(self, out: Floats, at: int, value: list[object], masks: list[int], viewer: int, n: int) -> None:
        """The same, where each thing has been seen by some of n seats."""
        if len(value) > self.room:
            raise RulesError(f"{len(value)} things, and room for {self.room}")
        for thing, mask in zip(value, masks, strict=True):
            out[at] = 1.0
            self.item.write(out, at + 1, thing, viewer, NO_OWNER, has_seen(mask, viewer, n))
            at += self.step

    def names(self) -> list[str]:
        inner = self.item.names()
        return [f"/{place}{name}" for place in range(self.room) for name in [" is there", *inner]]


class Each(Shape):
    """Things of which there are always as many: one after the other.

    >>> written(Each(3, Number(0, 4)), [1, 2, 4])
    [0.25, 0.5, 1.0]
    """

    def __init__(self, count: int, item: Shape) -> None:
        self.count = count
        self.item = item
        self.size = count * item.size

    def write(self, out: Floats, at: int, value: object, viewer: int, owner: int, seen: bool) -> None:
        things = cast("list[object]", value)
        if len(things) > self.count:
            raise RulesError(f"{len(things)} things, and room for {self.count}")
        item = self.item
        for number, thing in enumerate(things):
            item.write(out, at, thing, viewer, number if owner == NO_OWNER else owner, seen)
            at += item.size

    def rewrite(self, out: Floats, at: int, value: object, old: object, viewer: int, owner: int, seen: bool) -> object:
        things, before = cast("list[object]", value), cast("list[object]", old)
        if len(things) != len(before):
            return super().rewrite(out, at, value, old, viewer, owner, seen)
        if things == before:
            return old
        item = self.item
        for number, thing in enumerate(things):
            whose = number if owner == NO_OWNER else owner
            before[number] = item.rewrite(out, at, thing, before[number], viewer, whose, seen)
            at += item.size
        return old

    def noted(self, value: object) -> object:
        return [self.item.noted(thing) for thing in cast("list[object]", value)]

    def names(self) -> list[str]:
        return [f"/{place}{name}" for place in range(self.count) for name in self.item.names()]


@mypyc_attr(allow_interpreted_subclasses=True)
class BySeat(Shape):
    """One thing a seat, the viewer's first and then clockwise; `others` are players who have no seat.

    >>> written(BySeat(3, Number(0, 4)), [1, 2, 4], viewer=1)
    [0.5, 1.0, 0.25]
    """

    def __init__(self, seats: int, item: Shape, others: int = 0) -> None:
        self.seats = seats
        self.count = seats + others
        self.item = item
        self.size = self.count * item.size

    def write(self, out: Floats, at: int, value: object, viewer: int, owner: int, seen: bool) -> None:
        things = self.fitting(value)
        item = self.item
        for seat, thing in enumerate(things):
            place = turned(seat, viewer, self.seats)
            item.write(out, at + place * item.size, thing, viewer, seat if owner == NO_OWNER else owner, seen)

    def rewrite(self, out: Floats, at: int, value: object, old: object, viewer: int, owner: int, seen: bool) -> object:
        things, before = cast("list[object]", value), cast("list[object]", old)
        if len(things) != len(before):
            return super().rewrite(out, at, value, old, viewer, owner, seen)
        item = self.item
        for seat, thing in enumerate(things):
            place = at + turned(seat, viewer, self.seats) * item.size
            whose = seat if owner == NO_OWNER else owner
            before[seat] = item.rewrite(out, place, thing, before[seat], viewer, whose, seen)
        return old

    def noted(self, value: object) -> object:
        return [self.item.noted(thing) for thing in cast("list[object]", value)]

    def fitting(self, value: object) -> list[object]:
        """One thing a seat, if there is room for all of them."""
        things = cast("list[object]", value)
        if len(things) > self.count:
            raise RulesError(f"{len(things)} things, and room for {self.count} seats")
        return things

    def write_own(self, out: Floats, at: int, value: object, viewer: int) -> None:
        """The same, where everybody sees only their own."""
        item = self.item
        for seat, thing in enumerate(self.fitting(value)):
            place = turned(seat, viewer, self.seats)
            item.write(out, at + place * item.size, thing, viewer, seat, seat == viewer)

    def names(self) -> list[str]:
        return [f"/{seat_word(place)}{name}" for place in range(self.count) for name in self.item.names()]


class RowsBySeat(Shape):
    """A flat list with one entry for each of some things and each seat: thing by thing, the viewer's first.

    >>> written(RowsBySeat(2, 2, Number(0, 4)), [1, 2, 3, 4], viewer=1)
    [0.5, 0.25, 1.0, 0.75]
    """

    def __init__(self, things: int, seats: int, item: Shape) -> None:
        self.things = things
        self.seats = seats
        self.item = item
        self.size = things * seats * item.size

    def write(self, out: Floats, at: int, value: object, viewer: int, owner: int, seen: bool) -> None:
        entries = cast("list[object]", value)
        if len(entries) > self.things * self.seats:
            raise RulesError(f"{len(entries)} entries, and room for {self.things} things of {self.seats} seats")
        for number, entry in enumerate(entries):
            thing, seat = divmod(number, self.seats)
            place = thing * self.seats + turned(seat, viewer, self.seats)
            self.item.write(out, at + place * self.item.size, entry, viewer, owner, seen)

    def names(self) -> list[str]:
        return [
            f"/{thing}/{seat_word(place)}{name}"
            for thing in range(self.things)
            for place in range(self.seats)
            for name in self.item.names()
        ]


class Latest(Shape):
    """A list that grows without end: how long it is, and its last entries, the newest first.

    >>> written(Latest(2, 10, Number(0, 4)), [1, 2, 4])
    [0.3, 1.0, 0.5]
    """

    def __init__(self, room: int, longest: int, item: Shape) -> None:
        self.room = room
        self.longest = longest
        self.item = item
        self.size = 1 + room * item.size

    def write(self, out: Floats, at: int, value: object, viewer: int, owner: int, seen: bool) -> None:
        things = cast("list[object]", value)
        out[at] = len(things) / self.longest
        at += 1
        for back in range(min(self.room, len(things))):
            self.item.write(out, at, things[-1 - back], viewer, owner, seen)
            at += self.item.size

    def names(self) -> list[str]:
        return [" length", *[f"/{-1 - back}{name}" for back in range(self.room) for name in self.item.names()]]


class TwoWays(Shape):
    """The same value written in two ways: one that tells everything, one that is easy to learn from.

    >>> written(TwoWays(Row(2, Number(0, 4)), Cards(3)), [2, 1])
    [1.0, 0.5, 1.0, 0.25, 0.0, 1.0, 1.0, 0.666667]
    """

    def __init__(self, one: Shape, other: Shape) -> None:
        self.one = one
        self.other = other
        self.size = one.size + other.size

    def write(self, out: Floats, at: int, value: object, viewer: int, owner: int, seen: bool) -> None:
        self.one.write(out, at, value, viewer, owner, seen)
        self.other.write(out, at + self.one.size, value, viewer, owner, seen)

    def names(self) -> list[str]:
        return self.one.names() + self.other.names()


class Part(Shape):
    """A State, or a part of one: its fields in the order of their declaration, each as far as the viewer sees it."""

    def __init__(self, kind: type[Plain], seats: int, shapes: Mapping[str, Shape]) -> None:
        plan = layout(kind)
        for name in plan.names:
            if name not in shapes:
                raise RulesError(f"field {name!r} of {kind.__name__} has no shape")
        for name in shapes:
            if name not in plan.sight:
                raise RulesError(f"{kind.__name__} has no field {name!r}, but there is a shape for it")
        self.kind = kind
        self.seats = seats
        self.fields: list[str] = list(plan.names)
        self.shapes: list[Shape] = [shapes[name] for name in plan.names]
        self.sights: list[str] = [plan.sight[name] for name in plan.names]
        self.seen_by: list[str] = [plan.seen_by.get(name, "") for name in plan.names]
        self.starts: list[int] = []
        self.size = 0
        for shape in self.shapes:
            self.starts.append(self.size)
            self.size += shape.size

    def write(self, out: Floats, at: int, value: object, viewer: int, owner: int, seen: bool) -> None:
        for number, name in enumerate(self.fields):
            try:
                self.write_field(out, at + self.starts[number], number, value, viewer, owner, seen)
            except RulesError as error:
                raise RulesError(f"{name}: {error}") from None

    def rewrite(self, out: Floats, at: int, value: object, old: object, viewer: int, owner: int, seen: bool) -> object:
        before = cast("list[object]", old)
        if not seen:
            return before
        number = 0
        masks: list[object]
        try:
            for number, now in enumerate(values(cast(Plain, value))):
                if now is before[number]:
                    continue
                start = at + self.starts[number]
                shape = self.shapes[number]
                if self.sights[number] == PUBLIC:
                    before[number] = shape.rewrite(out, start, now, before[number], viewer, owner, True)
                    continue
                if self.seen_by[number]:
                    masks = getattr(value, self.seen_by[number])
                    now = [now, masks]
                if now != before[number]:
                    shape.clear(out, start)
                    self.write_field(out, start, number, value, viewer, owner, True)
                    before[number] = twin(now)
        except RulesError as error:
            raise RulesError(f"{self.fields[number]}: {error}") from None
        return before

    def noted(self, value: object) -> object:
        """The values of all fields; with a list goes who has seen what of it."""
        before: list[object] = []
        for number, now in enumerate(values(cast(Plain, value))):
            if self.seen_by[number]:
                before.append([twin(now), twin(getattr(value, self.seen_by[number]))])
            else:
                before.append(self.shapes[number].noted(now) if self.sights[number] == PUBLIC else twin(now))
        return before

    def write_field(self, out: Floats, at: int, number: int, part: object, viewer: int, owner: int, seen: bool) -> None:
        """Write one field, by who may see it: just as `sight.view` shows it."""
        shape = self.shapes[number]
        sight = self.sights[number]
        value: object = getattr(part, self.fields[number])
        if not seen:
            return
        if sight == PUBLIC:
            shape.write(out, at, value, viewer, owner, True)
        elif sight == HIDDEN:
            shape.write(out, at, value, viewer, owner, False)
        elif sight == SEEN_BY:
            masks = cast("list[int]", getattr(part, self.seen_by[number]))
            cast(Row, shape).write_seen_by(out, at, cast("list[object]", value), masks, viewer, self.seats)
        elif owner != NO_OWNER:
            counted = sight == CONCEALED and owner >= self.seats
            shape.write(out, at, value, viewer, owner, owner == viewer or counted)
        else:
            cast(BySeat, shape).write_own(out, at, value, viewer)

    def names(self) -> list[str]:
        return [f"/{field}{name}" for field, shape in self.fields_and_shapes() for name in shape.names()]

    def fields_and_shapes(self) -> list[tuple[str, Shape]]:
        """The fields with their shapes, in order."""
        return list(zip(self.fields, self.shapes, strict=True))


FLAG: Final = Number(0, 1)
"""A yes or no."""


def base() -> dict[str, Shape]:
    """The fields that every State has."""
    return {"seats": Number(0, 8), "over": FLAG, "shown": Number(0, 1000)}


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
