"""What one seat may see of a State, and what it cannot know: derived from the State's declaration."""

from __future__ import annotations

from typing import Final, cast

from .fields import HIDDEN, OWNER, PUBLIC, SEEN_BY
from .pile import Pile
from .random import Stream
from .state import Plain, State, layout
from .values import Json

NOBODY: Final = -1
"""The viewer who owns no seat: a spectator."""


def jsoned(value: object) -> Json:
    """Write a field's value, all of it."""
    if isinstance(value, (bool, int, str)):
        return value
    if isinstance(value, list):
        return [jsoned(item) for item in value]
    if isinstance(value, Pile):
        return {"pool": jsoned(value.pool), "tail": jsoned(value.tail)}
    if isinstance(value, Plain):
        return {name: jsoned(getattr(value, name)) for name in layout(type(value)).names}
    raise TypeError(f"a State holds integers, booleans, strings, piles, parts and lists of these, not {value!r}")


def veiled(value: object) -> Json:
    """What is left of a value that may not be seen: how many there are."""
    if isinstance(value, list):
        return [veiled(item) for item in value]
    if isinstance(value, Pile):
        return {"size": len(value)}
    return None


def view(s: State, viewer: int) -> dict[str, Json]:
    """What a seat sees (or a spectator: NOBODY), as plain data with no way back."""
    return _view(s, viewer, None, s.seats)


def _view(part: Plain, viewer: int, owner: int | None, seats: int) -> dict[str, Json]:
    plan = layout(type(part))
    seen: dict[str, Json] = {}
    for name in plan.names:
        value = getattr(part, name)
        sight = plan.sight[name]
        if sight == PUBLIC:
            seen[name] = _open(value, viewer, owner, seats)
        elif sight == HIDDEN:
            seen[name] = veiled(value)
        elif sight == SEEN_BY:
            masks: list[int] = getattr(part, plan.seen_by[name])
            seen[name] = [
                jsoned(item) if has_seen(mask, viewer, seats) else veiled(item)
                for item, mask in zip(value, masks, strict=True)
            ]
        elif owner is not None:
            seen[name] = _open(value, viewer, owner, seats) if owner == viewer else veiled(value)
        else:
            seen[name] = [
                _open(item, viewer, seat, seats) if seat == viewer else veiled(item) for seat, item in enumerate(value)
            ]
    return seen


def _open(value: object, viewer: int, owner: int | None, seats: int) -> Json:
    """A value that may be seen, but for what its parts hide; the first list around a part names its owner."""
    if isinstance(value, Plain):
        return _view(value, viewer, owner, seats)
    if isinstance(value, list) and value and isinstance(value[0], (list, Plain)):
        return [_open(item, viewer, seat if owner is None else owner, seats) for seat, item in enumerate(value)]
    return jsoned(value)


def has_seen(mask: int, viewer: int, seats: int) -> bool:
    """Whether the viewer's bit is set; a spectator sees what every seat has seen."""
    if viewer == NOBODY:
        return mask == (1 << seats) - 1
    return mask >> viewer & 1 == 1


def redeal(s: State, viewer: int, stream: Stream) -> None:
    """Replace, in place, all that the viewer cannot know by something as likely.

    The unseen cards of each declared group are gathered from every place where they lie, shuffled and dealt back. They
    are sorted first, so that the result depends on what the viewer knows and on the stream, and on nothing else.
    """
    places: dict[str, Places] = {}
    hands: list[list[int]] = []
    _gather(s, viewer, None, s.seats, places, hands)
    for slots in places.values():
        slots.deal(stream)
    for hand in hands:
        hand.sort()


class Places:
    """Where the unseen cards of a group lie: for each the list that holds it, and its index there."""

    __slots__ = ("lists", "indices")

    def __init__(self) -> None:
        self.lists: list[list[int]] = []
        self.indices: list[int] = []

    def add(self, cards: list[int], index: int) -> None:
        """Note the place of one card."""
        self.lists.append(cards)
        self.indices.append(index)

    def deal(self, stream: Stream) -> None:
        """Gather the cards, shuffle them and deal them back."""
        lists, indices = self.lists, self.indices
        cards: list[int] = []
        for place in range(len(lists)):
            cards.append(lists[place][indices[place]])
        cards.sort()
        stream.shuffle(cards)
        for place in range(len(lists)):
            lists[place][indices[place]] = cards[place]


def _gather(
    part: Plain,
    viewer: int,
    owner: int | None,
    seats: int,
    places: dict[str, Places],
    hands: list[list[int]],
) -> None:
    """Collect the places of unseen cards by group, and the unordered hands among them."""
    plan = layout(type(part))
    for name in plan.secret:
        value = getattr(part, name)
        group = plan.deal.get(name)
        sight = plan.sight[name]
        if group is None:
            _gather_parts(value, viewer, owner, seats, places, hands)
            continue
        slots = places.get(group)
        if slots is None:
            slots = places[group] = Places()
        if sight == SEEN_BY:
            masks: list[int] = getattr(part, plan.seen_by[name])
            cards: list[int] = value
            for i, mask in enumerate(masks):
                if cards[i] >= 0 and not has_seen(mask, viewer, seats):
                    slots.add(cards, i)
        elif sight == OWNER and owner is None:
            for seat, item in enumerate(value):
                if seat == viewer:
                    continue
                if isinstance(item, int):
                    if item >= 0:
                        slots.add(value, seat)
                else:
                    _slots(item, slots, hands)
        elif sight == HIDDEN or owner != viewer:
            _slots(value, slots, hands)


def _gather_parts(
    value: object,
    viewer: int,
    owner: int | None,
    seats: int,
    places: dict[str, Places],
    hands: list[list[int]],
) -> None:
    """Collect from the parts in a value; the first list around a part names its owner."""
    if isinstance(value, Plain):
        _gather(value, viewer, owner, seats, places, hands)
    elif isinstance(value, list) and value and isinstance(value[0], (list, Plain)):
        for seat, item in enumerate(value):
            _gather_parts(item, viewer, seat if owner is None else owner, seats, places, hands)


def _slots(value: object, slots: Places, hands: list[list[int]]) -> None:
    if isinstance(value, Pile):
        value = value.pool
    assert isinstance(value, list)
    if value and not isinstance(value[0], int):
        for item in value:
            _slots(item, slots, hands)
        return
    cards = cast("list[int]", value)
    for i in range(len(cards)):
        if cards[i] >= 0:
            slots.add(cards, i)
    hands.append(cards)
