"""Scores as a viewer may know them while the game goes on."""

from __future__ import annotations

from ..kernel import Plain, Stream, Table
from ..kernel.fields import CONCEALED, HIDDEN, OWNER, SEEN_BY
from ..kernel.sight import NOBODY
from ..kernel.state import copy, layout

_STREAMS = {change: Stream(change) for change in (1, 2)}


def known_scores(table: Table, seat: int | None) -> list[int | None]:
    """Every seat's score, None where it depends on what this seat (None: a spectator) cannot see.

    What the viewer cannot see is replaced twice by something else: a score that is the same both times follows from
    what the viewer sees. Nothing here depends on the hidden things themselves.
    """
    if table.over or not keeps_secrets(type(table.state)):
        return list(table.scores)
    viewer = NOBODY if seat is None else seat
    known = table.game.known_scores(table.state, viewer)
    if known is not None:
        return known
    one, other = (_otherwise(table, viewer, change) for change in (1, 2))
    return [score if score == twin else None for score, twin in zip(one, other, strict=True)]


def _otherwise(table: Table, viewer: int, change: int) -> list[int]:
    state = copy(table.state)
    table.game.redeal(state, viewer, _STREAMS[change].copy())
    _recount(state, viewer, None, change)
    return table.game.scores(state)


_keepers: dict[type[Plain], bool] = {}


def keeps_secrets(kind: type[Plain]) -> bool:
    """Whether a State, or a part of it, declares anything that not everybody sees."""
    known = _keepers.get(kind)
    if known is None:
        plan = layout(kind)
        known = any(plan.sight[name] in (OWNER, CONCEALED, HIDDEN, SEEN_BY) for name in plan.names)
        known = _keepers[kind] = known or any(keeps_secrets(part) for part in plan.parts.values())
    return known


_counted: dict[type[Plain], list[str]] = {}


def _concealing(kind: type[Plain]) -> list[str]:
    """The fields of a State, or of a part, in which something concealed is counted."""
    found = _counted.get(kind)
    if found is None:
        plan = layout(kind)
        found = [
            name
            for name in plan.names
            if plan.sight[name] == CONCEALED or (name in plan.parts and _concealing(plan.parts[name]))
        ]
        _counted[kind] = found
    return found


def _recount(part: Plain, viewer: int, owner: int | None, change: int) -> None:
    """Change the concealed numbers of everybody but the viewer."""
    for name in _concealing(type(part)):
        value = getattr(part, name)
        if isinstance(value, Plain):
            _recount(value, viewer, owner, change)
        elif isinstance(value, int):
            if owner != viewer:
                setattr(part, name, value + change)
        elif isinstance(value, list):
            for seat, item in enumerate(value):
                if isinstance(item, Plain):
                    _recount(item, viewer, seat, change)
                elif isinstance(item, int) and seat != viewer:
                    value[seat] = item + change
