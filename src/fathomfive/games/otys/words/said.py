"""What is said of the shop and of the hacker tracks at this moment."""

from __future__ import annotations

from ....kernel import Phrase
from ..content.tables import ITEMS
from ..rules.state import OtysState
from .phrases import piece


def said(s: OtysState, viewer: int) -> dict[str, list[Phrase]]:
    """The columns of the shop by colour, the hacker tracks by seat. All of it lies open."""
    found: dict[str, list[Phrase]] = {}
    for number, bought in enumerate(s.shop):
        full = bought >= len(s.c.row_credits)
        found[f"shop/{ITEMS[number]}"] = [piece(s, "item", number), Phrase("text-full" if full else "text-shop-legend")]
    for seat, player in enumerate(s.players):
        used, all = len(player.track), s.c.returns[player.hacker]
        back = Phrase("said-track", number=max(0, all - used))
        found[f"track/{seat}"] = [back, Phrase("said-keys-used", used=used, all=all)]
    return found
