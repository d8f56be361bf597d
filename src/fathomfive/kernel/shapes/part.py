"""The shape of a whole State, or of a part of it: field after field, as far as it may be seen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from mypy_extensions import i64

from ..errors import RulesError
from ..fields import CONCEALED, HIDDEN, PUBLIC, SEEN_BY
from ..state import Plain, layout, twin, values
from .lists import BySeat, Row
from .room import Room
from .shape import NO_OWNER, Shape, clear


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
        self.sights: list[str] = [plan.sight[name] for name in plan.names]
        self.seen_by: list[str] = [plan.seen_by.get(name, "") for name in plan.names]
        self.parted: list[bool] = [name in plan.parts or name in plan.seen_by for name in plan.names]
        """Fields that are noted as something else than they are: comparing the two says nothing."""
        self.starts: list[int] = []
        self.size = 0
        for shape in self.shapes:
            self.starts.append(self.size)
            self.size += shape.size

    def write(self, out: Room, at: i64, value: object, viewer: i64, owner: i64, seen: bool) -> None:
        """Every field by who may see it: just as `sight.view` shows it."""
        if not seen:
            return
        number = 0
        try:
            for number, thing in enumerate(values(cast(Plain, value))):
                shape = self.shapes[number]
                sight = self.sights[number]
                if sight == PUBLIC:
                    shape.write(out, at, thing, viewer, owner, True)
                elif sight == HIDDEN:
                    shape.write(out, at, thing, viewer, owner, False)
                elif sight == SEEN_BY:
                    self.write_seen(out, at, shape, thing, getattr(value, self.seen_by[number]), viewer)
                elif owner != NO_OWNER:
                    shape.write(out, at, thing, viewer, owner, self.shown(sight, viewer, owner))
                else:
                    cast(BySeat, shape).write_own(out, at, thing, viewer)
                at += shape.size
        except RulesError as error:
            raise RulesError(f"{self.fields[number]}: {error}") from None

    def rewrite(self, out: Room, at: i64, value: object, old: object, viewer: i64, owner: i64, seen: bool) -> object:
        before = cast("list[object]", old)
        if not seen:
            return before
        number = 0
        try:
            for number, now in enumerate(values(cast(Plain, value))):
                then = before[number]
                if now is not then and (self.parted[number] or now != then):
                    self.rewrite_field(out, at + self.starts[number], number, value, now, before, viewer, owner)
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

    def rewrite_field(
        self,
        out: Room,
        at: i64,
        number: int,
        part: object,
        now: object,
        before: list[object],
        viewer: i64,
        owner: i64,
    ) -> None:
        """Write one field where it was written before, as far as it may be seen, and note it."""
        shape = self.shapes[number]
        sight = self.sights[number]
        then = before[number]
        masks: object
        if sight == PUBLIC:
            before[number] = shape.rewrite(out, at, now, then, viewer, owner, True)
        elif sight == HIDDEN:
            before[number] = shape.rewrite(out, at, now, then, viewer, owner, False)
        elif sight == SEEN_BY:
            masks = getattr(part, self.seen_by[number])
            if (now, masks) != then:
                clear(out, at, shape.size)
                self.write_seen(out, at, shape, now, masks, viewer)
                before[number] = twin(now), twin(masks)
        elif owner != NO_OWNER:
            before[number] = shape.rewrite(out, at, now, then, viewer, owner, self.shown(sight, viewer, owner))
        else:
            before[number] = cast(BySeat, shape).rewrite_own(out, at, now, then, viewer)

    def write_seen(self, out: Room, at: i64, shape: Shape, value: object, masks: object, viewer: i64) -> None:
        """Write a list of which each thing has been seen by some."""
        things, seen = cast("list[object]", value), cast("list[int]", masks)
        cast(Row, shape).write_seen_by(out, at, things, seen, viewer, self.seats)

    def shown(self, sight: str, viewer: i64, owner: i64) -> bool:
        """Whether a field that belongs to an owner is shown; what belongs to nobody at the table could be counted."""
        return owner == viewer or (sight == CONCEALED and owner >= self.seats)

    def names(self) -> list[str]:
        return [f"/{field}{name}" for field, shape in self.fields_and_shapes() for name in shape.names()]

    def fields_and_shapes(self) -> list[tuple[str, Shape]]:
        """The fields with their shapes, in order."""
        return list(zip(self.fields, self.shapes, strict=True))
