"""Plain values: what options, outcomes and records are made of."""

from __future__ import annotations

from typing import TypeAlias

Value: TypeAlias = "int | str | tuple[Value, ...]"
"""An option, an outcome, an answer: a whole number, a string, or a tuple of such values."""

Json: TypeAlias = "None | bool | int | float | str | list[Json] | dict[str, Json]"
"""What can be written as JSON."""


def plain(data: object) -> Value:
    """Read a value back from JSON, where tuples have become lists.

    >>> plain(["hire", 2])
    ('hire', 2)
    """
    if isinstance(data, bool) or not isinstance(data, (int, str, list, tuple)):
        raise TypeError(f"{data!r} is not a plain value: an integer, a string, or a list of such values")
    if isinstance(data, (int, str)):
        return data
    return tuple([plain(item) for item in data])


def jsonable(value: Value) -> Json:
    """Write a value as JSON: tuples become lists."""
    if isinstance(value, tuple):
        return [jsonable(item) for item in value]
    return value
