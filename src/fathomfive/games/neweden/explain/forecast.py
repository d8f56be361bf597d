"""What a choice would change, and where it would hurt whoever makes it."""

from __future__ import annotations

from ....kernel import Phrase
from ..rules.scoring import is_stable, pointer
from ..rules.state import NewEdenState


def meters(s: NewEdenState, seat: int) -> dict[str, int]:
    """Coins, points, damage, and what the station bears."""
    station = s.stations[seat]
    return {
        "coin": station.coins,
        "point": station.points,
        "damage": station.damage,
        "pointer": pointer(s, seat),
    }


def harm(before: NewEdenState, after: NewEdenState, seat: int) -> Phrase | None:
    """A station that stood and would stand no more: it would be worth nothing in the end (NE-8.5, NE-11.4)."""
    if not is_stable(before, seat) or is_stable(after, seat):
        return None
    return Phrase("harm-unstable", damage=after.stations[seat].damage, bears=pointer(after, seat))
