"""What a State class declares about its fields: who may see them, and what they are made of."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from .state import Plain

PUBLIC: Final = "public"
OWNER: Final = "owner"
CONCEALED: Final = "concealed"
HIDDEN: Final = "hidden"
SEEN_BY: Final = "seen_by"
SHARED: Final = "shared"


class Fields:
    """The declaration of one class. Iterating gives the names, so that it also serves as `__slots__`."""

    __slots__ = ("sight", "seen_by", "parts", "deal")

    def __init__(
        self,
        sight: dict[str, str],
        seen_by: Mapping[str, str],
        parts: Mapping[str, type[Plain]],
        deal: dict[str, str],
    ) -> None:
        self.sight = sight
        self.seen_by = seen_by
        self.parts = parts
        self.deal = deal

    def __iter__(self) -> Iterator[str]:
        return iter(self.sight)


def fields(
    *,
    public: str = "",
    owner: str = "",
    concealed: str = "",
    hidden: str = "",
    shared: str = "",
    seen_by: Mapping[str, str] | None = None,
    parts: Mapping[str, type[Plain]] | None = None,
    deal: Mapping[str, str] | None = None,
) -> Fields:
    """Declare the fields of a State or of a part of it. Names are given as words of one string.

    - `public`: everybody sees it.
    - `owner`: one entry a seat (or a field of a part that belongs to a seat), seen by that seat only.
    - `concealed`: shown to its owner only, but everybody could have counted along: never redealt.
    - `hidden`: nobody sees it.
    - `seen_by`: a list, and the name of the public list of bit masks that say which seats have seen each entry.
    - `shared`: not part of the game's position (tables of content); copied by reference, never written or shown.
    - `parts`: the class of a field that holds a part, or a list of parts.
    - `deal`: groups of fields whose unseen cards are as likely in one place as in another: what redeal shuffles.

    >>> declared = fields(public="turn market", owner="hands", hidden="deck", deal={"crew": "hands deck"})
    >>> list(declared)
    ['turn', 'market', 'hands', 'deck']
    """
    sight: dict[str, str] = {}
    for names, kind in ((public, PUBLIC), (owner, OWNER), (concealed, CONCEALED), (hidden, HIDDEN), (shared, SHARED)):
        for name in names.split():
            _declare(sight, name, kind)
    for name in seen_by or {}:
        _declare(sight, name, SEEN_BY)
    groups: dict[str, str] = {}
    for group, names in (deal or {}).items():
        for name in names.split():
            if sight.get(name) not in (OWNER, HIDDEN, SEEN_BY):
                raise TypeError(f"field {name!r} is dealt in group {group!r} but is not owner, hidden or seen_by")
            groups[name] = group
    for name in parts or {}:
        if name not in sight:
            raise TypeError(f"field {name!r} has a part class but no visibility")
    return Fields(sight, seen_by or {}, parts or {}, groups)


def _declare(sight: dict[str, str], name: str, kind: str) -> None:
    if name in sight:
        raise TypeError(f"field {name!r} is declared twice: {sight[name]} and {kind}")
    sight[name] = kind
