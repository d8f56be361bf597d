"""The verbs of effects in content files, whom they are for, and what divers are there for."""

from __future__ import annotations

from typing import Final

EXPERT: Final = 0
TRADE: Final = 1
SPY: Final = 2
ENGINEER: Final = 3
EXPLORE: Final = 4
CALLINGS: Final = ("gain", "trade", "spy", "improve", "explore")
"""What divers are there for, by the verb of their effect; an expert may have further gains."""

GAIN: Final = 0
FREE_EFFECTS: Final = 1
TWICE: Final = 2
USE_REWARD: Final = 3
TAKE_BACK_KEY: Final = 4
SURFACE: Final = 5
UPGRADE: Final = 6
SWAP: Final = 7
CHOOSE: Final = 8
DRAW: Final = 9
VERBS: Final = (
    "gain", "free-effects", "twice", "use-reward", "take-back-key", "surface", "upgrade", "swap", "choose", "draw",
)  # fmt: skip
FRONTS: Final = (GAIN, UPGRADE, CHOOSE, DRAW)
"""What the front of a reward tile can do (OT-15)."""

ANY: Final = 0
ACTIVATED: Final = 1
ABOVE: Final = 2
TARGETS: Final = ("any", "activated", "surfaced")
"""Which diver an upgrade is for."""
