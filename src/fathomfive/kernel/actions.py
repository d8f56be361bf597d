"""The action space of a game: every option that can ever be offered has a number, the same in every game played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from operator import index
from typing import Final, SupportsIndex

from mypy_extensions import u8

from .arrays import Octets, Target
from .domains import Domain
from .errors import SetupError
from .questions import AnyAsk
from .shapes.room import Flags, vec
from .values import Value, plain, whole


class Actions:
    """All actions of a game, for a seat count and options: a kind of question and one of its options each.

    Ids run from 0 and are stable: they change only with the game's `rules_version` or its content.

    >>> from fathomfive import Table
    >>> actions = Table("deepblue", seats=2, seed=7).actions
    >>> id = actions.id("action", ("hire", 2))
    >>> actions.value(id)
    ('action', ('hire', 2))
    >>> actions.id("action", ("hire", 9))
    Traceback (most recent call last):
        ...
    fathomfive.kernel.errors.SetupError: ('hire', 9) is never an option of 'action'
    """

    __slots__ = ("kinds", "_firsts", "_all", "_ids", "_atoms", "_factors", "_by_factors")
    kinds: Final[tuple[str, ...]]
    """The kinds of questions, in the order of their ids."""

    def __init__(self, domains: Mapping[str, Domain]) -> None:
        self.kinds = tuple(domains)
        self._firsts: dict[str, int] = {}
        self._all: list[tuple[str, Value]] = []
        self._ids: dict[str, dict[Value, int]] = {}
        for kind, domain in domains.items():
            first = len(self._all)
            self._firsts[kind] = first
            self._ids[kind] = {value: first + number for number, value in enumerate(domain.values)}
            self._all += [(kind, value) for value in domain.values]
        self._atoms: list[list[int | str]] = []
        self._factors: list[tuple[int, ...]] = []
        self._by_factors: dict[tuple[int | None, ...], int] = {}

    def __len__(self) -> int:
        return len(self._all)

    def __repr__(self) -> str:
        return f"Actions({len(self)} of {len(self.kinds)} kinds)"

    def id(self, kind: str, value: object) -> int:
        """The number of an option of a kind of question; a list stands for a tuple."""
        known = self._ids.get(kind)
        if known is None:
            raise SetupError(f"no kind of question {kind!r}; there are {', '.join(self.kinds)}")
        try:
            found = known.get(plain(value))
        except TypeError as error:
            raise SetupError(str(error)) from None
        if found is None:
            raise SetupError(f"{value!r} is never an option of {kind!r}")
        return found

    def value(self, id: SupportsIndex) -> tuple[str, Value]:
        """The kind of question and the option that a number stands for."""
        number = whole(id)
        if number is None or not 0 <= number < len(self._all):
            raise SetupError(f"there is no action {id!r}; there are actions 0 to {len(self._all) - 1}")
        return self._all[number]

    def ids(self, ask: AnyAsk) -> list[int]:
        """The numbers of the options of a question, in their order."""
        known = self._ids[ask.kind]
        return [known[option] for option in ask.options]

    def marks(self) -> Marks:
        """1 for the options of a question, 0 for everything else, kept from one question to the next."""
        return Marks(self)

    def of(self, kind: str) -> range:
        """The ids of one kind of question."""
        if kind not in self._firsts:
            raise SetupError(f"no kind of question {kind!r}; there are {', '.join(self.kinds)}")
        first = self._firsts[kind]
        return range(first, first + len(self._ids[kind]))

    def missing(self, ask: AnyAsk) -> list[Value]:
        """The options of a question that have no number: none, in a game that keeps its word (law 13)."""
        known = self._ids.get(ask.kind, {})
        return [option for option in ask.options if option not in known]

    @property
    def digest(self) -> str:
        """A fingerprint of the whole list: equal lists have equal digests."""
        return blake2b(repr(self._all).encode(), digest_size=8).hexdigest()

    # --- kind × arguments ---

    @property
    def sizes(self) -> tuple[int, ...]:
        """The factored form: how many kinds there are, and how many values each argument has (0: there is none)."""
        self._factor()
        return (len(self.kinds), *[1 + len(atoms) for atoms in self._atoms])

    def factors(self, id: SupportsIndex) -> tuple[int, ...]:
        """An action as the number of its kind and of each of its arguments."""
        self.value(id)
        self._factor()
        return self._factors[index(id)]

    def from_factors(self, factors: Sequence[SupportsIndex]) -> int:
        """The action of these factors."""
        self._factor()
        found = self._by_factors.get(tuple([whole(factor) for factor in factors]))
        if found is None:
            raise SetupError(f"no action has the factors {list(factors)}; there are {self.sizes} of them, from 0 on")
        return found

    def arguments(self, position: SupportsIndex) -> list[int | str]:
        """What the values of an argument stand for, from 1 on."""
        self._factor()
        number = whole(position)
        if number is None or not 0 <= number < len(self._atoms):
            raise SetupError(f"there is no argument {position!r}; there are arguments 0 to {len(self._atoms) - 1}")
        return list(self._atoms[number])

    def _factor(self) -> None:
        """Number what stands at each place of the options, when it is first asked for."""
        if self._factors:
            return
        flattened = [flat(value) for _, value in self._all]
        longest = max([len(atoms) for atoms in flattened], default=0)
        places: list[dict[int | str, int]] = [{} for _ in range(longest)]
        numbered: list[tuple[int, ...]] = []
        which = {kind: number for number, kind in enumerate(self.kinds)}
        for (kind, _), atoms in zip(self._all, flattened, strict=True):
            factors = [which[kind]]
            for place, atom in enumerate(atoms):
                factors.append(places[place].setdefault(atom, len(places[place]) + 1))
            numbered.append(tuple(factors + [0] * (longest - len(atoms))))
        self._atoms = [list(place) for place in places]
        self._by_factors = {}
        for id, found in enumerate(numbered):
            self._by_factors[found] = id
        self._factors = numbered


class Marks:
    """Which actions are legal at a table that goes on: `flags` are marked where they change."""

    __slots__ = ("flags", "octets", "target", "_actions", "_marked")

    def __init__(self, actions: Actions) -> None:
        self.flags: Flags = vec[u8]([0] * len(actions))
        self.octets: Octets = memoryview(self.flags).cast("B")
        """The same memory."""
        self.target = Target(len(actions), "b")
        """The array that they were copied to last."""
        self._actions = actions
        self._marked: list[int] = []

    def look(self, ask: AnyAsk | None) -> Octets:
        """1 for the options of a question, 0 for everything else; the next look changes it."""
        flags = self.flags
        for id in self._marked:
            flags[id] = 0
        self._marked = []
        if ask is not None:
            self._marked = marked = self._actions.ids(ask)
            for id in marked:
                flags[id] = 1
        return self.octets


def flat(value: Value) -> list[int | str]:
    """What an option is made of, without its brackets."""
    if isinstance(value, tuple):
        return [atom for item in value for atom in flat(item)]
    return [value]
