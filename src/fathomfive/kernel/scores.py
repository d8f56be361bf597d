"""Scores as a viewer may know them while the game goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .fields import CONCEALED, PUBLIC, SHARED
from .random import Stream
from .state import Plain, State, copy, layout

if TYPE_CHECKING:
    from .game import AnyGame

_CHANGES: Final = {change: Stream(change) for change in (1, 2)}


def known_scores(game: AnyGame, s: State, viewer: int) -> list[int | None]:
    """Every seat's score, None where it depends on what the viewer (NOBODY: a spectator) cannot see.

    Unless the rules say it themselves, what the viewer cannot see is replaced twice by something else: a score that is
    the same both times follows from what the viewer sees. Nothing here depends on the hidden things themselves.
    """
    if not keeps_secrets(type(s)):
        return [*game.rules.scores(s)]
    known = game.rules.known_scores(s, viewer)
    if known is not None:
        return known
    one, other = [_otherwise(game, s, viewer, change) for change in _CHANGES]
    return [score if score == twin else None for score, twin in zip(one, other, strict=True)]


def _otherwise(game: AnyGame, s: State, viewer: int, change: int) -> list[int]:
    """The scores if what the viewer cannot see were something else."""
    twin = copy(s)
    game.rules.redeal(twin, viewer, _CHANGES[change].copy())
    _recount(twin, viewer, None, change)
    return game.rules.scores(twin)


_keepers: dict[type[Plain], bool] = {}


def keeps_secrets(kind: type[Plain]) -> bool:
    """Whether a State, or a part of it, declares anything that not everybody sees."""
    known = _keepers.get(kind)
    if known is None:
        plan = layout(kind)
        own = any([plan.sight[name] not in (PUBLIC, SHARED) for name in plan.names])
        known = _keepers[kind] = own or any([keeps_secrets(part) for part in plan.parts.values()])
    return known


_counted: dict[type[Plain], list[str]] = {}


def _concealing(kind: type[Plain]) -> list[str]:
    """The fields of a State, or of a part, in which something concealed is counted: what no redeal replaces."""
    found = _counted.get(kind)
    if found is None:
        plan = layout(kind)
        found = _counted[kind] = [
            name
            for name in plan.names
            if plan.sight[name] == CONCEALED or (name in plan.parts and _concealing(plan.parts[name]))
        ]
    return found


def _recount(part: Plain, viewer: int, owner: int | None, change: int) -> None:
    """Change the concealed numbers of everybody but the viewer."""
    for name in _concealing(type(part)):
        setattr(part, name, _changed(getattr(part, name), viewer, owner, change))


def _changed(value: object, viewer: int, owner: int | None, change: int) -> object:
    """A value as it might be for all the viewer knows; the first list around it names its owner."""
    if isinstance(value, Plain):
        _recount(value, viewer, owner, change)
    elif isinstance(value, list):
        return [_changed(item, viewer, seat if owner is None else owner, change) for seat, item in enumerate(value)]
    elif owner != viewer and isinstance(value, bool):
        return change == 1
    elif owner != viewer and isinstance(value, int):
        return value + change
    return value


def returns(ranks: list[int], allied: bool) -> list[float]:
    """What places are worth, from 1 for the first to -1 for the last; who shares places shares their worth.

    >>> returns([2, 1, 2, 4], False)
    [0.0, 1.0, 0.0, -1.0]
    >>> returns([2, 2], True), returns([2, 2], False)
    ([-1.0, -1.0], [-1.0, -1.0])
    """
    if allied or 1 not in ranks:
        return [1.0 if rank == 1 else -1.0 for rank in ranks]
    last = len(ranks) - 1
    return [1.0 - (2 * (rank - 1) + ranks.count(rank) - 1) / last for rank in ranks]


def rewards(points: list[int], allied: bool) -> list[float]:
    """By how many points every seat is ahead of the others' mean; allies have their points.

    >>> rewards([30, 10, 20], False), rewards([7], True)
    ([15.0, -15.0, 0.0], [7.0])
    """
    if allied or len(points) == 1:
        return [float(own) for own in points]
    others = len(points) - 1
    total = sum(points)
    return [own - (total - own) / others for own in points]
