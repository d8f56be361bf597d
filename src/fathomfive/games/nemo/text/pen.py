"""The pen that writes Nemo's text board: names and signs."""

from __future__ import annotations

from typing import Final

from ....kernel import Value, pen
from ..content.vocabulary import ROLES
from ..rules.combat import strength
from ..rules.state import NemoState
from ..words.phrases import piece

CONTACT: Final = "[cyan]?[/]"
FREE: Final = "[dim]·[/]"
STONE: Final = "[bold yellow]◆[/]"
UPRISING: Final = "[bold green]⚑[/]"
CRUSHED: Final = "[dim]⚑[/]"
WRECK: Final = "[bold yellow]⚓[/]"
HERE: Final = "[bold]►[/]"
LETTERS: Final = "abcdef"
"""Transit oceans have no number: a letter stands for it."""


class Pen(pen.Pen[NemoState]):
    """A pen that knows the table's pieces."""

    def explained(self, kind: str, value: Value) -> str:
        """What a piece does."""
        return self.say(f"{piece(self.s, kind, value).id}.text")

    def named(self, seat: int) -> str:
        """The name of a seat, in its colour."""
        return f"[seat{seat + 1}]{self.seat(seat)}[/]"

    def officer(self, seat: int) -> str:
        """The officer card of a seat."""
        s = self.s
        return self.say(f"officer-{ROLES[s.c.officer_role[s.officers[seat]]]}")

    def sign(self, ocean: int) -> str:
        """The number of a major ocean, the letter of a transit ocean."""
        die = self.s.c.die[ocean]
        return str(die) if die else LETTERS[ocean - 6]

    def ship(self, side: int) -> str:
        """A ship with its values: attack and defence of a warship, defence of a civilian."""
        s = self.s
        attack, defence = strength(s, side, s.c.side_attack[side]), strength(s, side, s.c.side_defence[side])
        ball = "•" if side >> 1 in s.cannonballs else ""
        if not s.c.side_attack[side]:
            return f"{self.piece('ship', side)} {defence}{ball}"
        violet = side & 1 and s.c.ship_group[side >> 1] > 0
        return f"[{'magenta' if violet else 'red'}]{self.piece('ship', side)} {attack}/{defence}{ball}[/]"
