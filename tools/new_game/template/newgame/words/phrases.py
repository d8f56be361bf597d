"""Facts and pieces as phrases, and the rule behind each fact."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from fathomfive.kernel import Phrase, Value

from ..rules.state import NewGameState

FACTS: Mapping[str, tuple[str, ...]] = {
    "begins": ("seat",),
    "takes": ("seat", "card"),
    "lays": ("seat", "card"),
    "loses": ("seat", "card"),
}
FACT_RULES: Mapping[str, str] = {"begins": "NG-2.2", "takes": "NG-2.1", "lays": "NG-3.1", "loses": "NG-3.3"}


def piece(s: NewGameState, kind: str, value: Value) -> Phrase:
    """The name of a piece that facts speak of."""
    if kind != "card":
        raise LookupError(f"newgame has no pieces of kind {kind!r}")
    return card_name(s, cast(int, value))


def card_name(s: NewGameState, card: int) -> Phrase:
    """A card by its name."""
    return Phrase(f"card-{s.c.ids[card]}")


def outcome(s: NewGameState, kind: str, value: Value) -> Phrase:
    """What nature's answer is called."""
    return card_name(s, cast(int, value)) if kind == "card" else Phrase("seat", number=cast(int, value) + 1)
