"""Tables by kind of question: each room says for every kind what it has to say about it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import TYPE_CHECKING, Generic, TypeVar, cast

from .errors import RulesError
from .questions import AnyAsk, Ask, Kind, V
from .random import Stream
from .values import Value

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")
R = TypeVar("R")
F = TypeVar("F")


def for_question(kind: Kind[V], do: Callable[[S, Ask[V]], R]) -> tuple[str, Callable[[S, AnyAsk], R]]:
    """An entry about a question as a whole: a prompt, or what is closed."""
    return kind.name, cast("Callable[[S, AnyAsk], R]", do)


def for_option(kind: Kind[V], do: Callable[[S, Ask[V], V], R]) -> tuple[str, Callable[[S, AnyAsk, Value], R]]:
    """An entry about one option of a question: a label, a target, a reason."""
    return kind.name, cast("Callable[[S, AnyAsk, Value], R]", do)


def for_advice(kind: Kind[V], do: Callable[[S, Ask[V], Stream], V]) -> tuple[str, Callable[[S, AnyAsk, Stream], Value]]:
    """An entry that chooses one of the options."""
    return kind.name, cast("Callable[[S, AnyAsk, Stream], Value]", do)


def by_kind(*entries: tuple[str, F]) -> dict[str, F]:
    """A table with an entry for each kind.

    >>> sail: Kind[int] = Kind("sail")
    >>> table = by_kind(for_option(sail, lambda s, ask, option: f"site/{option}"))
    >>> list(table)
    ['sail']
    """
    table = dict(entries)
    if len(table) < len(entries):
        names = [name for name, _ in entries]
        twice = sorted({name for name in names if names.count(name) > 1})
        raise RulesError(f"{', '.join(twice)}: more than one entry in a table by kind")
    return table


def kinds_in(namespace: Mapping[str, object]) -> dict[str, Kind[Value]]:
    """All kinds that a module declares, by name: `KINDS = kinds_in(globals())`."""
    return {kind.name: cast("Kind[Value]", kind) for kind in namespace.values() if isinstance(kind, Kind)}


def cited(asks: Mapping[str, str], facts: Mapping[str, str]) -> dict[str, str]:
    """The rule behind each kind of question and of fact, by the message that says it.

    >>> cited({"sail": "PE-2.1"}, {"sinks": "PE-2.3"})
    {'ask-sail': 'PE-2.1', 'fact-sinks': 'PE-2.3'}
    """
    return {f"ask-{kind}": rule for kind, rule in asks.items()} | {f"fact-{kind}": rule for kind, rule in facts.items()}


class EveryKind(Mapping[str, R], Generic[R]):
    """The table of a plain room: the same entry for whatever kind there is."""

    def __init__(self, entry: R) -> None:
        self._entry = entry

    def __getitem__(self, kind: str) -> R:
        return self._entry

    def __contains__(self, kind: object) -> bool:
        return True

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0
