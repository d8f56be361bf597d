"""Everything that lies on the table, as plain data; copy, JSON, views and redeal follow from its declaration."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, Self, TypeVar, cast

from mypy_extensions import mypyc_attr

from .fields import HIDDEN, SHARED, Fields, fields
from .pile import Pile
from .values import Value

P = TypeVar("P", bound="Plain")

ALL: Final = -1
"""Told to everybody."""


class Fact:
    """One thing that happened, for the log and the animation; `to` is the only seat that learns it, or ALL."""

    __slots__ = ("kind", "args", "to")

    def __init__(self, kind: str, args: tuple[Value, ...], to: int = ALL) -> None:
        self.kind = kind
        self.args = args
        self.to = to

    def __repr__(self) -> str:
        return (
            f"Fact({self.kind!r}, {self.args})" if self.to == ALL else f"Fact({self.kind!r}, {self.args}, to={self.to})"
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Fact) and (self.kind, self.args, self.to) == (other.kind, other.args, other.to)

    def __hash__(self) -> int:
        return hash((self.kind, self.args, self.to))


class Layout:
    """The merged declaration of a class and its bases."""

    __slots__ = ("names", "shared", "sight", "seen_by", "parts", "deal", "copy", "secret")

    def __init__(self, cls: type[Plain]) -> None:
        self.names: list[str] = []
        self.shared: list[str] = []
        self.sight: dict[str, str] = {}
        self.seen_by: dict[str, str] = {}
        self.parts: dict[str, type[Plain]] = {}
        self.deal: dict[str, str] = {}
        for base in reversed(cls.__mro__):
            declared: Fields | None = base.__dict__.get("FIELDS")
            if declared is None:
                continue
            for name, sight in declared.sight.items():
                self.sight[name] = sight
                (self.shared if sight == SHARED else self.names).append(name)
            self.seen_by.update(declared.seen_by)
            self.parts.update(declared.parts)
            self.deal.update(declared.deal)
        self.copy = _copiers.get(cls) or _copier(cls, self.names, self.shared)
        self.secret: list[str] = [name for name in self.names if name in self.deal or self._deals(name)]
        """The fields in which a redeal has something to look for: cards that are dealt, or parts that hold some."""

    def _deals(self, name: str) -> bool:
        part = self.parts.get(name)
        return part is not None and self.sight[name] != HIDDEN and bool(layout(part).secret)


_copiers: dict[type[Plain], Callable[[Plain], Plain]] = {}
_readers: dict[type[Plain], Callable[[Plain], list[object]]] = {}


def fieldwise(cls: type[P], copy: Callable[[P], P], values: Callable[[P], list[object]]) -> None:
    """Say how a class is copied and read, written out field by field: `tools.fieldwise` writes it.

    Compiled, that is much faster; a class that says nothing is copied and read by its declaration.
    """
    _copiers[cls] = cast("Callable[[Plain], Plain]", copy)
    _readers[cls] = cast("Callable[[Plain], list[object]]", values)


def _copier(cls: type[Plain], names: list[str], shared: list[str]) -> Callable[[Plain], Plain]:
    """Write the copy function of a class, as one would by hand: an assignment a field."""
    fresh = cls()
    lines = ["def copy(s):", "    t = new(cls)"]
    for name in names:
        value = getattr(fresh, name)
        if isinstance(value, list):
            lines.append(f"    x = s.{name}")
            lines.append(f"    t.{name} = x[:] if not x or type(x[0]) is int else deep(x)")
        elif isinstance(value, Pile):
            lines.append(f"    t.{name} = s.{name}.copy()")
        elif isinstance(value, Plain):
            lines.append(f"    t.{name} = copy(s.{name})")
        else:
            lines.append(f"    t.{name} = s.{name}")
    lines += [f"    t.{name} = s.{name}" for name in shared]
    written: dict[str, Callable[[Plain], Plain]] = {}
    exec("\n".join([*lines, "    return t"]), {"new": cls.__new__, "cls": cls, "deep": deep, "copy": copy}, written)
    return written["copy"]


def values(part: Plain) -> list[object]:
    """All fields of a State, or a part, in the order of their declaration."""
    read = _readers.get(type(part))
    return read(part) if read is not None else [getattr(part, name) for name in layout(type(part)).names]


_layouts: dict[type[Plain], Layout] = {}


def layout(cls: type[Plain]) -> Layout:
    """The layout of a class, made once."""
    found = _layouts.get(cls)
    if found is None:
        found = Layout(cls)
        _layouts[cls] = found
    return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Plain:
    """A State, or a part of one: slotted plain data whose class declares its fields.

    Fields hold integers, booleans, strings, piles, parts, or lists of one of these, nested as needed. A class takes no
    arguments when it is made.
    """

    FIELDS: ClassVar[Fields] = fields()
    __slots__ = ()

    def __new__(cls) -> Self:
        """An object without values: a copy is written over it. Left to itself, mypyc would give it its first values."""
        return super().__new__(cls)

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return all([getattr(self, name) == getattr(other, name) for name in layout(type(self)).names])

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        inside = ", ".join([f"{name}={getattr(self, name)!r}" for name in layout(type(self)).names])
        return f"{type(self).__name__}({inside})"


def copy(part: P) -> P:
    """An equal State, or part, that can be changed by itself."""
    return cast(P, layout(type(part)).copy(part))


def deep(items: list[object]) -> list[object]:
    """A copy of a list, and of the lists, piles and parts in it."""
    return [twin(item) for item in items]


def twin(item: object) -> object:
    """A copy of what a field holds."""
    if isinstance(item, list):
        return item[:] if not item or isinstance(item[0], int) else deep(item)
    if isinstance(item, Pile):
        return item.copy()
    if isinstance(item, Plain):
        return copy(item)
    return item


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Plain):
    """The base of every game's State."""

    FIELDS: ClassVar[Fields] = fields(public="seats over shown", shared="listener")
    __slots__ = FIELDS
    seats: int
    over: bool
    shown: int
    listener: list[Fact] | None

    def __init__(self) -> None:
        self.seats = 0
        self.over = False
        self.shown = 0
        self.listener = None


def tell(
    s: State,
    kind: str,
    one: Value | None = None,
    two: Value | None = None,
    three: Value | None = None,
    four: Value | None = None,
    *more: Value,
) -> None:
    """Tell everybody one thing that happened, and what about it: seats, pieces, numbers.

    That would be `*args`, but then a tuple were made for every call, although most of the time nobody listens.
    """
    if s.listener is not None:
        args = [arg for arg in (one, two, three, four) if arg is not None]
        s.listener.append(Fact(kind, (*args, *more)))


def whisper(s: State, seat: int, kind: str, *args: Value) -> None:
    """Tell one seat what only it may know."""
    if s.listener is not None:
        s.listener.append(Fact(kind, args, seat))


def show(s: State) -> None:
    """Say that something hidden has been shown without a question to nature: no free undo beyond this moment."""
    s.shown += 1
