"""How a voyage stands, in numbers around 0 to 1, each with its name."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from ..content.vocabulary import MOTIVES, RESOURCES
from ..rules.bridge import glory
from ..rules.scoring import standing
from ..rules.sea import warships
from ..rules.state import SEMI, NemoState
from .crowding import look_around
from .worth import turns_left

RATE: Final = 5.0
"""About how many points a turn brings."""
VOYAGE: Final = (
    *[f"motive {motive}" for motive in MOTIVES],
    "points ahead",
    "turns left",
    *[f"{resource} low" for resource in RESOURCES],
    "notoriety",
    "notoriety cubed",
    "room",
    "tightest area",
    "turns left without room",
    "turns left with warships",
    "warships",
    "people",
    "action points",
    "salvage",
    "without room",
)
"""The names of the numbers of `voyage`, in its order."""
NAMES: Final = (*VOYAGE, "glory")


def feature_names(s: NemoState) -> Sequence[str]:
    """What each of the features is."""
    return NAMES


def features(s: NemoState, seat: int) -> list[float]:
    """How the voyage stands, and a seat's glory in it, in numbers around 0 to 1."""
    own = glory(s, seat) / 10 if s.mode == SEMI and s.officers else 0.0
    return [*voyage(s), own]


def voyage(s: NemoState) -> list[float]:
    """How the voyage stands, in numbers around 0 to 1."""
    motive = [1.0 if s.motive == which else 0.0 for which in range(len(MOTIVES))]
    if not s.resources:
        return [*motive, *[0.0] * (len(VOYAGE) - len(MOTIVES))]
    c = s.c
    turns = turns_left(s)
    least = c.level_least[1]
    ahead = (standing(s) + RATE * turns - least) / (10 * sqrt(turns + 1.0))
    crowd = look_around(s)
    tight = min(crowd.room)
    low = [1.0 / max(1, space) for space in s.resources]
    fierce = sum([warships(s, ocean) for ocean in range(len(s.ships))])
    infamy = s.notoriety / c.outlawed[s.motive]
    return [
        *motive,
        max(-3.0, min(3.0, ahead)),
        turns / 25,
        low[0],
        low[1],
        low[2],
        infamy,
        infamy * infamy * infamy,
        crowd.free / 29,
        1.0 / (1.0 + tight),
        turns / 25 / (1.0 + crowd.free),
        turns / 25 * fierce / 10,
        fierce / 10,
        sum(s.characters) / 6,
        s.ap / 5,
        len(s.salvage) / 4,
        1.0 / (1.0 + crowd.free),
    ]
