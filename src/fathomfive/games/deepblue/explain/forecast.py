"""What a choice would change: what a dive has brought so far, and what surfacing would leave of it."""

from __future__ import annotations

from ....kernel import Phrase
from ..rules.scoring import stone_points
from ..rules.state import DeepBlueState


def brought(s: DeepBlueState, seat: int) -> int:
    """Points of the chest, of cards played in this dive, and of stones, while the seat is still down."""
    dives = s.site >= 0 and s.diving[seat]
    return s.chests[seat] + s.earned[seat] + (stone_points(s, seat) if dives else 0)


def meters(s: DeepBlueState, seat: int) -> dict[str, int]:
    """Points, as they would stand if the dive ended now, and cards in hand."""
    return {"vp": brought(s, seat), "hand": len(s.hands[seat])}


def harm(before: DeepBlueState, after: DeepBlueState, seat: int) -> Phrase | None:
    """Surfacing without the stones, though something else would have protected the diver (DB-7.12)."""
    lost = brought(before, seat) - brought(after, seat)
    return Phrase("harm-stones", points=lost) if lost > 0 else None
