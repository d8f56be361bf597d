"""Cards whose order nobody knows."""

from __future__ import annotations

from bisect import bisect_left, insort
from collections.abc import Iterable


class Pile:
    """A shuffled stack, bag or cup: an unordered pool that is drawn lazily, above a tail in known order.

    Nobody knows the order of a shuffled stack, so it has none: the pool is kept sorted, and nature picks from it when a
    card is drawn. Cards put under the stack are a known `tail`, reached when the pool is empty.

    >>> pile = Pile([3, 1, 2, 1])
    >>> pile.put_under(9)
    >>> pile
    Pile([1, 1, 2, 3], tail=[9])
    >>> len(pile)
    5
    """

    __slots__ = ("pool", "tail")
    pool: list[int]
    tail: list[int]

    def __new__(cls, cards: Iterable[int] = (), tail: Iterable[int] = ()) -> Pile:
        """A pile without lists: `copy` gives it some. Left to itself, mypyc would have it sort its cards first."""
        return super().__new__(cls)

    def __init__(self, cards: Iterable[int] = (), tail: Iterable[int] = ()) -> None:
        self.pool = sorted(cards)
        self.tail = list(tail)

    def __len__(self) -> int:
        return len(self.pool) + len(self.tail)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Pile) and self.pool == other.pool and self.tail == other.tail

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Pile({self.pool}, tail={self.tail})" if self.tail else f"Pile({self.pool})"

    def add(self, card: int) -> None:
        """Shuffle a card in."""
        insort(self.pool, card)

    def take(self, card: int) -> None:
        """Remove a card that was drawn, or searched for, from the pool."""
        pool = self.pool
        place = bisect_left(pool, card)
        if place < len(pool) and pool[place] == card:
            pool.pop(place)
        else:  # somebody has laid cards into the pool by hand
            pool.remove(card)

    def put_under(self, card: int) -> None:
        """Put a card at the very bottom, where everybody knows it lies."""
        self.tail.append(card)

    def shuffle(self) -> None:
        """Forget the order of the tail: everything is one pool again."""
        self.pool = sorted(self.pool + self.tail)
        self.tail = []

    def copy(self) -> Pile:
        """An equal pile that can be changed by itself."""
        twin: Pile = Pile.__new__(Pile)
        twin.pool = self.pool[:]
        twin.tail = self.tail[:]
        return twin
