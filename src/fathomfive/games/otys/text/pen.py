"""The pen that writes Otys' text board."""

from __future__ import annotations

from typing import Final

from ....kernel import pen
from ..rules.state import OtysState

UPGRADED: Final = "▲"


class Pen(pen.Pen[OtysState]):
    """A pen that knows the table's pieces."""

    def diver(self, seat: int, slot: int) -> str:
        """The diver in a slot, marked when it is upgraded."""
        player = self.s.players[seat]
        diver = player.column[slot]
        return self.piece("diver", diver) + (UPGRADED if player.upgraded[diver] else "")
