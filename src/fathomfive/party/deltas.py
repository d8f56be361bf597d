"""Plain data that changes little from one step to the next: only what changes is written down."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from .plainly import AnyJson as Json

SAME: Json = 0
"""Nothing has changed."""


def delta(old: Json, new: Json) -> Json:
    """What leads from one value to another: `SAME`, [value], or {key: delta} where a null takes a key away.

    >>> delta({"a": 1, "b": [1, 2, 3]}, {"b": [1, 5, 3], "c": 4})
    {'a': None, 'b': {'1': [5]}, 'c': [4]}
    """
    if isinstance(old, dict) and isinstance(new, dict):
        changed: dict[str, Json] = {key: None for key in old if key not in new}
        for key, value in new.items():
            step = delta(old[key], value) if key in old else [value]
            if step != SAME:
                changed[key] = step
        return changed or SAME
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        steps = {str(index): delta(*pair) for index, pair in enumerate(zip(old, new, strict=True))}
        changed = {index: step for index, step in steps.items() if step != SAME}
        return changed or SAME
    return SAME if type(old) is type(new) and old == new else [new]


def changed(old: Json, step: Json) -> Json:
    """The value that a delta leads to; the old one stays as it is.

    >>> changed({"a": 1, "b": [1, 2, 3]}, {"a": None, "b": {"1": [5]}, "c": [4]})
    {'b': [1, 5, 3], 'c': 4}
    """
    if isinstance(step, list):
        return step[0]
    if not isinstance(step, dict):
        return old
    if isinstance(old, list):
        items = list(old)
        for index, inner in step.items():
            items[int(index)] = changed(items[int(index)], inner)
        return items
    assert isinstance(old, dict)
    found = {key: value for key, value in old.items() if key not in step or step[key] is not None}
    for key, inner in step.items():
        if inner is not None:
            found[key] = changed(old.get(key), inner)
    return found


def deltas(values: Iterable[Json]) -> list[Json]:
    """Each value as its difference from the one before."""
    last: Json = None
    steps: list[Json] = []
    for value in values:
        steps.append(delta(last, value))
        last = value
    return steps


def undone(steps: Iterable[Json]) -> Iterator[Json]:
    """The values again."""
    value: Json = None
    for step in steps:
        value = changed(value, step)
        yield value
