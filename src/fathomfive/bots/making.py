"""Bots by name: `random`, `greedy:seed=7`."""

from __future__ import annotations

from typing import Protocol

from ..kernel import Seat, SetupError, Value
from .greedy import Greedy
from .random import Random


class Bot(Protocol):
    """Anything that answers a seat's question."""

    def choose(self, seat: Seat) -> Value:
        """One of the options of the seat's question."""
        ...


_KINDS: dict[str, type[Random] | type[Greedy]] = {"random": Random, "greedy": Greedy}


def names() -> list[str]:
    """The names that `make` knows."""
    return sorted(_KINDS)


def make(spec: str) -> Bot:
    """Make a bot from its name and settings.

    >>> make("random:seed=7")
    Random(seed=7)
    """
    name, _, rest = spec.partition(":")
    if name not in _KINDS:
        raise SetupError(f"no bot {name!r}; there are {', '.join(names())}")
    settings: dict[str, int] = {}
    for setting in filter(None, rest.split(",")):
        key, _, value = setting.partition("=")
        if key != "seed" or not value.isdecimal():
            raise SetupError(f"bot {name!r} has the setting seed=NUMBER, not {setting!r}")
        settings[key] = int(value)
    return _KINDS[name](**settings)
