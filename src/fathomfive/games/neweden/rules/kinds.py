"""Every question that New Eden asks a seat, with the type of its options and the words they begin with."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, cast

from ....kernel import Ask, Kind, Value, kinds_in

PLANT: Final = "plant"
EXTEND: Final = "extend"
BUY: Final = "buy"
BREATHE: Final = "oxygen"
PASS: Final = "pass"
DOME: Final = "dome"
LAPSE: Final = "lapse"
NO: Final = "no"
STAND: Final = "stand"
DONE: Final = "done"
OPEN: Final = "row"
DROP: Final = 0

Extend: TypeAlias = tuple[Literal["extend"], str]
"""Turn over the extension tile of a group."""
Free: TypeAlias = Literal["plant"] | Extend
"""A free action: there are some in almost every window."""
Buy: TypeAlias = tuple[Literal["buy"], int]
"""Buy the card on a field of the tableau."""
Breathe: TypeAlias = tuple[Literal["oxygen"], int]
"""Move deeple with an oxygen card, by its place on the arm."""
Arm: TypeAlias = Literal["crab", "clam", "kraken"]
"""An arm outside, where deeple go."""
Place: TypeAlias = tuple[Arm, int]
"""An outside module: its arm, and its number from the dome on."""
Goal: TypeAlias = Place | tuple[Arm, int, Literal["stand"]]
"""Where a deeple goes: to lie there, or to stand on the last free slot, so that the module is activated at once."""
Origin: TypeAlias = Literal["dome"] | Place
"""Where a deeple lies."""
Lot: TypeAlias = tuple[Literal["row"], int]
"""A row to be auctioned."""

Order: TypeAlias = tuple[()] | tuple[int] | tuple[int, int] | tuple[int, int, int]
"""Cards bought on the black market, by their places in the hand."""

Action: TypeAlias = Buy | Breathe | Literal["pass"] | Free
"""An action of phase A."""
Last: TypeAlias = Literal["done"] | Free
"""Free actions, until there are enough."""
Move: TypeAlias = Origin | Literal["lapse"] | Free
"""What to do with a bottle."""
Way: TypeAlias = Goal | Literal["lapse"] | Free
"""What to do with a bottle when there is but one place to move a deeple from."""
Activation: TypeAlias = Place | Literal["no"]
"""A module to activate, or none."""
Reward: TypeAlias = Literal["done"] | Breathe | Free
"""An oxygen card to use after a won auction, or none."""

TURN: Final[Kind[Action]] = Kind("turn")
"""Which action to take in phase A."""
AFTER: Final[Kind[Last]] = Kind("after")
"""Whether to take free actions before the turn ends."""
DEEPLE: Final[Kind[Move]] = Kind("deeple")
"""From which of several places a deeple moves with a bottle, or that the bottle lapses; about `(steps,)`."""
WHERE: Final[Kind[Way]] = Kind("where")
"""To which module it moves, and whether to activate it; about `(origin, steps)`."""
ACTIVATE: Final[Kind[Activation]] = Kind("activate")
"""Which module with enough deeple from before to activate, if any."""
LOSE: Final[Kind[str]] = Kind("lose")
"""Which arm loses its outermost card: the name of its group."""
PLACE: Final[Kind[int]] = Kind("place")
"""Which of the cards just taken is placed first."""
MARKET: Final[Kind[Order | Free]] = Kind("market")
"""Which of the dealt cards to buy, or a free action before that."""
ROW: Final[Kind[Lot | Free]] = Kind("row")
"""Which row is auctioned next."""
BID: Final[Kind[int | Free]] = Kind("bid")
"""How many coins to bid, 0 to drop out; about `(row, highest bid)`."""
REWARD: Final[Kind[Reward]] = Kind("reward")
"""Whether to move and activate after a won auction; about `(times,)`."""
EXTRA: Final[Kind[Reward]] = Kind("extra")
"""Whether to do so once more for a damage, and with which oxygen card."""
LOCK: Final[Kind[tuple[int, int] | Free]] = Kind("lock")
"""Alone: which two rows are not auctioned."""

KINDS: Final = kinds_in(globals())


def steps_of(ask: Ask[Move | Way]) -> int:
    """How far the bottle goes that DEEPLE and WHERE are about."""
    return cast(int, cast("tuple[Value, ...]", ask.about)[-1])


def origin_of(ask: Ask[Way]) -> Origin:
    """From where the deeple comes that WHERE is about."""
    return cast("tuple[Origin, int]", ask.about)[0]
