"""What the scores are made of, for the end of a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ....kernel import Fact, Phrase
from ..rules.state import DeepBlueState


def parts(s: DeepBlueState, facts: Sequence[Fact]) -> list[tuple[Phrase, str, list[int]]]:
    """By seat: the points of cards, stones and wrecks in all dives, each with the rule that gives them."""
    cards, stones, wrecks = [0] * s.seats, [0] * s.seats, [0] * s.seats
    for fact in facts:
        if fact.kind == "scores":
            seat, card, stone, wreck, _ = cast("tuple[int, int, int, int, int]", fact.args)
            cards[seat] += card
            stones[seat] += stone
            wrecks[seat] += wreck
    return [
        (Phrase("part-cards"), "DB-8.2", cards),
        (Phrase("part-stones"), "DB-8.3", stones),
        (Phrase("part-wrecks"), "DB-8.4", wrecks),
    ]
