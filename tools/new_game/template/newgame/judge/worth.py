"""What a draw is worth, by what a seat may know."""

from __future__ import annotations

from ..rules.state import NewGameState


def chance_to_lose(s: NewGameState, seat: int, played: int) -> float:
    """How likely the next card is like the one just played: of all cards that the seat has not seen."""
    seen = s.hands[seat] + s.discard
    for row in s.rows:
        seen = seen + row
    unseen = sum(s.c.copies) - len(seen)
    return (s.c.copies[played] - seen.count(played)) / unseen if unseen else 0.0
