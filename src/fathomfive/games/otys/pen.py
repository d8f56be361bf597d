"""The pen that writes Otys' text board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel import Words, pen
from .phrases import piece
from .state import OtysState

UPGRADED: Final = "▲"


class Pen(pen.Pen):
    """A pen that knows the table's pieces."""

    def __init__(self, s: OtysState, viewer: int, words: Words, language: str, names: Sequence[str]) -> None:
        super().__init__(viewer, words, language, names)
        self.s = s

    def piece(self, kind: str, value: int) -> str:
        """The name of a piece."""
        return self.render(piece(self.s, kind, value))

    def diver(self, seat: int, slot: int) -> str:
        """The diver in a slot, marked when it is upgraded."""
        player = self.s.players[seat]
        diver = player.column[slot]
        return self.piece("diver", diver) + (UPGRADED if player.upgraded[diver] else "")
