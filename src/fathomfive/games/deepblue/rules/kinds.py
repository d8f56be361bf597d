"""Every question that Deep Blue asks a seat, with the type of its options and the words that options are made of."""

from __future__ import annotations

from typing import Final, TypeAlias, cast

from ....kernel import AnyAsk, Kind, kinds_in

Action: TypeAlias = "str | tuple[str, int]"
"""A verb, or a verb and the slot or node it is about."""
Course: TypeAlias = "tuple[int, int]"
"""A boat, and the node where it ends its move."""
Protection: TypeAlias = "int | str | tuple[str, int]"
"""A card, a scout spot with one's boat on it, or surfacing."""

ACTION: Final[Kind[Action]] = Kind("action")
"""What to do this turn: `(HIRE, slot)`, RENEW, SET_SAIL, REST or `(DIVE, node)`."""
HIRE: Final = "hire"
RENEW: Final = "renew"
SET_SAIL: Final = "sail"
REST: Final = "rest"
DIVE: Final = "dive"

PAY: Final[Kind[int | str]] = Kind("pay")
"""What to pay with next: a card with money, or a TOKEN. About the price, and what is paid of it."""
TOKEN: Final = "token"

TAKE: Final[Kind[int | str]] = Kind("take")
"""Which card to take after a renewal, by its slot of the market, or NOBODY."""
NOBODY: Final = "nobody"

PROPEL: Final[Kind[int | str]] = Kind("propel")
"""What to play for moves: a card with a propeller, a TOKEN, or CAST_OFF with what one has. About the moves so far."""
CAST_OFF: Final = "cast_off"

SAIL: Final[Kind[str | Course]] = Kind("sail")
"""Which boat to move where, or to drop ANCHOR. About the moves that are left."""
ANCHOR: Final = "anchor"

SCOUT: Final[Kind[int]] = Kind("scout")
"""Which scout spot of a wreck to take, by its number there. About the node."""

RUSH: Final[Kind[int | str]] = Kind("rush")
"""Which boat to send to the dive, or to STAY."""
STAY: Final = "stay"

PROTECT: Final[Kind[Protection]] = Kind("protect")
"""How to survive a hazard: a card, `(SPOT, boat)`, or not: SURFACE. About the hazard's colour."""
SPOT: Final = "spot"
SURFACE: Final = "surface"

CREW: Final[Kind[int | str]] = Kind("crew")
"""Which card to play for points, or DONE."""
DONE: Final = "done"

GO_ON: Final[Kind[str]] = Kind("go_on")
"""Whether the leader draws ON, or would rather STOP."""
ON: Final = "on"
STOP: Final = "stop"

KINDS: Final = kinds_in(globals())


def about(ask: AnyAsk, which: int = 0) -> int:
    """One of the numbers that a question is about."""
    return cast("tuple[int, ...]", ask.about)[which]
