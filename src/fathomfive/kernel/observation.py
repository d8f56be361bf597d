"""What a seat sees, as numbers: one array of fixed size, made from the State's declaration and the game's shapes."""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from .actions import Actions, flat
from .arrays import Octets, Target
from .questions import Ask, Question, Together
from .shapes import NO_OWNER, Part, Room, Shape, blank, numbers_in, seat_word, turned
from .shapes.room import ONE, bits, fractions
from .shapes.shape import clear, part_of
from .state import State
from .values import Value

ABOUT: Final = 8
"""So many numbers for what a question is about."""
LEAST: Final = -64
LARGEST: Final = 448
"""Numbers that a question is about lie between these."""


class Plane:
    """A stretch of the observation: its name, where it starts, and how many numbers it has."""

    __slots__ = ("name", "start", "size")

    def __init__(self, name: str, start: int, size: int) -> None:
        self.name = name
        self.start = start
        self.size = size

    def __repr__(self) -> str:
        return f"Plane({self.name!r}, {self.start}, {self.size})"


class Observation:
    """The observation space of a game, for a seat count and options.

    >>> from fathomfive import Table
    >>> table = Table("otys", seats=2, seed=7)
    >>> observation = table.observation
    >>> observation.describe()[0]
    Plane('asked/kind', 0, 19)
    >>> len(observation.of(table.state, table.pending, 1)) == observation.size == len(observation.names())
    True
    """

    __slots__ = ("size", "_state", "_kinds", "_words", "_parts", "_seats", "_start")

    def __init__(self, state: type[State], seats: int, shapes: Mapping[str, Shape], actions: Actions) -> None:
        self._state = Part(state, seats, shapes)
        self._seats = seats
        self._kinds = {kind: number for number, kind in enumerate(actions.kinds)}
        names = {atom for id in range(len(actions)) for atom in flat(actions.value(id)[1]) if isinstance(atom, str)}
        vocabulary = sorted({*names, *actions.kinds})
        self._words = {word: bits((number + 1) / len(vocabulary)) for number, word in enumerate(vocabulary)}
        self._start: i64 = len(self._kinds) + seats + ABOUT
        self._parts: Room = fractions(LARGEST - LEAST)
        self.size: int = self._start + self._state.size

    def __repr__(self) -> str:
        return f"Observation({self.size} numbers in {len(self._state.fields) + 3} planes)"

    def of(self, s: State, pending: Question | None, viewer: int) -> array[float]:
        """What a viewer sees of a State, and of the question that waits."""
        return numbers_in(self.fresh(s, pending, viewer))

    def fresh(self, s: State, pending: Question | None, viewer: int) -> Room:
        """The same as the bits of these numbers, in room of their own."""
        out = blank(self.size)
        self.write(out, 0, s, pending, viewer)
        return out

    def write(self, out: Room, at: i64, s: State, pending: Question | None, viewer: int) -> None:
        """The same from an index on, where there are zeros."""
        self._question(out, at, pending, viewer)
        self._state.write(out, at + self._start, s, viewer, NO_OWNER, True)

    def watch(self, viewer: int) -> Watch:
        """What a viewer sees, to be kept up to date."""
        return Watch(self, viewer)

    def renew(self, out: Room, at: i64, s: State, pending: Question | None, viewer: int, before: object) -> None:
        """Write the same where it was written before, of a State that was `noted`: most of a table is as it was."""
        clear(out, at, self._start)
        self._question(out, at, pending, viewer)
        self._state.rewrite(out, at + self._start, s, before, viewer, NO_OWNER, True)

    def noted(self, s: State) -> object:
        """The values of a State, for `renew`, which keeps them up to date."""
        return self._state.noted(s)

    def _question(self, out: Room, at: i64, pending: Question | None, viewer: int) -> None:
        if isinstance(pending, Together):
            for ask in pending.asks:
                self._asked(out, at, ask.seat, ask.kind, ask.about, viewer)
        elif isinstance(pending, Ask):
            self._asked(out, at, pending.seat, pending.kind, pending.about, viewer)

    def _asked(self, out: Room, at: i64, seat: int, kind: str, about: Value, viewer: int) -> None:
        """Who is asked is known to all; what, to the one who is."""
        seats = at + len(self._kinds)
        out[seats + turned(seat, viewer, self._seats)] = ONE
        if seat != viewer:
            return
        out[at + self._kinds[kind]] = ONE
        at = seats + self._seats
        self._about(out, at, at + ABOUT, about)

    def _about(self, out: Room, at: i64, end: i64, about: Value) -> i64:
        """What a question is about, atom by atom, as far as there is room; gives where the next one goes."""
        if isinstance(about, tuple):
            for item in about:
                at = self._about(out, at, end, item)
            return at
        if at < end:
            out[at] = self._words.get(about, 0) if isinstance(about, str) else int(part_of(self._parts, about - LEAST))
        return at + 1

    def describe(self) -> list[Plane]:
        """The planes, by name, in order: what is asked, then every field of the State."""
        kinds = len(self._kinds)
        planes = [
            Plane("asked/kind", 0, kinds),
            Plane("asked/seat", kinds, self._seats),
            Plane("asked/about", kinds + self._seats, ABOUT),
        ]
        at = self._start
        for name, shape in self._state.fields_and_shapes():
            planes.append(Plane(name, at, shape.size))
            at += shape.size
        return planes

    def names(self) -> list[str]:
        """What each number is, one name for every index."""
        asked = [f"asked/kind = {kind}" for kind in self._kinds]
        asked += [f"asked/seat has {seat_word(place)}" for place in range(self._seats)]
        asked += [f"asked/about/{place}" for place in range(ABOUT)]
        return asked + [name[1:] for name in self._state.names()]


class Watch:
    """What one viewer sees of a table that goes on: `numbers` are written once, and then only where they change."""

    __slots__ = ("numbers", "octets", "target", "_observation", "_viewer", "_before")

    def __init__(self, observation: Observation, viewer: int) -> None:
        self.numbers: Room = blank(0)
        self.octets: Octets = memoryview(b"")
        """The same memory, byte by byte."""
        self.target = Target(observation.size, "f")
        """The array that they were copied to last."""
        self._observation = observation
        self._viewer = viewer
        self._before: object = None

    def look(self, s: State, pending: Question | None) -> Room:
        """The bits of the numbers of this moment, which the next look changes."""
        before = self._before
        self._before = None  # an error leaves nothing half written behind
        if before is not None:
            self._observation.renew(self.numbers, 0, s, pending, self._viewer, before)
        else:
            self.numbers = self._observation.fresh(s, pending, self._viewer)
            self.octets = memoryview(self.numbers).cast("B")
            before = self._observation.noted(s)
        self._before = before
        return self.numbers
