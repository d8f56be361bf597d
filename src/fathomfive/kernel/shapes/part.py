"""The shape of a whole State, or of a part of it: field after field, as far as it may be seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, cast

from mypy_extensions import i32, i64, u8

from ..errors import RulesError
from ..fields import CONCEALED, HIDDEN, OWNER, PUBLIC, SEEN_BY
from ..state import Plain, layout, twin, values
from .lists import BySeat, Row
from .room import Flags, Places, Room, vec
from .shape import NO_OWNER, Shape, clear

SIGHTS: Final = (PUBLIC, HIDDEN, SEEN_BY, OWNER, CONCEALED)
OPEN: Final = 0
SHUT: Final = 1
BY_MASK: Final = 2
SHOWN: Final = 4
"""The same by number: a field that is public, hidden, seen by some, concealed; what is left belongs to its owner."""


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
        self.seats: i64 = seats
        self.fields: list[str] = list(plan.names)
        self.shapes: list[Shape] = [shapes[name] for name in plan.names]
        self.sights: Flags = vec[u8]([SIGHTS.index(plan.sight[name]) for name in plan.names])
        self.seen_by: list[str] = [plan.seen_by.get(name, "") for name in plan.names]
        self.apart = True
        self.parted: Flags = vec[u8]([name in plan.seen_by or shapes[name].apart for name in plan.names])
        """Fields that are noted apart."""
        self.whole = not any(self.parted)
        """Whether none is, so that all can be compared at once."""
        starts: list[int] = []
        self.size = 0
        for shape in self.shapes:
            starts.append(self.size)
            self.size += shape.size
        self.starts: Places = vec[i32](starts)

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        """Every field by who may see it: just as `sight.view` shows it."""
        if not seen:
            return
        number: i64 = 0
        try:
            for thing in values(cast(Plain, value)):
                shape = self.shapes[number]
                sight = self.sights[number]
                if sight <= SHUT:
                    shape.write(out, at, thing, viewer, owner, sight == OPEN)
                elif sight == BY_MASK:
                    self.write_seen(out, at, shape, thing, getattr(value, self.seen_by[number]), viewer)
                elif owner != NO_OWNER:
                    shape.write(out, at, thing, viewer, owner, self.shown(sight, viewer, owner))
                else:
                    cast(BySeat, shape).write_own(out, at, thing, viewer)
                at += shape.size
                number += 1
        except RulesError as error:
            raise RulesError(f"{self.fields[number]}: {error}") from None

    def rewrite(self, out: Room, at: i64, value: object, old: object, viewer: i64, owner: i64, seen: bool) -> object:
        before = cast("list[object]", old)
        if not seen:
            return before
        found = values(cast(Plain, value))
        if self.whole and found == before:
            return before
        number: i64 = 0
        try:
            for now in found:
                then = before[number]
                if now is not then and (self.parted[number] or now != then):
                    before[number] = self.rewritten(out, at, number, value, now, then, viewer, owner)
                number += 1
        except RulesError as error:
            raise RulesError(f"{self.fields[number]}: {error}") from None
        return before

    def noted(self, value: object) -> object:
        """The values of all fields; with a list goes who has seen what of it."""
        before: list[object] = []
        for number, now in enumerate(values(cast(Plain, value))):
            if self.seen_by[number]:
                before.append((twin(now), twin(getattr(value, self.seen_by[number]))))
            else:
                before.append(self.shapes[number].noted(now))
        return before

    def rewritten(
        self, out: Room, at: i64, number: i64, part: object, now: object, then: object, viewer: i64, owner: i64
    ) -> object:
        """Write one field where it was written before, as far as it may be seen; gives what to note of it."""
        at += i64(self.starts[number])
        shape = self.shapes[number]
        sight = self.sights[number]
        if sight <= SHUT:
            return shape.rewrite(out, at, now, then, viewer, owner, sight == OPEN)
        if sight == BY_MASK:
            masks: object = getattr(part, self.seen_by[number])
            known, seen = cast("tuple[object, object]", then)
            if now == known and masks == seen:
                return then
            clear(out, at, shape.size)
            self.write_seen(out, at, shape, now, masks, viewer)
            return twin(now), twin(masks)
        if owner != NO_OWNER:
            return shape.rewrite(out, at, now, then, viewer, owner, self.shown(sight, viewer, owner))
        return cast(BySeat, shape).rewrite_own(out, at, now, then, viewer)

    def write_seen(self, out: Room, at: i64, shape: Shape, value: object, masks: object, viewer: i64) -> None:
        """Write a list of which each thing has been seen by some."""
        things, seen = cast("list[object]", value), cast("list[int]", masks)
        cast(Row, shape).write_seen_by(out, at, things, seen, viewer, self.seats)

    def shown(self, sight: u8, viewer: i64, owner: i64) -> bool:
        """Whether a field that belongs to an owner is shown; what belongs to nobody at the table could be counted."""
        return owner == viewer or (sight == SHOWN and owner >= self.seats)

    def names(self) -> list[str]:
        return [f"/{field}{name}" for field, shape in self.fields_and_shapes() for name in shape.names()]

    def fields_and_shapes(self) -> list[tuple[str, Shape]]:
        """The fields with their shapes, in order."""
        return list(zip(self.fields, self.shapes, strict=True))
