"""The kinds of questions that seats are asked, and what their options are."""

from __future__ import annotations

from typing import Final, TypeAlias

from ....kernel import Kind, kinds_in

TokenUse: TypeAlias = "tuple[str, int]"
"""A dive token used for its knowledge or for its effect: offered inside every window of the seat on turn."""
Work: TypeAlias = "tuple[int, int, int]"
"""An action and where it is done: a space, and of a publication its report; -1 where that is asked later."""
Activation: TypeAlias = "tuple[str, int, int, int, int]"
"""A crew by its slot, and what it does first; of one that copies, whose actions."""
CREW: Final = "crew"
REPORT: Final = "report"
Pair: TypeAlias = "tuple[int, int]"
SpaceOption: TypeAlias = "int | TokenUse | str"
"""A space of a zone, a token, or doing without."""

BASE: Final[Kind[int]] = Kind("base")
"""Where a submarine is launched: cells."""
RECRUIT: Final[Kind[int]] = Kind("recruit")
"""Whom to recruit: kinds of crew."""
MANAGE: Final[Kind[int | str]] = Kind("manage")
"""Which disc to take back: slots of crew, or done."""
STAY: Final[Kind[int]] = Kind("stay")
"""Which disc stays, where fewer stay than come back: slots of crew."""
TURN: Final[Kind[Activation | tuple[str, int] | str]] = Kind("turn")
"""What to do on a turn: crew with what it does first, reports by their slot, tokens, or idle, pass or end."""
IDLE: Final[Kind[int]] = Kind("idle")
"""Whom to activate for nothing: slots of crew."""
ACTION: Final[Kind[Work | TokenUse | str]] = Kind("action")
"""Which action of a crew comes next: actions with their goals, tokens, or stop."""
TRAVEL: Final[Kind[Pair | TokenUse | str]] = Kind("travel")
"""Where to travel: cells from and to, tokens, or doing without."""
SONAR: Final[Kind[SpaceOption]] = Kind("sonar")
"""Which sonar space to use."""
DEPTHS: Final[Kind[tuple[int, ...] | str]] = Kind("depths")
"""From which depths to draw two tiles; drawing, where nothing else is to be chosen; or doing without."""
DISCOVER: Final[Kind[Pair]] = Kind("discover")
"""Which tile to lay, and where: tiles and cells."""
DIVE: Final[Kind[SpaceOption]] = Kind("dive")
"""Which dive space to take a token from."""
KEEP: Final[Kind[int]] = Kind("keep")
"""Which of two tokens to keep."""
CONSERVE: Final[Kind[SpaceOption]] = Kind("conserve")
"""Which conservation space to protect."""
PUBLISH: Final[Kind[Pair | TokenUse | str]] = Kind("publish")
"""What to publish: spaces and reports, tokens, or doing without."""
TOKENS: Final[Kind[TokenUse | str]] = Kind("tokens")
"""Which tokens to use at the end of a turn, or end."""
ATTRIBUTE: Final[Kind[int]] = Kind("attribute")
"""Which attribute to raise."""
PROMOTE: Final[Kind[int | str]] = Kind("promote")
"""Whom to promote: slots of crew, or doing without."""
INFLUENCE: Final[Kind[int | Pair | str]] = Kind("influence")
"""Where to lay a marker: hexes, or doing without."""
WANDER: Final[Kind[int | Pair | str]] = Kind("wander")
"""Scenario 6: which marker moves where, as steps from hex to hex; or where one enters."""
RESCUE: Final[Kind[int | Pair | str]] = Kind("rescue")
"""Scenario 7: where to lay a marker, in the rescue grid too for whoever is at the wreck."""
HORIZON: Final[Kind[int | Pair | str]] = Kind("horizon")
"""Scenario 8: where to lay a marker; some hexes choose how a goal is scored."""
CLEAN: Final[Kind[int | Pair | str]] = Kind("clean")
"""Scenario 9: where to lay a marker, or cleaning up."""
TRACK: Final[Kind[int | Pair | str]] = Kind("track")
"""Scenario 10: on which track to lay a marker."""
TURTLE: Final[Kind[int | str]] = Kind("turtle")
"""Whether to lay a marker on the turtle hex, or do without."""
WAY: Final[Kind[int]] = Kind("way")
"""How a goal of scenario 8 is scored: ways, by their number among the goals."""
DESIGNATE: Final[Kind[int]] = Kind("designate")
"""Which discs count for the third goal of scenario 6: conservation or publication."""
SEASICK: Final[Kind[int]] = Kind("seasick")
"""Who falls seasick: slots of crew."""
BONUS: Final[Kind[int]] = Kind("bonus")
"""How much of a bonus to take, when every bonus is asked for: all of it, a part, or nothing."""

KINDS: Final = kinds_in(globals())
"""Every kind, by name."""
