"""Every question that Otys asks a seat, with the type of its options."""

from __future__ import annotations

from typing import Final, TypeAlias

from ....kernel import Kind, Value, kinds_in

Fill: TypeAlias = "tuple[str, int]"
"""`("fill", contract)`: a contract may be filled in every window of one's own turn."""
Use: TypeAlias = "str | tuple[Value, ...]"
"""One use of a diver: `"mechanic"`, `"draw"`, `("take", "metal", "credit")`, `("sell", "fuel", "prestige")`, …"""
Paid: TypeAlias = "tuple[int, int, int, int, int]"
"""The level, and how much metal, plant, fuel and tech is paid from it."""

KEY: Final[Kind[int | Fill]] = Kind("key")
"""Which available key to use: a level, one's own X or a neutral X."""
LEVEL: Final[Kind[int]] = Kind("level")
"""To which level an X key goes."""
STEP_1: Final[Kind[str | Fill]] = Kind("step-1")
"""Before the diver is activated: `"sponsor"`, `"propeller"`, or `"activate"`."""
PROPELLER: Final[Kind[int]] = Kind("propeller")
"""Which diver to move, by its slot."""
MOVE: Final[Kind[int]] = Kind("move")
"""To which slot."""
EFFECT: Final[Kind[Use]] = Kind("effect")
"""What the activated diver does, or `"done"`."""
COPIED: Final[Kind[Use]] = Kind("copied")
"""What a neighbour's diver does, or `"done"`."""
STEP_3: Final[Kind[str | Fill]] = Kind("step-3")
"""Whether the diver goes up (`"surface"`) or breathes from a battery (`"oxygen"`)."""
STAY: Final[Kind[str]] = Kind("stay")
"""Author's variant: whether a copied diver goes up or its owner gives up a battery."""
KEY_BACK: Final[Kind[int]] = Kind("key-back")
"""Which used key to take back."""
UPGRADE: Final[Kind[int]] = Kind("upgrade")
"""Which diver to upgrade."""
KEEP: Final[Kind[int]] = Kind("keep")
"""Which of the drawn contracts to keep."""
PAYMENT: Final[Kind[Paid]] = Kind("payment")
"""From which level, and with which resources, to fill a contract."""
GAINS: Final[Kind[str]] = Kind("gains")
"""Whether to `"take"` or `"decline"` the bonus of the level, where its prestige would end the game."""
FRONT: Final[Kind[int | str]] = Kind("front")
"""How to use the front of a reward tile: a colour, a diver to upgrade, or `"decline"`; `"take"` for prestige that
would end the game."""
REWARD_TILE: Final[Kind[int]] = Kind("reward-tile")
"""Which reward tile of the colony to use, by its space."""
SPONSOR_EFFECT: Final[Kind[str]] = Kind("sponsor-effect")
"""Which of a sponsor's effects to use."""
SWAP_HERE: Final[Kind[int]] = Kind("swap-here")
"""Which colour on the level of the key to exchange."""
SWAP_THERE: Final[Kind[tuple[int, int]]] = Kind("swap-there")
"""For which level's which colour."""

KINDS: Final = kinds_in(globals())
