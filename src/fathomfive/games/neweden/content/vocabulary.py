"""The verbs of New Eden's effects: what a card can do."""

from __future__ import annotations

from typing import Final

GAIN_COINS: Final = 0
GAIN_POINTS: Final = 1
REPAIR: Final = 2
HARM: Final = 3
GAIN_DEEPLE: Final = 4
OTHERS_GAIN_COINS: Final = 5
OTHERS_HARM_PER: Final = 6
LESS_HARM: Final = 7
POINTS_PER_STAFFED: Final = 8
SPARE: Final = 9
VERBS: Final = (
    "coins", "points", "repair", "harm", "deeple", "others-coins", "others-harm-per", "less-harm", "points-per-staffed",
    "spare",
)  # fmt: skip

Effect = tuple[int, int, int]
"""A verb, a number, and the group it is about (-1 for none)."""
