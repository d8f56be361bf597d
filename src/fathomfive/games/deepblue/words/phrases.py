"""Deep Blue's pieces and facts in words: which phrase says what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from ....kernel import Phrase, Value
from ..content.tables import COLOURS, SCENARIOS, SPOTS
from ..rules.state import DeepBlueState

FACTS: Final[dict[str, tuple[str, ...]]] = {
    "scenario": ("scenario",),
    "begins": ("seat",),
    "reveals_crew": ("crew",),
    "adds_stone": ("stone",),
    "reshuffles": (),
    "pays": ("seat", "crew", "money:number"),
    "spends_token": ("seat",),
    "hires": ("seat", "crew"),
    "renews": ("seat",),
    "takes_nobody": ("seat",),
    "propels": ("seat", "crew", "moves:number"),
    "sails": ("seat", "from:node", "to:node"),
    "reveals_wreck": ("seat", "node", "wreck"),
    "scatters": ("node", "stone"),
    "scouts": ("seat", "node", "spot"),
    "storm": ("seat", "node"),
    "rests": ("seat", "count:number"),
    "returns": ("seat", "crew"),
    "dives": ("seat", "node"),
    "rushes": ("seat", "from:node", "to:node"),
    "draws": ("seat", "stone"),
    "protects": ("seat", "crew", "stone"),
    "uses_spot": ("seat", "stone"),
    "surfaces": ("seat",),
    "plays": ("seat", "crew", "points:number"),
    "scores": ("seat", "cards:number", "stones:number", "wreck:number", "total:number"),
    "fresco": ("wreck", "parts:number"),
    "ends": (),
    "abandoned": (),
}

FACT_RULES: Final[dict[str, str]] = {
    "scenario": "DB-2.6",
    "begins": "DB-2.11",
    "reveals_crew": "DB-4.6",
    "adds_stone": "DB-4.6",
    "reshuffles": "DB-R7",
    "pays": "DB-4.2",
    "spends_token": "DB-5.10",
    "hires": "DB-4.1",
    "renews": "DB-4.7",
    "takes_nobody": "DB-4.8",
    "propels": "DB-5.1",
    "sails": "DB-5.2",
    "reveals_wreck": "DB-5.6",
    "scatters": "DB-9.3",
    "scouts": "DB-5.5",
    "storm": "DB-9.5",
    "rests": "DB-6.1",
    "returns": "DB-6.1",
    "dives": "DB-7.2",
    "rushes": "DB-7.5",
    "draws": "DB-7.7",
    "protects": "DB-7.11",
    "uses_spot": "DB-7.11",
    "surfaces": "DB-7.10",
    "plays": "DB-7.14",
    "scores": "DB-8.2",
    "fresco": "DB-8.6",
    "ends": "DB-10.1",
    "abandoned": "DB-R17",
}
"""The rule behind each fact."""


def piece(s: DeepBlueState, kind: str, value: Value) -> Phrase:
    """The name of a stone, card, node, wreck, spot or scenario."""
    number = cast(int, value)
    ids: Sequence[str]
    if kind == "wreck":
        return Phrase(s.c.wreck_ids[number])
    if kind == "stone":
        ids = COLOURS
    elif kind == "crew":
        ids = s.c.crew_ids
    elif kind == "node":
        ids = s.c.node_ids
    elif kind == "spot":
        ids = SPOTS
    elif kind == "scenario":
        ids = SCENARIOS
    else:
        raise LookupError(f"Deep Blue has no pieces of kind {kind!r}")
    return Phrase(f"{kind}-{ids[number]}")


def outcome(s: DeepBlueState, kind: str, value: Value) -> Phrase:
    """What nature's answer is called: a piece, or the seat that begins."""
    if kind == "first":
        return Phrase("seat", number=cast(int, value) + 1)
    return piece(s, "crew" if kind == "own_crew" else kind, value)
