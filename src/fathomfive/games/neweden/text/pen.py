"""The pen that writes New Eden's text board: modules in a few signs."""

from __future__ import annotations

from typing import Final

from ....kernel import pen
from ..content.tables import GROUPS, OXYGEN, RESEARCH, SHIPYARD
from ..rules.state import NewEdenState, is_automaton
from ..words.phrases import AUTOMATON

GROUP_STYLES: Final = ("orange3", "magenta", "bright_cyan", "green", "bright_blue", "white")
DEEPLE: Final = "●"
COIN: Final = "¤"
POINT: Final = "★"
REPAIR: Final = "✚"
END: Final = "⚑"
"""Points at the end, if the station is stable."""
GAINS: Final = (COIN, POINT, REPAIR)
"""By outside group: what an activation gives."""


class Pen(pen.Pen[NewEdenState]):
    """A pen that knows the table's pieces."""

    def station(self, seat: int) -> str:
        """The name of a station's owner, in its colour."""
        name = AUTOMATON if is_automaton(self.s, seat) else self.seat(seat)
        return f"[seat{seat + 1}]{name}[/]"

    def group(self, group: int) -> str:
        """The short name of a group, in its colour."""
        return f"[{GROUP_STYLES[group]}]{self.say(f'text-group-{GROUPS[group]}')}[/]"

    def module(self, card: int) -> str:
        """A module with its group: `Crab 2●9¤ ⚑2 ▼1`."""
        if self.s.c.group[card] == RESEARCH:
            return f"[{GROUP_STYLES[RESEARCH]}]{self.piece('module', card)}[/]{self.rest(card)}"
        return f"{self.group(self.s.c.group[card])} {self.values(card)}"

    def values(self, card: int) -> str:
        """A module but research in signs: deeple and gain, new deeple, or bottles; and what it is worth."""
        c = self.s.c
        group = c.group[card]
        if group == SHIPYARD:
            does = f"+{c.placed[card][0][1]}{DEEPLE}"
        elif group == OXYGEN:
            does = "+".join([str(steps) for steps in c.bottles[card]])
        else:
            does = f"{c.slots[card]}{DEEPLE}{c.active[card][1]}{GAINS[group]}"
        return does + self.rest(card)

    def rest(self, card: int) -> str:
        """What a module does to the end: points, and how it moves the pointer."""
        end, up = self.s.c.end[card], self.s.c.pointer[card]
        worth = f" {END}{str(end).replace('-', '−')}" if end else ""
        return worth + (f" ▲{up}" if up > 0 else f" ▼{-up}" if up < 0 else "")
