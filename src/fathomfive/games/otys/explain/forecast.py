"""What a choice would change, in numbers."""

from __future__ import annotations

from ..content.tables import ITEMS
from ..rules.state import COLOURS, OtysState


def meters(s: OtysState, seat: int) -> dict[str, int]:
    """Credits, batteries, prestige, and the resources of each colour."""
    player = s.players[seat]
    held = {ITEMS[colour]: sum(player.zone[colour::COLOURS]) for colour in range(COLOURS)}
    return {"credit": player.credits, "battery": player.batteries, "prestige": player.prestige, **held}
