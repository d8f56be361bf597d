"""Domains: everything that a kind of question may ever offer, listed once, in a stable order.

A game says for each of its kinds what the options can be (`arrays/domains.py`), from its compiled content. The list of
all of them is the game's action space (`actions`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import combinations, product
from typing import Final

from .errors import RulesError
from .questions import Kind, V
from .values import Value


class Domain:
    """Values in a stable order, each once.

    >>> numbers(3) | words("stop")
    Domain([0, 1, 2, 'stop'])
    >>> ("fill", 1) in both(words("fill"), numbers(2))
    True
    """

    __slots__ = ("values",)
    values: Final[tuple[Value, ...]]

    def __init__(self, values: Iterable[Value]) -> None:
        self.values = tuple(dict.fromkeys(values))

    def __len__(self) -> int:
        return len(self.values)

    def __iter__(self) -> Iterator[Value]:
        return iter(self.values)

    def __contains__(self, value: object) -> bool:
        return value in self.values

    def __or__(self, other: Domain) -> Domain:
        return Domain([*self.values, *other.values])

    def __repr__(self) -> str:
        shown = ", ".join([repr(value) for value in self.values[:6]])
        return f"Domain([{shown}{', …' if len(self) > 6 else ''}])"


def numbers(first: int, stop: int | None = None) -> Domain:
    """Whole numbers below `first`, or from `first` to below `stop`: pieces, places, amounts.

    >>> numbers(2, 5)
    Domain([2, 3, 4])
    """
    return Domain(range(first) if stop is None else range(first, stop))


def words(*names: str) -> Domain:
    """Words.

    >>> words("yes", "no")
    Domain(['yes', 'no'])
    """
    return Domain(names)


def both(*domains: Domain) -> Domain:
    """A value of each of the domains: a tuple.

    >>> both(words("crew"), numbers(2))
    Domain([('crew', 0), ('crew', 1)])
    """
    return Domain(product(*domains))


def some(of: int, most: int | None = None) -> Domain:
    """Some of so many places, in order, at most `most` of them; none, too.

    >>> some(3, most=2)
    Domain([(), (0,), (1,), (2,), (0, 1), (0, 2), …])
    """
    upto = of if most is None else most
    return Domain([chosen for count in range(upto + 1) for chosen in combinations(range(of), count)])


def subsets(lists: Sequence[Sequence[str]]) -> Domain:
    """Of each list of words all, some or none, in its order.

    >>> subsets([["metal", "credit"]])
    Domain([(), ('metal',), ('credit',), ('metal', 'credit')])
    """
    found: list[Value] = []
    for names in lists:
        for count in range(len(names) + 1):
            found += combinations(names, count)
    return Domain(found)


def for_domain(kind: Kind[V], *domains: Domain) -> tuple[str, Domain]:
    """An entry for a table by kind: the options of a kind are values of one of the domains.

    >>> for_domain(Kind("rush"), numbers(2), words("stay"))
    ('rush', Domain([0, 1, 'stay']))
    """
    if not domains:
        raise RulesError(f"{kind.name}: a kind of question needs a domain for its options")
    return kind.name, Domain([value for domain in domains for value in domain])
