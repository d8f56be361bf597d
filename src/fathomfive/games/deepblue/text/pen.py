"""The pen that writes Deep Blue's text board."""

from __future__ import annotations

from ....kernel import pen
from ..rules.state import DeepBlueState

STONE_STYLES = ("white", "yellow", "red", "green", "magenta", "bright_blue", "reverse")


class Pen(pen.Pen[DeepBlueState]):
    """A pen that knows the table's pieces."""

    def stone(self, colour: int) -> str:
        """The name of a stone, in its colour."""
        return f"[{STONE_STYLES[colour]}]{self.piece('stone', colour)}[/]"
