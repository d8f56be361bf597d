"""What rules may yield: questions to seats, and questions to nature."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

from .errors import RulesError
from .pile import Pile
from .random import Stream
from .values import Value

if TYPE_CHECKING:
    from .state import State

NATURE = -1
"""The seat of nature, in records and questions."""

V = TypeVar("V", bound="int | str | tuple[Value, ...]")
Offer: TypeAlias = "Callable[[State, int], Sequence[Value]]"


class Question:
    """What a coroutine of rules yields when it cannot go on alone."""

    __slots__ = ("kind",)
    kind: str


class Ask(Question):
    """One seat chooses one of the options.

    `about` is the context its wording needs (the hazard one protects against, the price to pay). An ask that may be
    pending while another seat imagines the hidden things (inside a `Together`), and whose options depend on them, says
    in `again` how to offer them anew.
    """

    __slots__ = ("seat", "options", "about", "again")
    seat: int
    options: Sequence[Value]
    about: Value
    again: Offer | None

    def __init__(
        self, seat: int, kind: str, options: Sequence[Value], about: Value = (), again: Offer | None = None
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.options = options
        self.about = about
        self.again = again

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.kind!r}, {list(self.options)})"


class Together(Question):
    """Several seats choose at once and in secret; the rules go on with a tuple of all answers."""

    __slots__ = ("asks",)
    asks: list[Ask]

    def __init__(self, asks: list[Ask]) -> None:
        self.kind = "together"
        self.asks = asks

    def __repr__(self) -> str:
        return f"Together({self.asks})"


class Chance(Question):
    """Nature chooses, with explicit weights."""

    __slots__ = ()

    def weights(self) -> list[tuple[Value, int]]:
        """Every possible outcome once, with its weight."""
        raise NotImplementedError

    def sample(self, stream: Stream) -> Value:
        """One outcome, drawn by its weight."""
        raise NotImplementedError


class Draw(Chance):
    """Nature draws from the pool of a pile; whoever asked removes the card."""

    __slots__ = ("pile",)
    pile: Pile

    def __init__(self, pile: Pile, kind: str = "draw") -> None:
        self.kind = kind
        self.pile = pile

    def weights(self) -> list[tuple[Value, int]]:
        counted: dict[Value, int] = {}
        for card in self.pile.pool:
            counted[card] = counted.get(card, 0) + 1
        return list(counted.items())

    def sample(self, stream: Stream) -> Value:
        pool = self.pile.pool
        return pool[stream.below(len(pool))]

    def __repr__(self) -> str:
        return f"Draw({self.pile}, {self.kind!r})"


class Roll(Chance):
    """Nature rolls one die."""

    __slots__ = ("sides",)
    sides: int

    def __init__(self, sides: int = 6, kind: str = "roll") -> None:
        self.kind = kind
        self.sides = sides

    def weights(self) -> list[tuple[Value, int]]:
        return [(face, 1) for face in range(1, self.sides + 1)]

    def sample(self, stream: Stream) -> Value:
        return stream.below(self.sides) + 1

    def __repr__(self) -> str:
        return f"Roll({self.sides}, {self.kind!r})"


class Pick(Chance):
    """Nature picks one of several values, each as likely."""

    __slots__ = ("values",)
    values: Sequence[Value]

    def __init__(self, values: Sequence[Value], kind: str = "pick") -> None:
        self.kind = kind
        self.values = values

    def weights(self) -> list[tuple[Value, int]]:
        return [(value, 1) for value in self.values]

    def sample(self, stream: Stream) -> Value:
        return self.values[stream.below(len(self.values))]

    def __repr__(self) -> str:
        return f"Pick({list(self.values)}, {self.kind!r})"


Rules: TypeAlias = Generator[Question, Value, None]
"""A coroutine of rules: yields questions, receives answers."""

Rule: TypeAlias = Generator[Question, Value, V]
"""A coroutine of rules with a result: `card = yield from draw(deck)`."""


def ask(seat: int, kind: str, options: Sequence[V], about: Value = ()) -> Rule[V]:
    """Ask a seat, also when there is only one option."""
    answer = yield Ask(seat, kind, options, about)
    return cast(V, answer)


def choose(seat: int, kind: str, options: Sequence[V], about: Value = ()) -> Rule[V]:
    """Ask a seat, unless there is nothing to choose."""
    if len(options) == 1:
        return options[0]
    answer = yield Ask(seat, kind, options, about)
    return cast(V, answer)


def draw(pile: Pile, kind: str = "draw") -> Rule[int]:
    """Draw the next card of a pile and remove it: nature picks from the pool, then comes the known tail."""
    if pile.pool:
        card = cast(int, (yield Draw(pile, kind)))
        pile.pool.remove(card)
        return card
    if pile.tail:
        return pile.tail.pop(0)
    raise RulesError(f"{kind}: drew from an empty pile")


def roll(sides: int = 6, kind: str = "roll") -> Rule[int]:
    """Roll one die."""
    face = yield Roll(sides, kind)
    return cast(int, face)


def pick(values: Sequence[V], kind: str = "pick") -> Rule[V]:
    """Let nature pick one of several values, each as likely."""
    value = yield Pick(values, kind)
    return cast(V, value)
