"""The end: who is placed where (OT-8)."""

from __future__ import annotations

from typing import Final

from ....kernel import ranked
from .state import OtysState, resources

GOAL: Final = 18
MOST_RESOURCES: Final = 100


def scores(s: OtysState) -> list[int]:
    """Every seat's prestige; what is left over is worth nothing (OT-8.3)."""
    return [player.prestige for player in s.players] or [0] * s.seats


def would_end(s: OtysState, seat: int, prestige: int) -> bool:
    """Whether so much prestige would bring the end of the game: a seat may want to put that off (OT-8.1, OT-R9)."""
    return max(scores(s)) < GOAL <= s.players[seat].prestige + prestige


def known_scores(s: OtysState, viewer: int) -> list[int | None]:
    """Prestige is counted openly (OT-3.1)."""
    return [*scores(s)]


def ranks(s: OtysState) -> list[int]:
    """Most prestige first, then most resources in the search zone; equal seats share a place (OT-8.2)."""
    return ranked([score * MOST_RESOURCES + resources(s, seat) for seat, score in enumerate(scores(s))])
