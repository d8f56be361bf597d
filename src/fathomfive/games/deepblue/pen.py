"""The pen that writes Deep Blue's text board."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel import Words, pen
from .phrases import piece
from .state import DeepBlueState

STONE_STYLES = ("white", "yellow", "red", "green", "magenta", "bright_blue", "reverse")


class Pen(pen.Pen):
    """A pen that knows the table's pieces."""

    def __init__(self, s: DeepBlueState, viewer: int, words: Words, language: str, names: Sequence[str]) -> None:
        super().__init__(viewer, words, language, names)
        self.s = s

    def piece(self, kind: str, value: int) -> str:
        """The name of a piece."""
        return self.render(piece(self.s, kind, value))

    def stone(self, colour: int) -> str:
        """The name of a stone, in its colour."""
        return f"[{STONE_STYLES[colour]}]{self.piece('stone', colour)}[/]"
