"""Plain values: what options, outcomes and records are made of."""

from __future__ import annotations

import reprlib
from operator import index
from typing import SupportsIndex, TypeAlias

Value: TypeAlias = "int | str | tuple[Value, ...]"
"""An option, an outcome, an answer: a whole number, a string, or a tuple of such values."""

Json: TypeAlias = "None | bool | int | float | str | list[Json] | dict[str, Json]"
"""What can be written as JSON."""


def plain(data: object) -> Value:
    """Read a value back from JSON, where tuples have become lists.

    >>> plain(["hire", 2])
    ('hire', 2)
    """
    if isinstance(data, (list, tuple)):
        return tuple([plain(item) for item in data])
    if isinstance(data, str):
        return data
    number = whole(data)
    if number is None:
        raise TypeError(f"{reprlib.repr(data)} is not a plain value: an integer, a string, or a list of such values")
    return number


def whole(data: object) -> int | None:
    """The whole number that a value is, also one of numpy's; None for a boolean, 1.0 and everything else.

    >>> whole(7), whole(True), whole(7.0)
    (7, None, None)
    """
    if type(data) is int:
        return data
    if isinstance(data, bool) or not isinstance(data, SupportsIndex):
        return None
    try:
        return index(data)
    except TypeError:
        return None


def same(option: Value, value: object) -> bool:
    """Whether a value, perhaps read from JSON, is this option: a list stands for a tuple, but True or 1.0 not for 1.

    >>> same(("hire", 1), ["hire", 1]), same(("hire", 1), ("hire", True))
    (True, False)
    """
    if isinstance(option, tuple):
        if not isinstance(value, (list, tuple)) or len(value) != len(option):
            return False
        return all([same(mine, its) for mine, its in zip(option, value, strict=True)])
    if isinstance(option, int):
        return whole(value) == option
    return isinstance(value, str) and value == option


def jsonable(value: Value) -> Json:
    """Write a value as JSON: tuples become lists."""
    if isinstance(value, tuple):
        return [jsonable(item) for item in value]
    return value
