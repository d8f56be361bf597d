"""Shapes of lists: cards that are counted, rows, and things by seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from mypy_extensions import i64, mypyc_attr

from ..errors import RulesError
from ..pile import Pile
from ..sight import has_seen
from ..state import twin
from .room import COUNTS, ONE, Room, fractions
from .shape import NO_OWNER, Shape, clear, part_of, seat_word, turned
from .single import OneOf


class Cards(Shape):
    """Cards in no order, in a list or the pool of a pile: how many of each, and how many in all.

    `copies` is how often one card can be there at most, `room` how many cards; `also` are numbers beyond the cards. A
    tail of a pile, which has an order, wants a room of its own: `tail` places.

    >>> from fathomfive.kernel.shapes import written
    >>> written(Cards(3, copies=2, room=4), [0, 2, 2])
    [0.5, 0.0, 1.0, 0.75]
    >>> written(Cards(3, copies=2, room=4), [0, 2, 2], seen=False)
    [0.0, 0.0, 0.0, 0.75]
    """

    owned = False

    def __init__(self, kinds: int, copies: int = 1, room: int = 0, also: Sequence[int] = (), tail: int = 0) -> None:
        self.kinds: i64 = kinds + len(also)
        self.places = {number: kinds + place for place, number in enumerate(also)}
        self.plain: i64 = 0 if any([number in range(kinds) for number in also]) else kinds
        """Cards below this number are counted at it."""
        self.counts: Room = fractions(copies)
        self.one = part_of(self.counts, 1)
        self.sizes: Room = fractions(room or kinds * copies)
        self.tail: Row | None = Row(tail, OneOf(0, kinds - 1)) if tail else None
        self.size = self.kinds + 1 + (self.tail.size if self.tail is not None else 0)

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        cards: list[int]
        if isinstance(value, Pile):
            cards = value.pool
            count = len(cards) + len(value.tail)
            if value.tail:
                if self.tail is None:
                    raise RulesError("a pile with a known tail needs a room for it: Cards(…, tail=…)")
                if seen:
                    self.tail.write(out, at + self.kinds + 1, value.tail, viewer, owner, True)
        else:
            cards = cast("list[int]", value)
            count = len(cards)
        out[at + self.kinds] = part_of(self.sizes, count)
        if seen and count:
            self.count(out, at, cards)

    def count(self, out: Room, at: i64, cards: list[int]) -> None:
        """Count the cards where their numbers are to stand: most often each is there once."""
        plain, one = self.plain, self.one
        several = False
        for card in cards:
            place: i64 = card
            if not 0 <= place < plain:
                place = self.place(card)
            place += at
            if out[place] == 0:
                out[place] = one
            else:
                several = True
        if several:
            self.count_several(out, at, cards)

    def count_several(self, out: Room, at: i64, cards: list[int]) -> None:
        """Count again where some are there more than once, then make numbers of the counts."""
        counts = self.counts
        for card in cards:
            out[at + self.place(card)] = 0
        for card in cards:
            out[at + self.place(card)] += 1
        for card in cards:
            place = at + self.place(card)
            number = int(out[place])
            if number < COUNTS:
                out[place] = part_of(counts, number)

    def rewrite(self, out: Room, at: i64, value: object, old: object, viewer: i64, owner: i64, seen: bool) -> object:
        """All cards are counted again: that is quicker than to find out which of them have come or gone."""
        if isinstance(value, Pile) and (value.tail or cast(Pile, old).tail):
            clear(out, at, self.size)
        elif seen:
            clear(out, at, self.kinds)
        self.write(out, at, value, viewer, owner, seen)
        return twin(value)

    def place(self, card: int) -> i64:
        """Where a card is counted."""
        place: i64 = self.places.get(card, card) if self.places else card
        if not 0 <= place < self.kinds:
            raise RulesError(f"there is no card {card} among {self.kinds}")
        return place

    def names(self) -> list[str]:
        tail = [] if self.tail is None else [f" tail{name}" for name in self.tail.names()]
        return [*[f" has {card}" for card in range(self.kinds)], " size", *tail]


class Row(Shape):
    """Things in an order, at most so many: for each place whether something is there, and what.

    >>> from fathomfive.kernel.shapes import Number, written
    >>> written(Row(3, Number(0, 4)), [1, 2])
    [1.0, 0.25, 1.0, 0.5, 0.0, 0.0]
    """

    def __init__(self, room: int, item: Shape) -> None:
        self.room = room
        self.item = item
        self.owned = item.owned
        self.apart = item.apart
        self.step: i64 = 1 + item.size
        self.size = room * self.step

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        things = cast("list[object]", value)
        if len(things) > self.room:
            raise RulesError(f"{len(things)} things, and room for {self.room}")
        if not things:
            return
        step = self.step
        self.item.write_all(out, at + 1, step, things, viewer, owner, seen)
        for _ in things:
            out[at] = ONE
            at += step

    def rewrite(self, out: Room, at: i64, value: object, old: object, viewer: i64, owner: i64, seen: bool) -> object:
        """Place by place; what lies behind the last thing is cleared."""
        things, before = cast("list[object]", value), cast("list[object]", old)
        if len(things) > self.room:
            raise RulesError(f"{len(things)} things, and room for {self.room}")
        item, step, apart = self.item, self.step, self.apart
        known = len(before)
        for place, thing in enumerate(things):
            if place >= known:
                out[at] = ONE
                item.write(out, at + 1, thing, viewer, owner, seen)
                before.append(item.noted(thing))
            else:
                then = before[place]
                if thing is not then and (apart or thing != then):
                    before[place] = item.rewrite(out, at + 1, thing, then, viewer, owner, seen)
            at += step
        gone = len(before) - len(things)
        if gone > 0:
            clear(out, at, gone * step)
            del before[len(things) :]
        return old

    def noted(self, value: object) -> object:
        return [self.item.noted(thing) for thing in cast("list[object]", value)]

    def write_seen_by(self, out: Room, at: i64, value: list[object], masks: list[int], viewer: i64, n: i64) -> None:
        """The same, where each thing has been seen by some of n seats."""
        if len(value) > self.room:
            raise RulesError(f"{len(value)} things, and room for {self.room}")
        for thing, mask in zip(value, masks, strict=True):
            out[at] = ONE
            self.item.write(out, at + 1, thing, viewer, NO_OWNER, has_seen(mask, viewer, n))
            at += self.step

    def names(self) -> list[str]:
        inner = self.item.names()
        return [f"/{place}{name}" for place in range(self.room) for name in [" is there", *inner]]


class Each(Shape):
    """Things of which there are always as many: one after the other.

    >>> from fathomfive.kernel.shapes import Number, written
    >>> written(Each(3, Number(0, 4)), [1, 2, 4])
    [0.25, 0.5, 1.0]
    """

    def __init__(self, count: int, item: Shape) -> None:
        self.count = count
        self.item = item
        self.owned = item.owned
        self.apart = item.apart
        self.size = count * item.size

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        things = cast("list[object]", value)
        if len(things) > self.count:
            raise RulesError(f"{len(things)} things, and room for {self.count}")
        item = self.item
        if owner != NO_OWNER or not item.owned:
            item.write_all(out, at, item.size, things, viewer, owner, seen)
            return
        for number, thing in enumerate(things):
            item.write(out, at, thing, viewer, number, seen)
            at += item.size

    def rewrite(self, out: Room, at: i64, value: object, old: object, viewer: i64, owner: i64, seen: bool) -> object:
        things, before = cast("list[object]", value), cast("list[object]", old)
        if len(things) != len(before):
            return super().rewrite(out, at, value, old, viewer, owner, seen)
        item, apart = self.item, self.apart
        size = item.size
        for number, thing in enumerate(things):
            then = before[number]
            if thing is not then and (apart or thing != then):
                whose = number if owner == NO_OWNER else owner
                before[number] = item.rewrite(out, at, thing, then, viewer, whose, seen)
            at += size
        return old

    def noted(self, value: object) -> object:
        return [self.item.noted(thing) for thing in cast("list[object]", value)]

    def names(self) -> list[str]:
        return [f"/{place}{name}" for place in range(self.count) for name in self.item.names()]


@mypyc_attr(allow_interpreted_subclasses=True)
class BySeat(Shape):
    """One thing a seat, the viewer's first and then clockwise; `others` are players who have no seat.

    >>> from fathomfive.kernel.shapes import Number, written
    >>> written(BySeat(3, Number(0, 4)), [1, 2, 4], viewer=1)
    [0.5, 1.0, 0.25]
    """

    def __init__(self, seats: int, item: Shape, others: int = 0) -> None:
        self.seats: i64 = seats
        self.count = seats + others
        self.item = item
        self.apart = item.apart
        self.size = self.count * item.size

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        things = self.fitting(value)
        item = self.item
        size = item.size
        for number, thing in enumerate(things):
            seat: i64 = number
            place = turned(seat, viewer, self.seats)
            item.write(out, at + place * size, thing, viewer, seat if owner == NO_OWNER else owner, seen)

    def rewrite(self, out: Room, at: i64, value: object, old: object, viewer: i64, owner: i64, seen: bool) -> object:
        things, before = cast("list[object]", value), cast("list[object]", old)
        if len(things) != len(before):
            return super().rewrite(out, at, value, old, viewer, owner, seen)
        item, apart = self.item, self.apart
        for number, thing in enumerate(things):
            then = before[number]
            if thing is not then and (apart or thing != then):
                seat: i64 = number
                place = at + turned(seat, viewer, self.seats) * item.size
                whose = seat if owner == NO_OWNER else owner
                before[number] = item.rewrite(out, place, thing, then, viewer, whose, seen)
        return old

    def noted(self, value: object) -> object:
        return [self.item.noted(thing) for thing in cast("list[object]", value)]

    def fitting(self, value: object) -> list[object]:
        """One thing a seat, if there is room for all of them."""
        things = cast("list[object]", value)
        if len(things) > self.count:
            raise RulesError(f"{len(things)} things, and room for {self.count} seats")
        return things

    def write_own(self, out: Room, at: i64, value: object, viewer: i64) -> None:
        """The same, where everybody sees only their own."""
        item = self.item
        for number, thing in enumerate(self.fitting(value)):
            seat: i64 = number
            place = turned(seat, viewer, self.seats)
            item.write(out, at + place * item.size, thing, viewer, seat, seat == viewer)

    def rewrite_own(self, out: Room, at: i64, value: object, old: object, viewer: i64) -> object:
        """What has changed, where everybody sees only their own."""
        things, before = cast("list[object]", value), cast("list[object]", old)
        if len(things) != len(before):
            clear(out, at, self.size)
            self.write_own(out, at, value, viewer)
            return self.noted(value)
        item, apart = self.item, self.apart
        for number, thing in enumerate(things):
            then = before[number]
            if thing is not then and (apart or thing != then):
                seat: i64 = number
                place = at + turned(seat, viewer, self.seats) * item.size
                before[number] = item.rewrite(out, place, thing, then, viewer, seat, seat == viewer)
        return old

    def names(self) -> list[str]:
        return [f"/{seat_word(place)}{name}" for place in range(self.count) for name in self.item.names()]


class RowsBySeat(Shape):
    """A flat list with one entry for each of some things and each seat: thing by thing, the viewer's first.

    >>> from fathomfive.kernel.shapes import Number, written
    >>> written(RowsBySeat(2, 2, Number(0, 4)), [1, 2, 3, 4], viewer=1)
    [0.5, 0.25, 1.0, 0.75]
    """

    def __init__(self, things: int, seats: int, item: Shape) -> None:
        self.things = things
        self.seats: i64 = seats
        self.item = item
        self.owned = item.owned
        self.apart = item.apart
        self.size = things * seats * item.size

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        entries = cast("list[object]", value)
        if len(entries) > self.things * self.seats:
            raise RulesError(f"{len(entries)} entries, and room for {self.things} things of {self.seats} seats")
        item, seats = self.item, self.seats
        size = item.size
        seat: i64 = 0
        for entry in entries:
            item.write(out, at + turned(seat, viewer, seats) * size, entry, viewer, owner, seen)
            seat += 1
            if seat == seats:
                seat = 0
                at += seats * size

    def rewrite(self, out: Room, at: i64, value: object, old: object, viewer: i64, owner: i64, seen: bool) -> object:
        entries, before = cast("list[object]", value), cast("list[object]", old)
        if len(entries) != len(before):
            return super().rewrite(out, at, value, old, viewer, owner, seen)
        item, seats, apart = self.item, self.seats, self.apart
        size = item.size
        for number, entry in enumerate(entries):
            then = before[number]
            if entry is not then and (apart or entry != then):
                where: i64 = number
                seat = where % seats
                place = at + (where - seat + turned(seat, viewer, seats)) * size
                before[number] = item.rewrite(out, place, entry, then, viewer, owner, seen)
        return old

    def noted(self, value: object) -> object:
        return [self.item.noted(thing) for thing in cast("list[object]", value)]

    def names(self) -> list[str]:
        return [
            f"/{thing}/{seat_word(place)}{name}"
            for thing in range(self.things)
            for place in range(self.seats)
            for name in self.item.names()
        ]
