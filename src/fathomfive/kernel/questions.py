"""What rules may yield: questions to seats, and questions to nature."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import TYPE_CHECKING, Final, Generic, TypeAlias, TypeVar, cast

from .errors import RulesError
from .pile import Pile
from .random import Stream
from .values import Value

if TYPE_CHECKING:
    from .state import State

NATURE: Final = -1
"""The seat of nature, in records and questions."""

V = TypeVar("V", bound="int | str | tuple[Value, ...]")
V_co = TypeVar("V_co", bound="int | str | tuple[Value, ...]", covariant=True)
Offer: TypeAlias = "Callable[[State, int], Sequence[Value]]"


class Kind(Generic[V]):
    """A kind of question to seats: its name in records and catalogues, and the type of its options.

    >>> go_on: Kind[str] = Kind("go_on")
    >>> go_on
    Kind('go_on')
    """

    __slots__ = ("name",)
    name: str

    def __init__(self, name: str) -> None:
        self.name = name

    def __repr__(self) -> str:
        return f"Kind({self.name!r})"


class Question:
    """What a coroutine of rules yields when it cannot go on alone.

    >>> question: Question = Roll(6, "weather")
    >>> question.kind
    'weather'
    """

    __slots__ = ("kind",)
    kind: str


class Stand:
    """An answer that a seat may let stand where the same question comes again and again: the table then gives it.

    It holds until the State's field `until` changes (empty: until it is revoked), and only while the question has no
    `news` that it did not have when the answer was given: a card that did not fit before.

    >>> Stand("pass", until="turn")
    Stand('pass', until='turn')
    """

    __slots__ = ("option", "until", "news")
    option: Value
    until: str
    news: tuple[Value, ...]

    def __init__(self, option: Value, until: str = "", news: tuple[Value, ...] = ()) -> None:
        self.option = option
        self.until = until
        self.news = news

    def __repr__(self) -> str:
        return f"Stand({self.option!r}, until={self.until!r})"


class Ask(Question, Generic[V_co]):
    """One seat chooses one of the options.

    `about` is the context its wording needs (the hazard one protects against, the price to pay). An ask that may be
    pending while another seat imagines the hidden things (inside a `Together`), and whose options depend on them, says
    in `again` how to offer them anew. A `secret` one is asked even if it has one option only, since not to be asked
    would tell the others something. `stand` says which answer may stand.

    >>> Ask(0, "go_on", ["yes", "no"])
    Ask(0, 'go_on', ['yes', 'no'])
    """

    __slots__ = ("seat", "options", "about", "again", "secret", "stand")
    seat: int
    options: Sequence[V_co]
    about: Value
    again: Offer | None
    secret: bool
    stand: Stand | None

    def __init__(
        self,
        seat: int,
        kind: Kind[V_co] | str,
        options: Sequence[V_co],
        about: Value = (),
        again: Offer | None = None,
        secret: bool = False,
        stand: Stand | None = None,
    ) -> None:
        self.seat = seat
        self.kind = kind if isinstance(kind, str) else kind.name
        self.options = options
        self.about = about
        self.again = again
        self.secret = secret
        self.stand = stand

    def __repr__(self) -> str:
        return f"Ask({self.seat}, {self.kind!r}, {list(self.options)})"


AnyAsk: TypeAlias = "Ask[Value]"
"""A question to a seat, of whatever kind."""


class Together(Question):
    """Several seats choose at once and in secret; the rules go on with a tuple of all answers.

    >>> Together([Ask(seat, "bid", [0, 1, 2]) for seat in range(2)])
    Together([Ask(0, 'bid', [0, 1, 2]), Ask(1, 'bid', [0, 1, 2])])
    """

    __slots__ = ("asks",)
    asks: Sequence[AnyAsk]

    def __init__(self, asks: Sequence[AnyAsk]) -> None:
        self.kind = "together"
        self.asks = asks

    def __repr__(self) -> str:
        return f"Together({self.asks})"


class Chance(Question):
    """Nature chooses, with explicit weights.

    >>> isinstance(Roll(6), Chance), isinstance(Ask(0, "go_on", ["yes", "no"]), Chance)
    (True, False)
    """

    __slots__ = ()

    def weights(self) -> list[tuple[Value, int]]:
        """Every possible outcome once, with its weight.

        >>> Draw(Pile([4, 4, 9])).weights()
        [(4, 2), (9, 1)]
        """
        raise NotImplementedError

    def sample(self, stream: Stream) -> Value:
        """One outcome, drawn by its weight.

        >>> Draw(Pile([4, 4, 9])).sample(Stream(7)) in (4, 9)
        True
        """
        raise NotImplementedError


class Draw(Chance):
    """Nature draws from the pool of a pile; whoever asked removes the card.

    >>> Draw(Pile([4, 4, 9])).weights()
    [(4, 2), (9, 1)]
    """

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
    """Nature rolls one die.

    >>> Roll(3).weights()
    [(1, 1), (2, 1), (3, 1)]
    """

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
    """Nature picks one of several values, each as likely.

    >>> Pick(["calm", "storm"]).weights()
    [('calm', 1), ('storm', 1)]
    """

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


def ask(
    seat: int,
    kind: Kind[V] | str,
    options: Sequence[V],
    about: Value = (),
    *,
    secret: bool = False,
    stand: Stand | None = None,
) -> Rule[V]:
    """Ask a seat, unless there is nothing to choose and no `secret` that silence would tell."""
    if len(options) == 1 and not secret:
        return options[0]
    answer = yield Ask(seat, kind, options, about, None, secret, stand)
    return cast(V, answer)


def draw(pile: Pile, kind: str = "draw") -> Rule[int]:
    """Draw the next card of a pile and remove it: nature picks from the pool, then comes the known tail."""
    if pile.pool:
        card = cast(int, (yield Draw(pile, kind)))
        pile.take(card)
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
